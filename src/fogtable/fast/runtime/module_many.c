/* What plays many games in one call, without Python's lock: playouts, search, games side by side, replay. */

/* -- replay and playouts ----------------------------------------------------------------------------------------- */

/* Take answers (seat, option, seat, option ...) as long as they are offered. */
static PyObject *table_take_all(TableObject *self, PyObject *numbers)
{
    PyObject *all = PySequence_Tuple(numbers);
    if (!all)
        return NULL;
    Py_ssize_t taken = 0, size = PyTuple_Size(all) / 2;
    for (; taken < size; taken++) {
        long seat = PyLong_AsLong(PyTuple_GetItem(all, 2 * taken));
        long option = PyLong_AsLong(PyTuple_GetItem(all, 2 * taken + 1));
        int choice;
        Options options;
        if (PyErr_Occurred())
            break;
        if (!question_of(self, (int)seat, &choice, &options) || option < 0 || option > PASS || !(options >> option & 1))
            break;
        if (!give(self, (int)seat, (int)option))
            break;
    }
    Py_DECREF(all);
    return PyErr_Occurred() ? NULL : PyLong_FromSsize_t(taken);
}

static PyObject *payoffs_object(const double *sums, int seats, long long games)
{
    PyObject *made = PyTuple_New(seats);
    for (int p = 0; made && p < seats; p++)
        PyTuple_SetItem(made, p, PyFloat_FromDouble(games ? sums[p] / (double)games : 0));
    return made;
}

/* weights(seat): of all options of the question that the seat is asked, by the game's policy: a dict. */
static PyObject *table_weights(TableObject *self, PyObject *seat_object)
{
    int choice, found[PASS + 1], weights[PASS + 1], whole;
    Options options;
    long seat = seat_number(seat_object);
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    if (seat < 0 || seat >= MAX_SEATS || !question_of(self, (int)seat, &choice, &options))
        return PyErr_Format(PyExc_ValueError, "seat %ld is not asked now: there is nothing to weigh", seat);
    int number = weigh_all(&self->t, (int)seat, choice, options, found, weights, &whole);
    PyObject *made = PyDict_New();
    for (int i = 0; made && i < number; i++) {
        PyObject *option = PyLong_FromLong(found[i]), *weight = PyLong_FromLong(weights[i]);
        if (!option || !weight || PyDict_SetItem(made, option, weight))
            Py_CLEAR(made);
        Py_XDECREF(option);
        Py_XDECREF(weight);
    }
    return made;
}

/* worth(seat): what a seat may expect of the game, or what it has got, 0 to 1. */
static PyObject *table_worth(TableObject *self, PyObject *seat_object)
{
    long seat = PyLong_AsLong(seat_object);
    if (PyErr_Occurred())
        return NULL;
    if (seat < 0 || seat >= self->t.run.seats)
        return PyErr_Format(PyExc_ValueError, "expected a seat from 0 to %d, got %ld", self->t.run.seats - 1, seat);
    return PyFloat_FromDouble(value_of(&self->t, (int)seat));
}

/* play_out(playouts, seed, by_policy, horizon): decisions, and what each seat got on average. */
static PyObject *table_play_out(TableObject *self, PyObject *args)
{
    long long playouts;
    unsigned long long seed;
    int by_policy, horizon;
    if (!PyArg_ParseTuple(args, "LKpi", &playouts, &seed, &by_policy, &horizon))
        return NULL;
    uint64_t luck = seed;
    double sums[MAX_SEATS] = {0};
    long long decisions = 0;
    Table start = self->t;
    start.run.journal = NULL;
    Py_BEGIN_ALLOW_THREADS
    for (long long i = 0; i < playouts; i++) {
        Table t = start;
        uint64_t own = next_random(&luck);
        t.run.luck = next_random(&luck);
        decisions += play_out(&t, &own, (Manner){.by_policy = by_policy, .horizon = horizon});
        for (int p = 0; p < t.run.seats; p++)
            sums[p] += value_of(&t, p);
    }
    Py_END_ALLOW_THREADS
    return Py_BuildValue("LN", decisions, payoffs_object(sums, start.run.seats, playouts));
}

/* play_games(fields, seats, games, seed, by_policy): whole games from the set-up on: decisions, average payoffs. */
static PyObject *play_games(PyObject *module, PyObject *args)
{
    (void)module;
    const char *fields;
    Py_ssize_t size;
    int seats, by_policy;
    long long games;
    unsigned long long seed;
    if (!PyArg_ParseTuple(args, "y#iLKp", &fields, &size, &seats, &games, &seed, &by_policy))
        return NULL;
    uint64_t luck = seed;
    if (size != FIELDS_SIZE || seats < 1 || seats > MAX_SEATS)
        return PyErr_Format(PyExc_ValueError, "expected %d bytes of fields and 1 to %d seats, got %zd and %d", FIELDS_SIZE,
                            MAX_SEATS, size, seats);
    double sums[MAX_SEATS] = {0};
    long long decisions = 0;
    uint8_t start[FIELDS_SIZE];
    memcpy(start, fields, FIELDS_SIZE);
    Py_BEGIN_ALLOW_THREADS
    for (long long i = 0; i < games; i++) {
        Table t;
        uint64_t own = next_random(&luck);
        new_game(&t, start, seats, next_random(&luck));
        decisions += play_out(&t, &own, (Manner){.by_policy = by_policy});
        for (int p = 0; p < seats; p++)
            sums[p] += value_of(&t, p);
    }
    Py_END_ALLOW_THREADS
    return Py_BuildValue("LN", decisions, payoffs_object(sums, seats, games));
}

/* -- search ------------------------------------------------------------------------------------------------------ */

static PyObject *found_object(const Search *search, const Node *root, bool sure)
{
    PyObject *options = PyList_New(0);
    for (uint32_t i = root->first; options && i; i = search->entries[i].next) {
        const Entry *entry = &search->entries[i];
        double mean = entry->visits ? entry->value / (double)entry->visits : 0;
        PyObject *row = Py_BuildValue("iId", entry->option, entry->visits, mean);
        if (!row || PyList_Append(options, row))
            return NULL;
        Py_DECREF(row);
    }
    return Py_BuildValue("NLLO", options, search->iterations, search->decisions, sure ? Py_True : Py_False);
}

typedef struct {
    Search *search;
    const Table *root;
    Node *root_node;
    double seconds, patience;
    long long iterations;
    int niceness;
    bool sure;
} Errand;

static void *run_errand(void *given)
{
    Errand *errand = given;
#ifdef __linux__
    if (errand->niceness) {
        id_t here = (id_t)syscall(SYS_gettid);
        setpriority(PRIO_PROCESS, here, getpriority(PRIO_PROCESS, here) + errand->niceness);
    }
#endif
    errand->sure = run_search(errand->search, errand->root, errand->root_node, errand->seconds, errand->patience,
                              errand->iterations);
    return NULL;
}

/* Search in a thread of its own where that is to give way to others (only Linux has priorities for threads). It never
 * holds Python's lock: whoever waits for that would wait for it, while it waits for a core. */
static void run_giving_way(Errand *errand)
{
#ifdef __linux__
    pthread_t own;
    pthread_attr_t how;
    if (errand->niceness && !pthread_attr_init(&how)) {
        bool begun = !pthread_attr_setstacksize(&how, 1 << 22) && !pthread_create(&own, &how, run_errand, errand);
        pthread_attr_destroy(&how);
        if (begun) {
            pthread_join(own, NULL);
            return;
        }
    }
    errand->niceness = 0; /* no thread to be had: not this one, which Python goes on with */
#endif
    run_errand(errand);
}

/* search(seat, seconds, iterations, seed, explore, horizon, by_policy, zone, weights, patience, niceness, net, even):
 * for each option how often it was tried and what it is worth; iterations, decisions, whether it was settled early.
 * `net`: one that has learned, which all play by in place of the policy. `even`: how much of what that thinks of the
 * options is left aside. */
static PyObject *table_search(TableObject *self, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {"seat",    "seconds",   "iterations", "seed",    "explore",
                            "horizon", "by_policy", "zone",       "weights", "patience", "niceness", "net", "even", NULL};
    Search search = {.even = EVEN_BELOW};
    Belief belief = {0};
    double seconds, patience = 0;
    long long iterations;
    unsigned long long luck;
    int choice, by_policy = 1, zone = -1, niceness = 0;
    const char *weights = NULL, *net = NULL;
    Py_ssize_t size = 0, net_size = 0;
    Options options;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "idLKf|ipiz#diz#f", names, &search.seat, &seconds, &iterations, &luck,
                                     &search.explore, &search.manner.horizon, &by_policy, &zone, &weights, &size,
                                     &patience, &niceness, &net, &net_size, &search.even))
        return NULL;
    if (!question_of(self, search.seat, &choice, &options))
        return PyErr_Format(PyExc_ValueError, "seat %d is not asked now: there is nothing to search", search.seat);
    int rows = zone < 0 || zone >= FIELD_COUNT ? 0 : FIELDS[zone].rows == PER_SEAT ? MAX_SEATS : most(FIELDS[zone].rows, 1);
    if (zone >= FIELD_COUNT || (zone >= 0 && size != (Py_ssize_t)(rows * CARD_BITS * sizeof(float))))
        return PyErr_Format(PyExc_ValueError, "expected weights for %d rows of %d cards, got %zd bytes", rows, CARD_BITS, size);
    if (net && !is_learned_net((const void *)net, (size_t)net_size))
        return PyErr_Format(PyExc_ValueError, "%s", NO_LEARNED_NET);
    Signs signs = {calloc((size_t)sign_count(), sizeof(int16_t)), calloc((size_t)sign_count(), sizeof(Sign)), 0};
    search.manner.by_policy = by_policy;
    search.manner.net = (const void *)net;
    search.manner.signs = &signs;
    search.luck = luck;
    belief = (Belief){zone, (const float *)weights};
    search.belief = zone >= 0 ? &belief : NULL;
    search.nodes = calloc((size_t)1 << NODE_BITS, sizeof *search.nodes);
    search.entries = malloc(MOST_ENTRIES * sizeof *search.entries);
    uint64_t *masks = malloc((MAX_SEATS + 1) * WORDS * 8);
    PyObject *made = NULL;
    if (!search.nodes || !search.entries || !masks || !signs.times || !signs.found)
        PyErr_NoMemory();
    else {
        Node root_node = {0};
        Table root = self->t;
        root.run.journal = NULL;
        root.run.asks_idle = false;
        root.run.choice = (uint8_t)choice;
        root.run.options = options;
        for (int p = 0; p <= MAX_SEATS; p++) {
            search.masks[p] = masks + p * WORDS;
            mask_fields(&root, p < MAX_SEATS ? p : SPECTATOR, search.masks[p]);
        }
        Errand errand = {&search, &root, &root_node, seconds, patience, iterations, niceness, false};
        Py_BEGIN_ALLOW_THREADS
        run_giving_way(&errand);
        Py_END_ALLOW_THREADS
        made = found_object(&search, &root_node, errand.sure);
    }
    free(search.nodes);
    free(search.entries);
    free(signs.times);
    free(signs.found);
    free(masks);
    return made;
}

/* -- games side by side ------------------------------------------------------------------------------------------ */

typedef struct {
    PyObject_HEAD
    Vector v;
} VectorObject;

/* Vector(games, fields, seats, seed) */
static PyObject *vector_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    (void)kwargs;
    const char *fields;
    Py_ssize_t size;
    int number, seats;
    unsigned long long luck;
    if (!PyArg_ParseTuple(args, "iy#iK", &number, &fields, &size, &seats, &luck))
        return NULL;
    if (number < 1 || size != FIELDS_SIZE || seats < 1 || seats > MAX_SEATS)
        return PyErr_Format(PyExc_ValueError, "expected at least 1 game, %d bytes of fields and 1 to %d seats", FIELDS_SIZE,
                            MAX_SEATS);
    VectorObject *self = (VectorObject *)PyType_GenericAlloc(type, 0);
    if (!self)
        return NULL;
    Vector *v = &self->v;
    v->number = number;
    v->seats = seats;
    v->luck = luck;
    v->drawing = ~luck;
    memcpy(v->fields, fields, FIELDS_SIZE);
    size_t n = (size_t)number;
    v->games = malloc(n * sizeof *v->games);
    v->offered = calloc(n, sizeof *v->offered);
    v->seen = calloc(n, SIGHT_SIZE);
    v->legal = calloc(n, 128);
    v->who = calloc(n, 1);
    v->choice = calloc(n, 1);
    v->rewards = calloc(n * (size_t)seats, sizeof(float));
    v->ended = calloc(n, 1);
    v->drawn = calloc(n, 1);
    if (!v->games || !v->offered || !v->seen || !v->legal || !v->who || !v->choice || !v->rewards || !v->ended || !v->drawn) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (int i = 0; i < number; i++)
        fresh_game(v, i);
    for (int p = 0; p < seats; p++)
        v->sights[p] = sight_of(v->games, p);
    for (int i = 0; i < number; i++)
        show_game(v, i);
    return (PyObject *)self;
}

static void vector_dealloc(VectorObject *self)
{
    Vector *v = &self->v;
    free(v->games);
    free(v->offered);
    free(v->seen);
    free(v->legal);
    free(v->who);
    free(v->choice);
    free(v->rewards);
    free(v->ended);
    free(v->drawn);
    end_object((PyObject *)self);
}

/* step(options): one byte for each game; raises ValueError if one is not offered. */
static PyObject *vector_step(VectorObject *self, PyObject *given)
{
    Py_buffer options;
    if (PyObject_GetBuffer(given, &options, PyBUF_SIMPLE))
        return NULL;
    Py_ssize_t size = options.len, item = options.itemsize;
    int refused = -1, said = 0;
    bool fits = size == self->v.number && item == 1;
    if (fits) {
        refused = first_not_offered(&self->v, options.buf);
        said = refused < 0 ? 0 : ((const uint8_t *)options.buf)[refused];
        Py_BEGIN_ALLOW_THREADS
        if (refused < 0)
            step_all(&self->v, options.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&options);
    if (!fits)
        return PyErr_Format(PyExc_ValueError, "expected %d options of one byte each, got %zd bytes in items of %zd",
                            self->v.number, size, item);
    if (refused >= 0)
        return PyErr_Format(PyExc_ValueError, "option %d is not offered in game %d; nothing has changed", said, refused);
    Py_RETURN_NONE;
}

/* draw(): an option of each game in `drawn`, all alike. */
static PyObject *vector_draw(VectorObject *self, PyObject *none)
{
    (void)none;
    Py_BEGIN_ALLOW_THREADS
    draw_all(&self->v);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

/* A view of one of the arrays; it must not outlive the vector (fogtable.fast.vector keeps both). */
static PyObject *vector_array(VectorObject *self, void *name)
{
    Vector *v = &self->v;
    Py_ssize_t n = v->number;
    switch (*(const char *)name) {
    case 's': return PyMemoryView_FromMemory((char *)v->seen, n * SIGHT_SIZE, PyBUF_READ);
    case 'l': return PyMemoryView_FromMemory((char *)v->legal, n * 128, PyBUF_READ);
    case 'w': return PyMemoryView_FromMemory((char *)v->who, n, PyBUF_READ);
    case 'c': return PyMemoryView_FromMemory((char *)v->choice, n, PyBUF_READ);
    case 'r': return PyMemoryView_FromMemory((char *)v->rewards, n * v->seats * (Py_ssize_t)sizeof(float), PyBUF_READ);
    case 'd': return PyMemoryView_FromMemory((char *)v->drawn, n, PyBUF_READ);
    default: return PyMemoryView_FromMemory((char *)v->ended, n, PyBUF_READ);
    }
}

static PyGetSetDef vector_getters[] = {
    {"seen", (getter)vector_array, NULL, "what the next player of each game sees", "s"},
    {"legal", (getter)vector_array, NULL, "which of 128 options are offered in each game", "l"},
    {"who", (getter)vector_array, NULL, "the next player of each game", "w"},
    {"choice", (getter)vector_array, NULL, "the question in each game", "c"},
    {"rewards", (getter)vector_array, NULL, "what each seat got in games that have just ended", "r"},
    {"ended", (getter)vector_array, NULL, "which games have just ended", "e"},
    {"drawn", (getter)vector_array, NULL, "an option of each game that was drawn", "d"},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef vector_methods[] = {
    {"step", (PyCFunction)vector_step, METH_O, "Answer in every game."},
    {"draw", (PyCFunction)vector_draw, METH_NOARGS, "Draw an option in every game."},
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
