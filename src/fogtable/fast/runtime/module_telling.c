/* What goes out to people, for Python: `asked` and `told` of a game under way, and the class that keeps its views. */

static PyObject *bytes_object(const Writing *writing)
{
    return PyBytes_FromStringAndSize(writing->bytes, writing->used);
}

/* asked(seat): what a seat is asked, as JSON; null if nothing. */
static PyObject *table_asked(TableObject *self, PyObject *seat_object)
{
    long seat = seat_number(seat_object);
    int choice;
    Options options;
    if (seat == -1 && PyErr_Occurred())
        return NULL;
    if (seat < 0 || seat >= MAX_SEATS || !question_of(self, (int)seat, &choice, &options))
        return PyBytes_FromStringAndSize("null", 4);
    Writing out = {0};
    put_question(&out, &self->t, choice, options, self->t.run.waits != FOR_ONE,
                 is_sealed(self) && (self->t.run.answered >> seat & 1));
    PyObject *made = bytes_object(&out);
    free(out.bytes);
    return made;
}

/* An event as the spectator and each seat read it: bytes, None where it is not for them; equal texts are one object. */
static PyObject *event_texts(const TableObject *self, const Value *event)
{
    int seats = self->t.run.seats;
    Writing out = {0};
    int starts[MAX_SEATS + 2];
    for (int viewer = SPECTATOR; viewer < seats; viewer++) {
        starts[viewer + 1] = out.used;
        put_event(&out, &self->t, event, viewer);
        if (SAID_EVENTS[event[0]].open) {
            for (int other = 1; other <= seats; other++)
                starts[other] = out.used;
            break;
        }
    }
    starts[seats + 1] = out.used;
    PyObject *made = PyTuple_New(seats + 1);
    for (int i = 0; made && i <= seats; i++) {
        int size = starts[i + 1] - starts[i], same = 0;
        while (same < i && (starts[same + 1] - starts[same] != size ||
                            memcmp(out.bytes + starts[same], out.bytes + starts[i], (size_t)size)))
            same++;
        PyObject *text;
        if (SAID_EVENTS[event[0]].open && i)
            text = Py_NewRef(PyTuple_GetItem(made, 0));
        else if (!size)
            text = Py_NewRef(Py_None);
        else if (same < i)
            text = Py_NewRef(PyTuple_GetItem(made, same));
        else
            text = PyBytes_FromStringAndSize(out.bytes + starts[i], size);
        if (!text)
            Py_CLEAR(made);
        else
            PyTuple_SetItem(made, i, text);
    }
    free(out.bytes);
    return made;
}

/* Go on along the tape to the event with this number, or to its end; tell whether there is one. What is read is mostly
   what is new: the place where the last reading ended is kept. */
static bool find_event(TableObject *self, long number)
{
    if (number < self->read_events)
        self->read_events = self->read_to = 0;
    const Tape *tape = &self->journal.events;
    for (; self->read_to < tape->used && self->read_events < number; self->read_events++)
        self->read_to += 2 + EVENT_ARGS[tape->numbers[self->read_to]];
    return self->read_to < tape->used;
}

/* event_number(): how many events there have been. */
static PyObject *table_event_number(TableObject *self, PyObject *none)
{
    (void)none;
    find_event(self, LONG_MAX);
    return PyLong_FromLong(self->read_events);
}

/* told_since(first): the events from this number on, as all viewers read them. */
static PyObject *table_told_since(TableObject *self, PyObject *first_object)
{
    long first = PyLong_AsLong(first_object);
    if (PyErr_Occurred())
        return NULL;
    PyObject *made = PyList_New(0);
    for (; made && find_event(self, first); first++) {
        PyObject *texts = event_texts(self, self->journal.events.numbers + self->read_to);
        if (!texts || PyList_Append(made, texts))
            Py_CLEAR(made);
        Py_XDECREF(texts);
    }
    return made;
}

/* told_to_since(viewer, first): the events from this number on that a viewer, OPEN too, is told. */
static PyObject *table_told_to_since(TableObject *self, PyObject *args)
{
    int viewer;
    long first;
    if (!PyArg_ParseTuple(args, "il", &viewer, &first))
        return NULL;
    PyObject *made = PyList_New(0);
    Writing out = {0};
    for (; made && find_event(self, first); first++) {
        out.used = 0;
        put_event(&out, &self->t, self->journal.events.numbers + self->read_to, viewer);
        if (!out.used)
            continue;
        PyObject *text = bytes_object(&out);
        if (!text || PyList_Append(made, text))
            Py_CLEAR(made);
        Py_XDECREF(text);
    }
    free(out.bytes);
    return made;
}

/* laid_open(): every field as it is, as JSON. */
static PyObject *table_laid_open(TableObject *self, PyObject *none)
{
    (void)none;
    Writing out = {0};
    put_open(&out, &self->t);
    PyObject *made = bytes_object(&out);
    free(out.bytes);
    return made;
}

/* -- views ----------------------------------------------------------------------------------------------------- */

/* One part of a view: the JSON of each field, empty where there is nothing to see. */
typedef struct {
    Writing pieces[FIELD_COUNT];
    PyObject *whole;
} Part;

/* The views of one game, of which only what has changed is written anew. */
typedef struct {
    PyObject_HEAD
    int seats;
    bool has_read;
    uint8_t fields[FIELDS_SIZE]; /* as they were read last */
    Writing draft;
    Part parts[MAX_SEATS + 1]; /* the public one, then each seat's own */
} ViewsObject;

static PyTypeObject *views_type;

/* writer(): what writes the views of this game, and of others with as many seats. */
static PyObject *table_writer(TableObject *self, PyObject *none)
{
    (void)none;
    ViewsObject *made = (ViewsObject *)PyType_GenericAlloc(views_type, 0);
    if (!made)
        return NULL;
    made->seats = self->t.run.seats;
    for (int i = 0; i <= made->seats; i++)
        if (!(made->parts[i].whole = PyBytes_FromStringAndSize("{}", 2))) {
            Py_DECREF((PyObject *)made);
            return NULL;
        }
    return (PyObject *)made;
}

static void views_dealloc(ViewsObject *self)
{
    for (int i = 0; i <= MAX_SEATS; i++) {
        for (int n = 0; n < FIELD_COUNT; n++)
            free(self->parts[i].pieces[n].bytes);
        Py_XDECREF(self->parts[i].whole);
    }
    free(self->draft.bytes);
    end_object((PyObject *)self);
}

/* Whether bytes of a table, at this offset, differ from those that were read last. */
static bool differs(const ViewsObject *self, const Table *t, int offset, int size)
{
    return memcmp(self->fields + offset - FIELDS_AT, (const uint8_t *)t + offset, (size_t)size) != 0;
}

/* Whether anything has changed from which a field is written: itself, and what decides who sees what of it. */
static bool has_changed(const ViewsObject *self, const Table *t, const Field *field)
{
    int rows = field->rows == PER_SEAT ? MAX_SEATS : most(field->rows, 1);
    return !self->has_read || differs(self, t, field->offset, rows * row_size(field)) ||
           (field->flag >= 0 && differs(self, t, field->flag, field->flag_rows ? rows : 1)) ||
           (field->owners >= 0 && differs(self, t, field->owners, rows)) ||
           (field->counted == WHILE_FLAG && differs(self, t, field->counting, 1));
}

/* Put a draft in the place of a piece; tell whether it is another. */
static bool replaced(ViewsObject *self, Writing *piece)
{
    Writing draft = self->draft;
    if (draft.used == piece->used && !memcmp(draft.bytes, piece->bytes, (size_t)draft.used))
        return false;
    self->draft = *piece;
    *piece = draft;
    return true;
}

/* Write the fields of one part anew that have changed, in the order in which a view gives them. */
static bool write_part(ViewsObject *self, const Table *t, int part, const bool *changed, const uint8_t *order, int number)
{
    bool any = false;
    Writing *pieces = self->parts[part].pieces;
    for (int i = 0; i < number; i++) {
        int n = order[i];
        if (!changed[n])
            continue;
        self->draft.used = 0;
        if (part)
            put_own(&self->draft, t, n, part - 1);
        else
            put_public(&self->draft, t, n);
        any |= replaced(self, &pieces[n]);
    }
    if (!any)
        return true;
    Writing *whole = &self->draft;
    whole->used = 0;
    put_byte(whole, '{');
    for (int i = 0; i < number; i++) {
        const Writing *piece = &pieces[order[i]];
        if (piece->used) {
            put_key(whole, SAID_FIELDS[order[i]].name);
            put_bytes(whole, piece->bytes, piece->used);
        }
    }
    put_byte(whole, '}');
    PyObject *made = bytes_object(whole);
    if (made)
        put(&self->parts[part].whole, made);
    return made != NULL;
}

static PyObject *views_read(ViewsObject *self, PyObject *args)
{
    TableObject *match;
    if (!PyArg_ParseTuple(args, "O!", table_type, &match))
        return NULL;
    const Table *t = &match->t;
    if (t->run.seats != self->seats)
        return PyErr_Format(PyExc_ValueError, "expected a game of %d seats, got one of %d", self->seats, t->run.seats);
    bool changed[FIELD_COUNT];
    for (int n = 0; n < FIELD_COUNT; n++)
        changed[n] = has_changed(self, t, &FIELDS[n]);
    bool well = write_part(self, t, 0, changed, PUBLIC_FIELDS, FIELD_COUNT);
    for (int part = 1; well && part <= self->seats; part++)
        well = write_part(self, t, part, changed, OWN_FIELDS, OWN_COUNT);
    memcpy(self->fields, (const uint8_t *)t + FIELDS_AT, FIELDS_SIZE);
    self->has_read = well;
    return none_if(well);
}

static PyObject *views_own(ViewsObject *self, PyObject *viewer_object)
{
    long viewer = PyLong_AsLong(viewer_object);
    if (viewer == -1 && PyErr_Occurred())
        return NULL;
    if (viewer == SPECTATOR)
        return PyBytes_FromStringAndSize("{}", 2);
    if (viewer < 0 || viewer >= self->seats)
        return PyErr_Format(PyExc_ValueError, "expected a seat from 0 to %d, or -1 for a spectator, got %ld",
                            self->seats - 1, viewer);
    return Py_NewRef(self->parts[viewer + 1].whole);
}

static PyObject *views_public(ViewsObject *self, void *none)
{
    (void)none;
    return Py_NewRef(self->parts[0].whole);
}

static PyGetSetDef views_getters[] = {
    {"public", (getter)views_public, NULL, "what everybody sees, as a JSON object", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef views_methods[] = {
    {"read", (PyCFunction)views_read, METH_VARARGS, "Write what of a game has changed since the last time."},
    {"own", (PyCFunction)views_own, METH_O, "Return what a seat sees beyond the public part, as a JSON object."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot views_slots[] = {
    {Py_tp_dealloc, views_dealloc},
    {Py_tp_methods, views_methods},
    {Py_tp_getset, views_getters},
    {Py_tp_doc, "The views of one game as JSON."},
    {0, NULL},
};

static PyType_Spec views_spec = {
    .name = "_rules.Views",
    .basicsize = sizeof(ViewsObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = views_slots,
};
