"""The penalties as a list: players away first, then all others."""

from typing import Final

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.away import counted_told
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.discipline.penalties import missed_told, stands_told
from tdconsole.projections.discipline.penalties import PenaltyRow, penalty_list, place_of
from tdconsole.wall.theme import Theme

HANDS: Final = 3
"""The column with the boxes."""


class PenaltyRows(Rows[PenaltyRow]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        super().__init__(self._columns(view.words), lambda row: row.penalty, theme, view)
        self.sort(0)
        self.narrow(_is_open)
        self.look()

    def _columns(self, words: Catalogue) -> tuple[Column[PenaltyRow], ...]:
        say = words.pgettext
        return (
            Column(say("column", "Seat"), _seat, "000-00", order=place_of, ink=self._ink),
            Column(say("column", "Name"), self.name, order=self.name, ink=self._ink),
            Column(
                say("column", "Offence"),
                lambda row: offence_name(words, row.offence) if row.offence else "",
                "MMMMMMMM",
                spare=24,
                wish="M" * 16,
                order=lambda row: row.offence,
                ink=self._ink,
            ),
            Column(
                say("column", "Hands left"),
                lambda row: missed_told(words, row),
                "MMMMMMMMMM",
                order=lambda row: -row.left,
                wish="M" * 22,
                ink=self._ink,
            ),
            Column(
                say("column", "Since"),
                lambda row: words.time_of_day(row.given),
                "00:00",
                right=True,
                spare=30,
                order=lambda row: -row.given.utc,
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "Counted"),
                lambda row: "" if row.counted is None else counted_told(words, row.counted),
                "M" * 14,
                spare=40,
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "State"),
                lambda row: stands_told(words, row.stands),
                "MMMMMMMMM",
                order=lambda row: row.stands,
                ink=_state_ink,
            ),
        )

    def name(self, row: PenaltyRow) -> str:
        return self._view.who(row.entry)

    def _ink(self, row: PenaltyRow) -> Ink:
        return "ink" if row.is_open else "quiet"

    @property
    def open(self) -> int:
        """Return the number of penalties, shown or not, that still need attention."""
        return sum(row.is_open for row in self._all.values())

    def show_all(self, *, every: bool) -> None:
        self.narrow(None if every else _is_open)

    def look(self) -> None:
        """Look at the penalties; only changed rows are reported."""
        view = self._view
        rows = penalty_list(view.state, view.people, view.now())
        now = {row.penalty: row for row in rows}
        gone = [number for number in self._all if number not in now]
        fresh = [row for row in rows if self.get(row.penalty) != row]
        self.take(fresh, gone)


def _is_open(row: PenaltyRow) -> bool:
    return row.is_open


def _seat(row: PenaltyRow) -> str:
    return "–" if row.seat is None else f"{row.seat.table}-{row.seat.seat}"


def _state_ink(row: PenaltyRow) -> Ink:
    """Return the ink of the state; amber waits for the dealer's report."""
    if row.stands == "served":
        return "waiting"
    return "ink" if row.is_open else "quiet"
