"""A line of the journal that names a Fief tells what stands there, in the words of every language."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.kernel.words.message import Message, Speech, Value


def lines(seed: str) -> list[tuple[Message, dict[int, list[str]]]]:
    """The lines of a random game that name a Fief, each with the buildings that stood when it was told."""
    table = meadhall.new_game("ortus-regni", players=3, seed=seed)
    rng = Random(seed)
    found = []
    for _ in range(900):
        if table.over:
            break
        seat = table.awaiting[0]
        before = len(table.journal(None))
        table.play(seat, rng.choice(table.codes(seat)))
        view = table.view(None)
        standing = {
            fief["fief"]: [fief["building"]["card"], *([fief["lord"]] if fief["lord"] else [])]
            for earl in view["seats"]
            for fief in earl["fiefs"]
        }
        found += [(told.message, standing) for told in table.journal(None)[before:] if "fief" in told.message.args]
    return found


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_fief_is_told_with_building_and_lord(seed: str) -> None:
    told = lines(seed)
    assert len(told) > 20
    for message, standing in told:
        cards = message.args["fief_cards"]
        assert isinstance(cards, list)
        assert message.args.get("card") not in cards, "what the line tells of anyway isn't told twice"
        here = standing.get(int(str(message.args["fief"])), [])
        if message.key in ("ortus-regni.besieges", "ortus-regni.raids", "ortus-regni.installed"):
            assert cards == [card for card in here if card != message.args.get("card")]


def test_it_is_named_as_on_the_table() -> None:
    """By its building and number; by the card the line tells of, if that is the building; else as a Fief."""

    def said(language: str, key: str, cards: list[str], **more: str) -> str:
        args: dict[str, Value] = {"seat": 0, "victim_seat": 1, "fief": 3, "fief_cards": cards, **more}
        return Speech(language, ["Ana", "Bo"]).say(Message(f"ortus-regni.{key}", args))

    assert said("en", "raids", ["castle", "prince"]) == "Ana raids Castle 3 of Bo."
    assert said("es", "raids", ["palace"]) == "Ana hace una Incursión en el Palacio 3 de Bo."
    assert said("pl", "raids", ["castle"]) == "Ana najeżdża zamek 3 gracza Bo."
    assert said("pl", "attached", ["palace", "prince"], card="land") == "Ana dołącza ziemię do pałacu 3."
    assert said("pt", "raids", ["castle"]) == "Ana faz uma incursão ao Castelo 3, de Bo."
    assert said("en", "placed", [], card="castle") == "Ana places Castle 3."
    assert said("en", "building-fell", ["monk"], card="palace") == "Palace 3 falls: Ana loses it."
    assert said("en", "raids", []) == "Ana raids Fief 3 of Bo."
