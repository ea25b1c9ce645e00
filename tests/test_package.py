"""What is installed: a library without extras, a command that says what it lacks, and how it is built."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from scripts.compiled_docs import docstrings, with_docstrings
from scripts.lock import ALL
from scripts.requirements import requirements

ROOT = Path(__file__).parents[1]
WITHOUT_EXTRAS = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("typer", "rich", "click", "starlette", "pyarrow"):
            raise ImportError(name)

sys.meta_path.insert(0, Hidden())
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)


def test_without_extras_it_is_the_library() -> None:
    done = run(
        WITHOUT_EXTRAS
        + "import meadhall\nfrom meadhall.lab.perft import perft\n"
        + "print(meadhall.simulate('brian-boru', games=2).games, meadhall.arena('brian-boru', ['random'], 1).games)\n"
        + "game = meadhall.new_game('ortus-regni', 2, 1)\nprint(game.prompt(0).in_words('pl'))"
    )
    assert done.stdout.startswith("2 1\n"), done.stderr


def test_the_command_says_which_extra_it_needs() -> None:
    done = run(
        "import importlib.util as util\nfound = util.find_spec\n"
        "util.find_spec = lambda name: None if name == 'typer' else found(name)\n"
        "from meadhall.__main__ import main\nmain()"
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "pip install 'meadhall[cli]'" in done.stderr and "typer" in done.stderr


def test_extras_take_each_other_in() -> None:
    assert requirements("run") == ["msgspec>=0.19"]
    for extra in ("hall", "lab"):
        assert set(requirements("cli")) < set(requirements(extra))
        assert not any(line.startswith("meadhall") for line in requirements(extra))


def test_everything_that_is_needed_is_locked() -> None:
    locked = set(re.findall(r"^([\w.-]+)==", (ROOT / "locks" / "all.lock").read_text(), re.MULTILINE))
    for extra in ALL:
        for line in requirements(extra):
            name = re.split(r"[\[<>=; ]", line)[0].replace("_", "-").replace(".", "-").lower()
            assert name in locked, f"{name} of [{extra}] is not in locks/all.lock: run `make lock`"


MADE_BY_MYPYC = r"""
    {"play",
     (PyCFunction)CPyPy_meadhall___kernel___table___Table___play,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, seat, action, ply=None)\n--\n\n")},
    {"over",
     (getter)meadhall___kernel___table___Table_get_over,
     NULL, NULL, NULL},
    {"result",
     (getter)meadhall___kernel___table___Table_get_result,
     NULL, NULL, NULL},
    .tp_doc = PyDoc_STR("Table(game, options, seed, state, origin=None)\n--\n\n"),
};
static PyTypeObject *CPyType_meadhall___kernel___table___Table_template = &x;
    PyModuleDef_HEAD_INIT,
    "meadhall.kernel.table",
    NULL, /* docstring */
    {"load_table", (PyCFunction)CPyPy_meadhall___kernel___table___load_table, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
"""  # noqa: E501


def test_the_compiler_is_given_the_docstrings() -> None:
    told = with_docstrings(MADE_BY_MYPYC, docstrings(ROOT / "src" / "meadhall" / "kernel" / "table.py"))
    assert r'ply=None)\n--\n\n" "Play an action, its notation or its integer;' in told
    assert 'PyDoc_STR("Scores line by line' in told
    assert r'origin=None)\n--\n\n" "A game under way.' in told
    assert '"A table: one game being played, with its log.' in told
    assert 'PyDoc_STR("A table that starts from a position' in told
