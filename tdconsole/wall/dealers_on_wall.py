"""The dealers of the house as the wall shows them; read again when they, or the tables, may have changed."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Instant, Millis
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.people.dealers import DealerBoard
from tdconsole.session import Session
from tdconsole.session.people.dealers import board_of
from tdconsole.wall.composing.listing import Row
from tdconsole.wall.screens.figures import writable
from tdconsole.wall.screens.house.dealers import DealersSeen

READ: Final = 5_000
"""How long they stay as they are, unless they are moved: a table may open or close."""


class DealersOnWall:
    def __init__(self, session: Session, words: Catalogue) -> None:
        self._session, self._words = session, words
        self._seen: tuple[object, int, DealersSeen] | None = None

    @property
    def is_there(self) -> bool:
        return bool(self._session.house.dealing.dealers)

    @property
    def last(self) -> DealersSeen | None:
        return None if self._seen is None else self._seen[2]

    def of(self, now: Instant) -> DealersSeen | None:
        """The dealers; None if none is on."""
        if not self.is_there:
            return None
        dealing, turn = self._session.house.dealing, now.uptime // READ
        seen = self._seen
        if seen is None or seen[0] is not dealing or seen[1] != turn:
            made = self._made(board_of(self._session), now)
            seen = self._seen = (dealing, turn, made)
        return seen[2]

    def _made(self, board: DealerBoard, now: Instant) -> DealersSeen:
        return DealersSeen(due=self._due(board, now), rows=tuple(self._rows(board)))

    def _due(self, board: DealerBoard, now: Instant) -> str:
        words = self._words
        if board.due is None:
            return ""
        if board.due <= now.utc:
            return words.pgettext("wall", "Push now")
        at = words.time_of_day(Instant(utc=board.due, boot="", uptime=Millis(0)))
        return writable(words.pgettext("wall", "Next push {time}", time=at))

    def _rows(self, board: DealerBoard) -> Iterator[Row]:
        words, erased = self._words, self._words.gettext("erased")
        several = len({line.tournament for line in board.tables}) > 1
        for line in board.tables:
            table = f"{line.title} {line.table}" if several else str(line.table)
            there = words.pgettext("dealer", "no dealer")
            if line.dealer is not None:
                there = line.dealer.name or erased
            yield writable(table), writable(there), writable(line.next or "")
        for off, said in (
            (board.resting, words.pgettext("wall", "Break")),
            (board.free, words.pgettext("wall", "Free")),
        ):
            for one in off:
                yield writable(said), writable(one.name or erased), ""
