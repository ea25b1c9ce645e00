"""Frames of hunting, whaling, raiding and pillaging."""

from __future__ import annotations

from typing import Final

from meadhall.games.feast_for_odin.frames.base import DICE_STEP, Frame

# Stages of a dice action.
INSTEAD: Final = 0
SHIPS: Final = 1
ROLLING: Final = 2
DECIDE: Final = 3
PAYING: Final = 4
SPEND_STONES: Final = 5
SPEND_SWORDS: Final = 6
SPEND_SPEARS: Final = 7
LOOT: Final = 8
OVER: Final = 9


class Throw:
    """One roll: the face, and what cards, ore thrown off a ship and ships named for the action add to it."""

    def __init__(self, face: int, by_cards: int, by_ore: int, by_ships: int) -> None:
        self.face = face
        self.by_cards = by_cards
        self.by_ore = by_ore
        self.by_ships = by_ships

    def total(self) -> int:
        return self.face + self.by_cards + self.by_ore + self.by_ships


NO_THROWS: Final[list[Throw]] = []


class DiceFrame(Frame):
    """A dice action."""

    step = DICE_STEP

    def __init__(self, seat: int, action: int, most_ships: int, source: int, argument: int) -> None:
        self.seat = seat
        self.action = action
        self.most_ships = most_ships
        self.source = source
        self.argument = argument
        self.stage = INSTEAD
        self.result = 0  # of the last roll, with everything added
        self.empty_boats = 0  # boats named for the action, without and with loaded ore
        self.loaded_boats = 0
        self.stones = 0  # what is spent on a high roll
        self.swords = 0
        self.spears = 0
        self.taken = 0  # tiles looted
        self.throws = NO_THROWS

    def clone(self) -> DiceFrame:
        twin = DiceFrame(self.seat, self.action, self.most_ships, self.source, self.argument)
        twin.stage = self.stage
        twin.result = self.result
        twin.empty_boats = self.empty_boats
        twin.loaded_boats = self.loaded_boats
        twin.stones = self.stones
        twin.swords = self.swords
        twin.spears = self.spears
        twin.taken = self.taken
        twin.throws = self.throws
        return twin

    def numbers(self) -> list[int]:
        flat = [
            self.seat, self.action, self.most_ships, self.source, self.argument, self.stage, len(self.throws),
            self.result, self.empty_boats, self.loaded_boats, self.stones, self.swords, self.spears, self.taken,
        ]  # fmt: skip
        for throw in self.throws:
            flat += [throw.face, throw.by_cards, throw.by_ore, throw.by_ships]
        return flat

    @staticmethod
    def read(numbers: list[int]) -> DiceFrame:
        (
            seat, action, most_ships, source, argument, stage, rolls, result, empty_boats, loaded_boats,
            stones, swords, spears, taken, *flat,
        ) = numbers  # fmt: skip
        frame = DiceFrame(seat, action, most_ships, source, argument)
        frame.stage = stage
        frame.result = result
        frame.empty_boats = empty_boats
        frame.loaded_boats = loaded_boats
        frame.stones = stones
        frame.swords = swords
        frame.spears = spears
        frame.taken = taken
        if len(flat) != 4 * rolls:
            raise ValueError(f"{len(flat)} numbers for {rolls} rolls")
        frame.throws = [Throw(*flat[place : place + 4]) for place in range(0, len(flat), 4)]
        return frame
