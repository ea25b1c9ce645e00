"""What people do with their own data over HTTP: read it, have it deleted, and find back to a lost account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.responses import Response

from meadhall.hall import wall_clock
from meadhall.hall.people import own_data
from meadhall.hall.people.accounts import Password
from meadhall.hall.refusal import Refusal
from meadhall.hall.web.cookies import COOKIE, set_cookie
from meadhall.hall.web.endpoints import Call, Endpoint, answer
from meadhall.hall.web.identity import PasswordText, password_bucket

Text = Annotated[str, msgspec.Meta(max_length=100)]


class DeleteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`confirm` is the login of an account, the name of a guest."""

    confirm: Text
    password: PasswordText | None = None


class CodesBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: PasswordText


class RecoverBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Text
    code: Text
    password: Password


async def export(call: Call) -> Response:
    call.hall.export_rate.check(call.session.person.id)
    found = await own_data.export(call.hall, call.session)
    return answer(found, headers={"Content-Disposition": 'attachment; filename="meadhall-my-data.json"'})


async def delete(call: Call) -> Response:
    body: DeleteBody = call.body
    session = call.session
    call.hall.login_rate.check(call.address)
    if body.confirm.strip() != (session.person.login or session.person.name):
        raise Refusal(422, "confirm-wrong")
    if session.person.account:
        await call.hall.people.check_password(session, body.password or "")
    await own_data.forget(call.hall, session)
    return answer({}, headers={"Set-Cookie": set_cookie(COOKIE, "", 0, call.hall.settings.secure)})


async def codes_left(call: Call) -> Response:
    return answer({"left": await call.hall.recovery.codes_left(call.session.person.id)})


async def new_codes(call: Call) -> Response:
    body: CodesBody = call.body
    call.hall.login_rate.check(call.address)
    return answer({"recovery_codes": await call.hall.recovery.renew_codes(call.session, body.password)})


async def recover(call: Call) -> Response:
    """For whoever isn't logged in; they log in with the new password afterwards."""
    body: RecoverBody = call.body
    call.hall.login_rate.check(call.address)
    bucket = password_bucket(call, body.login.lower())
    call.hall.account_rate.check(bucket)
    person = await call.hall.recovery.recover(body.login, body.code, body.password, wall_clock.now_ms())
    call.hall.account_rate.give_back(bucket)  # only wrong codes count
    await call.hall.broadcasts.sessions_ended([person])
    return answer({})


ENDPOINTS = [
    Endpoint("GET", "/api/me/export", export, "Everything the hall knows of me", despite_ban=True),
    Endpoint("POST", "/api/me/delete", delete, "Have the hall forget me", body=DeleteBody, refusals=(403, 422),
             despite_ban=True),
    Endpoint("GET", "/api/recovery-codes", codes_left, "How many recovery codes I have left"),
    Endpoint("POST", "/api/recovery-codes", new_codes, "New recovery codes in place of the old ones", body=CodesBody,
             refusals=(403, 409)),
    Endpoint("POST", "/api/recover", recover, "A new password by a recovery code", "anybody", RecoverBody,
             refusals=(403,)),
]  # fmt: skip
