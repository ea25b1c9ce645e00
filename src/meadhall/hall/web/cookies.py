"""Where a request's identity is: a cookie for browsers, an `Authorization` header for programs."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

COOKIE = "meadhall"
DEVICE_COOKIE = "meadhall-device"
"""Tells a browser that an account was used in from others, so that a stranger who guesses its password can't keep its
owner from logging in."""
DAY_SECONDS = 24 * 3600


def has_bearer(headers: Mapping[str, str]) -> bool:
    return headers.get("authorization", "")[:7].lower() == "bearer "


def token_of(headers: Mapping[str, str]) -> str | None:
    if has_bearer(headers):
        return headers["authorization"][7:].strip()
    return cookie_of(headers, COOKIE)


def cookie_of(headers: Mapping[str, str], name: str) -> str | None:
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return None
    return None if cookie is None else cookie.value


def set_cookie(name: str, token: str, days: int, secure: bool) -> str:
    """The value of a `Set-Cookie` header; a cookie of no days is forgotten at once."""
    age = days * DAY_SECONDS
    return f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
