/* The class of those who learn, for Python (fogtable.fast.learning). */

typedef struct {
    PyObject_HEAD
    Learner l;
} LearnerObject;

/* Learner(numbers): of options of each question, a pass counted in. */
static PyObject *learner_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    (void)kwargs;
    PyObject *numbers;
    if (!PyArg_ParseTuple(args, "O!", &PyTuple_Type, &numbers))
        return NULL;
    if (PyTuple_Size(numbers) != QUESTIONS)
        return PyErr_Format(PyExc_ValueError, "expected numbers of options of %d questions, got %zd", (int)QUESTIONS,
                            PyTuple_Size(numbers));
    LearnerObject *self = (LearnerObject *)PyType_GenericAlloc(type, 0);
    if (!self)
        return NULL;
    Learner *l = &self->l;
    int counts[QUESTIONS];
    for (int n = 0; n < QUESTIONS; n++)
        counts[n] = (int)PyLong_AsLong(PyTuple_GetItem(numbers, n));
    if (PyErr_Occurred()) {
        Py_DECREF(self);
        return NULL;
    }
    l->shape = shape_of(counts);
    size_t n = (size_t)l->shape.size, options = (size_t)l->shape.options, signs = (size_t)l->shape.signs;
    l->weights = calloc(n, sizeof(float));
    l->slope = calloc(n, sizeof(float));
    l->mean = calloc(n, sizeof(float));
    l->square = calloc(n, sizeof(float));
    l->average = calloc(n, sizeof(float));
    l->magnet = calloc(n, sizeof(float));
    l->offered = calloc(options, sizeof(int64_t));
    l->taken = calloc(options, sizeof(int64_t));
    l->whims = calloc(options * MAX_SEATS, sizeof(float));
    l->signs.times = calloc(signs, sizeof(int16_t));
    l->signs.found = calloc(signs, sizeof(Sign));
    if (!l->weights || !l->slope || !l->mean || !l->square || !l->average || !l->magnet || !l->offered || !l->taken || !l->whims ||
        !l->signs.times || !l->signs.found) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    begin_net(l);
    return (PyObject *)self;
}

static void learner_dealloc(LearnerObject *self)
{
    Learner *l = &self->l;
    void *owned[] = {l->weights, l->slope,       l->mean,        l->square,    l->average, l->magnet, l->offered,
                     l->taken,   l->signs.times, l->signs.found, l->decisions, l->kept,    l->tried,  l->order,
                     l->whims};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        free(owned[i]);
    end_object((PyObject *)self);
}

/* Whether a buffer holds what somebody of these manners answers by; without it there is an error. */
static bool is_net_of(const Learner *l, int manners, const Py_buffer *net)
{
    Py_ssize_t size = (Py_ssize_t)l->shape.size * (Py_ssize_t)sizeof(float);
    if (manners < EVENLY || manners >= MANNERS)
        PyErr_Format(PyExc_ValueError, "expected manners from 0 to %d", MANNERS - 1);
    else if (manners == BY_NET && net->len != size)
        PyErr_Format(PyExc_ValueError, "expected a net of %zd bytes, got %zd", size, net->len);
    else if (manners == LEARNED && !is_learned_net(net->buf, (size_t)net->len))
        PyErr_Format(PyExc_ValueError, "%s", NO_LEARNED_NET);
    return !PyErr_Occurred();
}

/* Many games; what each seat got in each, as floats. */
static PyObject *play_many(LearnerObject *self, PyObject *args, bool learns)
{
    const char *fields;
    Py_ssize_t size;
    int seats, manners;
    unsigned mask;
    long long games;
    unsigned long long luck;
    float whim, memory = 1;
    Py_buffer net = {0};
    if (!PyArg_ParseTuple(args, "y#iLKIiy*f|f", &fields, &size, &seats, &games, &luck, &mask, &manners, &net, &whim,
                          &memory))
        return NULL;
    Learner *l = &self->l;
    PyObject *made = NULL;
    if (size != FIELDS_SIZE || seats < 1 || seats > MAX_SEATS || games < 0)
        PyErr_Format(PyExc_ValueError, "expected %d bytes of fields, 1 to %d seats and a number of games", FIELDS_SIZE,
                     MAX_SEATS);
    else if (is_net_of(l, manners, &net))
        made = PyBytes_FromStringAndSize(NULL, games * seats * (Py_ssize_t)sizeof(float));
    if (made) {
        float *payoffs = (float *)PyBytes_AsString(made);
        Rival rival = {manners, net.buf, whim};
        uint64_t own = luck;
        Py_BEGIN_ALLOW_THREADS
        for (long long i = 0; i < games; i++, payoffs += seats) {
            Table t;
            float got[MAX_SEATS] = {0};
            new_game(&t, fields, seats, next_random(&own));
            play_learning(l, &t, mask, &rival, learns, &own);
            for (int p = 0; p < seats; p++)
                payoffs[p] = got[p] = (float)payoff(&t, p) / 1000;
            if (learns)
                conclude(l, got, memory);
        }
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&net);
    return made;
}

/* learn(fields, seats, games, seed, mask, manners, net, whim, memory) */
static PyObject *learner_learn(LearnerObject *self, PyObject *args)
{
    return play_many(self, args, true);
}

/* play(fields, seats, games, seed, mask, manners, net, whim) */
static PyObject *learner_play(LearnerObject *self, PyObject *args)
{
    return play_many(self, args, false);
}


/* decide(match, seat, seed): an option, kept until the game ends. */
static PyObject *learner_decide(LearnerObject *self, PyObject *args)
{
    PyObject *match;
    int seat, choice;
    unsigned long long luck;
    Options options;
    if (!PyArg_ParseTuple(args, "O!iK", table_type, &match, &seat, &luck))
        return NULL;
    if (!question_of((TableObject *)match, seat, &choice, &options))
        return PyErr_Format(PyExc_ValueError, "seat %d is not asked now: there is nothing to decide", seat);
    uint64_t own = luck;
    return PyLong_FromLong(decide(&self->l, &((TableObject *)match)->t, seat, choice, options, &own));
}

/* conclude(payoffs, memory): the game has ended in which it decided. */
static PyObject *learner_conclude(LearnerObject *self, PyObject *args)
{
    PyObject *got;
    float memory, payoffs[MAX_SEATS] = {0};
    if (!PyArg_ParseTuple(args, "O!f", &PyTuple_Type, &got, &memory))
        return NULL;
    for (int p = 0; p < MAX_SEATS && p < PyTuple_Size(got); p++)
        payoffs[p] = (float)PyFloat_AsDouble(PyTuple_GetItem(got, p));
    if (PyErr_Occurred())
        return NULL;
    conclude(&self->l, payoffs, memory);
    Py_RETURN_NONE;
}

/* habits(): of each option of each question how often it was offered and taken; counted from now on anew. */
static PyObject *learner_habits(LearnerObject *self, PyObject *none)
{
    (void)none;
    Learner *l = &self->l;
    PyObject *made = PyList_New(l->shape.options);
    for (int i = 0; made && i < l->shape.options; i++) {
        PyObject *row = Py_BuildValue("LL", (long long)l->offered[i], (long long)l->taken[i]);
        if (row)
            PyList_SetItem(made, i, row);
        else
            Py_CLEAR(made);
    }
    memset(l->offered, 0, (size_t)l->shape.options * sizeof(int64_t));
    memset(l->taken, 0, (size_t)l->shape.options * sizeof(int64_t));
    return made;
}

/* improve(passes, batch, rate, share, doubt, pull, clip, seed): of how many decisions it has learned */
static PyObject *learner_improve(LearnerObject *self, PyObject *args)
{
    Stride how;
    unsigned long long luck;
    if (!PyArg_ParseTuple(args, "iifffffK", &how.passes, &how.batch, &how.rate, &how.share, &how.doubt, &how.pull, &how.clip,
                          &luck))
        return NULL;
    if (how.batch < 1)
        return PyErr_Format(PyExc_ValueError, "expected a batch of 1 decision at least, got %d", how.batch);
    uint64_t own = luck;
    int decisions;
    Py_BEGIN_ALLOW_THREADS
    decisions = improve(&self->l, &how, &own);
    Py_END_ALLOW_THREADS
    return PyLong_FromLong(decisions);
}

/* signs(match, seat): what a seat sees, as a dict: how often each sign is there. */
static PyObject *learner_signs(LearnerObject *self, PyObject *args)
{
    PyObject *match;
    int seat;
    if (!PyArg_ParseTuple(args, "O!i", table_type, &match, &seat))
        return NULL;
    read_signs(&((TableObject *)match)->t, seat, &self->l.signs);
    PyObject *made = PyDict_New();
    for (int i = 0; made && i < self->l.signs.number; i++) {
        const Sign *found = &self->l.signs.found[i];
        PyObject *sign = PyLong_FromLong(found->sign), *times = PyLong_FromLong(found->times);
        if (!sign || !times || PyDict_SetItem(made, sign, times))
            Py_CLEAR(made);
        Py_XDECREF(sign);
        Py_XDECREF(times);
    }
    return made;
}

/* A view of one of the arrays; it must not outlive the learner (fogtable.fast.learning keeps both). */
static PyObject *learner_array(LearnerObject *self, void *offset)
{
    float *array = *(float **)((char *)&self->l + (size_t)offset);
    return PyMemoryView_FromMemory((char *)array, (Py_ssize_t)self->l.shape.size * (Py_ssize_t)sizeof(float), PyBUF_WRITE);
}

static PyObject *learner_shape(LearnerObject *self, void *none)
{
    (void)none;
    return Py_BuildValue("iii", self->l.shape.signs, self->l.shape.options, HIDDEN);
}

static PyObject *learner_steps(LearnerObject *self, void *none)
{
    (void)none;
    return PyLong_FromLongLong(self->l.steps);
}

static int learner_set_steps(LearnerObject *self, PyObject *steps, void *none)
{
    (void)none;
    self->l.steps = steps ? PyLong_AsLong(steps) : 0;
    return PyErr_Occurred() ? -1 : 0;
}

static PyGetSetDef learner_getters[] = {
    {"weights", (getter)learner_array, NULL, "the weights", (void *)offsetof(Learner, weights)},
    {"mean", (getter)learner_array, NULL, "of Adam: the slope lately", (void *)offsetof(Learner, mean)},
    {"square", (getter)learner_array, NULL, "of Adam: its square lately", (void *)offsetof(Learner, square)},
    {"average", (getter)learner_array, NULL, "the weights over time", (void *)offsetof(Learner, average)},
    {"magnet", (getter)learner_array, NULL, "the weights from which it is not to stray", (void *)offsetof(Learner, magnet)},
    {"shape", (getter)learner_shape, NULL, "how many signs, options and hidden numbers there are", NULL},
    {"steps", (getter)learner_steps, (setter)learner_set_steps, "steps of Adam so far", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef learner_methods[] = {
    {"learn", (PyCFunction)learner_learn, METH_VARARGS, "Learn from many games; return what each seat got in each."},
    {"play", (PyCFunction)learner_play, METH_VARARGS, "Play many games; return what each seat got in each."},
    {"decide", (PyCFunction)learner_decide, METH_VARARGS, "Decide in a game that others play as well."},
    {"conclude", (PyCFunction)learner_conclude, METH_VARARGS, "Learn from what was decided in a game that has ended."},
    {"habits", (PyCFunction)learner_habits, METH_NOARGS, "Return how often each option was offered and taken."},
    {"improve", (PyCFunction)learner_improve, METH_VARARGS, "Take a step up the slope."},
    {"signs", (PyCFunction)learner_signs, METH_VARARGS, "Return what a seat sees, as signs."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot learner_slots[] = {
    {Py_tp_new, learner_new},
    {Py_tp_dealloc, learner_dealloc},
    {Py_tp_methods, learner_methods},
    {Py_tp_getset, learner_getters},
    {Py_tp_doc, "Somebody who learns from games."},
    {0, NULL},
};

static PyType_Spec learner_spec = {
    .name = "_rules.Learner",
    .basicsize = sizeof(LearnerObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = learner_slots,
};
