"""What the screens need of a tournament, worked out once while it stays the same."""

from collections.abc import Iterable, Iterator
from heapq import nsmallest
from itertools import groupby, islice
from operator import itemgetter
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.tournament import Called, Entries, Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Millis, Money, PersonId, Seat, elapsed
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.untold import untold
from tdconsole.projections.chips.counted import chip_leaders, count_state
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.flights.board import flights_board
from tdconsole.projections.people.names import Known
from tdconsole.projections.room.moves import RECENT, Move, recent_moves
from tdconsole.session import Session
from tdconsole.settings import NameForm
from tdconsole.spelling import collated
from tdconsole.wall.composing.listing import Row
from tdconsole.wall.drawn import drawn_in
from tdconsole.wall.naming import Name, listed, named
from tdconsole.wall.screens.alternates import AlternateRow
from tdconsole.wall.screens.bounties import MOST, HeadShown
from tdconsole.wall.screens.chips import MOST as LEADERS
from tdconsole.wall.screens.chips import LeaderShown
from tdconsole.wall.screens.draw import EARLIER, Drawn
from tdconsole.wall.screens.figures import amount
from tdconsole.wall.screens.flights import MOST as QUALIFIERS
from tdconsole.wall.screens.flights import FlightsSeen, LeaderSeen
from tdconsole.wall.screens.moves import MoveRow
from tdconsole.wall.screens.seating import Seated
from tdconsole.wall.screens.winner import Podium, Step

FEW: Final = 27
"""The number of players from which all those left appear in the standings."""
THIRD: Final = 3
MANY: Final = 150
"""The most busted players listed: nobody waits for more."""
CROWD: Final = 1000
"""A crowd in which nobody finds a name while the page changes."""
READ: Final = Millis(10_000)
"""The time a list then stays unchanged."""
_UNSEATED: Final = "—"


Slices = tuple[object, ...]
Leading = tuple[tuple[LeaderShown, ...], Chips | None, Instant | None]
"""The leaders, with the average and the time of the count."""
Placed = tuple[tuple[Row, ...], tuple[Row, ...]]
"""Those still in, and those out."""


class Names:
    """The names of everybody in the tournament, in the form the house wants."""

    def __init__(self, session: Session, words: Catalogue) -> None:
        self._session, self._words = session, words
        self.form: NameForm = "full"
        self.reading = 0
        """How often names were read."""
        self._known: dict[PersonId, Known] = {}
        self._nicknames: dict[PersonId, str] = {}
        self._entries = Entries()
        self._whole = False

    def read(self, entries: Entries, form: NameForm) -> None:
        """Read newcomers only, unless another form is wanted; a failed read is repeated."""
        if self._whole and entries is self._entries and form == self.form:
            return
        anew = form != self.form or not self._whole
        self._entries, self.form, self._whole = entries, form, False
        self.reading += 1
        people = self._session.club.people
        if anew:
            self._nicknames = people.nicknamed() if form == "nickname" else {}
        missing = entries.by_person.keys() - self._known.keys()
        if missing:
            self._known.update(people.named(missing))
        self._whole = True

    def of(self, entry: EntryId) -> str:
        person, known = self._found(entry)
        if known is None:
            return self._unknown(entry)
        return named(known, self._nicknames.get(person), self.form)

    def ways(self, entry: EntryId) -> tuple[str, ...]:
        """The name, and shorter where the house has it in full."""
        _person, known = self._found(entry)
        name = self.of(entry)
        if known is None or self.form != "full":
            return (name,)
        return tuple(dict.fromkeys((name, named(known, None, "initial"))))

    def in_list(self, entry: EntryId) -> Name:
        """The name for a list, which writes it shorter where it must."""
        return Name(*self.ways(entry))

    def by_family(self, entry: EntryId) -> tuple[str, Name]:
        """The sort key, and the name for a list sorted by it."""
        key, name = self.listed(entry)
        _person, known = self._found(entry)
        if known is None or self.form != "full":
            return key, Name(name)
        return key, Name(name, listed(known, None, "initial"))

    def listed(self, entry: EntryId) -> tuple[str, str]:
        """The sort key and the name."""
        person, known = self._found(entry)
        if known is None:
            return "", self._unknown(entry)
        nickname, language = self._nicknames.get(person), self._words.language
        if self.form == "nickname" and nickname:
            return collated(nickname, language), listed(known, nickname, self.form)
        return known.sorted_by(language), listed(known, nickname, self.form)

    def _found(self, entry: EntryId) -> tuple[PersonId, Known | None]:
        person = self._entries.by_id[entry].person
        return person, self._known.get(person)

    def _unknown(self, entry: EntryId) -> str:
        return self._words.gettext("entry {entry}", entry=entry)


class Facts:
    def __init__(self, session: Session, words: Catalogue) -> None:
        self._session, self._words = session, words
        self.names = Names(session, words)
        self.everybody = Names(session, words)
        """The names of all flights."""
        self._order: tuple[tuple[str, str, EntryId], ...] = ()
        self._ordered = -1
        self._rows: dict[EntryId, tuple[Seat | None, Seated]] = {}
        self._seating: tuple[Slices, tuple[Seated, ...]] = ((), ())
        self._standings: tuple[Slices, Placed] = ((), ((), ()))
        self._settling = False
        self._moves: tuple[Slices, tuple[Move, ...]] = ((), ())
        self._alternates: tuple[Slices, tuple[AlternateRow, ...]] = ((), ())
        self._heads: tuple[Slices, tuple[HeadShown, ...]] = ((), ())
        self._draws: tuple[Slices, tuple[Drawn, ...]] = ((), ())
        self._leaders: tuple[Slices, Leading] = ((), ((), None, None))
        self._flights: tuple[Slices, FlightsSeen] = ((), FlightsSeen())

    def seated(self, state: Tournament, now: Instant) -> tuple[Seated, ...]:
        """The players seated, by name, rebuilt only if somebody moved."""
        reading, seating = self.names.reading, state.play.seating
        slices = (reading, untold(state), _in_time(state, now, state.exits, seating))
        if self._ordered != reading:
            self._order = tuple(
                sorted((*self.names.by_family(entry), entry) for entry in state.entries.by_id)
            )
            self._ordered, self._rows = reading, {}
        if not _same(self._seating[0], slices):
            out, of = state.exits.by_entry, seating.of
            still = {one: out[one].seat for one in untold(state)}
            rows = tuple(
                self._row(one, of.get(one[2]) or still.get(one[2]))
                for one in self._order
                if one[2] not in out or one[2] in still
            )
            self._seating = (slices, rows if of else ())
        return self._seating[1]

    def _row(self, one: tuple[str, str, EntryId], seat: Seat | None) -> Seated:
        key, name, entry = one
        kept = self._rows.get(entry)
        if kept is not None and kept[0] is seat:
            return kept[1]
        table, chair = (_UNSEATED, _UNSEATED) if seat is None else (str(seat.table), str(seat.seat))
        made = Seated(key=key, row=(name, table, chair))
        self._rows[entry] = (seat, made)
        return made

    def moves(
        self, state: Tournament, trail: Iterable[TrailStep], now: Instant
    ) -> tuple[MoveRow, ...]:
        """The recent moves, read when somebody changes seats; later they only age.

        The latest come first, and players moved together by name.
        """
        slices = (state.play.seating,)
        if not _same(self._moves[0], slices):
            self._moves = (slices, recent_moves(state, trail, now))
        recent = (move for move in self._moves[1] if elapsed(move.at, now) < RECENT)
        named = [(-move.step, *self.names.by_family(move.entry), move) for move in recent]
        return tuple(
            (
                self._words.time_of_day(move.at),
                f"{move.source.table}-{move.source.seat}" if move.source else "",
                name,
                str(move.target.table),
                str(move.target.seat),
            )
            for _, _, name, move in sorted(named, key=itemgetter(0, 1, 2))
        )

    def alternates(self, state: Tournament) -> tuple[AlternateRow, ...]:
        """The alternates: called ones first, then in the order of waiting."""
        play = state.play
        slices = (self.names.reading, state.alternates, state.entries, play.seating, state.exits)
        if not _same(self._alternates[0], slices):
            self._alternates = (slices, tuple(self._line(state)))
        return self._alternates[1]

    def _line(self, state: Tournament) -> Iterator[AlternateRow]:
        called, line = state.alternates.called, enumerate(in_line(state), start=1)
        for number, entry in sorted(line, key=lambda one: one[1] not in called):
            until = ""
            if (call := called.get(entry)) is not None:
                time = self._words.time_of_day(_ends(call))
                until = self._words.gettext("answer by {time}", time=time)
            yield str(number), self.names.in_list(entry), until

    def heads(self, state: Tournament) -> tuple[HeadShown, ...]:
        """The bounties of the flight in hand, largest first, then by winnings."""
        found = heads(state)
        slices = (self.names.reading, found, state.entries)
        if not _same(self._heads[0], slices):
            none = Money(0)
            largest = nsmallest(
                MOST,
                (one for one in found.on.keys() | found.won.keys() if one in state.entries.by_id),
                key=lambda one: (-found.on.get(one, 0), -found.won.get(one, 0), one),
            )
            if state.terms.heads == "off":
                won = (one for one in found.won if one in state.entries.by_id)
                largest = nsmallest(MOST, won, key=lambda one: (-found.won[one], one))
            self._heads = (
                slices,
                tuple(
                    (self.names.in_list(one), found.on.get(one, none), found.won.get(one, none))
                    for one in largest
                ),
            )
        return self._heads[1]

    def leaders(self, state: Tournament, now: Instant) -> Leading:
        """The leaders still in, and how complete the count is."""
        slices = (self.names.reading, state.counts, state.exits, state.play.seating)
        if not _same(self._leaders[0], slices):
            found: Leading = ((), None, None)
            if (count := state.counts.count) is not None:
                best = chip_leaders(state, {}, now, LEADERS)
                rows = tuple((one.place, self.names.in_list(one.entry), one.chips) for one in best)
                found = (rows, count_state(state, now).average, count.last)
            self._leaders = (slices, found)
        return self._leaders[1]

    def flights(self, state: Tournament, now: Instant) -> FlightsSeen:
        """The state of each flight, and the largest stacks that go on."""
        slices = (self.everybody.reading, _in_time(state, now, state))
        if not _same(self._flights[0], slices):
            found = FlightsSeen()
            if (board := flights_board(state, {}, now)) is not None:
                leaders = tuple(
                    LeaderSeen(one.place, self.everybody.in_list(one.entry), one.flight, one.chips)
                    for one in board.through[:QUALIFIERS]
                )
                found = FlightsSeen(board.flights, leaders, len(board.through), board.average)
            self._flights = (slices, found)
        return self._flights[1]

    def standings(self, state: Tournament, now: Instant, *, paid: bool) -> Placed:
        seating = state.play.seating if state.left <= FEW else None
        changing = _in_time(state, now, state.exits, seating)
        settling = now.uptime // READ if self._settling else None
        told = (self.names.reading, paid, changing, settling, untold(state))
        slices = (state.takings, state.finished, state.prizes, state.setup, *told)
        if not _same(self._standings[0], slices):
            self._settling = False
            out = self._out(state, now, paid=paid)
            self._standings = (slices, (self._still_in(state), out))
        return self._standings[1]

    def _still_in(self, state: Tournament) -> tuple[Row, ...]:
        """The players left by table, once they are few and somebody is out; winners have places."""
        if state.left > FEW or state.left < 2 or not state.exits.by_entry or state.finished:
            return ()
        seats = sorted(
            (
                *state.play.seating.of.items(),
                *((entry, state.exits.by_entry[entry].seat) for entry in untold(state)),
            ),
            key=itemgetter(1),
        )
        return tuple(
            (f"{seat.table}-{seat.seat}", self.names.in_list(entry), "") for entry, seat in seats
        )

    def _out(self, state: Tournament, now: Instant, *, paid: bool) -> tuple[Row, ...]:
        """The busts; a place that may still change has no prize, as it isn't won."""
        prizes = {one.entry: one.amount for one in awards(state)} if paid else {}
        currency, number = state.setup.currency, self._words.number
        rows: list[Row] = []
        latest, by_id = state.entries.by_person, state.entries.by_id
        hidden = untold(state)
        every = (one for one in finishes(state, now) if one.entry not in hidden)
        once = (one for one in every if latest[by_id[one.entry].person] == one.entry)
        shown = islice(once, MANY)
        for place, group in groupby(shown, key=lambda finish: finish.place):
            tied = list(group)
            last = place + tied[0].shared_by - 1
            said = "–".join(dict.fromkeys((number(place), number(last))))
            for finish in tied:
                prize = prizes.get(finish.entry)
                won = amount(self._words, prize, currency) if prize else ""
                if finish.provisional:
                    self._settling = True
                    won = self._words.pgettext("place", "provisional")
                rows.append((said, self.names.in_list(finish.entry), won))
        return tuple(rows)

    def winner(self, state: Tournament, *, paid: bool) -> Podium | None:
        """The winner, the players left behind, and who came second and third."""
        if not state.finished or state.left != 1:
            return None
        best = list(islice((one for one in finishes(state) if one.place <= THIRD), THIRD))
        if not best:  # everybody was struck
            return None
        prizes = {one.entry: one.amount for one in awards(state)} if paid else {}
        steps = tuple(
            Step(
                place=self._words.number(one.place),
                names=self.names.ways(one.entry),
                prize=amount(self._words, prizes.get(one.entry) or None, state.setup.currency),
            )
            for one in best
        )
        return Podium(steps=steps, beaten=len(state.entries.by_person) - 1)

    def last_draws(self, state: Tournament, trail: Iterable[TrailStep]) -> tuple[Drawn, ...]:
        """The last draws, latest first, including undone ones."""
        if not _same(self._draws[0], (state.draws,)):
            self._draws = ((state.draws,), tuple(islice(drawn_in(self._words, trail), 1 + EARLIER)))
        return self._draws[1]


def _in_time(state: Tournament, now: Instant, *slices: object) -> object:
    """The key of a list; in a crowd it changes with the page, not with each bust."""
    if len(state.entries.by_id) > CROWD and bool(state.play.seating.of):
        return now.uptime // READ
    return slices


def _ends(call: Called) -> Instant:
    return replace(call.since, utc=Millis(call.since.utc + call.seconds * 1000))


def _same(before: Slices, after: Slices) -> bool:
    return len(before) == len(after) and all(map(_alike, before, after))


def _alike(before: object, after: object) -> bool:
    """Whether the slices are the same objects, and so unchanged."""
    if isinstance(before, tuple) and isinstance(after, tuple):
        return _same(before, after)
    return before is after or (isinstance(after, int) and before == after)
