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
    int width = seen_width((const Seen *)plan, places, seats, questions);
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)width * (Py_ssize_t)sizeof(int16_t));
    if (made)
        see(&self->t, (const Seen *)plan, places, questions, seat, asked, (int16_t *)(void *)PyBytes_AS_STRING(made));
    return made;
}

typedef struct {
    PyObject_HEAD
    Vector v;
} VectorObject;

static void *kept_copy(const void *bytes, Py_ssize_t size)
{
    void *made = malloc(size ? (size_t)size : 1);
    if (made)
        memcpy(made, bytes, (size_t)size);
    return made;
}

/* Vector(games, fields, seats, plan, numbers, options, plays): games that have not begun. */
static PyObject *vector_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
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
    VectorObject *self = (VectorObject *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    Vector *v = &self->v;
    *v = (Vector){.number = number, .seats = seats, .actions = (int)actions, .places = places, .questions = questions};
    v->width = seen_width((const Seen *)(const void *)plan, places, seats, questions);
    memcpy(v->fields, fields, FIELDS_SIZE);
    memcpy(v->plays, plays, (size_t)seats);
    size_t n = (size_t)number;
    v->plan = kept_copy(plan, plan_size);
    v->numbers = kept_copy(numbers, numbers_size);
    v->options = kept_copy(options, actions);
    v->games = calloc(n, sizeof *v->games);
    v->own = calloc(n, sizeof *v->own);
    v->seen = calloc(n * (size_t)v->width, sizeof *v->seen);
    v->legal = calloc(n, (size_t)v->actions);
    v->who = calloc(n, 1);
    v->rewards = calloc(n * (size_t)seats, sizeof(float));
    v->over = malloc(n);
    if (!v->plan || !v->numbers || !v->options || !v->games || !v->own || !v->seen || !v->legal || !v->who || !v->rewards ||
        !v->over) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    memset(v->over, 1, n);
    return (PyObject *)self;
}

static void vector_dealloc(VectorObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Vector *v = &self->v;
    free(v->plan);
    free(v->numbers);
    free(v->options);
    free(v->games);
    free(v->own);
    free(v->seen);
    free(v->legal);
    free(v->who);
    free(v->rewards);
    free(v->over);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

/* begin(games, seeds): begin these games anew (numbers of 32 bits), each with a seed of its own (64 bits). */
static PyObject *vector_begin(VectorObject *self, PyObject *args)
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
        if (i < 0 || i >= self->v.number)
            return PyErr_Format(PyExc_ValueError, "expected a game from 0 to %d, got %d", self->v.number - 1, (int)i);
    }
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t k = 0; k < number; k++) {
        int32_t i;
        uint64_t seed;
        memcpy(&i, games + 4 * k, sizeof i);
        memcpy(&seed, seeds + 8 * k, sizeof seed);
        begin_game(&self->v, i, seed);
    }
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

/* step(actions): a number of 32 bits for each game; raises ValueError if one is not offered: then nothing has changed. */
static PyObject *vector_step(VectorObject *self, PyObject *given)
{
    Py_buffer actions;
    if (PyObject_GetBuffer(given, &actions, PyBUF_SIMPLE))
        return NULL;
    int refused = -1, said = 0;
    bool fits = actions.len == 4 * (Py_ssize_t)self->v.number;
    if (fits) {
        refused = first_refused(&self->v, actions.buf);
        said = refused < 0 ? 0 : ((const int32_t *)actions.buf)[refused];
        Py_BEGIN_ALLOW_THREADS
        if (refused < 0)
            step_all(&self->v, actions.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&actions);
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "expected %d actions of 32 bits each", self->v.number);
    if (refused >= 0)
        return PyErr_Format(PyExc_ValueError, "action %d is not offered in game %d; nothing has changed", said, refused);
    Py_RETURN_NONE;
}

/* look(game, seat): what a seat sees of a game that is over, or of one in which it is not asked. */
static PyObject *vector_look(VectorObject *self, PyObject *args)
{
    int game, seat;
    Vector *v = &self->v;
    if (!PyArg_ParseTuple(args, "ii", &game, &seat))
        return NULL;
    if (game < 0 || game >= v->number || seat < 0 || seat >= v->seats)
        return PyErr_Format(PyExc_ValueError, "expected a game from 0 to %d and a seat from 0 to %d, got %d and %d",
                            v->number - 1, v->seats - 1, game, seat);
    PyObject *made = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)v->width * (Py_ssize_t)sizeof(int16_t));
    if (made)
        see(&v->games[game], v->plan, v->places, v->questions, seat, -1, (int16_t *)(void *)PyBytes_AS_STRING(made));
    return made;
}

/* A view of one of the arrays; it must not outlive the vector (fogtable.fast.vector keeps both). */
static PyObject *vector_array(VectorObject *self, void *name)
{
    Vector *v = &self->v;
    Py_ssize_t n = v->number;
    switch (*(const char *)name) {
    case 's': return PyMemoryView_FromMemory((char *)v->seen, n * v->width * (Py_ssize_t)sizeof(int16_t), PyBUF_READ);
    case 'l': return PyMemoryView_FromMemory((char *)v->legal, n * v->actions, PyBUF_READ);
    case 'w': return PyMemoryView_FromMemory((char *)v->who, n, PyBUF_READ);
    case 'r': return PyMemoryView_FromMemory((char *)v->rewards, n * v->seats * (Py_ssize_t)sizeof(float), PyBUF_READ);
    default: return PyMemoryView_FromMemory((char *)v->over, n, PyBUF_READ);
    }
}

static PyObject *vector_width(VectorObject *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->v.width);
}

static PyGetSetDef vector_getters[] = {
    {"seen", (getter)vector_array, NULL, "what the next player of each game sees", "s"},
    {"legal", (getter)vector_array, NULL, "which actions are offered in each game", "l"},
    {"who", (getter)vector_array, NULL, "the next player of each game", "w"},
    {"rewards", (getter)vector_array, NULL, "what each seat got in games that have just ended", "r"},
    {"over", (getter)vector_array, NULL, "which games are over", "o"},
    {"width", (getter)vector_width, NULL, "numbers in what a player sees", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef vector_methods[] = {
    {"begin", (PyCFunction)vector_begin, METH_VARARGS, "Begin some games anew."},
    {"step", (PyCFunction)vector_step, METH_O, "Answer in every game."},
    {"look", (PyCFunction)vector_look, METH_VARARGS, "Return what a seat sees of a game."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot vector_slots[] = {
    {Py_tp_new, vector_new},
    {Py_tp_dealloc, vector_dealloc},
    {Py_tp_methods, vector_methods},
    {Py_tp_getset, vector_getters},
    {Py_tp_doc, "Many games side by side."},
    {0, NULL},
};

static PyType_Spec vector_spec = {
    .name = "_rules.Vector",
    .basicsize = sizeof(VectorObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = vector_slots,
};
