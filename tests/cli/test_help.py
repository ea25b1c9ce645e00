"""Help and what is said of mistyped commands, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
import typer

from meadhall.cli import app, help
from meadhall.cli.mistyped import run as run_command
from meadhall.kernel.words.catalogue import catalogue
from meadhall.kernel.words.languages import LANGUAGES
from tests.cli.test_cli import run
from tests.locales.test_catalogues import entries

Path = tuple[str, ...]
# What typer and click bring along: their English isn't ours.
BROUGHT_ALONG = ("help", "install_completion", "show_completion")


def walk(command: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    inner = getattr(command, "commands", {})
    return [(path, command)] + [found for name, one in inner.items() for found in walk(one, (*path, name))]


@pytest.fixture(scope="module")
def commands() -> list[tuple[Path, Any]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(app.COMPLETION, "all of them")
        return walk(typer.main.get_command(app.app_for([])))


def context_of(command: Any, path: Path) -> Any:
    return command.context_class(command, info_name=" ".join((app.NAME, *path)))


def page(command: Any, path: Path, language: str) -> str:
    return "\n".join(help.page(command, language, context_of(command, path)))


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def keys_of(command: Any, path: Path) -> list[tuple[str, str, Any]]:
    """What the help of a command says: the message that is taken, the parameter's name and its English in code."""
    own = help.key_of(path)
    known = help.words_of("en")
    said = [(own, "", command)]
    for one in command.get_params(context_of(command, path)):
        mine = f"{help.key_of((*path, one.name))}"
        said.append((mine if mine in known else f"help-any-{one.name}", one.name, one))
    return said


def test_english_help_is_what_the_code_says(commands: list[tuple[Path, Any]]) -> None:
    known = help.words_of("en")
    for path, command in commands:
        for key, name, said in keys_of(command, path):
            text = known[key] if f"{key}-more" not in known else f"{known[key]} {known[f'{key}-more']}"
            assert name in BROUGHT_ALONG or text == " ".join(said.help.split()), key


def test_no_words_of_help_are_left_over(commands: list[tuple[Path, Any]]) -> None:
    used = {key for path, command in commands for key, _, _ in keys_of(command, path)}
    used |= {f"{key}-more" for key in used}
    arguments = {f"help-name-{one.name}" for _, command in commands for one in command.params}
    rest = {key for key in help.words_of("en") if not key.startswith(("help-frame-", "help-value-", "help-error-"))}
    assert rest <= used | arguments


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_reads_help_as_the_command_line_does(language: str) -> None:
    """The file is read without Fluent for speed: that must come to the same."""
    fluent, quick = catalogue(language), help.words_of(language)
    assert set(quick) == set(entries(language, "help"))
    for key in quick:
        names = re.findall(r"\$(\w+)", quick[key])
        args = {name: f"<{name}>" for name in names}
        pattern = fluent.get_message(key).value
        assert pattern is not None and fluent.format(pattern, args) == help.say(language, key, **args)


@pytest.mark.parametrize("language", ["es", "pl", "pt"])
def test_no_command_has_an_english_word_in_its_help(commands: list[tuple[Path, Any]], language: str) -> None:
    names = [name for _, command in commands for one in command.params for name in (one.name, *one.opts)]
    typed = words(" ".join([*names, *(name for path, _ in commands for name in path)]))
    same = words(" ".join(help.words_of(language).values())) | typed | {"meadhall", "lang", "journal", "secure"}
    english = words(" ".join(help.words_of("en").values())) - same
    assert len(english) > 200
    for path, command in commands:
        assert not words(page(command, path, language)) & english, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_shown_whole(commands: list[tuple[Path, Any]], language: str) -> None:
    for path, command in commands:
        shown = " ".join(page(command, path, language).split())
        spread = "".join(shown.split())
        for key, _, _ in keys_of(command, path):
            assert "".join(help.words_of(language)[key].split()) in spread, (path, key)
        assert all(len(line) <= help.MOST_COLUMNS for line in page(command, path, language).splitlines()), path


@pytest.mark.parametrize(
    ("language", "arguments", "said"),
    [
        ("en", "play --foo", "There is no option --foo."),
        ("es", "replay x --jornal", "No hay ninguna opción --jornal. ¿Querías decir --journal?"),
        ("pl", "play --players x", "--players: potrzebna jest liczba całkowita."),
        ("pt", "serve --port 99999", "--port: é preciso um número inteiro de 1 a 65535."),
        ("pl", "train brian-boru --iterations -1", "--iterations: potrzebna jest liczba całkowita, co najmniej 0."),
        ("es", "hint x --effort much", "--effort: hace falta un número de 0.001 a 100."),
        ("es", "bogus", "No hay ninguna orden «bogus»."),
        ("pt", "simulat", "Não existe o comando “simulat”. Você quis dizer “simulate”?"),
        ("pl", "admin foo", "Nie ma polecenia „foo”."),
        ("es", "serve --log-level loud", "hace falta uno de estos valores: debug, info, warning, error."),
        ("pt", "replay", "Falta ARQUIVO."),
        ("pl", "admin ban somebody", "Brakuje: --why."),
        ("es", "play --seed", "--seed necesita un valor."),
        ("pt", "replay --json=3 x", "--json não recebe valor."),
        ("es", "deck check a b", "Sobra parte de lo escrito: b."),
        ("pl", "serve --client /nowhere", "--client: nic się tak nie nazywa albo nie da się tego tu użyć."),
        ("pl", "serve --limit odd=3", "Nie ma limitu „odd”; są deeds_burst"),
        ("pt", "serve --origin here", "“here” não é uma origem"),
        ("es", "admin prune --older-than 3 --finished --abandoned", "Elige --finished o --abandoned"),
    ],
)
def test_what_was_mistyped_is_said(
    capsys: pytest.CaptureFixture[str], language: str, arguments: str, said: str
) -> None:
    typed = arguments.split()
    command = typer.main.get_command(app.app_for(typed))
    help.speak(command, language)
    assert run_command(command, typed, app.NAME, language) == 2
    answer = capsys.readouterr()
    assert answer.out == "" and said in answer.err
    others = [one for other in LANGUAGES if other != language for one in [help.words_of(other)["help-error-see"]]]
    assert not any(one.split("”")[-1].split("»")[-1] in answer.err for one in others)


def test_help_follows_the_system_and_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    shown = run("play", "--help")
    assert shown.returncode == 0 and shown.stdout.startswith("Użycie: meadhall play [OPCJE] [GRA]")
    assert run("play", "--help", "--lang", "pt").stdout.startswith("Uso: meadhall play [OPÇÕES] [JOGO]")
    nothing = run()
    assert nothing.returncode == 2 and "Polecenia" in nothing.stderr and "Commands" not in nothing.stderr
