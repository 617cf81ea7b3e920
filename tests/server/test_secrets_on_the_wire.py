"""On a real server, over real sockets: while secret answers come, others are sent what they are sent without them.

Each position stands at two tables of one server. At one of them somebody answers in secret all the time; at both pages
come and go, something is said and proposed. What comes on the others' sockets has to be the same, but for the time.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from fogtable.games import NAMES, load
from fogtable.server.requests import Clock
from fogtable.server.store.database import Database, in_file
from fogtable.server.store.tables import Store
from fogtable.server.store.tokens import hash_of
from tests.server.apart import stored_table
from tests.server.harness import PATIENCE, Person, Server, new_key
from tests.server.host import WINDOW
from tests.server.secrets_kept import Moment, moments

SEVERAL = [name for name in NAMES if load(name).seat_counts[-1] > 1]
SECRETLY, QUIETLY = "answers", "none"
TIMES = re.compile(r'"(now|at|whole|ends)":[\d.]+|"reserves":\[[\d.,]+\]')


def token(seat: int) -> str:
    """Return the token that the browser of a seat shows."""
    return f"{seat:022}"


async def laid_out(folder: Path, found: list[Moment]) -> None:
    """Put each position on two tables on disk, before there is a server."""
    store = Store(Database(in_file(folder / "tables.sqlite")))
    await store.open()
    for number, moment in enumerate(found):
        for way in (SECRETLY, QUIETLY):
            table = stored_table(moment.match, f"{way}{number}", Clock(3600, 3600))
            seats = [replace(seat, sessions=frozenset([hash_of(token(at))])) for at, seat in enumerate(table.seats)]
            await store.create(replace(table, seats=seats, host=hash_of(token(0))))
    await store.close()


@dataclass
class Page:
    """One open page, and what came on its socket."""

    socket: ClientConnection
    came: list[str]

    def until(self, wanted: Any) -> None:
        """Read on until a message comes of which something holds."""
        while True:
            text = self.socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            said = json.loads(text)
            if said:  # no beat
                self.came.append(text)
            if said and wanted(said):
                return


class Game:
    """One table, with the people at it and those who look on."""

    def __init__(self, stack: ExitStack, server: Server, table: str, moment: Moment) -> None:
        self._stack = stack
        self._server = server
        self.table = table
        self.moment = moment
        self.actor = self.person(token(moment.actor))
        self.other, self.third = (self.person(token(at)) for at in range(3) if at != moment.actor)
        self.names = [moment.match.names[at] for at in range(3) if at != moment.actor]
        self.answered = 0
        self.line = stack.enter_context(self.page(self.actor)).socket

    def person(self, shown: str = "") -> Person:
        made = self._stack.enter_context(Person(self._server))
        if shown:
            made.client.cookies.set("fogtable", shown)
        return made

    @contextmanager
    def page(self, person: Person) -> Iterator[Page]:
        """Open a page; it has its first view."""
        with person.watching(self.table) as socket:
            page = Page(socket, [])
            page.until(lambda said: "view" in said)
            yield page

    def answer(self) -> bool:
        """Answer once in secret, by the open line or by a request; tell whether there is more to answer."""
        moment, number = self.moment, self.answered
        if moment.way == "chain" and number == len(moment.picks):
            return False
        self.answered += 1
        seat = moment.match.names[moment.actor]
        pick = moment.picks[number % len(moment.picks)]
        body = {"seat": seat, "view": self.actor.view(self.table, seat)["view"], "key": new_key()}
        takes_back = moment.way == "sealed" and number % 2
        what, body = ("retract", body) if takes_back else ("answers", body | {"picks": [pick]})
        if number % 4 in (0, 3):
            status, said = self.actor.call(self.line, what, body)
        else:
            reply = self.actor.post(f"/tables/{self.table}/{what}", body)
            status, said = reply.status_code, reply.text
        assert status == 200, said
        return True


@contextmanager
def answering(game: Game, secretly: bool) -> Iterator[None]:
    """Answer in secret meanwhile, again and again."""
    done = threading.Event()

    def work() -> None:
        while not done.is_set() and game.answer():
            pass

    thread = threading.Thread(target=work)
    if secretly:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if secretly:
            thread.join()


def lived(server: Server, table: str, moment: Moment, secretly: bool) -> list[list[str]]:
    """Let pages, words and proposals come and go, beside secret answers or none; return what the others were sent."""
    with ExitStack() as stack:
        game = Game(stack, server, table, moment)
        pages = [stack.enter_context(game.page(game.other)), stack.enter_context(game.page(game.person()))]

        def says(text: str) -> None:
            said = {"seat": game.names[0], "key": text, "text": text}
            assert game.other.post(f"/tables/{table}/talk/say", said).status_code == 200
            for page in pages:
                page.until(lambda said: "talk" in said and text in str(said))

        def told(wanted: Any) -> None:
            for page in pages:
                page.until(lambda said: "table" in said and wanted(said["table"]))

        says("begin")
        for page in pages:
            page.came.clear()
        for round in range(3):
            with answering(game, secretly), ExitStack() as guest:
                guest.enter_context(game.page(game.person()))
                told(lambda table: table["spectators"] == 2)
                says(f"round {round}")
            told(lambda table: table["spectators"] == 1)
            with answering(game, secretly):
                with game.page(game.third):
                    told(lambda table: [seat["away"] for seat in table["seats"]].count(True) == 0)
                told(lambda table: [seat["away"] for seat in table["seats"]].count(True) == 1)
                game.other.post(f"/tables/{table}/end", {"seat": game.names[0]})
                told(lambda table: table["proposal"])
                proposal = game.other.get(f"/tables/{table}").json()["proposal"]["id"]
                game.other.post(
                    f"/tables/{table}/consent", {"seat": game.names[0], "proposal": proposal, "agree": False}
                )
                told(lambda table: not table["proposal"])
        last = [game.other.get(f"/tables/{table}").text, game.other.get(f"/tables/{table}/views").text]
        assert bool(game.answered) == secretly
        return [*(page.came for page in pages), last]


@pytest.fixture(scope="module")
def found() -> dict[str, list[Moment]]:
    return {name: list(moments(name)) for name in SEVERAL}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, found: dict[str, list[Moment]]) -> Iterator[Server]:
    """A server whose blind windows stay open for as long as the test lasts."""
    folder = tmp_path_factory.mktemp("server")
    asyncio.run(laid_out(folder, [moment for one in found.values() for moment in one]))
    made = Server(folder, environment={WINDOW: "3600"})
    made.start()
    yield made
    assert made.stop() == 0
    assert "failed" not in made.log.read_text()


@pytest.mark.parametrize("name", SEVERAL)
def test_the_others_sockets_are_as_without_the_secret_answers(
    server: Server, found: dict[str, list[Moment]], name: str
) -> None:
    every = [moment for one in found.values() for moment in one]
    for moment in found[name]:
        at = every.index(moment)
        with_answers = lived(server, f"{SECRETLY}{at}", moment, True)
        without = lived(server, f"{QUIETLY}{at}", moment, False)
        for one, other in zip(with_answers, without, strict=True):
            assert plain(one) == plain(other), moment.way


def plain(came: list[str]) -> list[str]:
    """Leave out what differs between two tables of one position: times, and the ids of tables and proposals."""
    return [re.sub(r'"id":"\w+"', "", TIMES.sub("", text)) for text in came]
