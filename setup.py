"""What building needs besides pyproject.toml: the browser client, and the rules compiled where there is a C compiler.

The client is built from `web/` if it isn't there yet and npm is; without it the hall says what can be done.
`MEADHALL_CLIENT=0` leaves it out.

The compiled build is optional: rule modules go through mypyc where a C compiler is found.

A module is compiled if it lies on the path of every decision: the kernel's state and chance, each game's rules, and
what the hall does with every move short of network and disk. What a game turns to the world (`game.py`,
`about.py` and its `interface` folder) stays plain Python.
`MEADHALL_COMPILE=0` leaves everything plain.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, "scripts")  # a build in isolation doesn't look beside this file
from compiled_docs import write_docstrings
from compiled_quick import take_short_ways
from compiled_seldom import mark_what_seldom_runs

CLIENT = Path("src/meadhall/hall/client/index.html")
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
KERNEL_MODULES = ("chance.py", "foresight.py", "observation.py", "state.py", "table.py", "view.py")
LAB_MODULES = ("playout.py", "runner.py")
HALL_FOLDERS = ("table", "protocol", "live")
PLAIN_HALL_FOLDER = "commands"
COMPILED_BESIDE_COMMANDS = "checks.py"
PLAIN_GAME_FOLDER = "interface"
STRATEGY_FOLDER = "strategy"
"""What a game offers to searches: a group of its own, so that working on it doesn't compile the rules anew."""
PLAIN_GAME_MODULES = {"__init__.py", "about.py", "game.py"}


def compiled_groups() -> list[tuple[list[str], str]]:
    """The kernel's modules, each game's and the hall's, a group each. They are compiled side by side, the largest
    first: a large one left to the end would keep one core busy and the others waiting."""
    source = Path("src/meadhall")
    kernel = [source / "kernel" / name for name in KERNEL_MODULES] + [source / "lab" / name for name in LAB_MODULES]
    groups = [([str(path) for path in kernel], "meadhall_kernel")]
    for game in sorted(path for path in source.glob("games/*") if path.is_dir()):
        modules = sorted(
            str(path)
            for path in game.rglob("*.py")
            if path.name not in PLAIN_GAME_MODULES and PLAIN_GAME_FOLDER not in path.parts
        )
        strategy = [path for path in modules if STRATEGY_FOLDER in Path(path).parts]
        rules = [path for path in modules if path not in strategy]
        if rules:
            groups.append((rules, f"meadhall_{game.name}"))
        if strategy:
            groups.append((strategy, f"meadhall_{game.name}_{STRATEGY_FOLDER}"))
    groups.append((sorted(str(path) for path in source.glob("search/[!_]*.py")), "meadhall_search"))
    hall = [path for folder in HALL_FOLDERS for path in sorted((source / "hall" / folder).rglob("*.py"))]
    groups.append(([str(path) for path in hall if can_be_compiled(path)], "meadhall_hall"))
    return sorted(groups, key=size_of_group, reverse=True)


def size_of_group(group: tuple[list[str], str]) -> int:
    return sum(Path(path).stat().st_size for path in group[0])


def can_be_compiled(path: Path) -> bool:
    """msgspec structs lose their settings in a compiled module, and commands are all structs."""
    command = path.parent.name == PLAIN_HALL_FOLDER and path.name != COMPILED_BESIDE_COMMANDS
    plain = path.name == "__init__.py" or command
    return not plain and "msgspec.Struct" not in path.read_text()


def extensions() -> list[Extension]:
    # Asked for metadata or sources only, there is nothing to compile.
    wanted = os.environ.get("MEADHALL_COMPILE", "1") != "0" and bool(BUILDING & set(sys.argv))
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not wanted or not compiler:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # Type checking is `make lint`'s work; here mypyc needs types only of what it compiles.
    groups = compiled_groups()
    paths = [path for group, _ in groups for path in group]
    flags = ["--config-file=mypyc.ini"]
    # -O3 would build a third longer for 2 to 3 % (docs/architecture.md).
    modules = mypycify([*paths, *flags], opt_level="2", debug_level="0", separate=groups)
    c_files = sorted({Path(source) for module in modules for source in module.sources})
    write_docstrings(c_files, [Path(path) for path in paths])
    mark_what_seldom_runs(c_files)
    take_short_ways(c_files)
    for module in modules:
        module.optional = True
        if os.name == "posix":
            # Functions of a shared library may call each other directly; GCC must be told that none is replaced.
            # The modules share one list of arguments, so each gets a list of its own.
            module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition"]
    return modules


class BuildWithClient(build_py):
    """Copies the package, after building the browser client where that is possible and hasn't been done."""

    def run(self) -> None:
        if os.environ.get("MEADHALL_CLIENT", "1") != "0" and not CLIENT.exists() and shutil.which("npm"):
            try:
                for arguments in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
                    subprocess.run(["npm", "--prefix", "web", "--silent", *arguments], check=True)
            except (OSError, subprocess.CalledProcessError) as error:
                self.warn(f"the browser client was not built: {error}")
        super().run()


setup(
    cmdclass={"build_py": BuildWithClient},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
