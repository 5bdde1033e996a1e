"""Streams to the pages, and what each still has to be sent: the latest of each kind, never a queue."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final, Literal

from msgspec import json

from tdconsole.domain.values import DeviceId

BEAT: Final = 5.0
"""The seconds after which a stream that has nothing to say says that it is there."""
RETRY: Final = b"retry: 1500\n\n"
_BEAT: Final = b"event: there\ndata: 0\n\n"
"""A message that pages hear, or they could not tell a quiet hall from a network that is gone."""


Who = Literal["phone", "wall"] | DeviceId
"""A player's phone, a television, or a paired device."""


class Stream:
    """What one page hears: what is new of a kind takes the place of what wasn't sent yet."""

    def __init__(self, who: Who = "phone") -> None:
        self.who: Who = who
        self._waiting: dict[str, bytes] = {}
        self._last: dict[str, bytes] = {}
        self._new = asyncio.Event()
        self._ended = False

    def put(self, name: str, message: bytes) -> None:
        """Have this sent, unless it is what was sent last."""
        if self._last.get(name) == message:
            self._waiting.pop(name, None)
            return
        self._waiting[name] = message
        self._new.set()

    def end(self) -> None:
        self._ended = True
        self._new.set()

    async def sent(self) -> AsyncIterator[bytes]:
        yield RETRY
        while not self._ended:
            try:
                async with asyncio.timeout(BEAT):
                    await self._new.wait()
            except TimeoutError:
                yield _BEAT
                continue
            if waiting := self._taken():
                yield waiting
        if waiting := self._taken():
            yield waiting

    def _taken(self) -> bytes:
        """What waits to be sent; from now on it was."""
        self._new.clear()
        waiting, self._waiting = self._waiting, {}
        self._last.update(waiting)
        return b"".join(waiting.values())


class Hub:
    def __init__(self) -> None:
        self.streams: dict[Stream, Callable[[Stream], None]] = {}

    def add(self, stream: Stream, fill: Callable[[Stream], None]) -> None:
        """Connect a stream; `fill` puts into it whatever is new."""
        self.streams[stream] = fill
        fill(stream)

    def leave(self, stream: Stream) -> None:
        self.streams.pop(stream, None)

    def tell(self) -> None:
        """Fill all streams, even if one fails: what has not changed is not sent again."""
        failures: list[Exception] = []
        for stream, fill in list(self.streams.items()):
            try:
                fill(stream)
            except Exception as error:  # noqa: BLE001 -- raised once all others were told
                failures.append(error)
        if failures:
            raise ExceptionGroup("pages could not be told", failures)

    def end(self) -> None:
        for stream in self.streams:
            stream.end()


def event(name: str, data: object) -> bytes:
    """A message of the stream, in which no line can be broken: JSON has none."""
    return b"event: " + name.encode() + b"\ndata: " + json.encode(data, enc_hook=str) + b"\n\n"
