/* The class of a game under way: what lies in it, how it begins, is copied and ends. */

static PyTypeObject *table_type;

typedef struct {
    PyObject_HEAD
    Journal journal;
    Tape answers;
    PyObject *facts; /* what all copies share: the game, its options, the names of the seats */
    PyObject *memo;  /* what Python keeps of this one: the decoded state */
    PyObject *laid;  /* the fields from which this game was dealt, NULL if it began otherwise */
    PyObject *seed;  /* as Python says it: a number, or the text of a key */
    long version;    /* grows with every change */
    bool from_start; /* dealt from a set-up, and played since by `answers`: no copy, no position */
    int read_events, read_to; /* so many events were read, up to here on their tape */
    uint8_t given[MAX_SEATS]; /* of `answers`: how many of a seat are to the open sealed question */
    long taken_back;          /* how many that question has lost, each taking back included */
    Table t;
} TableObject;

/* Put another object in place of one that is kept; it is let go only then, for that can run anything. */
static void put(PyObject **at, PyObject *made)
{
    PyObject *old = *at;
    *at = made;
    Py_XDECREF(old);
}

/* Give back the memory of an object whose own content is gone. */
static void end_object(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* What the module is told once: the classes of the questions, and who raises the errors of rules. */
static PyObject *choices, *raiser;

/* A number of more than 64 bits. The limited API makes one from its digits only, which takes a while, and the same
   masks come again and again (any with a pass is as long): they are kept. */
enum { LONG_BITS = 8 };
static struct {
    Options some;
    PyObject *number;
} long_masks[1 << LONG_BITS];

static PyObject *long_mask(Options some)
{
    uint64_t high = (uint64_t)(some >> 64), low = (uint64_t)some;
    unsigned at = (unsigned)((high ^ low) * 0x9E3779B97F4A7C15u >> (64 - LONG_BITS));
    if (!long_masks[at].number || long_masks[at].some != some) {
        char digits[2 * sizeof some + 1];
        snprintf(digits, sizeof digits, "%llx%016llx", (unsigned long long)high, (unsigned long long)low);
        PyObject *made = PyLong_FromString(digits, NULL, 16);
        if (!made)
            return NULL;
        long_masks[at].some = some;
        put(&long_masks[at].number, made);
    }
    return Py_NewRef(long_masks[at].number);
}

static PyObject *mask_object(Options some)
{
    return some >> 64 ? long_mask(some) : PyLong_FromUnsignedLongLong((uint64_t)some);
}

static PyObject *options_object(Options some)
{
    PyObject *made = PyTuple_New(count_options(some));
    if (!made)
        return NULL;
    Py_ssize_t at = 0;
    for (uint64_t left = (uint64_t)some; left; left &= left - 1)
        PyTuple_SetItem(made, at++, PyLong_FromLong(__builtin_ctzll(left)));
    for (uint64_t left = (uint64_t)(some >> 64); left; left &= left - 1)
        PyTuple_SetItem(made, at++, PyLong_FromLong(64 + __builtin_ctzll(left)));
    return made;
}

/* What stands on a tape: a number, or a card set, of one word as a number with its sign. */
static PyObject *value_object(Value value)
{
    bool is_long = CARD_BITS > 64 && value != (int64_t)value;
    return is_long ? long_mask((Options)value) : PyLong_FromLongLong((int64_t)value);
}

static PyObject *tape_object(const Tape *tape)
{
    PyObject *made = PyTuple_New(tape->used);
    for (int i = 0; made && i < tape->used; i++)
        PyTuple_SetItem(made, i, value_object(tape->numbers[i]));
    return made;
}

static void empty_journal(Journal *journal)
{
    free(journal->events.numbers);
    free(journal->came.numbers);
    free(journal->filled.numbers);
    for (int i = 0; i < LUCK_COUNT; i++)
        free(journal->said[i].numbers);
}

/* Forget what luck is known beforehand. */
static void forget_luck(Journal *journal)
{
    journal->secure = false;
    memset(journal->key, 0, KEY_SIZE);
    for (int i = 0; i < LUCK_COUNT; i++)
        journal->said[i].used = journal->said_read[i] = 0;
}

static PyObject *luck_refused(TableObject *self)
{
    const Value *refused = self->journal.refused;
    return PyObject_CallFunction(raiser, "OiLLN", self, LUCK_REFUSED, (long long)refused[0], (long long)refused[1],
                                 value_object(refused[2]));
}

/* Run the rules on; tell whether all went well, else what went wrong is raised. */
static bool go_on(TableObject *self)
{
    self->version++;
    play_on(&self->t);
#ifdef DEBUG_BOUNDS
    if (wrong_found) {
        wrong_found = false;
        PyObject_CallFunction(raiser, "Oiss", self, -1, wrong_text, "");
        return false;
    }
#endif
    switch (self->t.run.error) {
    case NO_ERROR: return true;
    case TOO_DEEP: {
        int rule = self->t.run.error_rule;
        PyObject_CallFunction(raiser, "Oisi", self, TOO_DEEP, BOUNDED[rule].name, BOUNDED[rule].bound);
        return false;
    }
    default: luck_refused(self); return false;
    }
}

static PyObject *none_if(bool well)
{
    return well ? Py_NewRef(Py_None) : NULL;
}

/* -- making and ending ----------------------------------------------------------------------------------------- */

/* Table(seats, seed, key, luck, asks_idle, facts): a game with empty fields that has not begun. Its luck goes on from
   `luck`, by the 32 bytes of the key or, if that is None, fast. */
static PyObject *table_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    (void)kwargs;
    int seats, asks_idle;
    unsigned long long luck;
    const char *key;
    Py_ssize_t size;
    PyObject *facts, *seed;
    if (!PyArg_ParseTuple(args, "iOz#KpO", &seats, &seed, &key, &size, &luck, &asks_idle, &facts))
        return NULL;
    if (seats < 1 || seats > MAX_SEATS)
        return PyErr_Format(PyExc_ValueError, "expected 1 to %d seats, got %d", MAX_SEATS, seats);
    if (key && size != KEY_SIZE)
        return PyErr_Format(PyExc_ValueError, "expected a key of %d bytes, got %zd", KEY_SIZE, size);
    TableObject *self = (TableObject *)PyType_GenericAlloc(type, 0);
    if (!self)
        return NULL;
    self->t.run.journal = &self->journal;
    self->seed = Py_NewRef(seed);
    self->journal.secure = key != NULL;
    if (key)
        memcpy(self->journal.key, key, KEY_SIZE);
    self->t.run.luck = luck;
    self->t.run.seats = (uint8_t)seats;
    self->t.run.asks_idle = asks_idle;
    self->facts = Py_NewRef(facts);
    return (PyObject *)self;
}

static void table_dealloc(TableObject *self)
{
    empty_journal(&self->journal);
    free(self->answers.numbers);
    Py_XDECREF(self->seed);
    Py_XDECREF(self->facts);
    Py_XDECREF(self->memo);
    Py_XDECREF(self->laid);
    end_object((PyObject *)self);
}

static PyObject *table_copy(TableObject *self, PyObject *none)
{
    (void)none;
    TableObject *made = (TableObject *)PyType_GenericAlloc(Py_TYPE((PyObject *)self), 0);
    if (!made)
        return NULL;
    made->t = self->t;
    made->seed = Py_NewRef(self->seed);
    made->journal.secure = self->journal.secure;
    memcpy(made->journal.key, self->journal.key, KEY_SIZE);
    made->laid = Py_XNewRef(self->laid);
    made->facts = Py_NewRef(self->facts);
    made->t.run.journal = &made->journal;
    memcpy(made->given, self->given, sizeof made->given);
    for (int i = 0; i < LUCK_COUNT; i++)
        for (int k = self->journal.said_read[i]; k < self->journal.said[i].used; k++)
            write_number(&made->journal.said[i], self->journal.said[i].numbers[k]);
    return (PyObject *)made;
}

/* -- laying out ------------------------------------------------------------------------------------------------ */

static PyObject *table_fields(TableObject *self, PyObject *none)
{
    (void)none;
    return PyBytes_FromStringAndSize((const char *)&self->t + FIELDS_AT, FIELDS_SIZE);
}

/* sight(viewer): what a seat or SPECTATOR sees, as bytes. */
static PyObject *table_sight(TableObject *self, PyObject *viewer_object)
{
    long viewer = PyLong_AsLong(viewer_object);
    if (viewer == -1 && PyErr_Occurred())
        return NULL;
    if (viewer < SPECTATOR || viewer >= self->t.run.seats)
        return PyErr_Format(PyExc_ValueError, "expected a seat from 0 to %d, or -1 for a spectator, got %ld",
                            self->t.run.seats - 1, viewer);
    PyObject *made = PyBytes_FromStringAndSize(NULL, SIGHT_SIZE);
    if (!made)
        return NULL;
    Sight sight = sight_of(&self->t, (int)viewer);
    uint8_t *out = (uint8_t *)PyBytes_AsString(made);
    memset(out + FIELDS_SIZE, 0, COUNT_PLACES);
    see(&self->t, &sight, out);
    return made;
}

static PyObject *table_lay(TableObject *self, PyObject *fields)
{
    char *bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(fields, &bytes, &size))
        return NULL;
    if (size != FIELDS_SIZE)
        return PyErr_Format(PyExc_ValueError, "expected %d bytes of fields, got %zd", FIELDS_SIZE, size);
    memcpy((char *)&self->t + FIELDS_AT, bytes, (size_t)size);
    self->from_start = false;
    self->version++;
    Py_RETURN_NONE;
}

static PyObject *table_say(TableObject *self, PyObject *args)
{
    int source;
    long long outcome;
    if (!PyArg_ParseTuple(args, "iL", &source, &outcome))
        return NULL;
    if (source < 0 || source >= LUCK_COUNT)
        return PyErr_Format(PyExc_ValueError, "no source of chance has the number %d", source);
    write_number(&self->journal.said[source], outcome);
    Py_RETURN_NONE;
}

static PyObject *table_deal(TableObject *self, PyObject *none)
{
    (void)none;
    deal(&self->t);
    self->version++;
    if (self->t.run.error) {
        return luck_refused(self);
    }
    Py_RETURN_NONE;
}

static PyObject *table_begin(TableObject *self, PyObject *none)
{
    (void)none;
    memset(self->t.depth, 0, sizeof self->t.depth);
    memset(self->t.stack, 0, sizeof self->t.stack);
    self->t.run.over = false;
    return none_if(go_on(self));
}

/* start(fields): deal from these fields, and begin. */
static PyObject *table_start(TableObject *self, PyObject *fields)
{
    PyObject *done = table_lay(self, fields);
    if (!done)
        return NULL;
    Py_DECREF(done);
    put(&self->laid, Py_NewRef(fields));
    self->from_start = true;
    done = table_deal(self, NULL);
    if (!done)
        return NULL;
    Py_DECREF(done);
    return none_if(go_on(self));
}
