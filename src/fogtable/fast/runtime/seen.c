/* What a seat sees, as numbers for learners: which seat it is, what it is asked, then place by place what lies on the
 * table. Which places these are, and in which order, Python says (fogtable/env/columns.py). */

/* A place of a field, as Python packs it: the columns of single cards that it has, and whether one of their number. */
typedef struct __attribute__((packed)) {
    uint16_t field;
    uint8_t row, inner, cards, counts;
} Seen;

static int numbers_width(const Seen *plan, int places, int seats, int questions)
{
    int width = seats + questions;
    for (int i = 0; i < places; i++)
        width += FIELDS[plan[i].field].set ? plan[i].cards + plan[i].counts : 1;
    return width;
}

/* Whether all places lie inside the table. */
static bool plan_fits(const Seen *plan, int places)
{
    for (int i = 0; i < places; i++) {
        if (plan[i].field >= FIELD_COUNT)
            return false;
        const Field *field = &FIELDS[plan[i].field];
        int rows = field->rows == PER_SEAT ? MAX_SEATS : most(field->rows, 1);
        int inner = field->inner == PER_SEAT ? MAX_SEATS : field->inner;
        if (plan[i].row >= rows || plan[i].inner >= inner || plan[i].cards > CARD_BITS)
            return false;
    }
    return true;
}

/* `asked` is the number of the question, -1: none. What is hidden is one below the least that can be there. */
static void see_numbers(const Table *t, const Seen *plan, int places, int questions, int seat, int asked, int16_t *out)
{
    memset(out, 0, (size_t)(t->run.seats + questions) * sizeof *out);
    out[seat] = 1;
    if (asked >= 0)
        out[t->run.seats + asked] = 1;
    out += t->run.seats + questions;
    for (const Seen *place = plan; place < plan + places; place++) {
        const Field *field = &FIELDS[place->field];
        bool sees = sees_row(t, field, place->row, seat);
        Value value = read_place(t, field, place->row, place->inner);
        if (!field->set) {
            *out++ = (int16_t)(sees ? value : field->low - 1);
            continue;
        }
        for (int card = 0; card < place->cards; card++)
            *out++ = (int16_t)(sees ? (Cards)value >> card & 1 : -1);
        if (place->counts)
            *out++ = (int16_t)(sees || is_counted(t, field) ? count((Cards)value) : -1);
    }
}
