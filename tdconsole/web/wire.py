"""The wire of the hall: connections that are counted, and closed when they say nothing."""

import asyncio
import logging
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""The seconds in which a request has to arrive whole."""


class Wire(H11Protocol):
    """One connection, beyond whose number none is taken: those there are go on as they were."""

    most: ClassVar[int] = 4_096
    open_now: ClassVar[int] = 0
    told: ClassVar[bool] = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        Wire.open_now += 1
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        if Wire.open_now > Wire.most:
            if not Wire.told:
                Wire.told = True
                log.warning("refused a connection: %s are open", Wire.most)
            transport.close()
            return
        Wire.told = False
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        Wire.open_now -= 1
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        before: Any = self.cycle
        super().data_received(data)
        cycle: Any = self.cycle
        if cycle is not before and cycle is not None and not cycle.more_body:
            self._arrived()
        elif self._is_waited_for():
            self._wait()

    def _is_waited_for(self) -> bool:
        cycle: Any = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def _wait(self) -> None:
        """Wait for the whole of a request, from its first byte."""
        if self._late is None:
            self._late = self.loop.call_later(PATIENCE, self._give_up)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self._is_waited_for() and not self.transport.is_closing():
            log.warning("closed a connection that sent no whole request in %s s", int(PATIENCE))
            self.transport.abort()
