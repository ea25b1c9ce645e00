"""Requests that aren't lines of a log: chat, rematch, questions, and questions of the socket alone."""

from __future__ import annotations

from typing import Annotated

import msgspec

from meadhall.hall.table.commands.command import (
    ActionText,
    BotName,
    ClientId,
    Command,
    Count,
    Nonce,
    SeatNumber,
    TableId,
)
from meadhall.hall.table.commands.hosting import LetIn, Remove
from meadhall.hall.table.commands.playing import EndGame, Play, Resign
from meadhall.hall.table.commands.seating import Leave, PutBot, Sit
from meadhall.hall.table.commands.starting import Reveal, Start
from meadhall.hall.table.commands.undoing import Undo, UndoAnswer

Key = Annotated[str, msgspec.Meta(max_length=100)]
Ply = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000_000)]


class Chat(Command, tag="chat", frozen=True):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Rematch(Command, tag="rematch", frozen=True):
    nonce_hash: Nonce | None = None


class ClaimTime(Command, tag="claim-time", frozen=True):
    pass


class Request(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A request of the socket that isn't a command."""

    id: ClientId | None = None


class Why(Request, tag="why", frozen=True):
    table: TableId
    seat: SeatNumber
    action: ActionText | Count


class PreviewLine(Request, tag="preview", frozen=True):
    table: TableId
    seat: SeatNumber
    ply: Count
    line: ActionText


class AskForecast(Request, tag="forecast", frozen=True):
    table: TableId
    seat: SeatNumber | None
    supposing: ActionText | None = None


class NoFields(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body in which there is nothing to say."""


class BranchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game to go on from, the seat of whoever asks, and which bot plays the others: left out,
    those that sat there."""

    ply: Count
    seat: SeatNumber
    opponents: BotName | None = None


class WatchTable(Request, tag="watch", frozen=True):
    table: TableId
    seat: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    after: Ply = -1
    key: Key | None = None


class Unwatch(Request, tag="unwatch", frozen=True):
    table: TableId


class FollowLobby(Request, tag="lobby", frozen=True):
    on: bool


class Ping(Request, tag="ping", frozen=True):
    pass


AnyCommand = (
    Sit
    | Leave
    | Remove
    | LetIn
    | PutBot
    | Start
    | Reveal
    | Play
    | Undo
    | UndoAnswer
    | Resign
    | EndGame
    | Chat
    | Rematch
    | ClaimTime
)
AnyRequest = AnyCommand | Why | PreviewLine | AskForecast | WatchTable | Unwatch | FollowLobby | Ping

COMMANDS: dict[str, type[Command]] = {
    "sit": Sit,
    "leave": Leave,
    "remove": Remove,
    "let-in": LetIn,
    "bot": PutBot,
    "start": Start,
    "reveal": Reveal,
    "play": Play,
    "undo": Undo,
    "undo-answer": UndoAnswer,
    "resign": Resign,
    "end": EndGame,
    "claim-time": ClaimTime,
    "chat": Chat,
    "rematch": Rematch,
}
