"""All registered entries as rows; a change rebuilds only the rows it affects."""

from collections.abc import Collection
from typing import Final

from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Money, PersonId, Record, Seat
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.engine.turned import is_turned
from tdconsole.gui.console.entry.entrants.places import Places
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.line.typing.typed_payments import amount_due
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

SEAT: Final = 3
"""The column of the seat."""
_NONE: Final = "—"
_TAKEN: Final = "✓"
_WAITING, _SEATED, _OUT = range(3)


class Entrant(Record, kw_only=True):
    entry: EntryId
    person: PersonId
    name: str
    country: str
    seat: Seat | None
    bagged: bool
    """Whether the flight is over, so that no seat is awaited before the merge."""
    hand: int
    """The hand in which the player busted; none if still in."""
    order: str
    """The key by family name."""
    sought: str
    """All the words by which the player is found."""
    bullet: int
    rebuys: int
    added_on: bool
    chips: Chips
    """The chips handed out, whatever has become of them."""
    paid: Money
    owed: Money

    @property
    def waits(self) -> bool:
        return self.seat is None and not self.hand and not self.bagged


class Entrants(Rows[Entrant]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        self._words: dict[PersonId, tuple[str, str]] = {}
        """The words by which a person is sorted and found."""
        super().__init__(self._columns(view.words), lambda row: row.entry, theme, view)
        self._begin(view.state)

    def _begin(self, state: Tournament) -> None:
        self._places = Places(state)
        self.fill(self._entrant(state, entry) for entry in state.entries.by_id)

    def _columns(self, words: Catalogue) -> tuple[Column[Entrant], ...]:
        say, hint = words.pgettext, words.gettext
        currency = self._view.state.setup.currency
        return (
            Column(
                say("column", "Entry"),
                lambda row: str(row.entry),
                "00000",
                right=True,
                spare=24,
                order=lambda row: row.entry,
                hint=hint("Sort by entry number: {key} in the list", key="Alt+1"),
            ),
            Column(
                say("column", "Player"),
                lambda row: row.name,
                order=lambda row: row.order,
                hint=hint("Sort by family name: {key} in the list", key="Alt+2"),
            ),
            Column(
                say("column", "From"),
                lambda row: row.country,
                "MM",
                spare=36,
                ink=lambda _row: "quiet",
                order=lambda row: row.country,
                hint=hint("Sort by country: {key} in the list", key="Alt+3"),
            ),
            Column(
                say("column", "Seat"),
                self._seat,
                _widest(words, len(self._view.state.entries.by_id)),
                ink=_ink,
                order=_by_seat,
                hint=hint("Sort by seat: {key} in the list", key="Alt+4"),
            ),
            Column(
                say("column", "Bullet"),
                lambda row: str(row.bullet) if row.bullet > 1 else "",
                "00",
                right=True,
                spare=48,
                order=lambda row: -row.bullet,
                hint=hint("Sort by bullet: {key} in the list", key="Alt+5"),
            ),
            Column(
                say("column", "Rebuys"),
                lambda row: str(row.rebuys) if row.rebuys else "",
                "00",
                right=True,
                spare=48,
                order=lambda row: -row.rebuys,
                hint=hint("Sort by rebuys: {key} in the list", key="Alt+6"),
            ),
            Column(
                say("column", "Add-on"),
                lambda row: _TAKEN if row.added_on else "",
                _TAKEN,
                spare=48,
                order=lambda row: not row.added_on,
                hint=hint("Sort by add-on: {key} in the list", key="Alt+7"),
            ),
            Column(
                say("column", "Chips"),
                lambda row: words.number(row.chips),
                words.number(10_000_000),
                right=True,
                spare=44,
                order=lambda row: -row.chips,
                hint=hint("Sort by chips: {key} in the list", key="Alt+8"),
            ),
            Column(
                say("column", "Paid"),
                lambda row: words.money(row.paid, currency),
                words.money(Money(100_000), currency),
                right=True,
                spare=40,
                ink=lambda row: "stopped" if row.owed else "ink",
                order=lambda row: -row.paid,
                hint=hint("Sort by what was paid: {key} in the list", key="Alt+9"),
            ),
        )

    def follow(self, change: Change) -> None:
        state = change.after
        if state is None:
            return
        if is_turned(change):
            self._begin(state)
            return
        timeline = self._view.session.timeline(change.tournament)
        touched = frozenset(
            EntryId(touch.number)
            for step in change.steps
            for event in timeline.root(step).events
            for touch in touches(event)
            if touch.thing == "entry"
        )
        before = change.before
        if not self._places.follow(state, touched, len(change.steps)):
            touched |= frozenset(state.exits.by_entry)
        there = state.entries.by_id
        rows = [self._entrant(state, entry) for entry in touched if entry in there]
        self.take(rows, [entry for entry in touched if entry not in there])
        if before is not None and before.entries is not state.entries and state.exits.by_entry:
            self.restate(SEAT)

    def rename(self, persons: Collection[PersonId]) -> None:
        state = self._view.state
        for person in persons:
            self._words.pop(person, None)
        entries = [entry for entry in state.entries.by_id.values() if entry.person in persons]
        self.take([self._entrant(state, entry.id) for entry in entries], [])

    def _entrant(self, state: Tournament, entry: EntryId) -> Entrant:
        paid_for = state.entries.by_id[entry]
        person, owing = paid_for.person, amount_due(paid_for)
        known = self._view.known(entry)
        words = self._words.get(person)
        if words is None:
            words = known.sorted_by(self._view.words.language), known.sought
            self._words[person] = words
        order, sought = words
        country = known.country or ""
        out = state.exits.by_entry.get(entry)
        return Entrant(
            entry=entry,
            person=person,
            name=known.name,
            country=country,
            seat=state.play.seating.of.get(entry),
            bagged=is_over(state) and entry in state.play.bags,
            hand=out.hand if out else 0,
            order=order,
            sought=f"{sought} {entry} {country.lower()}",
            bullet=paid_for.bullet,
            rebuys=paid_for.rebuys,
            added_on=paid_for.added_on,
            chips=paid_for.chips,
            paid=Money(paid_for.spent.total - owing),
            owed=owing,
        )

    def _seat(self, row: Entrant) -> str:
        if row.seat is not None:
            return f"{row.seat.table}-{row.seat.seat}"
        finish = self._places.of(row.entry) if row.hand else None
        words = self._view.words
        if not row.hand and row.bagged:
            return words.pgettext("flight", "through")
        if finish is None:
            return words.gettext("out, struck") if row.hand else _NONE
        return _out(words, place(words, finish.place, finish.shared_by))


def _out(words: Catalogue, where: str) -> str:
    return words.gettext("out, place {place}", place=where)


def _widest(words: Catalogue, entries: int) -> str:
    """Return the widest place; two or more may share those of the last busts."""
    most = 10 ** max(3, len(str(entries))) - 1
    return _out(words, place(words, most - 1, 2))


def _ink(row: Entrant) -> Ink:
    if row.seat is not None:
        return "ink"
    return "waiting" if row.waits else "quiet"


def _by_seat(row: Entrant) -> tuple[int, int, int]:
    """The order: players waiting, players seated, then busts from the best place down."""
    if row.seat is not None:
        return (_SEATED, row.seat.table, row.seat.seat)
    return (_OUT, -row.hand, 0) if row.hand else (_WAITING, 0, 0)
