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
    l->width = sign_count();
    for (int n = 0; n < QUESTIONS; n++) {
        l->first[n] = l->rows;
        l->numbers[n] = (int)PyLong_AsLong(PyTuple_GetItem(numbers, n));
        l->rows += l->numbers[n];
    }
    if (PyErr_Occurred()) {
        Py_DECREF(self);
        return NULL;
    }
    l->size = (l->rows + QUESTIONS) * l->width;
    size_t n = (size_t)l->size;
    l->lean = calloc(n, sizeof(float));
    l->slope = calloc(n, sizeof(float));
    l->mean = calloc(n, sizeof(float));
    l->square = calloc(n, sizeof(float));
    l->average = calloc(n, sizeof(float));
    l->offered = calloc((size_t)l->rows, sizeof(int64_t));
    l->taken = calloc((size_t)l->rows, sizeof(int64_t));
    l->signs.times = calloc((size_t)l->width, sizeof(int16_t));
    l->signs.found = calloc((size_t)l->width, sizeof(Sign));
    if (!l->lean || !l->slope || !l->mean || !l->square || !l->average || !l->offered || !l->taken || !l->signs.times ||
        !l->signs.found) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    return (PyObject *)self;
}

static void learner_dealloc(LearnerObject *self)
{
    Learner *l = &self->l;
    void *owned[] = {l->lean,  l->slope,       l->mean,        l->square,    l->average, l->offered,
                     l->taken, l->signs.times, l->signs.found, l->decisions, l->kept,    l->tried};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        free(owned[i]);
    end_object((PyObject *)self);
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
    float doubt = 0, memory = 1;
    Py_buffer lean = {0};
    if (!PyArg_ParseTuple(args, "y#iLKIiy*|ff", &fields, &size, &seats, &games, &luck, &mask, &manners, &lean, &doubt,
                          &memory))
        return NULL;
    Learner *l = &self->l;
    Py_ssize_t leaning = (Py_ssize_t)l->rows * l->width * (Py_ssize_t)sizeof(float);
    PyObject *made = NULL;
    if (size != FIELDS_SIZE || seats < 1 || seats > MAX_SEATS || games < 0)
        PyErr_Format(PyExc_ValueError, "expected %d bytes of fields, 1 to %d seats and a number of games", FIELDS_SIZE,
                     MAX_SEATS);
    else if (manners < EVENLY || manners > BY_LEAN || (manners == BY_LEAN && lean.len < leaning))
        PyErr_Format(PyExc_ValueError, "expected manners from 0 to %d, and for the last a lean of %zd bytes", BY_LEAN,
                     leaning);
    else
        made = PyBytes_FromStringAndSize(NULL, games * seats * (Py_ssize_t)sizeof(float));
    if (made) {
        float *payoffs = (float *)PyBytes_AsString(made);
        Rival rival = {manners, lean.buf};
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
                conclude(l, got, doubt, memory);
        }
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&lean);
    return made;
}

/* learn(fields, seats, games, seed, mask, manners, lean, doubt, memory) */
static PyObject *learner_learn(LearnerObject *self, PyObject *args)
{
    return play_many(self, args, true);
}

/* play(fields, seats, games, seed, mask, manners, lean) */
static PyObject *learner_play(LearnerObject *self, PyObject *args)
{
    return play_many(self, args, false);
}

static PyTypeObject *table_type;

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

/* conclude(payoffs, doubt, memory): learn from the decisions of a game that has ended. */
static PyObject *learner_conclude(LearnerObject *self, PyObject *args)
{
    PyObject *got;
    float doubt, memory, payoffs[MAX_SEATS] = {0};
    if (!PyArg_ParseTuple(args, "O!ff", &PyTuple_Type, &got, &doubt, &memory))
        return NULL;
    for (int p = 0; p < MAX_SEATS && p < PyTuple_Size(got); p++)
        payoffs[p] = (float)PyFloat_AsDouble(PyTuple_GetItem(got, p));
    if (PyErr_Occurred())
        return NULL;
    conclude(&self->l, payoffs, doubt, memory);
    Py_RETURN_NONE;
}

/* habits(): of each option of each question how often it was offered and taken; counted from now on anew. */
static PyObject *learner_habits(LearnerObject *self, PyObject *none)
{
    (void)none;
    Learner *l = &self->l;
    PyObject *made = PyList_New(l->rows);
    for (int i = 0; made && i < l->rows; i++) {
        PyObject *row = Py_BuildValue("LL", (long long)l->offered[i], (long long)l->taken[i]);
        if (row)
            PyList_SetItem(made, i, row);
        else
            Py_CLEAR(made);
    }
    memset(l->offered, 0, (size_t)l->rows * sizeof(int64_t));
    memset(l->taken, 0, (size_t)l->rows * sizeof(int64_t));
    return made;
}

/* improve(steps, rate, share): how many steps there were with this one. */
static PyObject *learner_improve(LearnerObject *self, PyObject *args)
{
    long long steps;
    float rate, share;
    if (!PyArg_ParseTuple(args, "Lff", &steps, &rate, &share))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    improve(&self->l, steps, rate, share);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
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
static PyObject *learner_array(LearnerObject *self, void *name)
{
    Learner *l = &self->l;
    const char *wanted = name;
    float *array = wanted[0] == 'l' ? l->lean : wanted[0] == 'm' ? l->mean : wanted[0] == 's' ? l->square : l->average;
    return PyMemoryView_FromMemory((char *)array, (Py_ssize_t)l->size * (Py_ssize_t)sizeof(float), PyBUF_WRITE);
}

static PyObject *learner_width(LearnerObject *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->l.width);
}

static PyGetSetDef learner_getters[] = {
    {"lean", (getter)learner_array, NULL, "the weights", "l"},
    {"mean", (getter)learner_array, NULL, "of Adam: the slope lately", "m"},
    {"square", (getter)learner_array, NULL, "of Adam: its square lately", "s"},
    {"average", (getter)learner_array, NULL, "the weights over time", "a"},
    {"width", (getter)learner_width, NULL, "how many signs there are", NULL},
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
