"""Gives compiled code its docstrings: mypyc writes signatures into the C files it makes, and no texts.

`setup.py` calls this between mypyc and the C compiler. Whatever has another form than expected stays as it is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

METHOD = re.compile(r'\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL\}")
CLASS = re.compile(
    r'\.tp_doc = PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\),(\s*\};\s*static PyTypeObject \*CPyType_(\w+)_template = )'
)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL, (/\* docstring \*/)')


def write_docstrings(c_files: Iterable[Path], sources: Iterable[Path]) -> None:
    """Put the docstrings of Python sources into the C files made of them."""
    texts: dict[str, str] = {}
    for source in sources:
        texts.update(docstrings(source))
    for file in c_files:
        plain = file.read_text(encoding="utf-8")
        told = with_docstrings(plain, texts)
        if told != plain:
            file.write_text(told, encoding="utf-8")


def docstrings(source: Path) -> dict[str, str]:
    """Docstrings by the names mypyc makes: `meadhall___kernel___table___Table___play`."""
    name = "___".join(source.with_suffix("").parts[source.parts.index("src") + 1 :])
    found: dict[str, str] = {}

    def look(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> None:
        text = ast.get_docstring(node)
        if text:
            found[name] = text
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                look(child, f"{name}___{child.name}")

    look(ast.parse(source.read_text(encoding="utf-8")), name)
    return found


def with_docstrings(code: str, texts: dict[str, str]) -> str:
    def method(match: re.Match[str]) -> str:
        text = texts.get(match[1])
        return match[0] if text is None else match[0].replace(match[2], beside(match[2], text))

    def property_(match: re.Match[str]) -> str:
        text = texts.get(f"{match[2]}___{match[3]}")
        return match[0] if text is None else f"{match[1]}PyDoc_STR({quoted(text)}), NULL}}"

    def class_(match: re.Match[str]) -> str:
        text = texts.get(match[3])
        return match[0] if text is None else f".tp_doc = PyDoc_STR({beside(match[1], text)}),{match[2]}"

    def module(match: re.Match[str]) -> str:
        text = texts.get(match[2].replace(".", "___"))
        return match[0] if text is None else f"{match[1]}{quoted(text)}, {match[3]}"

    for pattern, tell in ((METHOD, method), (PROPERTY, property_), (CLASS, class_), (MODULE, module)):
        code = pattern.sub(tell, code)
    return code


def beside(signature: str, text: str) -> str:
    """A docstring after the signature mypyc wrote, which Python reads from the same string."""
    return quoted(text) if signature == "NULL" else f"{signature} {quoted(text)}"


def quoted(text: str) -> str:
    """A text as a string of C, a piece for each line."""
    return " ".join(f'"{"".join(escaped(byte) for byte in line.encode())}"' for line in text.splitlines(True))


def escaped(byte: int) -> str:
    character = chr(byte)
    return character if 32 <= byte < 127 and character not in '"\\?' else f"\\{byte:03o}"
