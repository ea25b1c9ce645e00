"""A stranger's bot: sits down at a table of any hall and plays until the game is over. `docs/api.md` has the language.

pip install websockets
python examples/bot.py http://127.0.0.1:8000 TABLE [KEY]
"""

import json
import random
import sys
import time
import urllib.request
import uuid

from websockets.sync.client import connect


def ask_for_token(hall: str, name: str) -> str:
    body = json.dumps({"name": name, "token": True}).encode()
    request = urllib.request.Request(f"{hall}/api/guest", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


def choose(state: dict) -> int:
    """Your own idea goes here: `state` has the view, the prompt, the journal and the legal actions."""
    return random.choice(state["actions"])["code"]


def play(hall: str, table: str, key: str | None) -> dict:
    headers = {"Authorization": f"Bearer {ask_for_token(hall, 'Stranger')}"}
    with connect(hall.replace("http", "ws", 1) + "/api/socket", additional_headers=headers) as socket:

        def send(request: dict) -> str:
            name = str(uuid.uuid4())
            socket.send(json.dumps({"table": table, "id": name, **request}))
            return name

        send({"do": "watch", "key": key})
        send({"do": "sit"})
        answering = ""  # the answer that is under way: until it is acknowledged, states are old news
        for heard in map(json.loads, socket):
            if heard["is"] == "refused" and heard["status"] not in (409, 429):
                raise SystemExit(heard["error"]["text"])
            if heard["is"] == "refused":  # too late, or too fast: look again, after the pause that was asked for
                time.sleep(heard["error"].get("args", {}).get("seconds_count", 0))
                answering = send({"do": "watch"})
            if heard["is"] == "ack" and heard["id"] == answering:
                answering = ""
            if heard["is"] == "table" and heard["status"] == "finished":
                return heard["result"]
            if heard["is"] == "table" and heard["my_seats"] and heard["status"] == "open":
                send({"do": "watch"})  # from now on, look from my seat
            if heard["is"] == "state" and heard["actions"] and not answering:
                answering = send({"do": "play", "seat": heard["seat"], "ply": heard["ply"], "action": choose(heard)})
    raise SystemExit("the hall closed the connection")


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1].rstrip("/"), sys.argv[2], *(sys.argv[3:] or [None]))))
