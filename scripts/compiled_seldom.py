"""Has the C compiler spend less time on what seldom runs: a quarter of a build went into optimizing that.

`setup.py` calls this between mypyc and the C compiler. What a module does at import is one long function with all its
tables, and each attribute has two functions for Python code outside the compiled modules, as each function has one that
reads its arguments. GCC is told so; other compilers don't know the attribute and treat all alike. Whatever has another
form than expected stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

MACROS = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#define RUNS_SELDOM __attribute__((optimize("O1")))
#else
#define RUNS_ONCE
#define RUNS_SELDOM
#endif
"""
TOP_LEVEL = re.compile(r"^( *)(char CPyDef_\w+_____top_level__\(void\) \{)$", re.MULTILINE)
ACCESSOR = re.compile(
    r"^( *)(static (?:PyObject \*|int)\n *\w+_[gs]et_\w+\([^()]*void \*closure\)\n *\{)$", re.MULTILINE
)
WRAPPER = re.compile(r"^( *)(PyObject \*CPyPy_\w+\([^()]*\) \{)$", re.MULTILINE)


def mark_what_seldom_runs(c_files: Iterable[Path]) -> None:
    for file in c_files:
        plain = file.read_text(encoding="utf-8")
        if not plain.startswith(MACROS):
            file.write_text(with_marks(plain), encoding="utf-8")


def with_marks(code: str) -> str:
    code = TOP_LEVEL.sub(r"\1RUNS_ONCE \2", code)
    for pattern in (ACCESSOR, WRAPPER):
        code = pattern.sub(r"\1RUNS_SELDOM \2", code)
    return MACROS + code
