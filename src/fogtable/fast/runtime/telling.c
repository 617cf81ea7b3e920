/* What goes out to people, as JSON: the question to a seat, an event as a viewer reads it, a field as it stands in the
 * public part of a view and in a seat's own. The bytes are those of the reference (core/play/telling.py). */

/* A text that is being written. */
typedef struct {
    char *bytes;
    int used, room;
} Writing;

static __attribute__((noinline)) void widen(Writing *out, int size)
{
    int room = most(2 * out->room, out->used + size + 240);
    char *bytes = realloc(out->bytes, (size_t)room);
    if (!bytes)
        abort();
    out->bytes = bytes;
    out->room = room;
}

static inline void put_bytes(Writing *out, const char *bytes, int size)
{
    if (out->used + size > out->room)
        widen(out, size);
    memcpy(out->bytes + out->used, bytes, (size_t)size);
    out->used += size;
}

#define PUT_TEXT(out, text) put_bytes(out, text, sizeof text - 1)

static inline void put_byte(Writing *out, char byte)
{
    put_bytes(out, &byte, 1);
}

/* Put a comma behind what stands in a list or an object already. */
static inline void put_comma(Writing *out)
{
    char last = out->bytes[out->used - 1];
    if (last != '[' && last != '{')
        put_byte(out, ',');
}

static void put_quoted(Writing *out, Text text)
{
    put_byte(out, '"');
    put_bytes(out, text.text, text.size);
    put_byte(out, '"');
}

static void put_key(Writing *out, Text text)
{
    put_comma(out);
    put_quoted(out, text);
    put_byte(out, ':');
}

static void put_number(Writing *out, long long number)
{
    char digits[24];
    put_bytes(out, digits, snprintf(digits, sizeof digits, "%lld", number));
}

static void put_bool(Writing *out, bool so)
{
    if (so)
        PUT_TEXT(out, "true");
    else
        PUT_TEXT(out, "false");
}

static void put_name(Writing *out, const Text *names, Value member)
{
    if (member < 0)
        PUT_TEXT(out, "\"none\"");
    else
        put_quoted(out, names[member]);
}

static void put_one(Writing *out, Wording wording, const Text *names, Value value)
{
    switch (wording) {
    case AS_NUMBER: put_number(out, (long long)value); break;
    case AS_FLAG: put_bool(out, value != 0); break;
    case AS_NAME: put_name(out, names, value); break;
    }
}

static void put_set(Writing *out, Wording wording, const Text *names, Cards some)
{
    put_byte(out, '[');
    for (; some; some &= some - 1) {
        put_comma(out);
        put_one(out, wording, names, lowest(some));
    }
    put_byte(out, ']');
}

static inline const Text *names_of(const Table *t, const Text *names)
{
    return names ? names : SEAT_NAMES[t->run.seats];
}

/* -- fields ---------------------------------------------------------------------------------------------------- */

typedef void PutPlace(Writing *out, const Table *t, int n, int row, int inner);

static void put_place(Writing *out, const Table *t, int n, int row, int inner)
{
    const SaidField *said = &SAID_FIELDS[n];
    const Text *names = names_of(t, said->names);
    Value value = read_place(t, &FIELDS[n], row, inner);
    if (FIELDS[n].set)
        put_set(out, said->wording, names, (Cards)value);
    else
        put_one(out, said->wording, names, value);
}

/* What stands in place of a hidden value: the number of cards, where that is public. */
static void put_cover(Writing *out, const Table *t, int n, int row, int inner)
{
    const Field *field = &FIELDS[n];
    if (field->set && is_counted(t, field))
        put_number(out, count((Cards)read_place(t, field, row, inner)));
    else
        PUT_TEXT(out, "null");
}

static void put_row(Writing *out, const Table *t, int n, int row, PutPlace *put)
{
    if (SAID_FIELDS[n].dimensions < 2) {
        put(out, t, n, row, 0);
        return;
    }
    put_byte(out, '[');
    for (int i = 0; i < inner_count(t, &FIELDS[n]); i++) {
        put_comma(out);
        put(out, t, n, row, i);
    }
    put_byte(out, ']');
}

/* Whether everybody sees a row. */
static bool is_shown(const Table *t, int n, int row)
{
    const Field *field = &FIELDS[n];
    return !SAID_FIELDS[n].hidden || (field->flag >= 0 && viewers_of(t, field, row)->everyone);
}

static bool is_open(const Table *t, int n, int row)
{
    (void)t, (void)n, (void)row;
    return true;
}

/* All rows of a field: what is not `shown` stands covered. */
static void put_rows(Writing *out, const Table *t, int n, bool shown(const Table *, int, int))
{
    if (!SAID_FIELDS[n].dimensions) {
        put_row(out, t, n, 0, shown(t, n, 0) ? put_place : put_cover);
        return;
    }
    put_byte(out, '[');
    for (int row = 0; row < row_count(t, &FIELDS[n]); row++) {
        put_comma(out);
        put_row(out, t, n, row, shown(t, n, row) ? put_place : put_cover);
    }
    put_byte(out, ']');
}

/* A field in the public part of a view. */
static void put_public(Writing *out, const Table *t, int n)
{
    put_rows(out, t, n, is_shown);
}

/* A field in a seat's own part: the rows that this seat sees and not everybody, by their names; nothing, if none. */
static void put_own(Writing *out, const Table *t, int n, int seat)
{
    const Field *field = &FIELDS[n];
    bool any = false;
    for (int row = 0; row < row_count(t, field); row++) {
        if (viewers_of(t, field, row)->everyone || !sees_row(t, field, row, seat))
            continue;
        if (SAID_FIELDS[n].dimensions) {
            if (!any)
                put_byte(out, '{');
            put_comma(out);
            if (field->rows == PER_SEAT)
                put_quoted(out, SEAT_NAMES[t->run.seats][row]);
            else {
                put_byte(out, '"');
                put_number(out, row);
                put_byte(out, '"');
            }
            put_byte(out, ':');
        }
        put_row(out, t, n, row, put_place);
        any = true;
    }
    if (any && SAID_FIELDS[n].dimensions)
        put_byte(out, '}');
}

/* Every field as it is, in declared order: what lies on the table when a finished game is laid open. */
static void put_open(Writing *out, const Table *t)
{
    put_byte(out, '{');
    for (int n = 0; n < FIELD_COUNT; n++) {
        put_key(out, SAID_FIELDS[n].name);
        put_rows(out, t, n, is_open);
    }
    put_byte(out, '}');
}

/* -- questions and events -------------------------------------------------------------------------------------- */

static void put_options(Writing *out, const Table *t, int choice, Options options)
{
    put_byte(out, '[');
    for (Options left = options & ~PASS_BIT; left; left &= left - 1) {
        const Meaning *meaning = &SAID_QUESTIONS[choice].meanings[lowest_option(left)];
        put_comma(out);
        put_byte(out, '"');
        put_bytes(out, meaning->text.text, meaning->text.size);
        if (meaning->seat >= 0) {
            Text name = SEAT_NAMES[t->run.seats][meaning->seat];
            put_bytes(out, name.text, name.size);
        }
        put_byte(out, '"');
    }
    if (options & PASS_BIT) {
        put_comma(out);
        PUT_TEXT(out, "\"pass\"");
    }
    put_byte(out, ']');
}

static void put_question(Writing *out, const Table *t, int choice, Options options, bool sealed, bool retract)
{
    PUT_TEXT(out, "{\"question\":");
    put_quoted(out, SAID_QUESTIONS[choice].code);
    PUT_TEXT(out, ",\"options\":");
    put_options(out, t, choice, options);
    PUT_TEXT(out, ",\"pass\":");
    put_bool(out, (options & PASS_BIT) != 0);
    PUT_TEXT(out, ",\"sealed\":");
    put_bool(out, sealed);
    PUT_TEXT(out, ",\"retract\":");
    put_bool(out, retract);
    put_byte(out, '}');
}

/* Whether a viewer belongs to a group; seat `owner` is the owner. OPEN sees everything. */
static inline bool in_group(const Sees *sees, int owner, int viewer)
{
    return sees->everyone || viewer == OPEN || (viewer >= 0 && ((sees->owner && viewer == owner) || (sees->seats >> viewer & 1)));
}

static Text clause_of(const SaidEvent *kind, const Value *args)
{
    int at = 0;
    if (kind->clause_count > 1)
        while (at < kind->clause_count - 1 && kind->clauses[at].value != args[kind->argument_count - 1])
            at++;
    return kind->clauses[at].clause;
}

/* An event on the tape, as a viewer reads it; nothing, if it is not for that viewer. */
static void put_event(Writing *out, const Table *t, const Value *event, int viewer)
{
    const SaidEvent *kind = &SAID_EVENTS[event[0]];
    const Value *args = event + 2;
    int bits = (int)event[1], owner = kind->owner < 0 ? 0 : (int)args[kind->owner];
    bool raised = bits & 1;
    if (!in_group(raised ? &kind->up : &kind->down, owner, viewer))
        return;
    PUT_TEXT(out, "{\"code\":");
    put_quoted(out, kind->code);
    PUT_TEXT(out, ",\"clause\":");
    put_quoted(out, clause_of(kind, args));
    PUT_TEXT(out, ",\"args\":{");
    for (int i = 0; i < kind->argument_count; i++) {
        const Argument *argument = &kind->arguments[i];
        const Text *names = names_of(t, argument->names);
        put_key(out, argument->name);
        if (argument->secret && !in_group(raised ? &argument->up : &argument->down, owner, viewer))
            PUT_TEXT(out, "null");
        else if (bits >> (i + 1) & 1)
            put_set(out, argument->wording, names, (Cards)args[i]);
        else
            put_one(out, argument->wording, names, args[i]);
    }
    PUT_TEXT(out, "}}");
}
