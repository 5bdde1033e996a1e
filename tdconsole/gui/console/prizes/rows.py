"""The places and their players as rows of a list; names are looked up as they are painted."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, get_args

from PySide6.QtCore import Qt

from tdconsole.domain.prize_list.satellite import seat_of
from tdconsole.domain.values import Due, EntryId, Money, Place, Record, RulingNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.lettering import ems
from tdconsole.gui.shared.rows import Column, Index, Ink, Rows, holding
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.words import (
    NOT_SETTLED,
    held_back_words,
    held_words,
    places_words,
    prize_words,
    state_words,
)
from tdconsole.projections.prizes.board import PrizeRow
from tdconsole.spelling import folded
from tdconsole.wall.theme import Theme

PLACE: Final = 0
PRIZE: Final = 1
DUES: Final[tuple[Due, ...]] = get_args(Due)
HELD: Final = "■"
"""The sign of a held place, as on the chart."""


class Held(Record, kw_only=True):
    """A plan's places: which are held, and what the others are fitted to."""

    fixed: frozenset[Place] = frozenset()
    planning: bool = False


def key_of(row: PrizeRow) -> int:
    """Return the key that keeps a player selected at any place."""
    if row.entry is None:
        return -(row.first or 0)
    return due_key(row.entry, row.due)


def due_key(entry: EntryId, due: Due) -> int:
    return entry * len(DUES) + DUES.index(due)


class PrizeRows(Rows[PrizeRow]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view, self._words, self._theme = view, view.words, theme
        self._names: dict[EntryId, str] = {}
        self._held = Held()
        self._told: Sequence[PrizeRow] = ()
        self.provisional = False
        """Whether some of them may still change as time passes."""
        super().__init__(self._columns(view.words), key_of, theme, view)
        self._order = _by_place

    def _columns(self, words: Catalogue) -> tuple[Column[PrizeRow], ...]:
        say, share = words.pgettext, lru_cache(maxsize=1024)(words.aligned_share)
        return (
            Column(say("column", "Place"), self.place, self._places_room()),
            Column(say("column", "Prize"), self.prize, self._widest(), right=True),
            Column(
                say("column", "Share"),
                lambda row: share(row.share) if row.share else "",
                words.aligned_share(99_999),
                right=True,
                spare=58,
                ink=lambda _row: "quiet",
            ),
            Column(say("column", "Player"), self.player),
            Column(
                say("column", "Country"),
                self._country,
                "MMM",
                spare=50,
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "State"),
                self.state,
                self._state_room(),
                spare=30,
                wish=self._state_wish(),
                ink=self._ink,
            ),
        )

    # Texts

    def place(self, row: PrizeRow) -> str:
        return self._marked(row, places_words(self._words, row))

    def _marked(self, row: PrizeRow, place: str) -> str:
        return f"{HELD} {place}" if self.is_fixed(row) else place

    def prize(self, row: PrizeRow) -> str:
        state = self._view.state
        return prize_words(self._words, row.amount, seat_of(state), state.setup.currency)

    def player(self, row: PrizeRow) -> str:
        return held_words(self._words, row) if row.entry is None else self._view.who(row.entry)

    def _country(self, row: PrizeRow) -> str:
        if row.entry is None:
            return ""
        entry = self._view.state.entries.by_id.get(row.entry)
        known = None if entry is None else self._view.people.get(entry.person)
        return (known.country or "") if known is not None else ""

    def state(self, row: PrizeRow) -> str:
        if self.is_fixed(row):
            return self._words.pgettext("prize", "held fast")
        return state_words(self._words, row, self._view.state.setup.currency)

    def _ink(self, row: PrizeRow) -> Ink:
        if self.is_fixed(row):
            return "ink"
        if row.open < 0:
            return "stopped"
        return "waiting" if row.open or row.provisional else "done"

    def _widest(self) -> str:
        state = self._view.state
        return self._words.money(Money(max(99_999_99, state.pool)), state.setup.currency)

    def _places_room(self) -> str:
        digits = "0" * max(3, len(str(len(self._view.state.entries.by_id))) - 1)
        return f"{NOT_SETTLED} {digits}–{digits}"

    def _state_room(self) -> str:
        say = self._words.pgettext
        return say("prize", "provisional, {state}", state=say("prize", "to pay"))

    def _state_wish(self) -> str:
        """Return the longest state, so that its column has room for every one."""
        say, face = self._words.pgettext, self._theme.console.faces.text
        amount = self._widest()
        told = (
            say("prize", "{amount} to take back", amount=amount),
            say("prize", "{amount} to pay still, slip {slips}", amount=amount, slips="000"),
            held_back_words(self._words, RulingNo(99)),
        )
        deals = [say("prize", "deal, {state}", state=state) for state in told]
        return max(deals, key=lambda text: ems(text, face))

    # A plan in progress

    def is_fixed(self, row: PrizeRow) -> bool:
        if row.first is None or row.last is None or not self._held.planning:
            return False
        return row.first in self._held.fixed

    def hold(self, held: Held) -> None:
        self._held = held

    @property
    def planning(self) -> bool:
        return self._held.planning

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if self._held.planning else flags

    # Following

    def show_rows(self, rows: Sequence[PrizeRow]) -> None:
        """Show the rows; only changed ones are reported."""
        if rows is self._told:
            return
        before, self._told = self._told, rows
        self.provisional = any(row.provisional for row in rows)
        then, now = set(map(id, before)), set(map(id, rows))
        changed = {key_of(row): row for row in rows if id(row) not in then}
        gone = [key_of(row) for row in before if id(row) not in now]
        self.take(
            [row for key, row in changed.items() if self.get(key) != row],
            [key for key in gone if key not in changed],
        )

    def keys(self) -> list[int]:
        return list(self._all)

    def rename(self) -> None:
        self._names.clear()
        self.restate(PLACE + 3)

    def found(self, typed: str, *, unpaid: bool) -> Callable[[PrizeRow], bool] | None:
        """The filter for a name, number or place."""
        asked = folded(typed).split()
        if not asked and not unpaid:
            return None

        def accepted(row: PrizeRow) -> bool:
            if unpaid and not row.open:
                return False
            return not asked or holding(asked, self._key(row)) or _is_place(asked, row)

        return accepted

    def _key(self, row: PrizeRow) -> str:
        if row.entry is None:
            return ""
        if row.entry not in self._names:
            self._names[row.entry] = self._view.known(row.entry).sought
        return f"{self._names[row.entry]} #{row.entry} {row.entry}"


def _by_place(row: PrizeRow) -> int:
    return row.at


def _is_place(asked: list[str], row: PrizeRow) -> bool:
    if len(asked) != 1 or not asked[0].isdecimal() or row.first is None or row.last is None:
        return False
    return row.first <= int(asked[0]) <= row.last
