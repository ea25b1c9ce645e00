"""Where a request's identity is: a cookie for browsers, an `Authorization` header for programs."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

COOKIE = "meadhall"
YEAR = 365 * 24 * 3600


def has_bearer(headers: Mapping[str, str]) -> bool:
    return headers.get("authorization", "")[:7].lower() == "bearer "


def token_of(headers: Mapping[str, str]) -> str | None:
    if has_bearer(headers):
        return headers["authorization"][7:].strip()
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if cookie is None else cookie.value


def set_cookie(token: str, secure: bool) -> str:
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def clear_cookie(secure: bool) -> str:
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
