"""The pane beside the dealers: who dealt where since coming on, and where the rotation leads."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import DealtTable
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.dealers.line import DealersLine, LineRow, Span
from tdconsole.gui.console.festival.dealers.page import DealersPage
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.known_errors import KnownError
from tdconsole.projections.people.dealers import letters_of
from tdconsole.projections.people.dealers_line import DealerCourse, Stretch
from tdconsole.session.people.dealers import line_of, titles
from tdconsole.wall.theme import Theme

BEFORE: Final = 120 * 60_000
AFTER: Final = 180 * 60_000
"""The milliseconds before and after now that are shown."""


class DealersShifts(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words = view.words
        self._page: DealersPage | None = None
        self.line = DealersLine(words, theme, words.gettext("The dealers over time"))
        self.down.addWidget(self.line, 1)

    def stand_beside(self, page: QWidget) -> None:
        if isinstance(page, DealersPage):
            self._page = page
            page.looked.connect(self._follow)

    def take_in(self) -> None:
        words, session = self._view.words, self._view.session
        try:
            courses, letters = line_of(session), letters_of(titles(session))
        except KnownError:
            return  # the page says so
        self.say(
            words.gettext("The dealers over time"),
            words.gettext("By table; what is planned holds as long as no table opens or closes.")
            if courses
            else words.gettext("No dealer is on."),
        )
        now = self._view.now().utc
        first = min((s.since for one in courses for s in one.stretches), default=now)
        names = {at: f"{letters.get(at.tournament, '')}{at.table}" for at in _tables(courses)}

        def span(one: Stretch) -> Span:
            return Span("" if one.at is None else names[one.at], one.since, one.until, one.planned)

        erased, staff = words.gettext("erased"), None if self._page is None else self._page.staff
        self.line.show_rows(
            [
                LineRow(one.staff, one.name or erased, _whole(map(span, one.stretches)))
                for one in courses
            ],
            staff,
            now=now,
            since=max(first, now - BEFORE),
            until=now + AFTER,
        )


def _whole(spans: Iterable[Span]) -> tuple[Span, ...]:
    """Join what a dealer does now: the part until now, and what is planned of the same."""
    whole: list[Span] = []
    for one in spans:
        last = whole[-1] if whole else one
        goes_on = one.planned and not last.planned
        if goes_on and (last.table, last.until) == (one.table, one.since):
            whole[-1] = last._replace(until=one.until)
        else:
            whole.append(one)
    return tuple(whole)


def _tables(courses: tuple[DealerCourse, ...]) -> set[DealtTable]:
    return {s.at for one in courses for s in one.stretches if s.at is not None}
