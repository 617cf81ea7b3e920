/* Games played on by chance, each option as likely as somebody thinks it good. */

enum { LONGEST = 100000 }; /* answers after which a game counts as endless */

/* How the game is to be played on: by a net that has learned, else by the game's policy or evenly; and up to where: a number
 * of boundaries from now, 0: to the end. */
typedef struct {
    const LearnedNet *net;
    Signs *signs; /* room for what the net sees */
    bool by_policy;
    int horizon;
} Manner;

/* Weigh all options of a question; return how many there are, and the sum of their weights. */
static int weigh_by(const Manner *manner, Table *t, int seat, int choice, Options options, int *found, int *weights,
                    float *whole)
{
    int sum, number;
    if (!manner->net) {
        number = weigh_all(t, seat, choice, options, found, weights, &sum);
        *whole = (float)sum;
        return number;
    }
    number = weigh_learned(manner->net, manner->signs, t, seat, choice, options, found, weights);
    *whole = 0;
    for (int i = 0; i < number; i++)
        *whole += (float)weights[i];
    return number;
}

static inline int choose_by(const Manner *manner, Table *t, uint64_t *luck)
{
    if (manner->net)
        return choose_learned(manner->net, manner->signs, t, luck);
    return manner->by_policy ? choose_by_policy(t, luck) : choose_evenly(t->run.options, luck);
}

/* Play on; return the number of decisions between several options. */
static int play_out(Table *t, uint64_t *luck, Manner manner)
{
    int decisions = 0, end = t->run.boundaries + manner.horizon;
    for (int i = 0; i < LONGEST && t->run.waits != FOR_NOBODY; i++) {
        if (manner.horizon && t->run.boundaries >= end)
            break;
        Options options = t->run.options;
        int option;
        if (!(options & (options - 1)))
            option = lowest_option(options);
        else {
            decisions++;
            option = choose_by(&manner, t, luck);
        }
        answer(t, t->run.who, option);
    }
    return decisions;
}

/* What a seat has got, or may expect where the game is not over: 0 to 1. */
static inline float value_of(Table *t, int seat)
{
    if (t->run.over)
        return (float)payoff(t, seat) / 1000;
    return RATES ? (float)worth(t, seat) / 1000 : 0.5f;
}

/* A new game on fields that were laid out; its luck is `seed`. */
static void new_game(Table *t, const void *fields, int seats, uint64_t seed)
{
    memset(t, 0, sizeof *t);
    memcpy((char *)t + FIELDS_AT, fields, FIELDS_SIZE);
    t->run.seats = (uint8_t)seats;
    t->run.luck = seed;
    deal(t);
    play_on(t);
}
