"""Decks that people keep in the hall, to bring them to a table.

A deck is kept as the cards it names, whether the rules allow it yet or not: whoever builds one may go on tomorrow.
Those of the guests a person was before are theirs, too.
"""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.hall.people.accounts import Session
from meadhall.hall.people.names import clean_name
from meadhall.hall.refusal import Refusal
from meadhall.hall.store import Conflict, Engine
from meadhall.hall.store.engine import Row
from meadhall.hall.store.store import compact, marks
from meadhall.hall.tokens import random_name
from meadhall.kernel.registry import AnyGame

MOST_DECKS = 50
"""Of one game, for one person."""
MOST_CARDS = 120
"""In one deck; no game asks for nearly so many."""
MOST_NAME = 40
SAVE_ATTEMPTS = 5
COLUMNS = "id, game, name, cards, saved"
REPLACE = (
    "UPDATE saved_decks SET cards = ?, saved = ? WHERE id = (SELECT id FROM saved_decks "
    "WHERE person IN ({people}) AND game = ? AND name = ? ORDER BY saved DESC, id LIMIT 1) RETURNING id"
)
"""The newest, should an account and a guest it has adopted both have one of that name."""
ADD = (
    "INSERT INTO saved_decks (id, person, game, name, cards, saved) "
    "SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT) "
    "WHERE (SELECT COUNT(*) FROM saved_decks WHERE person IN ({people}) AND game = ?) < ? RETURNING id"
)


class SavedDeck(msgspec.Struct, frozen=True):
    id: str
    game: str
    name: str
    cards: dict[str, int]
    saved: int


class SavedDecks:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def all(self, session: Session, game: str | None = None) -> list[SavedDeck]:
        """By name, of one game or of all."""
        people = sorted(session.ids)
        sql = f"SELECT {COLUMNS} FROM saved_decks WHERE person IN ({marks(people)})"
        args = [*people]
        if game is not None:
            sql += " AND game = ?"
            args.append(game)
        return [read_deck(row) for row in await self.engine.read(f"{sql} ORDER BY name, id", *args)]

    async def save(self, session: Session, game: AnyGame, name: str, text: str, now: int) -> SavedDeck:
        """A deck under a name that is taken replaces the one there."""
        name, cards = clean_deck_name(name), countable_cards(game, text)
        for _ in range(SAVE_ATTEMPTS):
            kept = await self.replace(session, game.id, name, cards, now)
            if kept is None:
                try:
                    kept = await self.add(session, game.id, name, cards, now)
                except Conflict:  # the same name was saved in between
                    continue
            return SavedDeck(kept, game.id, name, cards, now)
        raise Refusal(503, "busy")

    async def replace(self, session: Session, game: str, name: str, cards: dict[str, int], now: int) -> str | None:
        people = sorted(session.ids)
        sql = REPLACE.format(people=marks(people))
        (rows,) = await self.engine.write([(sql, (compact(cards), now, *people, game, name))])
        return str(rows[0][0]) if rows else None

    async def add(self, session: Session, game: str, name: str, cards: dict[str, int], now: int) -> str:
        people = sorted(session.ids)
        row = ("d_" + random_name(16), session.person.id, game, name, compact(cards), now)
        (rows,) = await self.engine.write([(ADD.format(people=marks(people)), (*row, *people, game, MOST_DECKS))])
        if not rows:
            raise Refusal(422, "decks-full", most_count=MOST_DECKS)
        return str(rows[0][0])

    async def rename(self, session: Session, deck: str, name: str) -> SavedDeck:
        name, found = clean_deck_name(name), await self.one(session, deck)
        taken = Refusal(409, "deck-name-taken", name_text=name)
        if any(other.name == name and other.id != deck for other in await self.all(session, found.game)):
            raise taken
        try:
            await self.engine.write([("UPDATE saved_decks SET name = ? WHERE id = ?", (name, deck))])
        except Conflict as error:
            raise taken from error
        return msgspec.structs.replace(found, name=name)

    async def forget(self, session: Session, deck: str) -> None:
        await self.one(session, deck)
        await self.engine.write([("DELETE FROM saved_decks WHERE id = ?", (deck,))])

    async def one(self, session: Session, deck: str) -> SavedDeck:
        """Somebody else's is none."""
        people = sorted(session.ids)
        sql = f"SELECT {COLUMNS} FROM saved_decks WHERE id = ? AND person IN ({marks(people)})"
        rows = await self.engine.read(sql, deck, *people)
        if not rows:
            raise Refusal(404, "no-such-deck")
        return read_deck(rows[0])


def read_deck(row: Row) -> SavedDeck:
    cards: dict[str, Any] = msgspec.json.decode(row[3])
    return SavedDeck(row[0], row[1], row[2], cards, row[4])


def clean_deck_name(name: str) -> str:
    return clean_name(name, MOST_NAME, "deck-name-wrong")


def countable_cards(game: AnyGame, text: str) -> dict[str, int]:
    """The cards a text names: some, and not beyond all measure."""
    cards = {card: count for card, count in game.count_deck(text).items() if count}
    if not 1 <= sum(cards.values()) <= MOST_CARDS:
        raise Refusal(422, "deck-size-wrong", most_count=MOST_CARDS)
    return cards
