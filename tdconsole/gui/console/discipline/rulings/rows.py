"""The rulings as rows: pending ones first, found by any of their texts."""

from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Rows, holding
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.rulings import stage_name
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.discipline.rulings import RulingList, RulingTold, ruling_list
from tdconsole.session.past.rulings import texts_of
from tdconsole.spelling import folded
from tdconsole.wall.theme import Theme

STANDS: Final = 3
"""The column of the state."""
_WAITS: Final = "●"
"""The sign of a pending ruling, with its word if there is room."""
_ENOUGH: Final = 36
"""Units for the facts before that word gets room."""


class RulingRows(Rows[RulingTold]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        self._keys: dict[int, str] = {}
        self._asked: list[str] = []
        super().__init__(self._columns(view.words), lambda row: row.ruling, theme, view)
        self._list = self._read_list()
        self.fill(self._list.rulings)
        self.sort(STANDS)

    def _columns(self, words: Catalogue) -> tuple[Column[RulingTold], ...]:
        say = words.pgettext
        waits = say("ruling", "pending")
        return (
            Column(
                say("column", "No"),
                lambda row: f"{_WAITS} {row.ruling}" if row.pending else str(row.ruling),
                f"{_WAITS} 000",
                right=True,
                ink=lambda row: "waiting" if row.pending else "quiet",
            ),
            Column(
                say("column", "Table"),
                lambda row: "" if row.table is None else str(row.table),
                "000",
                right=True,
            ),
            Column(say("column", "What happened"), self.line),
            Column(
                say("column", "Decision"),
                lambda row: waits if row.pending else say("ruling", "decided"),
                waits,
                ink=lambda row: "waiting" if row.pending else "quiet",
                order=_order,
                spare=_ENOUGH,
            ),
        )

    def line(self, row: RulingTold) -> str:
        """Return the text on one line, as a list shows it."""
        text = self._view.words.gettext("erased") if row.happened is None else row.happened
        return " ".join(text.split())

    def every(self) -> tuple[RulingTold, ...]:
        return self._list.rulings

    def seek(self, typed: str) -> None:
        self._asked = folded(typed).split()
        self.narrow(self._answers if self._asked else None)

    def _answers(self, row: RulingTold) -> bool:
        key = self._keys.get(row.ruling)
        if key is None:
            key = self._keys[row.ruling] = self._key(row)
        return holding(self._asked, key)

    def _key(self, row: RulingTold) -> str:
        words = self._view.words
        said = (
            str(row.ruling),
            "" if row.table is None else words.gettext("Table {table}", table=row.table),
            *(player.name or "" for player in row.players),
            "" if row.stage is None else stage_name(words, row.stage),
            row.happened or "",
            row.decided or "",
            *row.cites,
            row.by or "",
            row.decided_by or "",
        )
        return folded(" ".join(said))

    def follow(self, before: Tournament | None) -> None:
        """Follow changes of the rulings, or, without an earlier state, of the names in them."""
        if before is not None and before.rulings is self._view.state.rulings:
            return
        known = {row.ruling: row for row in self._list.rulings}
        self._list = self._read_list()
        now = {row.ruling: row for row in self._list.rulings}
        fresh = [row for number, row in now.items() if known.get(number) != row]
        for row in fresh:
            self._keys.pop(row.ruling, None)
        self.take(fresh, [number for number in known if number not in now])

    def _read_list(self) -> RulingList:
        view = self._view
        trail = view.session.timeline(view.tournament).trail()
        staff = view.session.club.staff.named()
        try:
            notes = texts_of(view.session, view.state)
        except KnownError as error:
            said = mishap(view.words, error)
            rulings = view.state.rulings.values()
            notes = {ruling.happened: said for ruling in rulings}
        return ruling_list(view.state, view.people, trail, staff, notes)


def _order(row: RulingTold) -> tuple[bool, int]:
    return not row.pending, row.ruling if row.pending else -row.ruling
