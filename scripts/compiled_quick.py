"""Has compiled rules take the short way through what they do most: reading lists, numbers and classes.

`setup.py` calls this between mypyc and the C compiler. mypyc's own functions for these are right for every case and
called for each; here the usual case is decided where it arises, and every other is left to them:

- an item of a list by an index within it;
- a whole number of two or three of Python's digits, as masks of 31 to 62 bits are;
- an object of a class derived from the one asked about, by its list of bases;
- items more at the end of a list, which gets room for half as many again.

They follow CPython up to 3.11, where a number's digits and their count lie open, on machines of 64 bits. Whatever has
another form than expected stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

SHORT_WAYS = """\
#if PY_VERSION_HEX < 0x030C0000 && SIZEOF_SIZE_T == 8
static inline PyObject *quick_item(PyObject *list, CPyTagged index) {
    if (likely(!(index & CPY_INT_TAG) && index >> 1 < (size_t)PyList_GET_SIZE(list))) {
        return Py_NewRef(PyList_GET_ITEM(list, index >> 1));
    }
    return CPyList_GetItem(list, index);
}
static inline PyObject *quick_borrowed_item(PyObject *list, CPyTagged index) {
    if (likely(!(index & CPY_INT_TAG) && index >> 1 < (size_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, index >> 1);
    }
    return CPyList_GetItemBorrow(list, index);
}
static inline bool is_wide(PyObject *number) {
    Py_ssize_t size = Py_SIZE(number);
    return size == 2 || (size == 3 && ((PyLongObject *)number)->ob_digit[2] < 4);
}
static inline CPyTagged wide_number(PyObject *number) {
    const digit *digits = ((PyLongObject *)number)->ob_digit;
    CPyTagged high = Py_SIZE(number) == 3 ? digits[2] : 0;
    return ((high << PyLong_SHIFT | digits[1]) << PyLong_SHIFT | digits[0]) << 1;
}
static inline CPyTagged quick_number(PyObject *number) {
    return is_wide(number) ? wide_number(number) : CPyTagged_FromObject(number);
}
static inline CPyTagged quick_borrowed_number(PyObject *number) {
    return is_wide(number) ? wide_number(number) : CPyTagged_BorrowFromObject(number);
}
static int is_derived(PyTypeObject *kind, PyTypeObject *base) {
    PyObject *bases = kind->tp_mro;
    for (Py_ssize_t place = 1; place < PyTuple_GET_SIZE(bases); place++) {
        if (PyTuple_GET_ITEM(bases, place) == (PyObject *)base) {
            return 1;
        }
    }
    return 0;
}
static inline int is_of(PyObject *object, PyTypeObject *kind) {
    return Py_IS_TYPE(object, kind) || is_derived(Py_TYPE(object), kind);
}
static inline bool is_instance(PyObject *object, PyObject *kind) {
    return is_of(object, (PyTypeObject *)kind);
}
static bool make_room(PyListObject *list, Py_ssize_t size) {
    Py_ssize_t room = size + (size >> 1) + 4;
    PyObject **items = PyMem_Realloc(list->ob_item, (size_t)room * sizeof(PyObject *));
    if (items == NULL) {
        PyErr_NoMemory();
        return false;
    }
    list->ob_item = items;
    list->allocated = room;
    return true;
}
static inline int quick_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated) && !make_room((PyListObject *)list, size + 1)) {
        return -1;
    }
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    Py_SET_SIZE(list, size + 1);
    return 0;
}
static PyObject *quick_extend(PyObject *list, PyObject *more) {
    if (!PyList_CheckExact(more) || more == list) {
        return CPyList_Extend(list, more);
    }
    Py_ssize_t size = PyList_GET_SIZE(list), added = PyList_GET_SIZE(more);
    if (size + added > ((PyListObject *)list)->allocated && !make_room((PyListObject *)list, size + added)) {
        return NULL;
    }
    for (Py_ssize_t place = 0; place < added; place++) {
        PyList_SET_ITEM(list, size + place, Py_NewRef(PyList_GET_ITEM(more, place)));
    }
    Py_SET_SIZE(list, size + added);
    return Py_NewRef(Py_None);
}
#define CPyList_GetItem quick_item
#define CPyList_GetItemBorrow quick_borrowed_item
#define CPyTagged_FromObject quick_number
#define CPyTagged_BorrowFromObject quick_borrowed_number
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, kind) is_of((PyObject *)(object), kind)
#define CPy_TypeCheck is_instance
#define PyList_Append quick_append
#define CPyList_Extend quick_extend
#endif
"""
OWN_HEADERS = re.compile(r'^#include "__native_', re.MULTILINE)


def take_short_ways(c_files: Iterable[Path]) -> None:
    for file in c_files:
        plain = file.read_text(encoding="utf-8")
        if SHORT_WAYS not in plain:
            file.write_text(with_short_ways(plain), encoding="utf-8")


def with_short_ways(code: str) -> str:
    """What mypyc made, with the definitions between its own functions and those of the rules."""
    return OWN_HEADERS.sub(lambda found: SHORT_WAYS + found.group(), code, count=1)
