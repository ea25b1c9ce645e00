"""Frames of political struggles and Jousts."""

from __future__ import annotations

from meadhall.games.ortus_regni.frames.base import JOUST_STEP, NONE, STRUGGLE_STEP, TARGET_STEP, Frame, flag


class TargetFrame(Frame):
    """What a political card is aimed at."""

    step = TARGET_STEP

    def __init__(self, actor: int, political: int, fief: int = NONE) -> None:
        self.actor = actor
        self.political = political  # Treachery or Intrigue
        self.fief = fief  # the Fief whose Property is named, or NONE

    def clone(self) -> TargetFrame:
        return TargetFrame(self.actor, self.political, self.fief)

    def numbers(self) -> list[int]:
        return [self.actor, self.political, self.fief]

    @staticmethod
    def read(numbers: list[int]) -> TargetFrame:
        actor, political, fief = numbers
        return TargetFrame(actor, political, fief)


class StruggleFrame(Frame):
    """Answers to a political card."""

    step = STRUGGLE_STEP

    def __init__(
        self,
        actor: int,
        political: int,
        victim: int,
        aim: int,
        aimed_at: int,
        card: int,
        last: int,
        actors_side: bool = False,
        helper: bool = False,
    ) -> None:
        self.actor = actor
        self.political = political  # Treachery or Intrigue
        self.victim = victim
        self.aim = aim  # Lord, Property or Mercenary (see `politics.struggle`)
        self.aimed_at = aimed_at  # the Fief or the Mercenary
        self.card = card  # the Property, or NONE
        self.last = last  # the card to be answered
        self.actors_side = actors_side  # the actor's side answers, not the victim's
        self.helper = helper  # the ally of that side is asked

    def clone(self) -> StruggleFrame:
        return StruggleFrame(
            self.actor,
            self.political,
            self.victim,
            self.aim,
            self.aimed_at,
            self.card,
            self.last,
            self.actors_side,
            self.helper,
        )

    def numbers(self) -> list[int]:
        return [
            self.actor,
            self.political,
            self.victim,
            self.aim,
            self.aimed_at,
            self.card,
            self.last,
            int(self.actors_side),
            int(self.helper),
        ]

    @staticmethod
    def read(numbers: list[int]) -> StruggleFrame:
        actor, political, victim, aim, aimed_at, card, last, actors_side, helper = numbers
        return StruggleFrame(actor, political, victim, aim, aimed_at, card, last, flag(actors_side), flag(helper))


class JoustFrame(Frame):
    """The Earls in turn, the caller last."""

    step = JOUST_STEP

    def __init__(self, caller: int, done: int = 0, part: int = 0, fief: int = NONE) -> None:
        self.caller = caller
        self.done = done  # Earls who have decided
        self.part = part  # what the next one decides (see `politics.joust`)
        self.fief = fief  # the Fief a Property is staked from, or NONE

    def clone(self) -> JoustFrame:
        return JoustFrame(self.caller, self.done, self.part, self.fief)

    def numbers(self) -> list[int]:
        return [self.caller, self.done, self.part, self.fief]

    @staticmethod
    def read(numbers: list[int]) -> JoustFrame:
        caller, done, part, fief = numbers
        return JoustFrame(caller, done, part, fief)
