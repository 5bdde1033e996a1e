"""The latest registrations at any window, and whether their cards were printed."""

from collections.abc import Collection, Iterable
from typing import Final

from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money, PersonId, Record, Seat
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.engine.turned import is_turned
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

KEPT: Final = 200
"""The most registrations kept from before the window was opened."""
_NONE: Final = "—"
_PRINTED: Final = "✓"


class Came(Record, kw_only=True):
    entry: EntryId
    at: Instant
    name: str
    seat: Seat | None
    out: bool
    bagged: bool
    """Whether the flight is over, so that no seat is awaited before the merge."""
    paid: Money
    printed: bool


class Latest(Rows[Came]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        self._at: dict[EntryId, Instant] = {}
        self._printed: set[EntryId] = set()
        self._first = EntryId(0)
        """The highest number that came before all those shown."""
        words, currency = view.words, view.state.setup.currency
        say = words.pgettext
        columns: tuple[Column[Came], ...] = (
            Column(say("column", "Time"), lambda row: words.time_of_day(row.at), "00:00"),
            Column(say("column", "Player"), lambda row: row.name),
            Column(
                say("column", "Entry"), lambda row: str(row.entry), "00000", right=True, spare=28
            ),
            Column(say("column", "Seat"), _seat, "0000-00", ink=_ink),
            Column(
                say("column", "Paid"),
                lambda row: words.money(row.paid, currency),
                words.money(Money(100_000), currency),
                right=True,
                spare=24,
            ),
            Column(
                say("column", "Card"),
                lambda row: _PRINTED if row.printed else "",
                _PRINTED,
                spare=32,
                ink=lambda _row: "done",
            ),
        )
        super().__init__(columns, lambda row: row.entry, theme, view)
        trail = view.session.timeline(view.tournament).steps
        for step in trail:
            self._note(step.events, step.at)
        self._begin(view.state)
        self.latest_first()

    def _begin(self, state: Tournament) -> None:
        newest = sorted(state.entries.by_id, reverse=True)[:KEPT]
        self._first = EntryId(newest[-1] - 1 if len(newest) == KEPT else 0)
        self.fill(self._came(state, entry) for entry in newest)

    def follow(self, change: Change) -> None:
        state = change.after
        if state is None:
            return
        timeline = self._view.session.timeline(change.tournament)
        touched: set[EntryId] = set()
        for step in change.steps:
            self._note(step.events, step.at)
            events = timeline.root(step).events
            touched |= {
                EntryId(touch.number)
                for event in events
                for touch in touches(event)
                if touch.thing == "entry"
            }
            touched |= self._on_cards(events)
        if is_turned(change):
            self._begin(state)
            return
        shown = [entry for entry in touched if entry > self._first and entry in self._at]
        there = state.entries.by_id
        self.take(
            [self._came(state, entry) for entry in shown if entry in there],
            [entry for entry in shown if entry not in there],
        )

    def rename(self, persons: Collection[PersonId]) -> None:
        state = self._view.state
        there = state.entries.by_id
        shown = [entry for entry in self._all if there[EntryId(entry)].person in persons]
        self.take([self._came(state, EntryId(entry)) for entry in shown], [])

    def _note(self, events: Iterable[Event], at: Instant) -> None:
        for event in events:
            if isinstance(event, EntryRegistered):
                self._at[event.entry] = at
        self._printed |= self._on_cards(events)

    def _on_cards(self, events: Iterable[Event]) -> set[EntryId]:
        found: set[EntryId] = set()
        for event in events:
            if isinstance(event, PaperIssued) and event.document == "seat-cards":
                found |= set(event.entries or self._view.state.play.seating.of)
        return found

    def _came(self, state: Tournament, entry: EntryId) -> Came:
        paid_for = state.entries.by_id[entry]
        return Came(
            entry=entry,
            at=self._at[entry],
            name=self._view.who(entry),
            seat=state.play.seating.of.get(entry),
            out=entry in state.exits.by_entry,
            bagged=is_over(state) and entry in state.play.bags,
            paid=Money(paid_for.spent.total),
            printed=entry in self._printed,
        )


def _seat(row: Came) -> str:
    return _NONE if row.seat is None else f"{row.seat.table}-{row.seat.seat}"


def _ink(row: Came) -> Ink:
    if row.seat is not None:
        return "ink"
    return "quiet" if row.out or row.bagged else "waiting"
