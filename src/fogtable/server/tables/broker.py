"""Tells the other workers that a table has changed, over Redis or Valkey: its id and its version, nothing else.

Lost messages do no harm: the heartbeat (:mod:`.workers`) finds the change a little later. So nothing waits for the
broker, and the server plays on without it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from fogtable.server.logs import failure, log

if TYPE_CHECKING:
    from redis.asyncio import Redis

ADDRESS: Final = "FOGTABLE_BROKER_URL"
"""The variable that names the broker; unset: there is none."""
CHANNEL: Final = "fogtable"
WAITING: Final = 10_000
"""Messages that wait to be sent, at most; beyond it the oldest are lost."""
PAUSE: Final = 1.0
"""Seconds between two tries to reach a broker that is away."""
PATIENCE: Final = 5.0
"""Seconds within which it has to answer."""

OnChange = Callable[[str, int], None]
"""Takes the id of a table that has changed, and its version."""


class NoBroker(Exception):
    """There is no broker to work with; says why in words for the host."""


class Broker:
    """The line to the other workers.

    Raises:
        NoBroker: the address is none, or the library is not installed.
    """

    def __init__(self, url: str) -> None:
        self._redis = _redis_at(url)
        self._waiting: deque[str] = deque(maxlen=WAITING)
        self._news = asyncio.Event()

    def publish(self, table: str, version: int) -> None:
        """Tell the others, as soon as it can be done."""
        self._waiting.append(f"{table} {version}")
        self._news.set()

    async def run(self, on_change: OnChange, reached: Callable[[], Awaitable[None]]) -> None:
        """Send and listen until cancelled; ``reached`` is called whenever messages come from now on."""
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._send())
                both.create_task(self._listen(on_change, reached))
        finally:
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            messages = list(self._waiting)
            self._waiting.clear()
            try:
                together = self._redis.pipeline(transaction=False)
                for message in messages:
                    together.publish(CHANNEL, message)
                await together.execute()
            except _wrong() as wrong:
                log.warning("broker-untold", messages=len(messages), **failure(wrong))
                await asyncio.sleep(PAUSE)

    async def _listen(self, on_change: OnChange, reached: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(CHANNEL)
                    log.info("broker-reached")
                    await reached()
                    while True:
                        message = await line.get_message(timeout=PATIENCE)
                        if message is not None:
                            _pass_on(message["data"], on_change)
            except _wrong() as wrong:
                log.warning("broker-lost", **failure(wrong))
                await asyncio.sleep(PAUSE)


def _pass_on(message: bytes, on_change: OnChange) -> None:
    """Take a message in; anything else on this channel is ignored."""
    table, _, version = message.decode(errors="replace").partition(" ")
    if version.isdecimal() and len(version) < 19:
        on_change(table, int(version))


def _redis_at(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
    except ModuleNotFoundError:
        raise NoBroker("a broker needs its library: pip install 'fogtable[broker]'") from None
    try:
        made: Redis = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, health_check_interval=PATIENCE
        )
    except ValueError:  # never repeat what was said: there may be a password in it
        raise NoBroker(f"{ADDRESS} is no address; expected redis://host:port or rediss://user:password@host") from None
    return made


def _wrong() -> tuple[Any, ...]:
    """Return the errors of a broker that cannot be reached."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)
