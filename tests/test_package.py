"""What is installed: a library without extras, a command that says what it lacks, and how it is built."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from scripts.compiled_docs import docstrings, with_docstrings
from scripts.compiled_quick import SHORT_WAYS, take_short_ways
from scripts.compiled_seldom import MACROS, mark_what_seldom_runs
from scripts.lock import ALL
from scripts.requirements import requirements
from scripts.try_package import try_package

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


SELDOM_RUN = """\
    static PyObject *
    meadhall___kernel___table___Table_get_ply(meadhall___kernel___table___TableObject *self, void *closure)
    {
        return NULL;
    }
    PyObject *CPyPy_meadhall___kernel___table___Table___play(PyObject *self, PyObject *const *args, size_t nargs) {
        return NULL;
    }
    char CPyDef_meadhall___kernel___table_____top_level__(void) {
        return 1;
    }
    char CPyDef_meadhall___kernel___table___Table___play(PyObject *self) {
        return 1;
    }
"""


def test_the_compiler_is_told_what_seldom_runs(tmp_path: Path) -> None:
    file = tmp_path / "made.c"
    file.write_text(SELDOM_RUN)
    for _ in range(2):  # files that mypyc has left as they were are marked already
        mark_what_seldom_runs([file])
        told = file.read_text()
        assert told.startswith(MACROS) and told.count(MACROS) == 1
        assert told.count("RUNS_SELDOM static PyObject *\n") == told.count("RUNS_SELDOM PyObject *CPyPy_") == 1
        assert told.count("RUNS_ONCE char CPyDef_meadhall___kernel___table_____top_level__") == 1
        assert "    char CPyDef_meadhall___kernel___table___Table___play" in told


def test_short_ways_stand_between_the_functions_of_mypyc_and_the_rules(tmp_path: Path) -> None:
    file, other = tmp_path / "made.c", tmp_path / "other.c"
    file.write_text('#include <list_ops.c>\n#include "__native_a.h"\n#include "__native_internal_a.h"\nint rules;\n')
    other.write_text("int main(void);\n")
    for _ in range(2):
        take_short_ways([file, other])
        before, _, after = file.read_text().partition(SHORT_WAYS)
        assert before == "#include <list_ops.c>\n"
        assert after == '#include "__native_a.h"\n#include "__native_internal_a.h"\nint rules;\n'
        assert other.read_text() == "int main(void);\n"


# --- built, and installed where there is nothing else -----------------------------------------------------------------

PYTHONS = ("3.11", "3.12", "3.13")


def python_of(version: str) -> str | None:
    """A Python of this version on the machine: in the `PATH`, or one of pyenv's."""
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    return str(kept[-1]) if kept else shutil.which(f"python{version}")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this tree, made in a copy: building leaves files beside the sources."""
    copy = tmp_path_factory.mktemp("package")
    left_out = shutil.ignore_patterns(".git", ".venv", "node_modules", "build", ".*cache", "__pycache__")
    shutil.copytree(ROOT, copy / "tree", ignore=left_out, symlinks=True)
    made = [sys.executable, "setup.py", "-q", "sdist", "--dist-dir", str(copy)]
    subprocess.run(made, cwd=copy / "tree", check=True, timeout=600)
    return next(copy.glob("*.tar.gz"))


@pytest.mark.once
def test_the_sdist_has_all_that_building_and_playing_need(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {
        "setup.py",
        "mypyc.ini",
        "scripts/compiled_docs.py",
        "scripts/compiled_quick.py",
        "scripts/compiled_seldom.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "web/package.json",
    }
    assert wanted <= names
    client = "src/meadhall/hall/client/index.html"
    assert (client in names) == (ROOT / client).exists()  # `make client` builds it
    for folder in ("docs/rules", "src/meadhall/locales/pl", "src/meadhall/games/feast_for_odin/content"):
        assert any(name.startswith(f"{folder}/") for name in names), folder
    assert not [name for name in names if name.startswith("web/node_modules") or name.endswith((".so", ".pyc"))]


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("version", PYTHONS)
def test_the_sdist_installs_and_plays_without_a_compiler(sdist: Path, version: str) -> None:
    python = python_of(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    try_package(sdist, python, "plain")
