/* Games played on by chance: evenly, or by the weights of the game's policy. */

enum { LONGEST = 100000 }; /* answers after which a game counts as endless */

static inline void answer(Table *t, int seat, int option)
{
    t->run.act = ANSWER;
    t->run.replier = (uint8_t)seat;
    t->run.reply = (uint8_t)option;
    play_on(t);
}

/* One of some options, all alike. */
static inline int choose_evenly(Options options, uint64_t *luck)
{
    return option_at(options, below(luck, count_options(options)));
}

/* Weigh all options of a question by the game's policy; return how many there are, and the sum of their weights. */
static int weigh_all(Table *t, int seat, int choice, Options options, int *found, int *weights, int *whole)
{
    int number = 0;
    *whole = 0;
    notes_kept.now++;
    t->run.notes = &notes_kept;
    for (Options left = options; left; left &= left - 1, number++) {
        int weight = WEIGHED[choice] ? weigh(t, seat, choice, lowest_option(left)) : 1;
        found[number] = lowest_option(left);
        weights[number] = most(weight, 0);
        *whole += weights[number];
    }
    t->run.notes = NULL;
    return number;
}

/* One of the options of the question shown, each as likely as its weight says. */
static int choose_by_policy(Table *t, uint64_t *luck)
{
    int options[PASS + 1], weights[PASS + 1], whole, i = 0;
    if (!WEIGHED[t->run.choice])
        return choose_evenly(t->run.options, luck);
    int number = weigh_all(t, t->run.who, t->run.choice, t->run.options, options, weights, &whole);
    if (!whole)
        return options[below(luck, number)];
    for (int at = below(luck, whole); (at -= weights[i]) >= 0;)
        i++;
    return options[i];
}

/* How the game is to be played on, and up to where: a number of boundaries from now, 0: to the end. */
typedef struct {
    bool by_policy;
    int horizon;
} Manner;

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
            option = manner.by_policy ? choose_by_policy(t, luck) : choose_evenly(options, luck);
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
