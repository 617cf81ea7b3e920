/* What a viewer sees of the declared fields, as bytes: a masked copy of them, then how many cards lie in sets whose cards
 * can be hidden. A hidden number is the lowest of its width, a hidden set is empty, a hidden count is UNCOUNTED. Rows of
 * seats that are not at the table are 0.
 *
 * The translator lists the fields that are worked out at each look: CHANGING_FIELDS(DO), which some see at times only, and
 * COUNTED_FIELDS(DO), with the place of their first count. All others are copied under a mask that is made once.
 */

enum { SIGHT_SIZE = FIELDS_SIZE + COUNT_PLACES, UNCOUNTED = 255 };

/* Which bytes of the fields a viewer always sees, and what stands in place of the others. */
typedef struct {
    int viewer;
    uint8_t keep[FIELDS_SIZE], fill[FIELDS_SIZE];
} Sight;

#define INLINED static inline __attribute__((always_inline))

INLINED int row_size(const Field *field)
{
    return (field->inner == PER_SEAT ? MAX_SEATS : field->inner) * field->width;
}

/* Put into a row what stands for hidden things. */
INLINED void hide_row(const Field *field, int inner, uint8_t *out)
{
    memset(out, 0, (size_t)row_size(field));
    for (int i = 0; !field->set && i < inner; i++)
        out[(i + 1) * field->width - 1] = 0x80;
}

static Sight sight_of(const Table *t, int viewer)
{
    Sight sight = {.viewer = viewer};
    for (int n = 0; n < FIELD_COUNT; n++) {
        const Field *field = &FIELDS[n];
        if (field->flag >= 0 || field->owners >= 0)
            continue;
        for (int row = 0; row < row_count(t, field); row++) {
            size_t at = (size_t)(field->offset - FIELDS_AT + row * row_size(field));
            if (sees_row(t, field, row, viewer))
                memset(sight.keep + at, 0xff, (size_t)row_size(field));
            else
                hide_row(field, inner_count(t, field), sight.fill + at);
        }
    }
    return sight;
}

INLINED void see_changing(const Table *t, const Field *field, int viewer, uint8_t *out)
{
    int size = row_size(field);
    const uint8_t *from = (const uint8_t *)t + field->offset;
    out += field->offset - FIELDS_AT;
    for (int row = 0; row < row_count(t, field); row++, from += size, out += size)
        if (sees_row(t, field, row, viewer))
            memcpy(out, from, (size_t)size);
        else
            hide_row(field, inner_count(t, field), out);
}

INLINED void see_counts(const Table *t, const Field *field, int viewer, uint8_t *out)
{
    for (int row = 0; row < row_count(t, field); row++, out += row_size(field) / field->width) {
        bool tells = sees_row(t, field, row, viewer) || is_counted(t, field);
        for (int i = 0; i < inner_count(t, field); i++)
            out[i] = tells ? (uint8_t)count((Cards)read_place(t, field, row, i)) : UNCOUNTED;
    }
}

typedef uint64_t Lane __attribute__((vector_size(16), aligned(1), may_alias));

INLINED void see_lane(const Sight *sight, const uint8_t *fields, size_t at, uint8_t *out)
{
    *(Lane *)(out + at) =
        (*(const Lane *)(fields + at) & *(const Lane *)(sight->keep + at)) | *(const Lane *)(sight->fill + at);
}

/* Write SIGHT_SIZE bytes. Counts of absent seats are left as they are: 0. */
static inline void see(const Table *t, const Sight *sight, uint8_t *out)
{
    const uint8_t *fields = (const uint8_t *)t + FIELDS_AT;
    int viewer = sight->viewer;
    size_t at = 0;
    for (; at + sizeof(Lane) <= FIELDS_SIZE; at += sizeof(Lane))
        see_lane(sight, fields, at, out);
    if (FIELDS_SIZE % sizeof(Lane) && FIELDS_SIZE > sizeof(Lane)) /* the last bytes, some of them once more */
        see_lane(sight, fields, FIELDS_SIZE - sizeof(Lane), out);
    else
        for (; at < FIELDS_SIZE; at++)
            out[at] = (uint8_t)((fields[at] & sight->keep[at]) | sight->fill[at]);
#define SEE(n) see_changing(t, &FIELDS[n], viewer, out);
    CHANGING_FIELDS(SEE)
#undef SEE
#define SEE(n, at) see_counts(t, &FIELDS[n], viewer, out + FIELDS_SIZE + (at));
    COUNTED_FIELDS(SEE)
#undef SEE
}
