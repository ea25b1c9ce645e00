"""Whether everybody who is connected is still who they were: a session that was ended loses its sockets, too."""

from __future__ import annotations

import asyncio

from meadhall.hall import wall_clock
from meadhall.hall.live.watchers import NO_IDENTITY, Hub, Socket
from meadhall.hall.people.accounts import People
from meadhall.hall.store import StoreDown

CHECK_SECONDS = 15.0
CHECKED_AT_ONCE, CHECK_PAUSE = 100, 0.05
"""So many are asked for together, one query for all: thousands of sockets cost the hall next to nothing."""


async def check_forever(hub: Hub, people: People) -> None:
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        sockets = list(hub.sockets)
        for first in range(0, len(sockets), CHECKED_AT_ONCE):
            try:
                await check(sockets[first : first + CHECKED_AT_ONCE], people)
            except StoreDown:
                break  # nobody is put out because the store is away
            await asyncio.sleep(CHECK_PAUSE)


async def check(sockets: list[Socket], people: People) -> None:
    names = sorted({socket.session.id for socket in sockets})
    found = await people.recall_all(names, wall_clock.now_ms())
    for socket in sockets:
        session = found.get(socket.session.id)
        if session is None or session.ids != socket.session.ids:
            socket.close(NO_IDENTITY)
        else:
            socket.session = session
