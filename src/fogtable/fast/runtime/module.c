/* The compiled rules as a Python module: one class, a game under way, and what plays many of them. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include "redeal.c"
#include "playout.c"
#include "search.c"
#include "vector.c"

enum { RETRACTED = -2 };

typedef struct {
    PyObject_HEAD
    Journal journal;
    Tape answers;
    PyObject *facts; /* what all copies share: the game, its options, the names of the seats */
    PyObject *memo;  /* what Python keeps of this one: the decoded state */
    PyObject *laid;  /* the fields from which this game was dealt, NULL if it began otherwise */
    uint64_t seed;
    long version;    /* grows with every change */
    Table t;
} TableObject;

/* What the module is told once: the classes of the questions, and who raises the errors of rules. */
static PyObject *choices, *raiser;

static PyObject *mask_object(Options some)
{
    uint64_t high = (uint64_t)(some >> 64);
    if (!high)
        return PyLong_FromUnsignedLongLong((uint64_t)some);
    return _PyLong_FromByteArray((const unsigned char *)&some, sizeof some, 1, 0);
}

static PyObject *options_object(Options some)
{
    PyObject *made = PyTuple_New(count_options(some));
    if (!made)
        return NULL;
    Py_ssize_t at = 0;
    for (uint64_t left = (uint64_t)some; left; left &= left - 1)
        PyTuple_SET_ITEM(made, at++, PyLong_FromLong(__builtin_ctzll(left)));
    for (uint64_t left = (uint64_t)(some >> 64); left; left &= left - 1)
        PyTuple_SET_ITEM(made, at++, PyLong_FromLong(64 + __builtin_ctzll(left)));
    return made;
}

static PyObject *tape_object(const Tape *tape)
{
    PyObject *made = PyTuple_New(tape->used);
    for (int i = 0; made && i < tape->used; i++)
        PyTuple_SET_ITEM(made, i, PyLong_FromLongLong(tape->numbers[i]));
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

/* Run the rules on, and raise what went wrong. */
static PyObject *go_on(TableObject *self)
{
    self->version++;
    play_on(&self->t);
#ifdef DEBUG_BOUNDS
    if (wrong_found) {
        wrong_found = false;
        return PyObject_CallFunction(raiser, "Oiss", self, -1, wrong_text, "");
    }
#endif
    switch (self->t.run.error) {
    case NO_ERROR: Py_RETURN_NONE;
    case TOO_DEEP: {
        int rule = self->t.run.error_rule;
        return PyObject_CallFunction(raiser, "Oisi", self, TOO_DEEP, BOUNDED[rule].name, BOUNDED[rule].bound);
    }
    default: {
        int64_t *refused = self->journal.refused;
        return PyObject_CallFunction(raiser, "OiLLL", self, LUCK_REFUSED, refused[0], refused[1], refused[2]);
    }
    }
}

/* -- making and ending ----------------------------------------------------------------------------------------- */

/* Table(seats, seed, luck, asks_idle, facts): a game with empty fields that has not begun. */
static PyObject *table_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    (void)kwargs;
    int seats, asks_idle;
    unsigned long long seed, luck;
    PyObject *facts;
    if (!PyArg_ParseTuple(args, "iKKpO", &seats, &seed, &luck, &asks_idle, &facts))
        return NULL;
    if (seats < 1 || seats > MAX_SEATS)
        return PyErr_Format(PyExc_ValueError, "expected 1 to %d seats, got %d", MAX_SEATS, seats);
    TableObject *self = (TableObject *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    self->t.run.journal = &self->journal;
    self->seed = seed;
    self->t.run.luck = luck;
    self->t.run.seats = (uint8_t)seats;
    self->t.run.asks_idle = asks_idle;
    self->facts = Py_NewRef(facts);
    return (PyObject *)self;
}

static void table_dealloc(TableObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    empty_journal(&self->journal);
    free(self->answers.numbers);
    Py_XDECREF(self->facts);
    Py_XDECREF(self->memo);
    Py_XDECREF(self->laid);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static PyObject *table_copy(TableObject *self, PyObject *none)
{
    (void)none;
    PyTypeObject *type = Py_TYPE(self);
    TableObject *made = (TableObject *)type->tp_alloc(type, 0);
    if (!made)
        return NULL;
    made->t = self->t;
    made->seed = self->seed;
    made->laid = Py_XNewRef(self->laid);
    made->facts = Py_NewRef(self->facts);
    made->t.run.journal = &made->journal;
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

static PyObject *table_lay(TableObject *self, PyObject *fields)
{
    char *bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(fields, &bytes, &size))
        return NULL;
    if (size != FIELDS_SIZE)
        return PyErr_Format(PyExc_ValueError, "expected %d bytes of fields, got %zd", FIELDS_SIZE, size);
    memcpy((char *)&self->t + FIELDS_AT, bytes, (size_t)size);
    self->version++;
    Py_RETURN_NONE;
}

static PyObject *table_say(TableObject *self, PyObject *args)
{
    int source, outcome;
    if (!PyArg_ParseTuple(args, "ii", &source, &outcome))
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
        int64_t *refused = self->journal.refused;
        return PyObject_CallFunction(raiser, "OiLLL", self, LUCK_REFUSED, refused[0], refused[1], refused[2]);
    }
    Py_RETURN_NONE;
}

static PyObject *table_begin(TableObject *self, PyObject *none)
{
    (void)none;
    memset(self->t.depth, 0, sizeof self->t.depth);
    memset(self->t.stack, 0, sizeof self->t.stack);
    self->t.run.over = false;
    return go_on(self);
}

/* start(fields): deal from these fields, and begin. */
static PyObject *table_start(TableObject *self, PyObject *fields)
{
    PyObject *done = table_lay(self, fields);
    if (!done)
        return NULL;
    Py_DECREF(done);
    Py_XSETREF(self->laid, Py_NewRef(fields));
    done = table_deal(self, NULL);
    if (!done)
        return NULL;
    Py_DECREF(done);
    return go_on(self);
}

/* anew(seed): another game that begins as this one did, with luck of its own. */
static PyObject *table_anew(TableObject *self, PyObject *seed_object)
{
    uint64_t seed = PyLong_AsUnsignedLongLongMask(seed_object);
    if (PyErr_Occurred())
        return NULL;
    if (!self->laid)
        return PyErr_Format(PyExc_ValueError, "this game did not begin with a deal by compiled rules");
    PyTypeObject *type = Py_TYPE(self);
    TableObject *made = (TableObject *)type->tp_alloc(type, 0);
    if (!made)
        return NULL;
    made->facts = Py_NewRef(self->facts);
    made->laid = Py_NewRef(self->laid);
    made->t.run.journal = &made->journal;
    made->seed = made->t.run.luck = seed;
    made->t.run.seats = self->t.run.seats;
    made->t.run.asks_idle = self->t.run.asks_idle;
    memcpy((char *)&made->t + FIELDS_AT, PyBytes_AS_STRING(self->laid), FIELDS_SIZE);
    deal(&made->t);
    PyObject *done = go_on(made);
    if (!done) {
        Py_DECREF(made);
        return NULL;
    }
    Py_DECREF(done);
    return (PyObject *)made;
}

/* -- what is asked --------------------------------------------------------------------------------------------- */

static bool is_sealed(const TableObject *self)
{
    return self->t.run.waits == FOR_SEALED || self->t.run.waits == FOR_QUIET;
}

/* The same questions come again and again: what `next` tells of them is kept. */
enum { KEPT_BITS = 10 };
static struct {
    Options options;
    int who, choice;
    PyObject *told;
} kept[1 << KEPT_BITS];

static PyObject *table_next(TableObject *self, PyObject *none)
{
    (void)none;
    const Run *run = &self->t.run;
    uint64_t mix = (uint64_t)run->options ^ (uint64_t)(run->options >> 64) ^ (uint64_t)(run->choice * 64 + run->who);
    unsigned at = (unsigned)(mix * 0x9E3779B97F4A7C15u >> (64 - KEPT_BITS));
    if (!kept[at].told || kept[at].options != run->options || kept[at].who != run->who ||
        kept[at].choice != run->choice) {
        PyObject *made = PyTuple_New(3), *options = options_object(run->options);
        if (!made || !options)
            return NULL;
        PyTuple_SET_ITEM(made, 0, PyLong_FromLong(run->who));
        PyTuple_SET_ITEM(made, 1, Py_NewRef(PyTuple_GET_ITEM(choices, run->choice)));
        PyTuple_SET_ITEM(made, 2, options);
        kept[at].options = run->options;
        kept[at].who = run->who;
        kept[at].choice = run->choice;
        Py_XSETREF(kept[at].told, made);
    }
    return Py_NewRef(kept[at].told);
}

static PyObject *table_awaited(TableObject *self, PyObject *none)
{
    (void)none;
    unsigned seats = 0;
    if (is_sealed(self))
        seats = self->t.run.open;
    else if (self->t.run.waits == FOR_FLOOR) {
        for (int p = 0; p < self->t.run.seats; p++)
            if (floor_must(&self->t, p))
                seats |= 1u << p;
    } else if (self->t.run.waits != FOR_NOBODY)
        return Py_BuildValue("(i)", self->t.run.who);
    return options_object(seats);
}

/* What a seat may answer now, as the number of its question and the mask of its options. */
static bool question_of(TableObject *self, int seat, int *choice, Options *options)
{
    Run *run = &self->t.run;
    if (run->waits == FOR_NOBODY || seat < 0 || seat >= run->seats)
        return false;
    *choice = run->choice;
    *options = run->options;
    if (run->waits == FOR_FLOOR) {
        *options = floor_options(&self->t, seat);
        return *options != 0;
    }
    if (!is_sealed(self))
        return seat == run->who;
    if (!(run->open >> seat & 1))
        return false;
    if (seat == run->who)
        return true;
    Table other = self->t;
    other.run.journal = NULL;
    other.run.act = SHOW;
    other.run.replier = (uint8_t)seat;
    play_on(&other);
    *choice = other.run.choice;
    *options = other.run.options;
    return true;
}

static PyObject *table_question(TableObject *self, PyObject *seat_object)
{
    long seat = PyLong_AsLong(seat_object);
    int choice;
    Options options;
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    if (seat < 0 || seat >= MAX_SEATS || !question_of(self, (int)seat, &choice, &options))
        Py_RETURN_NONE;
    return Py_BuildValue("(ON)", PyTuple_GET_ITEM(choices, choice), mask_object(options));
}

static PyObject *table_retractable(TableObject *self, PyObject *seat_object)
{
    long seat = PyLong_AsLong(seat_object);
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    return PyBool_FromLong(is_sealed(self) && seat >= 0 && seat < MAX_SEATS && (self->t.run.answered >> seat & 1));
}

static PyObject *table_waits_openly(TableObject *self, PyObject *none)
{
    (void)none;
    return PyBool_FromLong(self->t.run.waits != FOR_SECRET && self->t.run.waits != FOR_QUIET);
}

/* -- answers --------------------------------------------------------------------------------------------------- */

static PyObject *table_take(TableObject *self, PyObject *const *args, Py_ssize_t number)
{
    if (number != 2)
        return PyErr_Format(PyExc_TypeError, "take(seat, option) got %zd arguments", number);
    long seat = PyLong_AsLong(args[0]), option = PyLong_AsLong(args[1]);
    if (PyErr_Occurred())
        return NULL;
    Run *run = &self->t.run;
    if (run->waits == FOR_NOBODY || seat < 0 || seat >= run->seats || option < 0 || option > PASS)
        return PyErr_Format(PyExc_ValueError, "no answer %ld of seat %ld is waited for", option, seat);
    write_number(&self->answers, seat);
    write_number(&self->answers, option);
    self->journal.filled.used = 0;
    run->act = ANSWER;
    run->replier = (uint8_t)seat;
    run->reply = (uint8_t)option;
    return go_on(self);
}

static PyObject *table_take_back(TableObject *self, PyObject *seat_object)
{
    long seat = PyLong_AsLong(seat_object);
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    write_number(&self->answers, seat);
    write_number(&self->answers, RETRACTED);
    self->t.run.act = RETRACT;
    self->t.run.replier = (uint8_t)seat;
    return go_on(self);
}

/* relay(seat, seed, facts): nothing of what the original knew beside the game remains. */
static PyObject *table_relay(TableObject *self, PyObject *args)
{
    int seat;
    unsigned long long seed;
    PyObject *facts;
    if (!PyArg_ParseTuple(args, "iKO", &seat, &seed, &facts))
        return NULL;
    Py_SETREF(self->facts, Py_NewRef(facts));
    Py_CLEAR(self->laid);
    self->seed = 0;
    for (int i = 0; i < LUCK_COUNT; i++)
        self->journal.said[i].used = self->journal.said_read[i] = 0;
    self->version++;
    bool found = redeal(&self->t, seat, seed, NULL);
    self->journal.filled.used = 0;
    return PyBool_FromLong(found);
}

/* -- what Python reads ----------------------------------------------------------------------------------------- */

static PyObject *get_over(TableObject *self, void *none)
{
    (void)none;
    return PyBool_FromLong(self->t.run.over);
}

static PyObject *get_journal(TableObject *self, void *tape)
{
    const char *wanted = tape;
    if (wanted[0] == 'a')
        return tape_object(&self->answers);
    const Journal *journal = &self->journal;
    return tape_object(wanted[0] == 'e' ? &journal->events : wanted[0] == 'c' ? &journal->came : &journal->filled);
}

/* What was said beforehand and has not come: source, outcome, source, outcome ... */
static PyObject *get_said(TableObject *self, void *none)
{
    (void)none;
    Tape left = {0};
    for (int i = 0; i < LUCK_COUNT; i++)
        for (int k = self->journal.said_read[i]; k < self->journal.said[i].used; k++) {
            write_number(&left, i);
            write_number(&left, self->journal.said[i].numbers[k]);
        }
    PyObject *made = tape_object(&left);
    free(left.numbers);
    return made;
}

static PyObject *get_luck(TableObject *self, void *none)
{
    (void)none;
    return PyLong_FromUnsignedLongLong(self->t.run.luck);
}

static PyObject *get_seed(TableObject *self, void *none)
{
    (void)none;
    return PyLong_FromUnsignedLongLong(self->seed);
}

static PyObject *get_asks_idle(TableObject *self, void *none)
{
    (void)none;
    return PyBool_FromLong(self->t.run.asks_idle);
}

#include "module_many.c"

static PyGetSetDef table_getters[] = {
    {"over", (getter)get_over, NULL, "whether the game is over", NULL},
    {"event_tape", (getter)get_journal, NULL, "what happened, as numbers", "events"},
    {"came_tape", (getter)get_journal, NULL, "what luck brought, as numbers", "came"},
    {"filled_tape", (getter)get_journal, NULL, "what the last answer filled in, as numbers", "filled"},
    {"answer_tape", (getter)get_journal, NULL, "all answers, as numbers", "answers"},
    {"said_tape", (getter)get_said, NULL, "what was said beforehand and has not come", NULL},
    {"seed", (getter)get_seed, NULL, "of the game's luck", NULL},
    {"luck", (getter)get_luck, NULL, "where the stream of luck stands", NULL},
    {"asks_idle", (getter)get_asks_idle, NULL, "whether those are asked who could only pass", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef table_members[] = {
    {"facts", T_OBJECT_EX, offsetof(TableObject, facts), READONLY, "what all copies share"},
    {"memo", T_OBJECT, offsetof(TableObject, memo), 0, "what Python keeps of this game"},
    {"version", T_LONG, offsetof(TableObject, version), READONLY, "grows with every change"},
    {NULL, 0, 0, 0, NULL},
};

static PyMethodDef table_methods[] = {
    {"copy", (PyCFunction)table_copy, METH_NOARGS, "Return a game that goes on exactly like this one."},
    {"fields", (PyCFunction)table_fields, METH_NOARGS, "Return all declared fields as bytes."},
    {"lay", (PyCFunction)table_lay, METH_O, "Set all declared fields from bytes."},
    {"say", (PyCFunction)table_say, METH_VARARGS, "Say an outcome of a source of chance beforehand."},
    {"deal", (PyCFunction)table_deal, METH_NOARGS, "Deal what the set-up leaves to chance."},
    {"start", (PyCFunction)table_start, METH_O, "Deal from the fields of a set-up, and begin to play."},
    {"anew", (PyCFunction)table_anew, METH_O, "Return another game that begins as this one did, with this seed."},
    {"begin", (PyCFunction)table_begin, METH_NOARGS, "Begin to play at the present fields."},
    {"next", (PyCFunction)table_next, METH_NOARGS,
     "Return who is asked first in canonical order, what, and the legal option numbers."},
    {"awaited", (PyCFunction)table_awaited, METH_NOARGS, "Return the seats that are waited for."},
    {"question", (PyCFunction)table_question, METH_O, "Return what a seat is asked and its options as a mask, or None."},
    {"retractable", (PyCFunction)table_retractable, METH_O, "Tell whether a seat may take back a sealed answer."},
    {"waits_openly", (PyCFunction)table_waits_openly, METH_NOARGS, "Tell whether everyone may see who is awaited."},
    {"take", (PyCFunction)(void (*)(void))table_take, METH_FASTCALL, "Take one answer that is offered and run on."},
    {"take_back", (PyCFunction)table_take_back, METH_O, "Take back what a seat has answered in secret."},
    {"search", (PyCFunction)(void (*)(void))table_search, METH_VARARGS | METH_KEYWORDS,
     "Search the best answer of a seat that is asked."},
    {"weight", (PyCFunction)table_weight, METH_VARARGS, "Return the weight of an option by the game's policy."},
    {"worth", (PyCFunction)table_worth, METH_O, "Return what a seat may expect of the game."},
    {"play_out", (PyCFunction)table_play_out, METH_VARARGS, "Play on to the end many times, this game stays as it is."},
    {"take_all", (PyCFunction)table_take_all, METH_O, "Take answers one after another; return how many were taken."},
    {"relay", (PyCFunction)table_relay, METH_VARARGS, "Lay anew, in place, all that a seat cannot know."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot table_slots[] = {
    {Py_tp_new, table_new},
    {Py_tp_dealloc, table_dealloc},
    {Py_tp_methods, table_methods},
    {Py_tp_getset, table_getters},
    {Py_tp_members, table_members},
    {Py_tp_doc, "A game under way, by compiled rules."},
    {0, NULL},
};

static PyType_Spec table_spec = {
    .name = "_rules.Table",
    .basicsize = sizeof(TableObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .slots = table_slots,
};

/* -- the module ------------------------------------------------------------------------------------------------ */

static PyObject *know(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *told, *who;
    if (!PyArg_ParseTuple(args, "O!O", &PyTuple_Type, &told, &who))
        return NULL;
    Py_XSETREF(choices, Py_NewRef(told));
    Py_XSETREF(raiser, Py_NewRef(who));
    Py_RETURN_NONE;
}

/* How often each line of the rules has run, by file and line; only in a module built to cover. */
static PyObject *hits(PyObject *module, PyObject *none)
{
    (void)module;
    (void)none;
    PyObject *made = PyDict_New();
#ifdef COVER
    for (int i = 0; made && i < LINE_COUNT; i++) {
        PyObject *file = PyUnicode_FromString(LINES[i].file), *rows = PyDict_GetItem(made, file);
        if (!rows) {
            rows = PyDict_New();
            PyDict_SetItem(made, file, rows);
            Py_DECREF(rows);
        }
        PyObject *line = PyLong_FromLong(LINES[i].line), *number = PyLong_FromLong(line_hits[i]);
        PyDict_SetItem(rows, line, number);
        Py_DECREF(line);
        Py_DECREF(number);
        Py_DECREF(file);
    }
#endif
    return made;
}

static PyMethodDef module_methods[] = {
    {"know", know, METH_VARARGS, "Tell the module the classes of the questions and who raises errors."},
    {"play_games", play_games, METH_VARARGS, "Play whole games by chance."},
    {"hits", hits, METH_NOARGS, "Return how often each line of the rules has run."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module_def = {
    PyModuleDef_HEAD_INIT, .m_name = "_rules", .m_doc = "The rules of one game, compiled.", .m_size = -1,
    .m_methods = module_methods,
};

PyMODINIT_FUNC PyInit__rules(void)
{
    PyObject *module = PyModule_Create(&module_def), *type = PyType_FromSpec(&table_spec);
    if (!module || !type || PyModule_AddObject(module, "Table", type) ||
        PyModule_AddObject(module, "Vector", PyType_FromSpec(&vector_spec)) ||
        PyModule_AddIntConstant(module, "STATE_BYTES", sizeof(Table)) ||
        PyModule_AddIntConstant(module, "FIELDS_SIZE", FIELDS_SIZE) ||
        PyModule_AddIntConstant(module, "MAX_SEATS", MAX_SEATS) || PyModule_AddIntConstant(module, "DEALS", DEALS))
        return NULL;
    return module;
}
