"""The line to a house on a server: it wakes who waits for others, and tells when it is out."""

import socket
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from tdconsole.domain.values import Instant, Millis
from tdconsole.known_errors import KnownError
from tdconsole.session import Opened

BEAT: Final = 2_000
"""The milliseconds after which a line that is silent is looked at, and the clocks, too."""
AT_MOST: Final = 50
"""The milliseconds between two looks, where others write without a pause."""
SOON: Final = 250
"""The milliseconds between two looks for a server that is gone."""
BACK: Final = 10_000
"""The milliseconds for which it is said that the server is back."""


class Standing(NamedTuple):
    gone_at: Instant | None = None
    """When the server went, while it is gone or has just come back."""
    back_at: Instant | None = None
    fell_back: bool = False
    """Whether what answers lacks something that was acknowledged."""

    @property
    def is_out(self) -> bool:
        return self.fell_back or (self.gone_at is not None and self.back_at is None)


class LineToHouse(QObject):
    woke = Signal()
    """Emitted when others may have written."""
    turned = Signal()
    """Emitted when the standing changes."""
    clock_off = Signal(object)
    """Emitted once with a `ClockOff` that arose since the house was opened."""

    def __init__(self, home: Opened, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home, self.place = home, str(home.place)
        self.unhurried = home.unhurried
        self.standing = Standing()
        self._was_off = home.clock_off() is not None
        self._line = 0
        self._heard: socket.socket | None = None
        self._wake: QSocketNotifier | None = None
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self.look)
        self._beat.start()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.look)
        self._looked = 0.0
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(BACK)
        self._over.timeout.connect(self._stand)
        home.when_told(self._woken)
        self._listen()

    def _woken(self) -> None:
        """Look at once, or where that was done just now, a moment later."""
        if self._wake is not None:
            self._wake.setEnabled(False)
        if not self._soon.isActive():
            since = int((monotonic() - self._looked) * 1000)
            self._soon.start(max(AT_MOST - since, 0))

    def look(self) -> None:
        """Hear what there is to hear, without waiting; and wake who waits for it."""
        self._looked = monotonic()
        with suppress(KnownError):  # the standing tells
            self._home.session.is_behind()
        self._listen()
        self.show_standing()
        if not self.standing.is_out:
            with suppress(KnownError):
                self._home.session.unanswered.settle()
        self.woke.emit()
        self._tell_clocks()
        if self._wake is not None:
            self._wake.setEnabled(True)

    def show_standing(self) -> None:
        """Tell how the line stands now, without asking anybody."""
        gone = self._home.gone_for
        before, now = self.standing, self._home.session.now()
        if self._home.fell_back:
            self._turn(Standing(before.gone_at or now, None, fell_back=True))
        elif gone is not None:
            if not before.is_out:
                self._over.stop()
                since = replace(now, utc=Millis(now.utc - int(gone * 1000)))
                self._turn(Standing(since))
        elif before.is_out:
            self._over.start()
            self._turn(Standing(before.gone_at, now))

    def close(self) -> None:
        self._beat.stop()
        self._soon.stop()
        self._over.stop()
        self._home.when_told(None)
        self._leave()

    def _stand(self) -> None:
        self._turn(Standing())

    def _turn(self, standing: Standing) -> None:
        if standing != self.standing:
            self.standing = standing
            self._beat.setInterval(SOON if standing.is_out else BEAT)
            self.turned.emit()

    def _tell_clocks(self) -> None:
        off = self._home.clock_off()
        if off is not None and not self._was_off:
            self.clock_off.emit(off)
        self._was_off = off is not None

    # The descriptor

    def _listen(self) -> None:
        """Be woken by the line there is now; a new one has another descriptor."""
        number = self._home.fileno()
        if number is None:
            self._leave()
        elif self._heard is None or self._line != self._home.lines:
            self._leave()
            self._line = self._home.lines
            # One of its own: the line's may be closed, and given away, while it is waited on.
            self._heard = socket.fromfd(number, socket.AF_INET, socket.SOCK_STREAM)
            self._wake = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
            self._wake.activated.connect(self._woken)

    def _leave(self) -> None:
        if self._wake is not None:
            self._wake.setEnabled(False)
            self._wake.deleteLater()
            self._wake = None
        if self._heard is not None:
            self._heard.close()
            self._heard = None


def line_to(home: Opened | None, parent: QObject | None = None) -> LineToHouse | None:
    """The line, if the house is on a server."""
    return None if home is None or home.file is not None else LineToHouse(home, parent)
