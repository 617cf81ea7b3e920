"""Watching over a running server: health, metrics, logs, and a graceful end."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fogtable.server.refusals import STATUS
from tests.server.bounded import Bounded, serving
from tests.server.harness import PATIENCE, ROOT, Person, error
from tests.tiers import slow


def get(address: str, **headers: str) -> httpx.Response:
    return httpx.get(address, headers=headers, trust_env=False, timeout=PATIENCE)


def samples(server: Bounded) -> dict[str, float]:
    """Return the metrics by name and labels."""
    text = get(server.metrics).text
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def require_soon(server: Bounded, name: str, value: float) -> None:
    """Wait until a gauge says so: a socket that was closed here is gone there a moment later."""
    for _ in range(int(PATIENCE / 0.05)):
        if samples(server)[name] == value:
            return
        time.sleep(0.05)
    raise AssertionError(f"{name} is {samples(server)[name]}")


def test_health_and_readiness_under_any_name(tmp_path: Path) -> None:
    with serving(tmp_path, public="https://table.example") as server:
        for host in ("table.example", "10.0.0.7", "anything"):
            for path, text in (("healthz", "alive\n"), ("readyz", "ready\n")):
                response = get(f"{server.address}/{path}", Host=host)
                assert (response.status_code, response.text) == (200, text)


@slow
def test_a_server_whose_store_does_not_answer_is_not_ready_but_lives(tmp_path: Path) -> None:
    with serving(tmp_path) as server, closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        assert get(f"{server.address}/readyz").status_code == 200
        for change, status in (("tables RENAME TO away", 503), ("away RENAME TO tables", 200)):
            file.execute(f"ALTER TABLE {change}")
            for _ in range(int(PATIENCE / 0.1)):  # an answer stands for a moment
                if get(f"{server.address}/readyz").status_code == status:
                    break
                time.sleep(0.1)
            assert get(f"{server.address}/readyz").status_code == status
            assert get(f"{server.address}/healthz").status_code == 200


def test_a_server_whose_store_takes_no_writes_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server, closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        full = "BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        file.execute(f"CREATE TRIGGER full {full}")
        deadline = time.monotonic() + PATIENCE
        while (status := get(f"{server.address}/readyz").status_code) == 200 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert status == 503


def test_metrics_count_and_name_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=True) as server, Person(server) as anna, Person(server) as ben:
        before = samples(server)
        assert before["fogtable_tables"] == before["fogtable_answers_total"] == 0
        table = anna.open("here", "here")
        view = anna.view(table, "buyer-1")
        with anna.watching(table) as one, ben.watching(table) as other:
            anna.next_view(one)
            ben.next_view(other)
            now = samples(server)
            assert now["fogtable_tables"] == 1
            assert now['fogtable_sockets{eyes="seat"}'] == now['fogtable_sockets{eyes="spectator"}'] == 1
        card = view["asked"]["options"][0]
        assert anna.answer(table, "buyer-1", [card, "guess:buyer-2"]).status_code == 200
        assert error(ben.answer(table, "buyer-1", [card], view=1)) == "not-your-seat"
        now = samples(server)
        assert now["fogtable_answers_total"] == 2
        assert now["fogtable_publishing_seconds_count"] == 1
        assert now['fogtable_refusals_total{code="not-your-seat"}'] == 1
        assert now["fogtable_requests_running"] == 0
        assert now["fogtable_bots_thinking"] == 0
        for eyes in ("seat", "spectator"):
            require_soon(server, f'fogtable_sockets{{eyes="{eyes}"}}', 0)
        text = get(server.metrics).text
        for secret in (table, "buyer", card, anna.client.cookies["fogtable"], "auction", "127.0.0.1"):
            assert secret not in text
        labels = set(re.findall(r"(\w+)=\"([^\"]*)\"", text))
        assert {value for name, value in labels if name == "code"} <= set(STATUS)
        assert {name for name, _ in labels} <= {"code", "eyes", "le"}


@slow
def test_metrics_are_not_where_people_are(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=True) as server:
        assert get(f"{server.address}/metrics").status_code == 404
        assert server.metrics.startswith("http://127.0.0.1:")


@pytest.mark.parametrize(
    "path", ["docs", "redoc", "openapi.json", "debug", "api/docs", "api", "metrics", "server-status"]
)
def test_there_are_no_debug_or_documentation_pages(anna: Person, path: str) -> None:
    response = anna.client.get(f"{anna.address}/{path}")
    assert (response.status_code, error(response)) == (404, "not-found")


@slow
def test_a_bot_that_thinks_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=True, pause=0.0) as server, Person(server) as anna:
        table = anna.open("here", "bot:lucky")
        while samples(server)["fogtable_answers_total"] == 0:
            anna.view(table, "buyer-1")
        assert samples(server)["fogtable_bots_thinking"] in (0, 1)


def test_every_line_of_the_log_is_json_and_says_nothing_of_what_libraries_fill_in(tmp_path: Path) -> None:
    with serving(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(b"nonsense with a secret\r\n\r\n")
        while line.recv(1000):
            pass
    lines = server.lines()
    assert {"started", "library", "stopped"} <= {line["event"] for line in lines}
    assert "secret" not in server.log.read_text()
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


SAYS = """
import logging
from fogtable.server import logs
logs.configure()
try:
    raise ValueError("the hand is lair")
except ValueError:
    logging.getLogger("some_package").exception("it went wrong: %s\\nwith lair", "lair")
"""


def test_what_a_library_says_is_logged_without_its_secrets() -> None:
    done = subprocess.run([sys.executable, "-c", SAYS], cwd=ROOT / "src", capture_output=True, text=True, check=True)
    line = json.loads(done.stderr)
    assert (line["library"], line["said"], line["error"]) == ("some_package", "it went wrong: %s", "ValueError")
    assert line["level"] == "error"
    assert "lair" not in done.stderr


def test_asked_to_stop_it_ends_what_runs_closes_sockets_and_leaves_with_0(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as anna:
        table = anna.open("here", "here")
        view = anna.view(table, "buyer-1")
        picks = [view["asked"]["options"][0], "guess:buyer-2"]
        body = json.dumps({"seat": "buyer-1", "view": view["view"], "picks": picks, "key": "last"}).encode()
        head = (
            f"POST /api/tables/{table}/answers HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Cookie: fogtable={anna.client.cookies['fogtable']}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with anna.watching(table) as page, socket.create_connection(("127.0.0.1", server.port), PATIENCE) as running:
            anna.next_view(page)
            anna.next_view(page)
            running.sendall(head.encode() + body[:10])
            anna.view(table, "buyer-1")  # by now the request has been taken in
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                page.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            with pytest.raises(httpx.TransportError), httpx.Client(trust_env=False) as late:
                late.get(f"{server.address}/healthz")
            running.sendall(body[10:])
            assert running.recv(10_000).startswith(b"HTTP/1.1 200")
            assert server.process.wait(10) == 0
    assert server.lines()[-1]["event"] == "stopped"
    with serving(tmp_path) as again, Person(again) as same:
        same.client.cookies.update(anna.client.cookies)
        assert same.view(table, "buyer-1")["retract"]


@slow
def test_who_never_finishes_a_request_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as server,
        Person(server) as anna,
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as running,
    ):
        running.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        anna.get("/games")
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(10) == 0


THINKS = """
import asyncio, contextlib, threading, time
from starlette.applications import Starlette
from fogtable.server.process.listening import listen
from fogtable.server.process.serving import run_until_stopped
from fogtable.server.process.settings import Settings

@contextlib.asynccontextmanager
async def lifespan(app):
    thought = asyncio.get_running_loop().run_in_executor(None, time.sleep, 1000)
    yield
    thought.cancel()

here = listen("127.0.0.1", 0, fallback=False)
run_until_stopped(Starlette(lifespan=lifespan), here, Settings(), lambda: print("here", flush=True))
"""


def test_a_thought_that_never_ends_does_not_hold_up_the_end() -> None:
    said = [sys.executable, "-c", THINKS]
    with subprocess.Popen(said, cwd=ROOT / "src", stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "here\n"
            process.terminate()
            assert process.wait(10) == 0
        finally:
            process.kill()


def test_a_port_of_metrics_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = command(tmp_path, "--metrics-port", str(taken.getsockname()[1]))
    assert done.returncode == 1
    assert done.stderr.startswith("fogtable: cannot serve metrics on 127.0.0.1, port ")
    assert done.stderr.count("\n") == 1


@slow
@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--public-url", "http://table.example"], "--public-url"),
        (["--public-url", "https://table.example/path"], "--public-url"),
        (["--public-url", "https://table.example", "--allow-host", "other"], "--allow-host"),
        (["--trusted-proxy", "proxy"], "--trusted-proxy"),
        (["--trusted-proxy", "10.0.0.1/8"], "--trusted-proxy"),
        (["--limit-scale", "0"], "--limit-scale"),
        (["--limit-scale", "inf"], "--limit-scale"),
        (["--push-service", "http://x y"], "--push-service"),
    ],
)
def test_options_that_cannot_be_are_refused(tmp_path: Path, options: list[str], named: str) -> None:
    done = command(tmp_path, *options)
    assert done.returncode == 2
    assert named in done.stderr
    assert "Traceback" not in done.stderr


def command(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    said = [sys.executable, "-c", "from fogtable.cli import app; app()", "serve", "--host", "127.0.0.1", "--port", "0"]
    return subprocess.run(
        [*said, "--data", str(folder), *options], cwd=ROOT / "src", capture_output=True, text=True, timeout=PATIENCE
    )
