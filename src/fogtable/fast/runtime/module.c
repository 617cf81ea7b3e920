/* The compiled rules as a Python module: one class, a game under way, and what plays many of them. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <limits.h>
#include <structmember.h>
#ifdef __linux__
#include <pthread.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "redeal.c"
#include "weighing.c"
#include "signs.c"
#include "net.c"
#include "learned.c"
#include "playout.c"
#include "search.c"
#include "sight.c"
#include "vector.c"
#include "learn.c"
#include "seen.c"
#include "batch.c"
#include "telling.c"

#include "module_table.c"
#include "module_asking.c"
#include "module_telling.c"
#include "module_many.c"
#include "module_learned.c"
#include "module_learn.c"
#include "module_batch.c"

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
    return Py_NewRef(self->seed);
}

static PyObject *get_asks_idle(TableObject *self, void *none)
{
    (void)none;
    return PyBool_FromLong(self->t.run.asks_idle);
}

static PyObject *get_answer_count(TableObject *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->answers.used / 2);
}

static PyObject *get_waits(TableObject *self, void *none)
{
    (void)none;
    return PyLong_FromLong(self->t.run.waits);
}

static PyGetSetDef table_getters[] = {
    {"over", (getter)get_over, NULL, "whether the game is over", NULL},
    {"event_tape", (getter)get_journal, NULL, "what happened, as numbers", "events"},
    {"came_tape", (getter)get_journal, NULL, "what luck brought, as numbers", "came"},
    {"filled_tape", (getter)get_journal, NULL, "what the last answer filled in, as numbers", "filled"},
    {"answer_tape", (getter)get_journal, NULL, "all answers, as numbers", "answers"},
    {"answer_count", (getter)get_answer_count, NULL, "how many answers stand", NULL},
    {"waits", (getter)get_waits, NULL, "in which way it is waited for an answer", NULL},
    {"said_tape", (getter)get_said, NULL, "what was said beforehand and has not come", NULL},
    {"seed", (getter)get_seed, NULL, "of the game's luck", NULL},
    {"luck", (getter)get_luck, NULL, "where the stream of luck stands", NULL},
    {"asks_idle", (getter)get_asks_idle, NULL, "whether those are asked who could only pass", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef table_members[] = {
    {"from_start", T_BOOL, offsetof(TableObject, from_start), READONLY, "whether its answers lead here from its seed"},
    {"facts", T_OBJECT_EX, offsetof(TableObject, facts), READONLY, "what all copies share"},
    {"memo", T_OBJECT, offsetof(TableObject, memo), 0, "what Python keeps of this game"},
    {"version", T_LONG, offsetof(TableObject, version), READONLY, "grows with every change"},
    {"taken_back", T_LONG, offsetof(TableObject, taken_back), 0, "answers that the open sealed question has lost"},
    {NULL, 0, 0, 0, NULL},
};

static PyMethodDef table_methods[] = {
    {"copy", (PyCFunction)table_copy, METH_NOARGS, "Return a game that goes on exactly like this one."},
    {"fields", (PyCFunction)table_fields, METH_NOARGS, "Return all declared fields as bytes."},
    {"sight", (PyCFunction)table_sight, METH_O, "Return what a seat or -1, a spectator, sees, as bytes."},
    {"lay", (PyCFunction)table_lay, METH_O, "Set all declared fields from bytes."},
    {"say", (PyCFunction)table_say, METH_VARARGS, "Say an outcome of a source of chance beforehand."},
    {"deal", (PyCFunction)table_deal, METH_NOARGS, "Deal what the set-up leaves to chance."},
    {"start", (PyCFunction)table_start, METH_O, "Deal from the fields of a set-up, and begin to play."},
    {"reset", (PyCFunction)table_reset, METH_O, "Begin again as this game began, with this seed; return what is asked."},
    {"begin", (PyCFunction)table_begin, METH_NOARGS, "Begin to play at the present fields."},
    {"next", (PyCFunction)table_next, METH_NOARGS,
     "Return who is asked first in canonical order, what, and the legal option numbers."},
    {"awaited", (PyCFunction)table_awaited, METH_NOARGS, "Return the seats that are waited for."},
    {"question", (PyCFunction)table_question, METH_O, "Return what a seat is asked and its options as a mask, or None."},
    {"retractable", (PyCFunction)table_retractable, METH_O, "Tell whether a seat may take back a sealed answer."},
    {"answered", (PyCFunction)table_answered, METH_NOARGS, "Return how many answers the open sealed question has had."},
    {"about_tape", (PyCFunction)table_about_tape, METH_NOARGS, "Return what the open sealed question is about."},
    {"act", (PyCFunction)table_act, METH_O, "Answer what next() tells; return what it tells then."},
    {"take", (PyCFunction)(void (*)(void))table_take, METH_FASTCALL, "Take one answer that is offered and run on."},
    {"take_back", (PyCFunction)table_take_back, METH_O, "Take back what a seat has answered in secret."},
    {"search", (PyCFunction)(void (*)(void))table_search, METH_VARARGS | METH_KEYWORDS,
     "Search the best answer of a seat that is asked."},
    {"learned", (PyCFunction)table_learned, METH_VARARGS, "Return how likely a learned net takes each option."},
    {"weights", (PyCFunction)table_weights, METH_O, "Return the weights of all options by the game's policy."},
    {"worth", (PyCFunction)table_worth, METH_O, "Return what a seat may expect of the game."},
    {"play_out", (PyCFunction)table_play_out, METH_VARARGS, "Play on to the end many times, this game stays as it is."},
    {"take_all", (PyCFunction)table_take_all, METH_O, "Take answers one after another; return how many were taken."},
    {"seen", (PyCFunction)table_seen, METH_VARARGS, "Return what a seat sees, as numbers for learners."},
    {"asked", (PyCFunction)table_asked, METH_O, "Return what a seat is asked, as JSON."},
    {"told_since", (PyCFunction)table_told_since, METH_O, "Return the events from a number on, as all viewers read them."},
    {"told_to_since", (PyCFunction)table_told_to_since, METH_VARARGS, "Return the events from a number on that a viewer is told."},
    {"event_number", (PyCFunction)table_event_number, METH_NOARGS, "Return how many events there have been."},
    {"laid_open", (PyCFunction)table_laid_open, METH_NOARGS, "Return every field as it is, as JSON."},
    {"writer", (PyCFunction)table_writer, METH_NOARGS, "Return what writes the views of this game."},
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
    put(&choices, Py_NewRef(told));
    put(&raiser, Py_NewRef(who));
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

static int fill_module(PyObject *module)
{
    know_processor();
    PyObject *type = PyType_FromSpec(&table_spec), *vector = PyType_FromSpec(&vector_spec),
             *batch = PyType_FromSpec(&batch_spec), *learner = PyType_FromSpec(&learner_spec),
             *views = PyType_FromSpec(&views_spec);
    table_type = (PyTypeObject *)type;
    views_type = (PyTypeObject *)views;
    return !type || !vector || !batch || !learner || !views || PyModule_AddObjectRef(module, "Table", type) ||
                   PyModule_AddObject(module, "Vector", vector) || PyModule_AddObject(module, "Batch", batch) ||
                   PyModule_AddObject(module, "Learner", learner) ||
                   PyModule_AddIntConstant(module, "STATE_BYTES", sizeof(Table)) ||
                   PyModule_AddIntConstant(module, "FIELDS_SIZE", FIELDS_SIZE) ||
                   PyModule_AddIntConstant(module, "SIGHT_SIZE", SIGHT_SIZE) ||
                   PyModule_AddIntConstant(module, "MAX_SEATS", MAX_SEATS)
               ? -1
               : 0;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, fill_module}, {0, NULL}};

static struct PyModuleDef module_def = {
    PyModuleDef_HEAD_INIT, .m_name = "_rules", .m_doc = "The rules of one game, compiled.", .m_methods = module_methods,
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__rules(void)
{
    return PyModuleDef_Init(&module_def);
}
