"""Identity over HTTP: guests, names, accounts, sessions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from starlette.responses import Response

from meadhall.hall import wall_clock
from meadhall.hall.people.accounts import Login, Password, Person, Session
from meadhall.hall.people.names import clean_name
from meadhall.hall.refusal import Refusal
from meadhall.hall.tokens import device_name, sign_device
from meadhall.hall.web.cookies import COOKIE, DEVICE_COOKIE, cookie_of, has_bearer, set_cookie
from meadhall.hall.web.endpoints import Call, Endpoint, answer

NameText = Annotated[str, msgspec.Meta(max_length=200)]
PasswordText = Annotated[str, msgspec.Meta(max_length=200)]
UNNAMED = "Guest"


class GuestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText | None = None
    token: bool = False


class NameBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


class AccountBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class LoginBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, msgspec.Meta(max_length=100)]
    password: PasswordText
    token: bool = False


class PasswordBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: PasswordText
    new: Password


class EndBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class EmptyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


async def me(call: Call) -> Response:
    return answer({"person": call.session.person})


async def guest(call: Call) -> Response:
    """A new guest; whoever has an identity already keeps it."""
    body: GuestBody = call.body
    if call.maybe_session is not None and not body.token:
        return renew(call)
    call.hall.guest_rate.check(call.address)
    name = UNNAMED if body.name is None else clean_name(body.name)
    person = await call.hall.people.new_guest(name, wall_clock.now_ms())
    return hand_over(call, *await new_session(call, person), body.token)


async def new_session(call: Call, person: str) -> tuple[str, Session]:
    """A session and its token."""
    people = call.hall.people
    token = await people.open_session(person, call.request.headers.get("user-agent", ""), wall_clock.now_ms())
    session = await people.session(token, wall_clock.now_ms())
    assert session is not None
    return token, session


def hand_over(call: Call, token: str, session: Session, as_token: bool, **more: Any) -> Response:
    body = {"person": session.person, **more}
    if as_token:
        return answer({**body, "token": token})
    settings, person = call.hall.settings, session.person
    response = answer(body, headers={"Set-Cookie": session_cookie(call, token, person)})
    if person.login is not None:
        device = sign_device(settings.secret, person.login)
        response.headers.append("Set-Cookie", set_cookie(DEVICE_COOKIE, device, settings.account_days, settings.secure))
    return response


def session_cookie(call: Call, token: str, person: Person) -> str:
    """As long as the session lasts."""
    settings = call.hall.settings
    return set_cookie(COOKIE, token, settings.account_days if person.account else settings.guest_days, settings.secure)


def renew(call: Call) -> Response:
    """A session lasts as long as it is used, and so must its cookie. A browser asks who it is each time it comes."""
    cookie = renewed_cookie(call)
    return answer({"person": call.session.person}, headers=None if cookie is None else {"Set-Cookie": cookie})


def renewed_cookie(call: Call) -> str | None:
    """The cookie of whoever came with one, for as long as a new one would last."""
    token = cookie_of(call.request.headers, COOKIE)
    if has_bearer(call.request.headers) or token is None:
        return None
    return session_cookie(call, token, call.session.person)


async def rename(call: Call) -> Response:
    """Everybody at a person's tables sees the new name, so it counts as something said there."""
    body: NameBody = call.body
    call.hall.chat_rate.check(call.session.person.id)
    await call.hall.people.rename(call.session, body.name)
    session = await recall(call)
    for socket in call.hall.hub.of_person.get(session.person.id, ()):
        socket.session = msgspec.structs.replace(socket.session, person=session.person, actor=session.actor)
    await call.hall.show_new_name(session.actor, call.session.person.name)
    return answer({"person": session.person})


async def recall(call: Call) -> Session:
    session = await call.hall.people.recall(call.session.id, wall_clock.now_ms())
    if session is None:
        raise Refusal(401, "no-identity")
    return session


async def claim_account(call: Call) -> Response:
    body: AccountBody = call.body
    call.hall.login_rate.check(call.address)
    people, session = call.hall.people, call.session
    await people.claim_account(session, body.login, body.password)
    codes = await call.hall.recovery.new_codes(session.person.id)
    if has_bearer(call.request.headers):
        return answer({"person": (await recall(call)).person, "recovery_codes": codes})
    # A cookie can have been put there by somebody else: from now on another one is needed.
    await people.end_session(session, wall_clock.now_ms())
    return hand_over(call, *await new_session(call, session.person.id), as_token=False, recovery_codes=codes)


async def log_in(call: Call) -> Response:
    body: LoginBody = call.body
    call.hall.login_rate.check(call.address)
    guest = call.maybe_session
    bucket = password_bucket(call, body.login.lower())
    call.hall.account_rate.check(bucket)
    account = await call.hall.people.person_of_login(body.login)
    banned = None if account is None else call.hall.bans.refusal(call.address, (account,), wall_clock.now_ms())
    # Only whoever knows the password is told of the ban; a guest isn't adopted by an account that can't come in.
    person = await call.hall.people.log_in(body.login, body.password, None if banned else guest)
    call.hall.account_rate.give_back(bucket)  # only wrong passwords count
    if banned is not None:
        raise banned
    token, session = await new_session(call, person)
    if guest is not None and not guest.person.account:
        await call.hall.show_new_name(session.actor, guest.person.name)
        await call.hall.people.end_session(guest, wall_clock.now_ms())
    return hand_over(call, token, session, body.token)


def password_bucket(call: Call, login: str) -> str:
    """Where wrong passwords for an account are counted: one place for everybody, and one for each of its browsers."""
    device = device_name(call.hall.settings.secret, login, cookie_of(call.request.headers, DEVICE_COOKIE) or "")
    return f"login {login}" if device is None else f"device {device}"


async def log_out(call: Call) -> Response:
    await call.hall.people.end_session(call.session, wall_clock.now_ms())
    close_sockets(call)
    return answer({}, headers={"Set-Cookie": set_cookie(COOKIE, "", 0, call.hall.settings.secure)})


def close_sockets(call: Call) -> None:
    """Sockets of ended sessions close; those that go on reconnect at once."""
    for socket in list(call.hall.hub.of_person.get(call.session.person.id, ())):
        socket.close(4401)


async def change_password(call: Call) -> Response:
    body: PasswordBody = call.body
    call.hall.login_rate.check(call.address)
    bucket = f"password {call.session.person.id}"
    call.hall.account_rate.check(bucket)
    await call.hall.people.change_password(call.session, body.old, body.new, wall_clock.now_ms())
    call.hall.account_rate.give_back(bucket)
    close_sockets(call)
    return answer({})


async def sessions(call: Call) -> Response:
    return answer({"sessions": await call.hall.people.sessions(call.session, wall_clock.now_ms())})


async def end_sessions(call: Call) -> Response:
    body: EndBody = call.body
    call.hall.session_rate.check(call.session.person.id)
    await call.hall.people.end_others(call.session, wall_clock.now_ms(), body.id)
    close_sockets(call)
    return answer({})


ENDPOINTS = [
    Endpoint("GET", "/api/me", me, "Who I am"),
    Endpoint("POST", "/api/guest", guest, "Become a guest", "anybody", GuestBody, refusals=(422,)),
    Endpoint("POST", "/api/name", rename, "Change my name", body=NameBody, refusals=(422,)),
    Endpoint("POST", "/api/account", claim_account, "Turn my guest identity into an account", body=AccountBody,
             refusals=(409,)),
    Endpoint("POST", "/api/login", log_in, "Log in; a guest's tables go over to the account", "anybody", LoginBody,
             refusals=(403,)),
    Endpoint("POST", "/api/logout", log_out, "End this session", body=EmptyBody, despite_ban=True),
    Endpoint("POST", "/api/password", change_password, "Change my password and end all other sessions",
             body=PasswordBody, refusals=(403, 409)),
    Endpoint("GET", "/api/sessions", sessions, "My sessions"),
    Endpoint("POST", "/api/sessions/end", end_sessions, "End one other session, or all others", body=EndBody,
             refusals=(404,)),
]  # fmt: skip
