"""Names nobody can guess, and signatures nobody can forge."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that look alike: links are sometimes read aloud."""


def random_name(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


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


def same(given: str, wanted: str) -> bool:
    """Comparison that takes as long for a near miss as for a far one."""
    return hmac.compare_digest(given.encode(), wanted.encode())
