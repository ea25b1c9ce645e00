"""Names nobody can guess, and signatures nobody can forge."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that look alike: links are sometimes read aloud."""


def random_name(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_recovery_code() -> str:
    """79 random bits, in parts that can be copied by hand."""
    return "-".join(random_name(4) for _ in range(4))


def recovery_hash(code: str) -> str:
    """What is kept of a code, however it is typed: with or without dashes, in small or capital letters."""
    plain = "".join(code.split()).replace("-", "").lower()
    return sha256(b"meadhall recovery code " + plain.encode()).hexdigest()


def derived_name(secret: str, what: str, length: int) -> str:
    """A name that looks random but is always the same for the same thing: whoever asks again finds it again."""
    number = int.from_bytes(hmac.new(secret.encode(), b"meadhall name " + what.encode(), sha256).digest(), "big")
    letters = []
    for _ in range(length):
        number, place = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[place])
    return "".join(letters)


def sign(secret: str, name: str) -> str:
    """A token: the name and its signature."""
    return f"{name}.{signature(secret, name)}"


def signature(secret: str, name: str) -> str:
    return hmac.new(secret.encode(), b"meadhall session " + name.encode(), sha256).hexdigest()


def signed_name(secret: str, token: str) -> str | None:
    """The name in a token, if the signature is ours."""
    name, dot, given = token.partition(".")
    if not dot or not token.isascii() or not hmac.compare_digest(given, signature(secret, name)):
        return None
    return name


def sign_device(secret: str, login: str) -> str:
    """A token for a browser in which this account was used. It lets nobody in."""
    name = random_name(16)
    return f"{name}.{device_signature(secret, login, name)}"


def device_signature(secret: str, login: str, name: str) -> str:
    return hmac.new(secret.encode(), f"meadhall device {login} {name}".encode(), sha256).hexdigest()


def device_name(secret: str, login: str, token: str) -> str | None:
    """The browser's name, if the account was used in it before."""
    name, _, given = token.partition(".")
    return name if token.isascii() and same(given, device_signature(secret, login, name)) else None


def same(given: str, wanted: str) -> bool:
    """Comparison that takes as long for a near miss as for a far one."""
    return hmac.compare_digest(given.encode(), wanted.encode())
