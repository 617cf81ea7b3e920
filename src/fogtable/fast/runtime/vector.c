/* Many games side by side: one step for all of them, what each next player sees as numbers, ended games begin anew. */

typedef struct {
    Table *games;
    int number, seats, width;
    uint64_t luck;
    uint8_t fields[FIELDS_SIZE];
    /* what is read after each step, one row a game */
    int8_t *seen;     /* [width] what the next player sees */
    uint8_t *legal;   /* [128] 1 for each option that is offered */
    int8_t *who;      /* the next player */
    uint8_t *choice;  /* the question */
    float *rewards;   /* [seats] of the game that has just ended, else 0 */
    uint8_t *ended;   /* whether a game has ended in this step */
} Vector;

/* Numbers for one place of a field: a card set one for each card and their count; else the value itself. */
static int place_width(const Field *field)
{
    return field->set ? field->high + 2 : 1;
}

static int seen_width(void)
{
    int width = 0;
    for (int n = 0; n < FIELD_COUNT; n++) {
        const Field *field = &FIELDS[n];
        int rows = field->rows == PER_SEAT ? MAX_SEATS : field->rows ? field->rows : 1;
        int inner = field->inner == PER_SEAT ? MAX_SEATS : field->inner;
        width += rows * inner * place_width(field);
    }
    return width;
}

static int8_t narrow(int64_t value)
{
    return (int8_t)(value < -127 ? -127 : value > 127 ? 127 : value);
}

/* What a seat sees, as numbers: hidden cards are 0 (their count stays, where it is public), hidden values -128. */
static void see(const Table *t, int seat, int8_t *out)
{
    for (int n = 0; n < FIELD_COUNT; n++) {
        const Field *field = &FIELDS[n];
        int rows = field->rows == PER_SEAT ? MAX_SEATS : field->rows ? field->rows : 1;
        int inner = field->inner == PER_SEAT ? MAX_SEATS : field->inner, width = place_width(field);
        for (int row = 0; row < rows; row++) {
            bool there = row < row_count(t, field), sees = there && sees_row(t, field, row, seat);
            for (int i = 0; i < inner; i++, out += width) {
                int64_t value = there ? read_place(t, field, row, i) : 0;
                memset(out, 0, (size_t)width);
                if (!field->set)
                    *out = sees ? narrow(value) : there ? -128 : 0;
                else {
                    for (Cards left = sees ? (Cards)value : EMPTY; left; left &= left - 1)
                        out[lowest(left)] = 1;
                    out[width - 1] = sees || (there && is_counted(t, field)) ? (int8_t)count((Cards)value) : -128;
                }
            }
        }
    }
}

static void show_game(Vector *vector, int i)
{
    Table *t = &vector->games[i];
    vector->who[i] = t->run.who;
    vector->choice[i] = t->run.choice;
    see(t, t->run.who, vector->seen + (size_t)i * vector->width);
    uint8_t *legal = vector->legal + (size_t)i * 128;
    memset(legal, 0, 128);
    for (Options left = t->run.options; left; left &= left - 1)
        legal[lowest_option(left)] = 1;
}

static void fresh_game(Vector *vector, int i)
{
    new_game(&vector->games[i], vector->fields, vector->seats, next_random(&vector->luck));
}

/* Answer in every game; return how many answers were not offered (those games wait on). */
static int step_all(Vector *vector, const uint8_t *options)
{
    int refused = 0;
    for (int i = 0; i < vector->number; i++) {
        Table *t = &vector->games[i];
        vector->ended[i] = 0;
        memset(vector->rewards + (size_t)i * vector->seats, 0, (size_t)vector->seats * sizeof(float));
        if (options[i] > PASS || !(t->run.options >> options[i] & 1)) {
            refused++;
            continue;
        }
        answer(t, t->run.who, options[i]);
        if (t->run.waits == FOR_NOBODY) {
            vector->ended[i] = 1;
            for (int p = 0; p < vector->seats; p++)
                vector->rewards[(size_t)i * vector->seats + p] = (float)payoff(t, p) / 1000;
            fresh_game(vector, i);
        }
        show_game(vector, i);
    }
    return refused;
}
