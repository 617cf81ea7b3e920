/* Many games side by side for learners: each begins by a seed of its own, is answered by actions and waits at its end;
   some seats are played here. */

/* Who answers for a seat: whoever calls, or this program, evenly or by the game's policy. */
enum { FROM_OUTSIDE, PLAYED_EVENLY, PLAYED_BY_POLICY };

typedef struct {
    Table *games;
    int number, seats, width, actions, places, questions;
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
} Batch;

static void show_table(Batch *batch, int i, int seat)
{
    Table *t = &batch->games[i];
    int asked = t->run.waits == FOR_NOBODY ? -1 : t->run.choice;
    batch->who[i] = (int8_t)seat;
    see_numbers(t, batch->plan, batch->places, batch->questions, seat, asked, batch->seen + (size_t)i * batch->width);
    uint8_t *legal = batch->legal + (size_t)i * batch->actions;
    memset(legal, 0, (size_t)batch->actions);
    if (asked < 0)
        return;
    for (Options left = t->run.options; left; left &= left - 1) {
        int action = batch->numbers[asked * 128 + lowest_option(left)];
        if (action >= 0)
            legal[action] = 1;
    }
}

/* Run on to the next choice that somebody outside has to make. */
static void run_on(Batch *batch, int i)
{
    Table *t = &batch->games[i];
    while (t->run.waits != FOR_NOBODY) {
        Options options = t->run.options;
        int who = t->run.who;
        if (!(options & (options - 1)))
            answer(t, who, lowest_option(options));
        else if (batch->plays[who] == PLAYED_EVENLY)
            answer(t, who, choose_evenly(options, &batch->own[i]));
        else if (batch->plays[who] == PLAYED_BY_POLICY)
            answer(t, who, choose_by_policy(t, &batch->own[i]));
        else
            break;
    }
}

/* Begin a game anew; a learner that is never asked in it sees how it has ended. */
static void begin_table(Batch *batch, int i, uint64_t seed)
{
    Table *t = &batch->games[i];
    new_game(t, batch->fields, batch->seats, seed);
    batch->own[i] = seed ^ 0xD1B54A32D192ED03u;
    run_on(batch, i);
    batch->over[i] = t->run.waits == FOR_NOBODY;
    memset(batch->rewards + (size_t)i * batch->seats, 0, (size_t)batch->seats * sizeof(float));
    show_table(batch, i, batch->over[i] ? 0 : t->run.who);
}

/* The first game whose action is not offered; -1: all are. A game that is over or told to wait (-1) needs none. */
static int first_refused(const Batch *batch, const int32_t *actions)
{
    for (int i = 0; i < batch->number; i++) {
        if (batch->over[i] || actions[i] == -1)
            continue;
        if (actions[i] < 0 || actions[i] >= batch->actions || !batch->legal[(size_t)i * batch->actions + actions[i]])
            return i;
    }
    return -1;
}

/* Answer in every game that is under way and does not wait (-1), by an action that is offered. */
static void answer_all(Batch *batch, const int32_t *actions)
{
    for (int i = 0; i < batch->number; i++) {
        Table *t = &batch->games[i];
        float *rewards = batch->rewards + (size_t)i * batch->seats;
        memset(rewards, 0, (size_t)batch->seats * sizeof(float));
        if (batch->over[i] || actions[i] == -1)
            continue;
        int who = t->run.who;
        answer(t, who, batch->options[actions[i]]);
        run_on(batch, i);
        if (t->run.waits == FOR_NOBODY) {
            batch->over[i] = 1;
            for (int p = 0; p < batch->seats; p++)
                rewards[p] = (float)payoff(t, p) / 1000;
        }
        show_table(batch, i, batch->over[i] ? who : t->run.who);
    }
}
