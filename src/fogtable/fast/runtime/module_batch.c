/* What learners call: what a seat sees as numbers, games side by side. */

/* seen(plan, questions, seat, asked): what a seat sees as numbers of 16 bits; asked: the number of its question or -1. */
static PyObject *table_seen(TableObject *self, PyObject *args)
{
    const char *plan;
    Py_ssize_t size;
    int questions, seat, asked;
    if (!PyArg_ParseTuple(args, "y#iii", &plan, &size, &questions, &seat, &asked))
        return NULL;
    int places = (int)(size / (Py_ssize_t)sizeof(Seen)), seats = self->t.run.seats;
    if (size % (Py_ssize_t)sizeof(Seen) || !plan_fits((const Seen *)plan, places))
        return PyErr_Format(PyExc_ValueError, "these are no columns of this game");
    if (seat < 0 || seat >= seats || questions < 0 || asked >= questions)
        return PyErr_Format(PyExc_ValueError, "expected a seat from 0 to %d and a question below %d, got %d and %d",
                            seats - 1, questions, seat, asked);
    int width = numbers_width((const Seen *)plan, places, seats, questions);
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)width * (Py_ssize_t)sizeof(int16_t));
    if (made)
        see_numbers(&self->t, (const Seen *)plan, places, questions, seat, asked, (int16_t *)(void *)PyBytes_AsString(made));
    return made;
}

typedef struct {
    PyObject_HEAD
    Batch b;
} BatchObject;

static void *kept_copy(const void *bytes, Py_ssize_t size)
{
    void *made = malloc(size ? (size_t)size : 1);
    if (made)
        memcpy(made, bytes, (size_t)size);
    return made;
}

/* Batch(games, fields, seats, plan, numbers, options, plays): games that have not begun. */
static PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    (void)kwargs;
    const char *fields, *plan, *numbers, *options, *plays;
    Py_ssize_t size, plan_size, numbers_size, actions, plays_size;
    int number, seats;
    if (!PyArg_ParseTuple(args, "iy#iy#y#y#y#", &number, &fields, &size, &seats, &plan, &plan_size, &numbers,
                          &numbers_size, &options, &actions, &plays, &plays_size))
        return NULL;
    if (number < 1 || size != FIELDS_SIZE || seats < 1 || seats > MAX_SEATS)
        return PyErr_Format(PyExc_ValueError, "expected at least 1 game, %d bytes of fields and 1 to %d seats", FIELDS_SIZE,
                            MAX_SEATS);
    int places = (int)(plan_size / (Py_ssize_t)sizeof(Seen)), questions = (int)(numbers_size / 256);
    if (plan_size % (Py_ssize_t)sizeof(Seen) || !plan_fits((const Seen *)(const void *)plan, places) ||
        questions < (int)(sizeof OBVIOUS / sizeof *OBVIOUS) || numbers_size % 256 || plays_size != seats || !actions)
        return PyErr_Format(PyExc_ValueError, "these columns, actions or players are none of this game");
    BatchObject *self = (BatchObject *)PyType_GenericAlloc(type, 0);
    if (!self)
        return NULL;
    Batch *b = &self->b;
    *b = (Batch){.number = number, .seats = seats, .actions = (int)actions, .places = places, .questions = questions};
    b->width = numbers_width((const Seen *)(const void *)plan, places, seats, questions);
    memcpy(b->fields, fields, FIELDS_SIZE);
    memcpy(b->plays, plays, (size_t)seats);
    size_t n = (size_t)number;
    b->plan = kept_copy(plan, plan_size);
    b->numbers = kept_copy(numbers, numbers_size);
    b->options = kept_copy(options, actions);
    b->games = calloc(n, sizeof *b->games);
    b->own = calloc(n, sizeof *b->own);
    b->seen = calloc(n * (size_t)b->width, sizeof *b->seen);
    b->legal = calloc(n, (size_t)b->actions);
    b->who = calloc(n, 1);
    b->rewards = calloc(n * (size_t)seats, sizeof(float));
    b->over = malloc(n);
    if (!b->plan || !b->numbers || !b->options || !b->games || !b->own || !b->seen || !b->legal || !b->who || !b->rewards ||
        !b->over) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    memset(b->over, 1, n);
    return (PyObject *)self;
}

static void batch_dealloc(BatchObject *self)
{
    Batch *b = &self->b;
    free(b->plan);
    free(b->numbers);
    free(b->options);
    free(b->games);
    free(b->own);
    free(b->seen);
    free(b->legal);
    free(b->who);
    free(b->rewards);
    free(b->over);
    end_object((PyObject *)self);
}

/* begin(games, seeds): begin these games anew (numbers of 32 bits), each with a seed of its own (64 bits). */
static PyObject *batch_begin(BatchObject *self, PyObject *args)
{
    const char *games, *seeds;
    Py_ssize_t size, seeds_size;
    if (!PyArg_ParseTuple(args, "y#y#", &games, &size, &seeds, &seeds_size))
        return NULL;
    Py_ssize_t number = size / 4;
    if (size % 4 || seeds_size != number * 8)
        return PyErr_Format(PyExc_ValueError, "expected a seed for each of %zd games", number);
    for (Py_ssize_t k = 0; k < number; k++) {
        int32_t i;
        memcpy(&i, games + 4 * k, sizeof i);
        if (i < 0 || i >= self->b.number)
            return PyErr_Format(PyExc_ValueError, "expected a game from 0 to %d, got %d", self->b.number - 1, (int)i);
    }
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t k = 0; k < number; k++) {
        int32_t i;
        uint64_t seed;
        memcpy(&i, games + 4 * k, sizeof i);
        memcpy(&seed, seeds + 8 * k, sizeof seed);
        begin_table(&self->b, i, seed);
    }
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

/* step(actions): a number of 32 bits for each game; raises ValueError if one is not offered: then nothing has changed. */
static PyObject *batch_step(BatchObject *self, PyObject *given)
{
    Py_buffer actions;
    if (PyObject_GetBuffer(given, &actions, PyBUF_SIMPLE))
        return NULL;
    int refused = -1, said = 0;
    bool fits = actions.len == 4 * (Py_ssize_t)self->b.number;
    if (fits) {
        refused = first_refused(&self->b, actions.buf);
        said = refused < 0 ? 0 : ((const int32_t *)actions.buf)[refused];
        Py_BEGIN_ALLOW_THREADS
        if (refused < 0)
            answer_all(&self->b, actions.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&actions);
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "expected %d actions of 32 bits each", self->b.number);
    if (refused >= 0)
        return PyErr_Format(PyExc_ValueError, "action %d is not offered in game %d; nothing has changed", said, refused);
    Py_RETURN_NONE;
}

/* look(game, seat): what a seat sees of a game that is over, or of one in which it is not asked. */
static PyObject *batch_look(BatchObject *self, PyObject *args)
{
    int game, seat;
    Batch *b = &self->b;
    if (!PyArg_ParseTuple(args, "ii", &game, &seat))
        return NULL;
    if (game < 0 || game >= b->number || seat < 0 || seat >= b->seats)
        return PyErr_Format(PyExc_ValueError, "expected a game from 0 to %d and a seat from 0 to %d, got %d and %d",
                            b->number - 1, b->seats - 1, game, seat);
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)b->width * (Py_ssize_t)sizeof(int16_t));
    if (made)
        see_numbers(&b->games[game], b->plan, b->places, b->questions, seat, -1, (int16_t *)(void *)PyBytes_AsString(made));
    return made;
}

/* A view of one of the arrays; it must not outlive the batch (fogtable.fast.batch keeps both). */
static PyObject *batch_array(BatchObject *self, void *name)
{
    Batch *b = &self->b;
    Py_ssize_t n = b->number;
    switch (*(const char *)name) {
    case 's': return PyMemoryView_FromMemory((char *)b->seen, n * b->width * (Py_ssize_t)sizeof(int16_t), PyBUF_READ);
    case 'l': return PyMemoryView_FromMemory((char *)b->legal, n * b->actions, PyBUF_READ);
    case 'w': return PyMemoryView_FromMemory((char *)b->who, n, PyBUF_READ);
    case 'r': return PyMemoryView_FromMemory((char *)b->rewards, n * b->seats * (Py_ssize_t)sizeof(float), PyBUF_READ);
    default: return PyMemoryView_FromMemory((char *)b->over, n, PyBUF_READ);
    }
}

static PyObject *batch_width(BatchObject *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->b.width);
}

static PyGetSetDef batch_getters[] = {
    {"seen", (getter)batch_array, NULL, "what the next player of each game sees", "s"},
    {"legal", (getter)batch_array, NULL, "which actions are offered in each game", "l"},
    {"who", (getter)batch_array, NULL, "the next player of each game", "w"},
    {"rewards", (getter)batch_array, NULL, "what each seat got in games that have just ended", "r"},
    {"over", (getter)batch_array, NULL, "which games are over", "o"},
    {"width", (getter)batch_width, NULL, "numbers in what a player sees", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef batch_methods[] = {
    {"begin", (PyCFunction)batch_begin, METH_VARARGS, "Begin some games anew."},
    {"step", (PyCFunction)batch_step, METH_O, "Answer in every game."},
    {"look", (PyCFunction)batch_look, METH_VARARGS, "Return what a seat sees of a game."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot batch_slots[] = {
    {Py_tp_new, batch_new},
    {Py_tp_dealloc, batch_dealloc},
    {Py_tp_methods, batch_methods},
    {Py_tp_getset, batch_getters},
    {Py_tp_doc, "Many games side by side for learners."},
    {0, NULL},
};

static PyType_Spec batch_spec = {
    .name = "_rules.Batch",
    .basicsize = sizeof(BatchObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = batch_slots,
};
