/* Many games side by side: one step for all of them, what each next player sees as bytes, ended games begin anew. */

typedef struct {
    Table *games;
    int number, seats;
    uint64_t luck;    /* of the games */
    uint64_t drawing; /* of answers that are drawn here */
    uint8_t fields[FIELDS_SIZE];
    Sight sights[MAX_SEATS];
    Options *offered; /* by each game: side by side, so that whoever draws or checks does not go through the games */
    /* what is read after each step, one row a game */
    uint8_t *seen;    /* [SIGHT_SIZE] what the next player sees */
    uint8_t *legal;   /* [128] 1 for each option that is offered */
    int8_t *who;      /* the next player */
    uint8_t *choice;  /* the question */
    float *rewards;   /* [seats] of the game that has just ended, else 0 */
    uint8_t *ended;   /* whether a game has ended in this step */
    uint8_t *drawn;   /* an option for each game, drawn evenly */
} Vector;

/* Eight bits as eight bytes of 0 or 1, the lowest first. */
static inline uint64_t spread_bits(uint64_t eight)
{
    const uint64_t ones = 0x0101010101010101u;
    return ((eight * ones & 0x8040201008040201u) + 0x7f * ones) >> 7 & ones;
}

static inline void show_options(Options options, uint8_t *out)
{
    uint64_t words[2] = {(uint64_t)options, (uint64_t)(options >> 64)};
    for (int i = 0; i < 16; i++) {
        uint64_t eight = spread_bits(words[i / 8] >> i % 8 * 8 & 0xff);
        memcpy(out + 8 * i, &eight, 8);
    }
}

static void show_game(Vector *vector, int i)
{
    Table *t = &vector->games[i];
    vector->who[i] = t->run.who;
    vector->choice[i] = t->run.choice;
    see(t, &vector->sights[t->run.who], vector->seen + (size_t)i * SIGHT_SIZE);
    show_options(t->run.options, vector->legal + (size_t)i * 128);
    vector->offered[i] = t->run.options;
}

static void fresh_game(Vector *vector, int i)
{
    new_game(&vector->games[i], vector->fields, vector->seats, next_random(&vector->luck));
}

/* The first game whose option is not offered; -1: all are. */
static int first_not_offered(const Vector *vector, const uint8_t *options)
{
    for (int i = 0; i < vector->number; i++)
        if (options[i] > PASS || !(vector->offered[i] >> options[i] & 1))
            return i;
    return -1;
}

/* Answer in every game, by an option that is offered. */
static void step_all(Vector *vector, const uint8_t *options)
{
    memset(vector->ended, 0, (size_t)vector->number);
    memset(vector->rewards, 0, (size_t)vector->number * (size_t)vector->seats * sizeof(float));
    for (int i = 0; i < vector->number; i++) {
        Table *t = &vector->games[i];
        answer(t, t->run.who, options[i]);
        if (t->run.waits == FOR_NOBODY) {
            vector->ended[i] = 1;
            for (int p = 0; p < vector->seats; p++)
                vector->rewards[(size_t)i * vector->seats + p] = (float)payoff(t, p) / 1000;
            fresh_game(vector, i);
        }
        show_game(vector, i);
    }
}

/* Draw one of the options of each game, all alike. */
static void draw_all(Vector *vector)
{
    for (int i = 0; i < vector->number; i++)
        vector->drawn[i] = (uint8_t)choose_evenly(vector->offered[i], &vector->drawing);
}
