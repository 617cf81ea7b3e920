/* Signs: what a player sees, as a short list of what is so. The same for all games, from the state table alone.
 *
 * Each value that differs from that of an empty table is one sign, each card that lies open another, and so is how many
 * cards there are. The rows of seats are told from where the player sits: its own comes first, then those of the others in
 * the order of their seats. What is so in several places of an inner row of seats counts as often.
 */

enum { MOST_COUNTED = 10, MOST_VALUES = 24 };

typedef struct {
    int16_t sign, times;
} Sign;

/* Signs as they are being read. */
typedef struct {
    int16_t *times; /* of each sign; 0 between two readings */
    Sign *found;
    int number;
} Signs;

/* Values of a number that have a sign each; of many, neighbours share one. */
static int sign_values(const Field *field)
{
    return least(field->high - field->low + 1, MOST_VALUES);
}

static int sign_span(const Field *field)
{
    return field->set ? field->high + 1 + MOST_COUNTED + 1 : sign_values(field);
}

/* Rows that are told apart: of seats as many as there can be. */
static int sign_rows(int rows)
{
    return rows == PER_SEAT ? MAX_SEATS : most(rows, 1);
}

/* Where a row stands that is told from a seat: its own is the first. */
static int sign_row(int rows, int row, int seat)
{
    return rows != PER_SEAT || row > seat ? row : row == seat ? 0 : row + 1;
}

/* How many signs there are in this game. The first is always there. */
static int sign_count(void)
{
    int all = 1;
    for (int n = 0; n < FIELD_COUNT; n++)
        all += sign_rows(FIELDS[n].rows) * sign_rows(FIELDS[n].inner) * sign_span(&FIELDS[n]);
    return all;
}

static inline void note_sign(Signs *signs, int sign)
{
    if (!signs->times[sign]++)
        signs->found[signs->number++].sign = (int16_t)sign;
}

static void read_place_signs(const Table *t, const Field *field, int row, int inner, bool sees, Signs *signs, int at)
{
    Value value = read_place(t, field, row, inner);
    if (field->set) {
        for (Cards left = sees ? (Cards)value : EMPTY; left; left &= left - 1)
            note_sign(signs, at + lowest(left));
        int cards = count((Cards)value);
        if (cards && (sees || is_counted(t, field)))
            note_sign(signs, at + field->high + 1 + least(cards, MOST_COUNTED));
    } else if (sees && value != field->start) {
        int range = field->high - field->low + 1, step = (int)value - field->low;
        note_sign(signs, at + (range > MOST_VALUES ? step * MOST_VALUES / range : step));
    }
}

/* Read what `seat` sees into `signs`. */
static void read_signs(const Table *t, int seat, Signs *signs)
{
    int at = 1;
    signs->number = 0;
    note_sign(signs, 0);
    for (int n = 0; n < FIELD_COUNT; n++) {
        const Field *field = &FIELDS[n];
        int inners = sign_rows(field->inner), span = sign_span(field);
        for (int row = 0; row < row_count(t, field); row++) {
            bool sees = sees_row(t, field, row, seat);
            if (!sees && !(field->set && is_counted(t, field)))
                continue;
            int block = at + sign_row(field->rows, row, seat) * inners * span;
            for (int inner = 0; inner < inner_count(t, field); inner++)
                read_place_signs(t, field, row, inner, sees, signs, block + sign_row(field->inner, inner, seat) * span);
        }
        at += sign_rows(field->rows) * inners * span;
    }
    for (int i = 0; i < signs->number; i++) {
        Sign *found = &signs->found[i];
        found->times = signs->times[found->sign];
        signs->times[found->sign] = 0;
    }
}
