"""Busted players, best place first; a place is computed when it is painted."""

from collections.abc import Collection, Iterable
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.eliminations.busting import Finish
from tdconsole.domain.eliminations.ranking import open_places
from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.hand.known_hands import is_fresh
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, NoteId, PersonId, Record, Seat
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.engine.turned import is_turned
from tdconsole.gui.console.entry.entrants.places import Places
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place, standing_place
from tdconsole.projections.clock.board import levels_until
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

PLACE: Final = 0
"""The column that changes with every bust or return."""


class Gone(Record, kw_only=True):
    entry: EntryId
    person: PersonId
    name: str
    words: str
    """The words by which the player is found."""
    order: str
    """The key by family name."""
    hand: int
    rank: int
    """The rank within the hand, as far as the director gave it."""
    seat: Seat
    flight: str = ""
    """The flight of that seat if it is not the one in hand."""
    by: tuple[EntryId, ...]
    stack: Chips | None
    at: Instant | None
    removed: Chips | None = None
    """The chips that left play with a removed player."""
    why: NoteId | None = None
    """The reason for striking the player from the results."""


class GoneRows(Rows[Gone]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        self.now: Instant = view.now()
        super().__init__(self._columns(view.words), lambda row: row.entry, theme, view)
        self.sort(PLACE)
        self._begin(view.state)

    def _begin(self, state: Tournament) -> None:
        self._places = Places(state)
        self.fill(self._gone(state, entry) for entry in state.exits.by_entry)
        self._fresh = self._told_just_now(state.exits.by_entry)
        self._open = self._places.first_provisional(self._fresh, self.now)

    def _columns(self, words: Catalogue) -> tuple[Column[Gone], ...]:
        say, hint = words.pgettext, words.gettext
        return (
            Column(
                say("column", "Place"),
                self.place,
                _widest(words, len(self._view.state.entries.by_id)),
                ink=self._place_ink,
                order=_by_place,
                hint=hint("Sort by place: {key} in the list", key="Alt+1"),
            ),
            Column(
                say("column", "Name"),
                lambda row: row.name,
                order=lambda row: row.order,
                hint=hint("Sort by family name: {key} in the list", key="Alt+2"),
            ),
            Column(
                say("column", "Seat"),
                _seat,
                "0000-00",
                order=lambda row: (row.flight, row.seat),
                wish="MMMM 0000-00" if self._view.state.terms.flights != "off" else "",
                hint=hint("Sort by seat: {key} in the list", key="Alt+3"),
            ),
            Column(
                say("column", "Won by"),
                self.winners,
                "MMMMMMMM",
                spare=36,
                wish="M" * 24,
                order=self.winners,
                hint=hint("Sort by who won: {key} in the list", key="Alt+4"),
            ),
            Column(
                say("column", "Stack"),
                lambda row: "" if row.stack is None else words.number(row.stack),
                words.number(10_000_000),
                right=True,
                spare=48,
                order=lambda row: -(row.stack or 0),
                hint=hint("Sort by stack: {key} in the list", key="Alt+5"),
            ),
            Column(
                say("column", "Time"),
                lambda row: "" if row.at is None else words.time_of_day(row.at),
                "00:00",
                right=True,
                spare=32,
                ink=_quietly,
                order=lambda row: 0 if row.at is None else -row.at.utc,
                hint=hint("Sort by time: {key} in the list", key="Alt+6"),
            ),
            Column(say("column", "Level"), self.level, "000", right=True, spare=64, ink=_quietly),
        )

    def finish(self, entry: EntryId) -> Finish | None:
        return self._places.of(entry)

    def is_provisional(self, row: Gone) -> bool:
        """Whether another table may still report a bust of this hand."""
        return self._open is not None and row.hand >= self._open

    def is_open(self, row: Gone) -> bool:
        """Whether it may change, for that reason or because the hand's ranking is not decided."""
        return self.is_provisional(row) or row.entry in open_places(self._view.state)

    def place(self, row: Gone) -> str:
        finish, words = self.finish(row.entry), self._view.words
        if finish is None:
            return words.pgettext("place", "struck")
        said = place(words, finish.place, finish.shared_by)
        return standing_place(words, said, provisional=self.is_open(row))

    def _place_ink(self, row: Gone) -> Ink:
        if row.why is not None:
            return "quiet"
        return "waiting" if self.is_open(row) else "ink"

    def winners(self, row: Gone) -> str:
        return self._view.words.listed([self._view.who(entry) for entry in row.by])

    def level(self, row: Gone) -> str:
        """The level in which the player went out; in a break the one before it."""
        out = self._view.state.exits.by_entry.get(row.entry)
        reached = None if out is None else out.reached
        if reached is None:
            return ""
        reading = read(reached.structure, reached.clock, reached.at)
        return "" if reading is None else str(levels_until(reached.structure, reading.index))

    # Following

    def follow(self, change: Change) -> None:
        state = change.after
        if state is None:
            return
        self.now = self._view.now()
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
        if not self._places.follow(state, touched, len(change.steps)):
            touched |= frozenset(state.exits.by_entry)
        out = state.exits.by_entry
        rows = [self._gone(state, entry) for entry in touched if entry in out]
        self.take(rows, [entry for entry in touched if entry not in out])
        self._fresh = self._told_just_now(self._fresh | touched)
        self._open = self._places.first_provisional(self._fresh, self.now)
        self.restate(PLACE)

    def pass_time(self) -> None:
        """Follow time: a provisional place may be settled by now."""
        self.now = self._view.now()
        fresh = self._told_just_now(self._fresh)
        if fresh != self._fresh:
            self._fresh = fresh
            self._open = self._places.first_provisional(fresh, self.now)
            self.restate(PLACE)

    def _told_just_now(self, entries: Iterable[EntryId]) -> frozenset[EntryId]:
        state, out = self._view.state, self._view.state.exits.by_entry
        return frozenset(
            entry for entry in entries if entry in out and is_fresh(state, out[entry], self.now)
        )

    def rename(self, persons: Collection[PersonId]) -> None:
        state = self._view.state
        out = [one for one in state.exits.by_entry if one in state.entries.by_id]
        self.take(
            [
                self._gone(state, entry)
                for entry in out
                if state.entries.by_id[entry].person in persons
            ],
            [],
        )

    def _gone(self, state: Tournament, entry: EntryId) -> Gone:
        out, person = state.exits.by_entry[entry], state.entries.by_id[entry].person
        known = self._view.known(entry)
        return Gone(
            entry=entry,
            person=person,
            name=known.name,
            words=known.sought,
            order=known.sorted_by(self._view.words.language),
            hand=out.hand,
            rank=state.prizes.ranks.get(entry, 0),
            seat=out.seat,
            flight="" if out.play == state.current else flight_name(state, out.play),
            by=out.by,
            stack=out.stack,
            at=out.at,
            removed=out.removed or None,
            why=state.prizes.struck.get(entry),
        )


def _quietly(_row: Gone) -> Ink:
    return "quiet"


def _seat(row: Gone) -> str:
    seat = f"{row.seat.table}-{row.seat.seat}"
    return f"{row.flight} {seat}" if row.flight else seat


def _by_place(row: Gone) -> tuple[int, int, int]:
    return (-row.hand, row.rank, -(row.stack or 0))


def _widest(words: Catalogue, entries: int) -> str:
    most = 10 ** max(3, len(str(entries))) - 1
    return standing_place(words, place(words, most - 1, 2), provisional=True)
