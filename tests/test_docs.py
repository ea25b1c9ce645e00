"""The docs are true: every block of Python in them runs, and what is public has a docstring, on both builds."""

from __future__ import annotations

import ast
import inspect
import pydoc
import re
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel import chance, foresight, state, table
from meadhall.kernel.table import Preview, Table, load_table

ROOT = Path(__file__).parents[1]
PAGES = sorted(path for path in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")] if "```python" in path.read_text())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks of a page, in order, in one program."""
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {"__name__": page.stem}
    for block in re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL):
        exec(compile(block, str(page), "exec"), scope)


def test_there_are_pages_with_python() -> None:
    assert {"README", "python", "write-a-bot", "positions"} <= {page.stem for page in PAGES}


@pytest.mark.parametrize("name", meadhall.__all__)
def test_what_is_public_explains_itself(name: str) -> None:
    assert pydoc.getdoc(getattr(meadhall, name))


@pytest.mark.parametrize("kind", [Table, Preview])
def test_help_has_every_method(kind: type) -> None:
    """Compiled code gets its docstrings while it is built (scripts/compiled_docs.py)."""
    assert inspect.getdoc(kind)
    assert load_table.__doc__ == "A table that starts from a position, stated in part or whole."
    source = ast.parse((ROOT / "src" / "meadhall" / "kernel" / "table.py").read_text())
    written = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    for node in written.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            assert inspect.getdoc(vars(kind)[node.name]), f"{kind.__name__}.{node.name}"
    assert "changes nothing" in pydoc.render_doc(Table.play)
    assert list(inspect.signature(Table.play).parameters) == ["self", "seat", "action", "ply"]


@pytest.mark.parametrize("module", [chance, foresight, state, table])
def test_a_compiled_module_keeps_its_docstring(module: object) -> None:
    assert module.__doc__
