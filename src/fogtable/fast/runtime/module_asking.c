/* What a game under way asks, and how it takes answers. */

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

/* next(): who is asked first in canonical order, what, and the options; None: nobody is waited for. */
static PyObject *table_next(TableObject *self, PyObject *none)
{
    (void)none;
    const Run *run = &self->t.run;
    if (run->waits == FOR_NOBODY || run->who == NONE)
        Py_RETURN_NONE;
    uint64_t mix = (uint64_t)run->options ^ (uint64_t)(run->options >> 64) ^ (uint64_t)(run->choice * 64 + run->who) << 40;
    unsigned at = (unsigned)(mix * 0x9E3779B97F4A7C15u >> (64 - KEPT_BITS));
    if (!kept[at].told || kept[at].options != run->options || kept[at].who != run->who ||
        kept[at].choice != run->choice) {
        PyObject *made = PyTuple_New(3), *options = options_object(run->options);
        if (!made || !options)
            return NULL;
        PyTuple_SetItem(made, 0, PyLong_FromLong(run->who));
        PyTuple_SetItem(made, 1, Py_NewRef(PyTuple_GetItem(choices, run->choice)));
        PyTuple_SetItem(made, 2, options);
        kept[at].options = run->options;
        kept[at].who = run->who;
        kept[at].choice = run->choice;
        put(&kept[at].told, made);
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

/* The number of a seat; -1 for one that is too large to be any. */
static long seat_number(PyObject *object)
{
    int beyond;
    long seat = PyLong_AsLongAndOverflow(object, &beyond);
    return beyond ? -1 : seat;
}

static PyObject *table_question(TableObject *self, PyObject *seat_object)
{
    long seat = seat_number(seat_object);
    int choice;
    Options options;
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    if (seat < 0 || seat >= MAX_SEATS || !question_of(self, (int)seat, &choice, &options))
        Py_RETURN_NONE;
    return Py_BuildValue("(ON)", PyTuple_GetItem(choices, choice), mask_object(options));
}

static PyObject *table_retractable(TableObject *self, PyObject *seat_object)
{
    long seat = seat_number(seat_object);
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    return PyBool_FromLong(is_sealed(self) && seat >= 0 && seat < MAX_SEATS && (self->t.run.answered >> seat & 1));
}

/* answered(): how many answers have been given to the open sealed question, and taken back. */
static PyObject *table_answered(TableObject *self, PyObject *none)
{
    (void)none;
    long number = self->taken_back;
    for (int p = 0; p < self->t.run.seats; p++)
        number += self->given[p];
    return PyLong_FromLong(number);
}

/* about_tape(): what the rules of the open sealed question are given, as on the tape of events; nothing, if it is none. */
static PyObject *table_about_tape(TableObject *self, PyObject *none)
{
    (void)none;
    if (!is_sealed(self))
        return PyTuple_New(0);
    Journal told = {0};
    Table shown = self->t;
    shown.run.journal = &told;
    shown.run.act = SHOW;
    shown.run.replier = (uint8_t)shown.run.who;
    play_on(&shown);
    PyObject *made = tape_object(&told.events);
    empty_journal(&told);
    return made;
}

/* -- answers --------------------------------------------------------------------------------------------------- */

/* Give an answer that is offered; tell whether all went well, as `go_on`. */
static bool give(TableObject *self, int seat, int option)
{
    Run *run = &self->t.run;
    write_number(&self->answers, seat);
    write_number(&self->answers, option);
    self->journal.filled.used = 0;
    run->act = ANSWER;
    run->replier = (uint8_t)seat;
    run->reply = (uint8_t)option;
    bool well = go_on(self);
    if (is_sealed(self) && (run->answered >> seat & 1))
        self->given[seat]++;
    else { /* the question is closed, or it was none */
        memset(self->given, 0, sizeof self->given);
        self->taken_back = 0;
    }
    return well;
}

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
    return none_if(give(self, (int)seat, (int)option));
}

/* act(option): answer what `next` tells, and return what it tells then. */
static PyObject *table_act(TableObject *self, PyObject *option_object)
{
    const Run *run = &self->t.run;
    int beyond;
    long option = PyLong_AsLongAndOverflow(option_object, &beyond);
    if (option == -1 && PyErr_Occurred())
        return NULL;
    if (run->waits == FOR_NOBODY || option < 0 || option > PASS || !(run->options >> option & 1)) /* it is refused */
        return PyObject_CallMethod((PyObject *)self, "require", "iO", run->who, option_object);
    return give(self, run->who, (int)option) ? table_next(self, NULL) : NULL;
}

/* reset(seed): begin again, in place, as this game once began, with fast luck of its own; return what `next` tells. */
static PyObject *table_reset(TableObject *self, PyObject *seed_object)
{
    uint64_t seed = PyLong_AsUnsignedLongLongMask(seed_object);
    if (PyErr_Occurred())
        return NULL;
    if (!self->laid)
        return PyErr_Format(PyExc_ValueError, "this game did not begin with a deal by compiled rules");
    Run begun = {.journal = &self->journal, .luck = seed, .seats = self->t.run.seats, .asks_idle = self->t.run.asks_idle};
    memset(&self->t, 0, sizeof self->t);
    self->t.run = begun;
    memcpy((char *)&self->t + FIELDS_AT, PyBytes_AsString(self->laid), FIELDS_SIZE);
    forget_luck(&self->journal);
    self->journal.events.used = self->journal.came.used = self->journal.filled.used = 0;
    self->read_events = self->read_to = 0;
    self->answers.used = 0;
    self->taken_back = 0;
    memset(self->given, 0, sizeof self->given);
    self->from_start = true;
    put(&self->seed, Py_NewRef(seed_object));
    put(&self->memo, NULL);
    deal(&self->t);
    return go_on(self) ? table_next(self, NULL) : NULL;
}

/* Strike the last answers of a seat: copies begin without answers, so there may be fewer. */
static void strike(Tape *answers, int seat, int count)
{
    for (int at = answers->used - 2; at >= 0 && count; at -= 2)
        if (answers->numbers[at] == seat) {
            memmove(answers->numbers + at, answers->numbers + at + 2,
                    (size_t)(answers->used - at - 2) * sizeof *answers->numbers);
            answers->used -= 2;
            count--;
        }
}

static PyObject *table_take_back(TableObject *self, PyObject *seat_object)
{
    long seat = PyLong_AsLong(seat_object);
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    if (!is_sealed(self) || seat < 0 || seat >= MAX_SEATS || !(self->t.run.answered >> seat & 1))
        return PyErr_Format(PyExc_ValueError, "seat %ld has no sealed answer that could be taken back", seat);
    strike(&self->answers, (int)seat, self->given[seat]);
    self->taken_back += self->given[seat] + 1;
    self->given[seat] = 0;
    self->t.run.act = RETRACT;
    self->t.run.replier = (uint8_t)seat;
    return none_if(go_on(self));
}

/* relay(seat, seed, facts): nothing of what the original knew beside the game remains. */
static PyObject *table_relay(TableObject *self, PyObject *args)
{
    int seat;
    unsigned long long seed;
    PyObject *facts;
    if (!PyArg_ParseTuple(args, "iKO", &seat, &seed, &facts))
        return NULL;
    put(&self->facts, Py_NewRef(facts));
    Py_CLEAR(self->laid);
    put(&self->seed, PyLong_FromLong(0));
    forget_luck(&self->journal);
    self->version++;
    self->from_start = false;
    bool found = redeal(&self->t, seat, seed, NULL);
    self->journal.filled.used = 0;
    return PyBool_FromLong(found);
}
