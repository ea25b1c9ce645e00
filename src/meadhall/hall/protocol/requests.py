"""Requests that aren't lines of a log: chat, rematch, questions, and the socket's own frames."""

from __future__ import annotations

from typing import Annotated

import msgspec

from meadhall.hall.table.commands import (
    ActionText,
    ClientId,
    Count,
    Deed,
    EndGame,
    Leave,
    LetIn,
    Nonce,
    Play,
    PutBot,
    Remove,
    Resign,
    Reveal,
    SeatNumber,
    Sit,
    Start,
    TableId,
    Undo,
    UndoAnswer,
)

Key = Annotated[str, msgspec.Meta(max_length=100)]
Ply = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000_000)]


class Chat(Deed, tag="chat", frozen=True):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Rematch(Deed, tag="rematch", frozen=True):
    nonce_hash: Nonce | None = None


class ClaimTime(Deed, tag="claim-time", frozen=True):
    pass


class Frame(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A frame of the socket that isn't a deed."""

    id: ClientId | None = None


class Why(Frame, tag="why", frozen=True):
    table: TableId
    seat: SeatNumber
    action: ActionText | Count


class PreviewLine(Frame, tag="preview", frozen=True):
    table: TableId
    seat: SeatNumber
    ply: Count
    line: ActionText


class AskForecast(Frame, tag="forecast", frozen=True):
    table: TableId
    seat: SeatNumber | None


class WatchTable(Frame, tag="watch", frozen=True):
    table: TableId
    seat: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    after: Ply = -1
    key: Key | None = None


class Unwatch(Frame, tag="unwatch", frozen=True):
    table: TableId


class FollowLobby(Frame, tag="lobby", frozen=True):
    on: bool


class Ping(Frame, tag="ping", frozen=True):
    pass


AnyDeed = (
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
AnyFrame = AnyDeed | Why | PreviewLine | AskForecast | WatchTable | Unwatch | FollowLobby | Ping

DEEDS: dict[str, type[Deed]] = {
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
