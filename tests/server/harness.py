"""A real server in a process of its own, and people who speak to it over real connections."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.databases import Disk, sqlite

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
"""Seconds after which something that must come has not come; nothing is measured by it."""
_keys = itertools.count()


class Server:
    """One server process on a free port; it can be killed and started again on the same folder."""

    def __init__(self, folder: Path, disk: Disk | None = None, environment: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.disk = disk or sqlite(folder)
        self.environment = {**self.disk.environment, **(environment or {})}
        self.log = folder / "log.txt"
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.host", str(self.folder)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, **self.environment, "PYTHONPATH": paths},
            )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        if found is None:
            self.kill()
            raise AssertionError(self.log.read_text())
        self.address = found[0]

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    @property
    def number(self) -> int:
        """The id of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process is not None

    @property
    def tables_file(self) -> Path:
        return self.folder / "tables.sqlite"


class Person:
    """One browser: a session of its own. ``heard`` holds every byte that the server has sent to it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.client = httpx.Client(timeout=PATIENCE, verify=False, trust_env=False)
        self.heard: list[str] = []

    def close(self) -> None:
        self.client.close()

    @property
    def address(self) -> str:
        return self._server.address

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, method: str, path: str, content: bytes | None = None, **headers: str) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        response = self.client.request(method, f"{self._server.address}/api{path}", content=content, headers=named)
        self.heard.append(response.text)
        return response

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return self.ask("POST", path, json.dumps(body).encode(), **headers)

    def open(self, *kinds: str, game: str = "auction", **more: Any) -> str:
        """Open a table with players of these kinds (``bot:lucky`` for a bot of that name); return its id."""
        players = []
        for kind in kinds:
            kind, _, bot = kind.partition(":")
            players.append({"kind": kind, **({"bot": bot} if bot else {})})
        body = {"game": game, "players": players, "options": {}, "first": 0, **more}
        response = self.post("/tables", body)
        assert response.status_code == 201, response.text
        table: str = response.json()["id"]
        return table

    def claim(self, table: str, seat: str, name: str, **more: Any) -> httpx.Response:
        return self.post(f"/tables/{table}/seats/{seat}/claim", {"name": name, **more})

    def reveal(self, table: str, seat: str, value: str) -> httpx.Response:
        return self.post(f"/tables/{table}/reveal", {"seat": seat, "value": value})

    def proof(self, table: str) -> dict[str, Any]:
        """Return what was promised of the luck of a table."""
        said: dict[str, Any] = self.get(f"/tables/{table}/fairness").json()
        return said

    def views(self, table: str) -> dict[str | None, dict[str, Any]]:
        """Return the views of this session by seat; the spectator's under ``None``."""
        return {view["seat"]: view for view in self.get(f"/tables/{table}/views").json()}

    def view(self, table: str, seat: str | None = None) -> dict[str, Any]:
        return self.views(table)[seat]

    def answer(self, table: str, seat: str, picks: list[str], view: int | None = None, key: str = "") -> httpx.Response:
        number = self.view(table, seat)["view"] if view is None else view
        body = {"seat": seat, "view": number, "picks": picks, "key": key or new_key()}
        return self.post(f"/tables/{table}/answers", body)

    def preview(self, table: str, seat: str, picks: list[str], view: int | None = None) -> httpx.Response:
        number = self.view(table, seat)["view"] if view is None else view
        return self.post(f"/tables/{table}/preview", {"seat": seat, "view": number, "picks": picks})

    def reasons(self, table: str, seat: str, picks: list[str], view: int | None = None) -> httpx.Response:
        number = self.view(table, seat)["view"] if view is None else view
        return self.post(f"/tables/{table}/reasons", {"seat": seat, "view": number, "picks": picks})

    def retract(self, table: str, seat: str, key: str = "") -> httpx.Response:
        view = self.view(table, seat)["view"]
        return self.post(f"/tables/{table}/retract", {"seat": seat, "view": view, "key": key or new_key()})

    @contextlib.contextmanager
    def watching(self, table: str, **more: Any) -> Iterator[ClientConnection]:
        """Hold a socket to a table open."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = self._server.address.replace("http", "ws")
        headers = {"Cookie": cookies, **more.pop("headers", {})}
        with connect(
            f"{address}/api/tables/{table}/socket",
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
            proxy=None,
            **({"max_queue": None} | more),  # read on behind the test: who looks at it late is no dead line
        ) as socket:
            yield socket

    def next_view(self, socket: ClientConnection) -> dict[str, Any]:
        """Return the next view; who is here changes in between."""
        while True:
            text = socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            said: dict[str, Any] = json.loads(text)
            if "view" in said:
                return said

    def call(self, socket: ClientConnection, what: str, body: Any) -> tuple[int, Any]:
        """Call for something over a socket; return status and body of the reply, whatever is shown in between."""
        socket.send(json.dumps({"call": what, "number": 1, "body": body}))
        return self.next_reply(socket)

    def next_reply(self, socket: ClientConnection) -> tuple[int, Any]:
        """Return status and body of the next reply."""
        while True:
            text = socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            said = json.loads(text)
            if "reply" in said:
                return said["status"], said["body"]

    def undo(self, table: str, seat: str, view: int | None = None, key: str = "") -> httpx.Response:
        number = self.view(table, seat)["view"] if view is None else view
        return self.post(f"/tables/{table}/undo", {"seat": seat, "view": number, "key": key or new_key()})

    def hint(self, table: str, seat: str, picks: Sequence[str] = (), view: int | None = None) -> httpx.Response:
        number = self.view(table, seat)["view"] if view is None else view
        return self.post(f"/tables/{table}/hint", {"seat": seat, "view": number, "picks": list(picks)})


def new_key() -> str:
    return f"key-{next(_keys)}"


OVERTAKEN = ("stale-view", "not-asked", "over")
"""How an answer is refused that others were faster than."""


def move(person: Person, table: str, luck: random.Random, refusals: Sequence[str] = OVERTAKEN) -> bool:
    """Answer for one asked seat of this person, whole gestures; tell whether there was one."""
    for seat, view in person.views(table).items():
        if seat is None or not view["asked"] or not view["asked"]["options"]:
            continue
        if seat not in view["waiting"] and view["waiting"] != ["table"]:
            continue
        picks = [luck.choice(view["asked"]["options"])]
        for _ in range(20):
            response = person.preview(table, seat, picks, view["view"])
            if response.status_code != 200:
                break
            ahead = response.json()["asked"]
            if ahead is None:
                break
            picks.append(luck.choice(ahead["options"]))
        response = person.answer(table, seat, picks, view["view"])
        assert response.status_code == 200 or error(response) in refusals, response.text
        return True
    return False


def play_out(
    people: list[Person], table: str, luck: random.Random, limit: int = 5000, refusals: Sequence[str] = OVERTAKEN
) -> None:
    """Let these people (and the bots) play a table to its end."""
    for _ in range(limit):
        for person in luck.sample(people, len(people)):
            if people[0].views(table).popitem()[1]["over"]:
                return
            move(person, table, luck, refusals)
    raise AssertionError("the game did not end")


def error(response: httpx.Response) -> str:
    """Return the code of a refusal."""
    code: str = response.json()["error"]["code"]
    return code
