"""A stranger's bot: sits down at a table of any hall and plays until the game is over (docs/api.md).

pip install websockets; python examples/bot.py http://127.0.0.1:8000 TABLE [KEY]
TABLE and KEY stand in a table's invitation link. A bot in Python that needs no hall: docs/write-a-bot.md.
"""

import json
import random
import sys
import time
import urllib.request
import uuid
from typing import Any


def ask_for_token(hall: str, name: str) -> str:
    body, kind = json.dumps({"name": name, "token": True}).encode(), {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{hall}/api/guest", body, kind)) as answer:
        return str(json.load(answer)["token"])


def choose(state: dict[str, Any]) -> int:
    """Your own idea goes here: `state` has the view, the prompt, the journal and the legal actions."""
    return int(random.choice(state["actions"])["code"])


def play(hall: str, table: str, key: str | None = None) -> dict[str, Any]:
    from websockets.sync.client import connect

    headers = {"Authorization": f"Bearer {ask_for_token(hall, 'Stranger')}"}
    with connect(hall.replace("http", "ws", 1) + "/api/socket", additional_headers=headers) as socket:

        def send(message: dict[str, Any]) -> str:
            socket.send(json.dumps({"table": table, "id": (name := str(uuid.uuid4())), **message}))
            return name

        send({"do": "watch", "key": key})
        send({"do": "sit"})
        answering = ""  # the answer that is under way: until it is acknowledged, states are old news
        for message in map(json.loads, socket):
            if message["is"] == "refused" and message["status"] not in (409, 429):
                raise SystemExit(message["error"]["text"])
            if message["is"] == "refused":  # too late, or too fast: look again, after the pause that was asked for
                time.sleep(message["error"].get("args", {}).get("seconds_count", 0))
                answering = send({"do": "watch"})
            elif message["is"] == "ack" and message["id"] == answering:
                answering = ""
            elif message["is"] == "table" and message["status"] == "finished":
                return dict(message["result"])
            elif message["is"] == "table" and message["my_seats"] and message["status"] == "open":
                send({"do": "watch"})  # from now on, look from my seat
            elif message["is"] == "state" and message["actions"] and not answering:
                where = {"seat": message["seat"], "ply": message["ply"]}
                answering = send({"do": "play", "action": choose(message), **where})
    raise SystemExit("the hall closed the connection")


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1].rstrip("/"), *sys.argv[2:])) if len(sys.argv) in (3, 4) else __doc__)
