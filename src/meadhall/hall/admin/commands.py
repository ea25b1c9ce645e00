"""`meadhall admin`: what can be typed, and how answers come out. Exit code 2: what was typed can't be used; 1: the hall
or its database can't be reached.
"""

from __future__ import annotations

import getpass
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from meadhall.hall import wall_clock
from meadhall.hall.admin.outcomes import outcome_words
from meadhall.hall.admin.people import BanSubject, EndSessions, FindPeople, LiftBan, ListBans, ResetPassword
from meadhall.hall.admin.request import AdminRequest, Answer
from meadhall.hall.admin.tables import CloseTable, FindTables, Prune, ReadChat, RemoveChat, Which
from meadhall.hall.cli.options import Language
from meadhall.hall.cli.refusal import BadValue
from meadhall.hall.people.bans import day_and_hour
from meadhall.hall.settings import Settings
from meadhall.hall.tokens import new_recovery_code, recovery_hash
from meadhall.kernel.words.message import Message, Value

if TYPE_CHECKING:
    from meadhall.hall.admin.queue import Outcome

WRONG, UNREACHABLE = 2, 1
HOUR = 3_600_000
STATUSES = ("open", "playing", "finished")

app = typer.Typer(
    help="Look after a hall: find people and tables, ban, close, remove, prune, reset passwords. Works while the hall "
    "runs and while it doesn't. Run it as the user the hall runs as, with the same --data or --database. Whatever is "
    "done is kept in an audit log (meadhall admin log).",
    no_args_is_help=True,
)

Data = Annotated[Path, typer.Option(help="The hall's data folder.")]
Database = Annotated[
    str, typer.Option(envvar="MEADHALL_DATABASE", help="postgresql://… if the hall keeps its data there.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer with JSON.")]
Why = Annotated[str, typer.Option(help="The reason, for the audit log.")]
Limit = Annotated[int, typer.Option(min=1, max=10_000, help="How many to show at most.")]
PersonText = Annotated[str, typer.Argument(metavar="PERSON", help="A login, or an id such as p_7ks….")]
TableText = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id: the end of its link.")]
HERE = Path("data")


# --- asking ----------------------------------------------------------------------------------------------------------


def operator() -> str:
    """Who is asking: the system's user, and who became that user."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid()) if hasattr(os, "getuid") else "unknown"
    before = os.environ.get("SUDO_USER", "")
    return f"{user} (sudo by {before})" if before and before != user else user


def submit_module(lang: str) -> ModuleType:
    """Only now: whoever plays at the terminal needs none of the hall's packages."""
    try:
        from meadhall.hall.admin import submit
    except ImportError as error:
        typer.echo(words("packages-missing", lang, package_text=error.name or ""), err=True)
        raise typer.Exit(UNREACHABLE) from error
    return submit


def ask(
    request: AdminRequest, data: Path, database: str, as_json: bool, lang: str, more: Answer | None = None
) -> Answer:
    """The answer to a request, and what this side knows `more`, already shown if it is wanted as JSON.

    Ends the command if there is no answer.
    """
    submit = submit_module(lang)
    try:
        outcome: Outcome = submit.ask(Settings(data=data, database=database), request, operator())
    except submit.NoAnswer as trouble:
        raise fail(trouble.message.nested(), UNREACHABLE, as_json, lang) from trouble
    if outcome.state != "done":
        code = UNREACHABLE if outcome.state == "failed" else WRONG
        raise fail(outcome.outcome or Message(f"operate.state-{outcome.state}").nested(), code, as_json, lang)
    answer: Answer = {**outcome.answer, **(more or {})}
    if as_json:
        show_json(answer)
    return answer


def fail(outcome: str, code: int, as_json: bool, lang: str) -> typer.Exit:
    if as_json:
        show_json({"error": outcome_words(outcome)})
    typer.echo(outcome_words(outcome, lang), err=True)
    return typer.Exit(code)


def words(key: str, lang: str, **args: Value) -> str:
    return Message(f"operate.{key}", args).in_words(lang)


def show_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value).decode())


def show_rows(heads: Sequence[str], rows: Sequence[Sequence[Any]], nothing: str, lang: str) -> None:
    """Columns as wide as they need to be; `heads` and `nothing` are named as in `operate.ftl`."""
    if not rows:
        typer.echo(words(nothing, lang))
        return
    texts = [
        [words(f"head-{head}", lang) if head else "" for head in heads],
        *([str(value) for value in row] for row in rows),
    ]
    widths = [max(len(row[column]) for row in texts) for column in range(len(heads))]
    for row in texts:
        typer.echo("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())


def moment(at: int | None) -> str:
    return "-" if at is None else day_and_hour(at)


def read_until(text: str) -> int:
    """A day, or a day and a time, in UTC."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError as error:
        raise BadValue("option-no-date", "--until", given_text=text) from error
    if found.tzinfo is None:
        found = found.replace(tzinfo=UTC)
    return int(found.timestamp() * 1000)


def read_reason(text: str) -> str:
    if not text.strip() or len(text) > 300:
        raise BadValue("option-no-reason")
    return text.strip()


# --- people ----------------------------------------------------------------------------------------------------------


@app.command("people")
def people(
    text: Annotated[str, typer.Argument(help="Part of a name or login, or an id; left out: the newest.")] = "",
    limit: Limit = 50,
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Find people by name, login or id."""
    answer = ask(FindPeople(text=text, limit=limit), data, database, as_json, lang)
    if not as_json:
        rows = [
            (one["id"], one["name"], one["login"] or "-", moment(one["created"]), moment(one["last_seen"]),
             one["sessions"], one["tables"],
             standing(one, lang))
            for one in answer["people"]
        ]  # fmt: skip
        heads = ("id", "name", "login", "since", "last-seen", "sessions", "tables", "")
        show_rows(heads, rows, "nobody-found", lang)


def standing(person: dict[str, Any], lang: str) -> str:
    if person["banned"]:
        return words("banned-now", lang)
    return words("adopted", lang, person_text=person["adopted_by"]) if person["adopted_by"] else ""


@app.command("ban")
def ban(
    subject: Annotated[
        str,
        typer.Argument(
            metavar="PERSON|ADDRESS",
            help="A login, an id such as p_7ks…, an address or a network such as 192.0.2.0/24. A single IPv6 address "
            "stands for its /64. What can be an address is taken for one.",
        ),
    ],
    why: Annotated[str, typer.Option(callback=read_reason, help="The reason. Whoever is banned is shown it.")],
    until: Annotated[str, typer.Option(help="The day, or day and time (UTC), it ends; left out: never.")] = "",
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Keep a person or an address out of the hall, at once. A person's seats go to stand-ins meanwhile."""
    end = read_until(until) if until else None
    answer = ask(BanSubject(subject=subject, until=end, why=why), data, database, as_json, lang)
    if not as_json:
        until_text = day_and_hour(end) if end else "never"
        typer.echo(words("banned", lang, subject_text=answer["banned"], until_text=until_text))


@app.command("unban")
def unban(
    subject: Annotated[str, typer.Argument(metavar="PERSON|ADDRESS", help="As it was given to ban.")],
    why: Why = "",
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Let somebody in again."""
    answer = ask(LiftBan(subject=subject, why=why), data, database, as_json, lang)
    if not as_json:
        typer.echo(words("unbanned", lang, subject_text=answer["unbanned"]))


@app.command("bans")
def bans(data: Data = HERE, database: Database = "", as_json: AsJson = False, *, lang: Language) -> None:
    """List who is banned, and why."""
    answer = ask(ListBans(), data, database, as_json, lang)
    if not as_json:
        rows = [(one["subject"], moment(one["since"]), moment(one["until"]), one["why"]) for one in answer["bans"]]
        show_rows(("who", "since", "until", "why"), rows, "nobody-banned", lang)


@app.command("end-sessions")
def end_sessions(
    person: PersonText,
    why: Why = "",
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Log a person out everywhere. An account can log in again; a guest's identity is lost."""
    answer = ask(EndSessions(person=person, why=why), data, database, as_json, lang)
    if not as_json:
        typer.echo(words("sessions-ended", lang, ended_count=answer["ended"], person_text=answer["person"]))


@app.command("reset-password")
def reset_password(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="The account's login.")],
    hours: Annotated[int, typer.Option(min=1, max=24 * 30, help="How long the code is good for.")] = 24,
    address: Annotated[str, typer.Option(help="The hall's address, such as https://hall.example.org.")] = "",
    why: Why = "",
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Print a one-time code, and a link, with which somebody can choose a new password."""
    code = new_recovery_code()
    until = wall_clock.now_ms() + hours * HOUR
    link = f"{address.rstrip('/')}/recover#{login.lower()}:{code}"
    request = ResetPassword(login=login, hashed=recovery_hash(code), until=until, why=why)
    ask(request, data, database, as_json, lang, {"code": code, "link": link})
    if not as_json:
        typer.echo(words("reset-code", lang, code_text=code))
        typer.echo(words("reset-link", lang, link_text=link))
        typer.echo(words("reset-until", lang, until_text=day_and_hour(until)))


# --- tables ----------------------------------------------------------------------------------------------------------


@app.command("tables")
def tables(
    status: Annotated[str, typer.Option(help="open, playing or finished.")] = "",
    game: Annotated[str, typer.Option(help="Only tables of this game.")] = "",
    person: Annotated[str, typer.Option(help="Only tables of this person: a login or an id.")] = "",
    older_than: Annotated[int, typer.Option(min=0, help="Only tables where nothing happened for so many days.")] = 0,
    limit: Limit = 50,
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Find tables, private ones too. What is in the games is not shown."""
    if status and status not in STATUSES:
        raise BadValue("option-none-of", "--status", given_text=status, choices_text=", ".join(STATUSES))
    request = FindTables(
        status=status or None, game=game or None, person=person or None, older_than=older_than or None, limit=limit
    )
    answer = ask(request, data, database, as_json, lang)
    if not as_json:
        rows = [
            (one["id"], one["game"], words(f"status-{one['status']}", lang), one["people"], one["lines"],
             one["chat_lines"], moment(one["updated"]), words("private", lang) if one["private"] else "")
            for one in answer["tables"]
        ]  # fmt: skip
        heads = ("id", "game", "status", "people", "lines", "chat", "last-change", "")
        show_rows(heads, rows, "no-table-found", lang)


@app.command("close")
def close(
    table: TableText,
    why: Annotated[str, typer.Option(callback=read_reason, help="The reason. Everybody at the table is shown it.")],
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """End a table. Nobody wins; it can still be looked at, but not played or talked at."""
    answer = ask(CloseTable(table=table, why=why), data, database, as_json, lang)
    if not as_json:
        typer.echo(words("closed", lang, table_text=answer["closed"]))


@app.command("chat")
def chat(
    table: TableText,
    limit: Limit = 50,
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Show the last lines of chat of a table, with the numbers that remove-chat takes."""
    answer = ask(ReadChat(table=table, limit=limit), data, database, as_json, lang)
    if not as_json:
        rows = [
            (
                one["number"],
                moment(one["at"]),
                one["person"],
                one["name"],
                words("removed", lang) if one["removed"] else one["text"],
            )
            for one in answer["chat"]
        ]
        show_rows(("number", "when", "person", "name", "words"), rows, "nobody-spoke", lang)


@app.command("remove-chat")
def remove_chat(
    table: TableText,
    number: Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="The line's number at that table.")],
    why: Why = "",
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Take the words of one line of chat away, for good. That a line was removed stays visible."""
    answer = ask(RemoveChat(table=table, number=number, why=why), data, database, as_json, lang)
    if not as_json:
        about = {"number_text": str(answer["number"]), "table_text": answer["table"], "person_text": answer["person"]}
        typer.echo(words("line-removed", lang, **about))


@app.command("prune")
def prune(
    older_than: Annotated[int, typer.Option(min=1, help="Days since anything last happened at a table.")],
    finished: Annotated[bool, typer.Option("--finished", help="Only finished tables.")] = False,
    abandoned: Annotated[bool, typer.Option("--abandoned", help="Only tables that were never finished.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    why: Why = "",
    data: Data = HERE,
    database: Database = "",
    as_json: AsJson = False,
    *,
    lang: Language,
) -> None:
    """Delete old tables with their moves and chat, for good. Games by correspondence that wait for a deadline stay."""
    if finished and abandoned:
        raise BadValue("option-both", "--finished, --abandoned")
    which: Which = "finished" if finished else "abandoned" if abandoned else "both"
    answer = ask(Prune(older_than=older_than, which=which, dry_run=dry_run, why=why), data, database, as_json, lang)
    if not as_json:
        key = "prune-would" if dry_run else "pruned"
        counts = {"finished_count": answer["finished"], "abandoned_count": answer["abandoned"]}
        typer.echo(words(key, lang, **counts))


# --- the log ---------------------------------------------------------------------------------------------------------


@app.command("log")
def log(
    limit: Limit = 50, data: Data = HERE, database: Database = "", as_json: AsJson = False, *, lang: Language
) -> None:
    """Show what operators did: when, who, what, why, and what came of it. Newest first."""
    submit = submit_module(lang)
    try:
        entries: list[dict[str, Any]] = submit.read_log(Settings(data=data, database=database), limit)
    except submit.NoAnswer as trouble:
        raise fail(trouble.message.nested(), UNREACHABLE, as_json, lang) from trouble
    if as_json:
        show_json({"log": [{**one, "outcome": one["outcome"] and outcome_words(one["outcome"])} for one in entries]})
        return
    rows = [
        (
            moment(one["at"]),
            one["who"],
            one["what"],
            fields_of(one["request"]),
            one["why"],
            outcome_of(one, lang),
        )
        for one in entries
    ]
    show_rows(("when", "who", "what", "request", "why", "outcome"), rows, "nothing-done", lang)


def outcome_of(entry: dict[str, Any], lang: str) -> str:
    """What came of a request: how it ended, or why it was refused."""
    if entry["outcome"] and entry["outcome"] != entry["state"]:
        return outcome_words(entry["outcome"], lang)
    return words(f"state-{entry['state']}", lang)


def fields_of(fields: dict[str, Any]) -> str:
    """What was asked for, as programs name it."""
    return ", ".join(
        f"{name}={value}" for name, value in fields.items() if value not in (None, "") and name != "hashed"
    )
