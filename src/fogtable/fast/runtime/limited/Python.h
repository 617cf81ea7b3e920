/* What compiled rules use of Python's limited API (https://docs.python.org/3/c-api/stable.html), as it is from 3.11 on.
 *
 * Its functions and structures are promised to stay as they are, so they can be declared here: then a module is made
 * where Python's own headers are not installed, and for machines that are not this one. tests/compile/test_limited.py
 * holds every declaration against the headers of this Python.
 */
#ifndef FOGTABLE_LIMITED_PYTHON_H
#define FOGTABLE_LIMITED_PYTHON_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#define PyAPI(type) extern __attribute__((dllimport)) type
#define PyMODINIT_FUNC __attribute__((dllexport)) PyObject *
#else
#define PyAPI(type) extern type
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#endif

/* -- objects --------------------------------------------------------------------------------------------------- */

typedef ptrdiff_t Py_ssize_t;
typedef struct _object PyObject;
typedef struct _typeobject PyTypeObject;
struct _object {
    Py_ssize_t ob_refcnt;
    PyTypeObject *ob_type;
};
#define PyObject_HEAD PyObject ob_base;
#define Py_TYPE(object) (((PyObject *)(object))->ob_type)

typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);
typedef PyObject *(*getter)(PyObject *, void *);
typedef int (*setter)(PyObject *, PyObject *, void *);
typedef int (*visitproc)(PyObject *, void *);
typedef int (*traverseproc)(PyObject *, visitproc, void *);
typedef int (*inquiry)(PyObject *);
typedef void (*freefunc)(void *);

PyAPI(void) Py_IncRef(PyObject *);
PyAPI(void) Py_DecRef(PyObject *);
PyAPI(PyObject *) Py_NewRef(PyObject *);
PyAPI(PyObject *) Py_XNewRef(PyObject *);
#define Py_NewRef(object) Py_NewRef((PyObject *)(object))
#define Py_XNewRef(object) Py_XNewRef((PyObject *)(object))
#define Py_DECREF(object) Py_DecRef((PyObject *)(object))
#define Py_XDECREF(object) Py_DecRef((PyObject *)(object))
#define Py_CLEAR(place) \
    do { \
        PyObject *before = (PyObject *)(place); \
        (place) = NULL; \
        Py_DecRef(before); \
    } while (0)

struct _longobject;
PyAPI(PyObject) _Py_NoneStruct;
PyAPI(struct _longobject) _Py_TrueStruct;
PyAPI(struct _longobject) _Py_FalseStruct;
#define Py_None (&_Py_NoneStruct)
#define Py_True ((PyObject *)&_Py_TrueStruct)
#define Py_False ((PyObject *)&_Py_FalseStruct)
#define Py_RETURN_NONE return Py_NewRef(Py_None)

/* -- types and modules ----------------------------------------------------------------------------------------- */

typedef struct PyMethodDef {
    const char *ml_name;
    PyCFunction ml_meth;
    int ml_flags;
    const char *ml_doc;
} PyMethodDef;
enum { METH_VARARGS = 1, METH_KEYWORDS = 2, METH_NOARGS = 4, METH_O = 8, METH_FASTCALL = 128 };

typedef struct PyGetSetDef {
    const char *name;
    getter get;
    setter set;
    const char *doc;
    void *closure;
} PyGetSetDef;

typedef struct PyMemberDef {
    const char *name;
    int type;
    Py_ssize_t offset;
    int flags;
    const char *doc;
} PyMemberDef;
enum { T_LONG = 2, T_OBJECT = 6, T_BOOL = 14, T_OBJECT_EX = 16, READONLY = 1 };

typedef struct {
    int slot;
    void *pfunc;
} PyType_Slot;
typedef struct {
    const char *name;
    int basicsize, itemsize;
    unsigned int flags;
    PyType_Slot *slots;
} PyType_Spec;
enum {
    Py_tp_dealloc = 52,
    Py_tp_doc = 56,
    Py_tp_methods = 64,
    Py_tp_new = 65,
    Py_tp_members = 72,
    Py_tp_getset = 73,
    Py_tp_free = 74
};
enum { Py_TPFLAGS_DEFAULT = 0, Py_TPFLAGS_BASETYPE = 1 << 10 };

typedef struct PyModuleDef_Slot {
    int slot;
    void *value;
} PyModuleDef_Slot;
enum { Py_mod_exec = 2 };
typedef struct PyModuleDef_Base {
    PyObject ob_base;
    PyObject *(*m_init)(void);
    Py_ssize_t m_index;
    PyObject *m_copy;
} PyModuleDef_Base;
typedef struct PyModuleDef {
    PyModuleDef_Base m_base;
    const char *m_name, *m_doc;
    Py_ssize_t m_size;
    PyMethodDef *m_methods;
    PyModuleDef_Slot *m_slots;
    traverseproc m_traverse;
    inquiry m_clear;
    freefunc m_free;
} PyModuleDef;
#define PyModuleDef_HEAD_INIT {{1, NULL}, NULL, 0, NULL}

PyAPI(PyTypeObject) PyTuple_Type;
PyAPI(PyObject *) PyType_FromSpec(PyType_Spec *);
PyAPI(PyObject *) PyType_GenericAlloc(PyTypeObject *, Py_ssize_t);
PyAPI(void *) PyType_GetSlot(PyTypeObject *, int);
PyAPI(PyObject *) PyModuleDef_Init(PyModuleDef *);
PyAPI(PyObject *) PyModule_Create2(PyModuleDef *, int);
PyAPI(int) PyModule_AddIntConstant(PyObject *, const char *, long);
PyAPI(int) PyModule_AddObject(PyObject *, const char *, PyObject *);
PyAPI(int) PyModule_AddObjectRef(PyObject *, const char *, PyObject *);
#define PyModule_Create(definition) PyModule_Create2(definition, 3)

/* -- values ---------------------------------------------------------------------------------------------------- */

PyAPI(PyObject *) PyBool_FromLong(long);
PyAPI(double) PyFloat_AsDouble(PyObject *);
PyAPI(PyObject *) PyFloat_FromDouble(double);
PyAPI(long) PyLong_AsLong(PyObject *);
PyAPI(long) PyLong_AsLongAndOverflow(PyObject *, int *);
PyAPI(unsigned long long) PyLong_AsUnsignedLongLongMask(PyObject *);
PyAPI(PyObject *) PyLong_FromLong(long);
PyAPI(PyObject *) PyLong_FromLongLong(long long);
PyAPI(PyObject *) PyLong_FromSsize_t(Py_ssize_t);
PyAPI(PyObject *) PyLong_FromString(const char *, char **, int);
PyAPI(PyObject *) PyLong_FromUnsignedLongLong(unsigned long long);
PyAPI(PyObject *) PyUnicode_FromString(const char *);

PyAPI(char *) PyBytes_AsString(PyObject *);
PyAPI(int) PyBytes_AsStringAndSize(PyObject *, char **, Py_ssize_t *);
PyAPI(PyObject *) PyBytes_FromStringAndSize(const char *, Py_ssize_t);
PyAPI(PyObject *) PyMemoryView_FromMemory(char *, Py_ssize_t, int);
typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len, itemsize;
    int readonly, ndim;
    char *format;
    Py_ssize_t *shape, *strides, *suboffsets;
    void *internal;
} Py_buffer;
enum { PyBUF_SIMPLE = 0, PyBUF_READ = 0x100, PyBUF_WRITE = 0x200 };
PyAPI(int) PyObject_GetBuffer(PyObject *, Py_buffer *, int);
PyAPI(void) PyBuffer_Release(Py_buffer *);

PyAPI(int) PyList_Append(PyObject *, PyObject *);
PyAPI(PyObject *) PyList_New(Py_ssize_t);
PyAPI(int) PyList_SetItem(PyObject *, Py_ssize_t, PyObject *);
PyAPI(PyObject *) PyTuple_GetItem(PyObject *, Py_ssize_t);
PyAPI(PyObject *) PyTuple_New(Py_ssize_t);
PyAPI(int) PyTuple_SetItem(PyObject *, Py_ssize_t, PyObject *);
PyAPI(Py_ssize_t) PyTuple_Size(PyObject *);
PyAPI(PyObject *) PyDict_GetItem(PyObject *, PyObject *);
PyAPI(PyObject *) PyDict_New(void);
PyAPI(int) PyDict_SetItem(PyObject *, PyObject *, PyObject *);
PyAPI(PyObject *) PySequence_Tuple(PyObject *);

/* -- calls ----------------------------------------------------------------------------------------------------- */

/* Lengths in formats are of Py_ssize_t under these names, in every version. */
#define PyArg_ParseTuple _PyArg_ParseTuple_SizeT
#define PyArg_ParseTupleAndKeywords _PyArg_ParseTupleAndKeywords_SizeT
#define Py_BuildValue _Py_BuildValue_SizeT
#define PyObject_CallFunction _PyObject_CallFunction_SizeT
#define PyObject_CallMethod _PyObject_CallMethod_SizeT
PyAPI(int) PyArg_ParseTuple(PyObject *, const char *, ...);
PyAPI(int) PyArg_ParseTupleAndKeywords(PyObject *, PyObject *, const char *, char **, ...);
PyAPI(PyObject *) Py_BuildValue(const char *, ...);
PyAPI(PyObject *) PyObject_CallFunction(PyObject *, const char *, ...);
PyAPI(PyObject *) PyObject_CallMethod(PyObject *, const char *, const char *, ...);

PyAPI(PyObject *) PyExc_TypeError;
PyAPI(PyObject *) PyExc_ValueError;
PyAPI(PyObject *) PyErr_Format(PyObject *, const char *, ...);
PyAPI(PyObject *) PyErr_NoMemory(void);
PyAPI(PyObject *) PyErr_Occurred(void);

typedef struct _ts PyThreadState;
PyAPI(PyThreadState *) PyEval_SaveThread(void);
PyAPI(void) PyEval_RestoreThread(PyThreadState *);
#define Py_BEGIN_ALLOW_THREADS \
    { \
        PyThreadState *saved = PyEval_SaveThread();
#define Py_END_ALLOW_THREADS \
        PyEval_RestoreThread(saved); \
    }

#endif
