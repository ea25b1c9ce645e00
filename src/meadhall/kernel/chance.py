"""All the chance in a game: one small seeded generator held in the state.

The words come from BLAKE2b keyed with the seed and run in counter mode, so the whole generator is a key and a count of
words drawn: cheap to copy, the same on every platform and Python version. It is a keyed hash rather than one of the
usual shift-register generators for a reason: a seat sees many shuffled cards, and a linear generator can be solved
from what it has dealt. This one can't be, so a commitment to the seed is all a player needs to trust the shuffle.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

WORDS_PER_BLOCK: Final = 16
WORD_SPAN: Final = 1 << 32
KEY_BYTES: Final = 32
WORD_MASK: Final = WORD_SPAN - 1


def key_of_seed(seed: str) -> bytes:
    """The generator's key for a seed. Equal seeds give equal games; the key doesn't give the seed away."""
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"meadhall chance").digest()


class Chance:
    """A stream of unbiased whole numbers, addressed by a key and the number of words drawn so far."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.block = b""
        self.block_number = -1

    def word(self) -> int:
        """The next 32 bits."""
        number = self.drawn // WORDS_PER_BLOCK
        if number != self.block_number:
            self.block = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
            self.block_number = number
        start = 4 * (self.drawn % WORDS_PER_BLOCK)
        self.drawn += 1
        block = self.block
        return block[start] | block[start + 1] << 8 | block[start + 2] << 16 | block[start + 3] << 24

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        if bound <= 0 or bound > WORD_SPAN:
            raise ValueError(f"chance needs a bound from 1 to {WORD_SPAN}, not {bound}")
        # Words at or above the largest multiple of the bound are drawn again, or small numbers would come too often.
        fair = WORD_SPAN - WORD_SPAN % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def clone(self) -> Chance:
        twin = Chance(self.key, self.drawn)
        twin.block = self.block
        twin.block_number = self.block_number
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.key, self.drawn)

    def split(self) -> Chance:
        """A new generator, keyed by words drawn from this one."""
        key = b"".join([self.word().to_bytes(4, "little") for _ in range(KEY_BYTES // 4)])
        return Chance(key)


class QuickChance(Chance):
    """A generator for imagined states: a shift register, several times as fast and good enough to search with.

    Whoever sees enough of its numbers can work out the rest, so nothing at a real table is drawn from it.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(b"imagined")
        self.register = (seed & WORD_MASK) or 1

    def word(self) -> int:
        register = self.register
        register ^= register << 13 & WORD_MASK
        register ^= register >> 17
        register ^= register << 5 & WORD_MASK
        self.register = register
        self.drawn += 1
        return register

    def below(self, bound: int) -> int:
        # The upper bits are the better ones; the bias is one part in millions. This is `word * bound >> 32` in two
        # halves, whose products stay small enough for the compiled build to keep them out of Python's long integers.
        word = self.word()
        return (word >> 16) * bound + ((word & 0xFFFF) * bound >> 16) >> 16

    def clone(self) -> QuickChance:
        return quick_chance(self.register, self.drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        return quick_chance, (self.register, self.drawn)

    def split(self) -> QuickChance:
        """A new generator far along the same sequence: a plain copy of the register would repeat this one's numbers."""
        word = self.word()
        return QuickChance((word >> 2) * 747_796_405 + 1 ^ word)


def quick_chance(register: int, drawn: int) -> QuickChance:
    """A generator where another one stands."""
    made = QuickChance(register)
    made.drawn = drawn
    return made
