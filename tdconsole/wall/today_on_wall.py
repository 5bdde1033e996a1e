"""What is on today as the wall shows it; read again every few seconds, as minutes pass."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import Instant
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.schedule import cost_words, long_day, state_words
from tdconsole.projections.festival.schedule import ScheduleRow, Today
from tdconsole.session import Session
from tdconsole.session.festival.schedule import today_of
from tdconsole.settings import NameForm
from tdconsole.wall.naming import named
from tdconsole.wall.screens.figures import writable
from tdconsole.wall.screens.house.today import TodayRow, TodaySeen, Weight

READ: Final = 5_000
"""How long it stays as it is."""
_WEIGHTS: Final[dict[str, Weight]] = {
    "ahead": "ahead",
    "open": "open",
    "playing": "now",
    "paused": "now",
    "break": "now",
}


class TodayOnWall:
    def __init__(self, session: Session, words: Catalogue) -> None:
        self._session, self._words = session, words
        self._seen: tuple[object, NameForm, int, TodaySeen] | None = None

    @property
    def is_there(self) -> bool:
        """Whether there is a schedule: without one, the room sees the tournament's own screens."""
        return bool(self._session.house.schedule)

    @property
    def last(self) -> TodaySeen | None:
        return None if self._seen is None else self._seen[3]

    def of(self, form: NameForm, now: Instant) -> TodaySeen:
        """Today, with the names of those who won in this form."""
        planned, turn = self._session.house.schedule, now.uptime // READ
        seen = self._seen
        if seen is None or seen[0] is not planned or seen[1:3] != (form, turn):
            seen = self._seen = (planned, form, turn, self._made(today_of(self._session), form))
        return seen[3]

    def _made(self, today: Today, form: NameForm) -> TodaySeen:
        people = self._session.club.people
        won = {row.winner for row in today.rows if row.winner is not None}
        known = people.named(won) if won else {}
        nicknames = people.nicknamed() if won and form == "nickname" else {}

        def name(row: ScheduleRow) -> str:
            if row.winner is None or row.winner not in known:
                return ""
            return named(known[row.winner], nicknames.get(row.winner), form)

        rows = (
            self._row(replace(row, winner_name=name(row)), is_next=at == today.next)
            for at, row in enumerate(today.rows)
        )
        return TodaySeen(day=writable(long_day(self._words, today.day)), rows=tuple(rows))

    def _row(self, row: ScheduleRow, *, is_next: bool) -> TodayRow:
        words = self._words
        weight: Weight = "next" if is_next else _WEIGHTS.get(row.state, "over")
        said = "" if weight == "ahead" else writable(state_words(words, row))
        return TodayRow(
            time=row.time,
            title=writable(row.title),
            cost=writable(cost_words(words, row.price, row.currency)),
            said=said[:1].upper() + said[1:],
            weight=weight,
        )
