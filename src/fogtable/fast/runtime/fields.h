/* The state table, described: what each field holds, who sees it, where its cards belong. */

enum { PER_SEAT = -1, SPECTATOR = -1, OPEN = -2, ALWAYS = 1, WHILE_FLAG = 2, MOST_ZONES = 10 };

/* A group of viewers: everyone, the owner of the row, the seats of a mask. */
typedef struct {
    bool everyone, owner;
    uint16_t seats;
} Sees;

typedef struct {
    const char *name;
    int offset, width; /* of one place, in bytes */
    bool set;          /* card sets; else numbers with a sign */
    int rows, inner;   /* 0 rows: a single place; PER_SEAT; places in a row */
    bool sealed, in_pool;
    int low, high, start;
    Sees down, up; /* who sees it while the flag is down, and up */
    int flag, flag_rows;
    int counted, counting; /* how many cards there are is public: never, ALWAYS, WHILE_FLAG at an offset */
    int among;
    int without_count, without[4];
    int holds_count, holds[4];
    int owners; /* offset of the seats that own each row, a byte a row; -1: row p is of seat p */
} Field;

typedef struct {
    int zone_count, owned, zones[MOST_ZONES];
} Pool;

static inline Value read_place(const Table *t, const Field *field, int row, int inner)
{
    int at = row * (field->inner == PER_SEAT ? MAX_SEATS : field->inner) + inner;
    const uint8_t *place = (const uint8_t *)t + field->offset + at * field->width;
    if (field->set) {
        Cards some = 0;
        memcpy(&some, place, (size_t)field->width);
        return (Value)some;
    }
    switch (field->width) {
    case 1: return (int8_t)*place;
    case 2: { int16_t value; memcpy(&value, place, 2); return value; }
    default: { int32_t value; memcpy(&value, place, 4); return value; }
    }
}

static inline void write_place(Table *t, const Field *field, int row, int inner, Value value)
{
    int at = row * (field->inner == PER_SEAT ? MAX_SEATS : field->inner) + inner;
    memcpy((uint8_t *)t + field->offset + at * field->width, &value, (size_t)field->width);
}

static inline int row_count(const Table *t, const Field *field)
{
    return field->rows == PER_SEAT ? t->run.seats : field->rows ? field->rows : 1;
}

static inline int inner_count(const Table *t, const Field *field)
{
    return field->inner == PER_SEAT ? t->run.seats : field->inner;
}

/* The group that sees a row at present. */
static inline const Sees *viewers_of(const Table *t, const Field *field, int row)
{
    bool raised = false;
    if (field->flag >= 0)
        raised = ((const uint8_t *)t)[field->flag + (field->flag_rows ? row : 0)];
    return raised ? &field->up : &field->down;
}

static inline bool sees_row(const Table *t, const Field *field, int row, int seat)
{
    const Sees *sees = viewers_of(t, field, row);
    bool owns = field->owners < 0 ? row == seat : seat >= 0 && ((const uint8_t *)t)[field->owners + row] >> seat & 1;
    return sees->everyone || (seat >= 0 && ((sees->owner && owns) || (sees->seats >> seat & 1)));
}

static inline UNUSED bool is_counted(const Table *t, const Field *field)
{
    return field->counted == ALWAYS || (field->counted == WHILE_FLAG && ((const uint8_t *)t)[field->counting]);
}
