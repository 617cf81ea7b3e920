/* What a learned net makes of a game, for Python (fogtable.bots.learned). */

/* learned(seat, net): how likely the net takes each option of the question that the seat is asked: a dict of whole numbers. */
static PyObject *table_learned(TableObject *self, PyObject *args)
{
    int seat, choice, found[PASS + 1];
    int32_t likely[PASS + 1];
    Options options;
    Py_buffer net;
    if (!PyArg_ParseTuple(args, "iy*", &seat, &net))
        return NULL;
    PyObject *made = NULL;
    Signs signs = {calloc((size_t)sign_count(), sizeof(int16_t)), calloc((size_t)sign_count(), sizeof(Sign)), 0};
    if (!signs.times || !signs.found)
        PyErr_NoMemory();
    else if (!is_learned_net(net.buf, (size_t)net.len))
        PyErr_Format(PyExc_ValueError, "%s", NO_LEARNED_NET);
    else if (seat < 0 || seat >= MAX_SEATS || !question_of(self, seat, &choice, &options))
        PyErr_Format(PyExc_ValueError, "seat %d is not asked now: there is nothing to weigh", seat);
    else {
        int number = weigh_learned(net.buf, &signs, &self->t, seat, choice, options, found, likely);
        made = PyDict_New();
        for (int i = 0; made && i < number; i++) {
            PyObject *option = PyLong_FromLong(found[i]), *weight = PyLong_FromLong(likely[i]);
            if (!option || !weight || PyDict_SetItem(made, option, weight))
                Py_CLEAR(made);
            Py_XDECREF(option);
            Py_XDECREF(weight);
        }
    }
    free(signs.times);
    free(signs.found);
    PyBuffer_Release(&net);
    return made;
}
