/* Many games side by side: one step for all of them, and what each next player sees as numbers. */

/* Who answers for a seat: whoever calls, or this program, evenly or by the game's policy. */
enum { FROM_OUTSIDE, EVENLY, BY_POLICY };

typedef struct {
    Table *games;
    int number, seats, width, actions, places, questions;
    uint64_t luck;
    uint8_t fields[FIELDS_SIZE];
    Seen *plan;
    int16_t *numbers;        /* [questions][128] the action of each option, -1: none */
    uint8_t *options;        /* [actions] the option that each action is of its question */
    uint8_t plays[MAX_SEATS];
    uint64_t *own;           /* the luck of those seats that are played here, one stream a game */
    /* what is read after each step, one row a game */
    int16_t *seen;    /* [width] what the next player sees; of a game that is over: who answered last */
    uint8_t *legal;   /* [actions] 1 for each that is offered */
    int8_t *who;      /* the next player */
    float *rewards;   /* [seats] of a game that has ended with this step, else 0 */
    uint8_t *over;
} Vector;

static void show_game(Vector *vector, int i, int seat)
{
    Table *t = &vector->games[i];
    int asked = t->run.waits == FOR_NOBODY ? -1 : t->run.choice;
    vector->who[i] = (int8_t)seat;
    see(t, vector->plan, vector->places, vector->questions, seat, asked, vector->seen + (size_t)i * vector->width);
    uint8_t *legal = vector->legal + (size_t)i * vector->actions;
    memset(legal, 0, (size_t)vector->actions);
    if (asked < 0)
        return;
    for (Options left = t->run.options; left; left &= left - 1) {
        int action = vector->numbers[asked * 128 + lowest_option(left)];
        if (action >= 0)
            legal[action] = 1;
    }
}

/* Run on to the next choice that somebody outside has to make. */
static void run_on(Vector *vector, int i)
{
    Table *t = &vector->games[i];
    while (t->run.waits != FOR_NOBODY) {
        Options options = t->run.options;
        int who = t->run.who;
        if (!(options & (options - 1)))
            answer(t, who, lowest_option(options));
        else if (vector->plays[who] == EVENLY)
            answer(t, who, choose_evenly(t, &vector->own[i]));
        else if (vector->plays[who] == BY_POLICY)
            answer(t, who, choose_by_policy(t, &vector->own[i]));
        else
            break;
    }
}

/* Begin a game anew; a learner that is never asked in it sees how it has ended. */
static void begin_game(Vector *vector, int i, uint64_t seed)
{
    Table *t = &vector->games[i];
    new_game(t, vector->fields, vector->seats, seed);
    vector->own[i] = seed ^ 0xD1B54A32D192ED03u;
    run_on(vector, i);
    vector->over[i] = t->run.waits == FOR_NOBODY;
    memset(vector->rewards + (size_t)i * vector->seats, 0, (size_t)vector->seats * sizeof(float));
    show_game(vector, i, vector->over[i] ? 0 : t->run.who);
}

/* The first game whose action is not offered; -1: all are. A game that is over or told to wait (-1) needs none. */
static int first_refused(const Vector *vector, const int32_t *actions)
{
    for (int i = 0; i < vector->number; i++) {
        if (vector->over[i] || actions[i] == -1)
            continue;
        if (actions[i] < 0 || actions[i] >= vector->actions || !vector->legal[(size_t)i * vector->actions + actions[i]])
            return i;
    }
    return -1;
}

/* Answer in every game that is under way and does not wait (-1), by an action that is offered. */
static void step_all(Vector *vector, const int32_t *actions)
{
    for (int i = 0; i < vector->number; i++) {
        Table *t = &vector->games[i];
        float *rewards = vector->rewards + (size_t)i * vector->seats;
        memset(rewards, 0, (size_t)vector->seats * sizeof(float));
        if (vector->over[i] || actions[i] == -1)
            continue;
        int who = t->run.who;
        answer(t, who, vector->options[actions[i]]);
        run_on(vector, i);
        if (t->run.waits == FOR_NOBODY) {
            vector->over[i] = 1;
            for (int p = 0; p < vector->seats; p++)
                rewards[p] = (float)payoff(t, p) / 1000;
        }
        show_game(vector, i, vector->over[i] ? who : t->run.who);
    }
}
