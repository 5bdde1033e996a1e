"""A tournament played down to its winner in memory, following all advice: for measuring."""

from collections import Counter
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.engine.decider import decide, evolve
from tdconsole.domain.hand.blinds import next_hand, with_button
from tdconsole.domain.hand.known_hands import known
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    Bust,
    EliminatePlayers,
    PlaceButton,
)
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.floor import Moved, TablesBalanced
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.room.breaking import breaking_order
from tdconsole.domain.room.seating import moved_together
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Commitment, Tournament
from tdconsole.domain.values import (
    FIRST_CHAIN,
    CallNo,
    Chips,
    Dealt,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Millis,
    Money,
    PeriodId,
    PersonId,
    Price,
    Record,
    Seat,
    SeatNo,
    TableNo,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.projections.advice import RedrawDue, TableCanBreak, TablesNotLevel, advice

SEATS: Final = 9
HAND: Final = Millis(120_000)
ROUND: Final = 20
"""The most hands caught up on at a table since it was last asked."""


class Rundown(Record, kw_only=True):
    """The totals; `balanced` and `broken` are moves of players, `letter` those by the book."""

    players: int
    balanced: int
    broken: int
    letter: int
    most: int
    """The moves of the player moved most."""
    times: tuple[float, ...]
    """The seconds of each bust with everything that followed from it."""
    bare: tuple[float, ...]
    """The seconds of counting and sorting the tables after each."""

    @property
    def moves(self) -> int:
        return self.balanced + self.broken


def run_down(players: int, seed: int = 1) -> Rundown:
    return _Evening(players, seed).run()


class _Evening:
    def __init__(self, players: int, seed: int) -> None:
        self._dice = Random(seed)  # noqa: S311 -- nothing is drawn by it
        self._players = players
        self._now = Instant(utc=Millis(0), boot="rundown", uptime=Millis(0))
        self._round = self._draws = 0
        self._hands: dict[TableNo, tuple[int, Dealt]] = {}
        self._state = self._seated(self._founded())
        self._moved = Counter[EntryId]()
        self._balanced = self._broken = self._letter = 0

    def run(self) -> Rundown:
        times: list[float] = []
        bare: list[float] = []
        while self._state.left > 1:
            self._round += 1
            self._now = replace(self._now, uptime=Millis(self._now.uptime + HAND))
            out = EliminatePlayers(hand=(Bust(entry=self._somebody()),))
            times.append(self._timed(out) + self._follow())
            bare.append(self._bare())
        return Rundown(
            players=self._players,
            balanced=self._balanced,
            broken=self._broken,
            letter=self._letter,
            most=max(self._moved.values(), default=0),
            times=tuple(times),
            bare=tuple(bare),
        )

    # Before the first hand

    def _founded(self) -> Tournament:
        created = CreateTournament(
            name="Rundown",
            price=Price(pool=Money(5000)),
            stack=Chips(20_000),
            structure=structure("club-evening"),
            payouts=payouts("club"),
            seats_per_table=SEATS,
        )
        state = None
        events = decide(None, created, self._context())
        if isinstance(events, Refusal):
            raise TypeError(events)
        for event in events:
            state = evolve(state, event)
        for number in range(1, self._players + 1):
            state = evolve(
                state,
                EntryRegistered(
                    entry=EntryId(number),
                    person=PersonId(number),
                    paid=created.price,
                    stack=created.stack,
                ),
            )
        if state is None:
            raise TypeError
        return state

    def _seated(self, state: Tournament) -> Tournament:
        entries = list(state.entries.by_id)
        self._dice.shuffle(entries)
        places = {
            entry: Seat(table=TableNo(1 + at // SEATS), seat=SeatNo(1 + at % SEATS))
            for at, entry in enumerate(entries)
        }
        play = replace(moved_together(state.play, places), moves=state.play.moves)
        self._state = replace(state, plays=state.plays.set(play.id, play))
        self._do(StartClock())
        # Late enough for everybody to have entered.
        self._now = replace(self._now, uptime=Millis(self._now.uptime + 24 * 30 * HAND))
        return self._state

    def _context(self) -> Context:
        digest = Digest("ab" * 32)
        commitment = Commitment(chain=FIRST_CHAIN, commitment=digest, length=100_000)
        self._draws += 1
        link = Digest(sha256(str(self._draws).encode()).hexdigest())
        return Context(
            now=self._now,
            entry=EntryId(self._players + 1),
            draw=DrawNo(self._draws),
            period=PeriodId(1),
            call=CallNo(1),
            link=link,
            commitment=commitment,
        )

    # Hand by hand

    def _timed(self, command: Command) -> float:
        context = self._context()
        began = perf_counter()
        events = decide(self._state, command, context)
        if isinstance(events, Refusal):
            raise TypeError(events)
        state = self._state
        for event in events:
            after = evolve(state, event)
            if after is None:
                raise TypeError(event)
            state = after
        took = perf_counter() - began
        self._state = state
        return took

    def _do(self, command: Command) -> None:
        self._timed(command)

    def _somebody(self) -> EntryId:
        tables = self._state.play.seating.tables.values()
        playing = [table for table in tables if len(table.players) > 1]
        table = self._dice.choices(playing, [len(table.players) for table in playing])[0]
        return self._dice.choice(sorted(table.players.values()))

    def _follow(self) -> float:
        """Follow the advice on tables until there is none; answers aren't timed."""
        took = 0.0
        while True:
            began = perf_counter()
            due = advice(self._state, self._now)
            took += perf_counter() - began
            wanted = next(
                (one for one in due if isinstance(one, RedrawDue | TableCanBreak | TablesNotLevel)),
                None,
            )
            if wanted is None:
                return took
            if isinstance(wanted, TablesNotLevel) and wanted.moves[0].asks:
                for table in wanted.moves[0].asks:
                    self._do(self._answer(table))
                continue
            if wanted.proposal is None:
                raise TypeError(wanted)
            before = self._state
            took += self._timed(wanted.proposal)
            self._count(before, wanted.proposal)

    def _answer(self, number: TableNo) -> PlaceButton:
        """The answer on the button: as drawn at first, then a hand further for each round since."""
        table = self._state.play.seating.tables[number]
        players = tuple(table.players)
        first = with_button(self._dice.choice(sorted(players)), players)
        since, dealt = self._hands.get(number, (self._round, first))
        for _ in range(min(self._round - since, ROUND)):
            dealt = next_hand(dealt, players)
        self._hands[number] = self._round, dealt
        if dealt.big_blind == dealt.button:
            dealt = first
        return PlaceButton(table=number, button=dealt.button, big_blind=dealt.big_blind)

    def _bare(self) -> float:
        tables = self._state.play.seating.tables
        began = perf_counter()
        sorted(len(table.players) for table in tables.values() if table.players)
        return perf_counter() - began

    # The outcome

    def _count(self, before: Tournament, done: Command) -> None:
        match done:
            case BalanceTables(moves=moves):
                for move in moves:
                    self._letter += self._by_the_letter(
                        before, Moved(entry=move.entry, seat=move.seat)
                    )
                    before = _after(before, Moved(entry=move.entry, seat=move.seat))
                    self._moved[move.entry] += 1
                self._balanced += len(moves)
            case BreakTable(table=number):
                players = before.play.seating.tables[number].players.values()
                first = breaking_order(before)[0] == number
                self._letter += len(players) if first and self._are_level(before) else 0
                self._broken += len(players)
                self._moved.update(players)
                self._hands.pop(number, None)
            case RedrawSeats():
                self._hands.clear()
            case _:
                raise TypeError(done)

    def _are_level(self, before: Tournament) -> bool:
        """Whether the tables are no further apart than before, or than one player."""
        return _gap(self._state) <= max(1, _gap(before))

    def _by_the_letter(self, before: Tournament, move: Moved) -> bool:
        """Whether the move is by the book: fullest to shortest, next big blind, worst seat."""
        seating = before.play.seating
        source = seating.tables[seating.of[move.entry].table]
        target = seating.tables[move.seat.table]
        sizes = [len(table.players) for table in seating.tables.values() if table.players]
        if len(source.players) != max(sizes) or len(target.players) != min(sizes):
            return False
        here = known(before, source.no, self._now)
        there = known(before, target.no, self._now)
        if here is None or (there is None and len(target.players) > 1):
            return False
        clockwise = [(here.dealt.big_blind + step - 1) % SEATS + 1 for step in range(1, SEATS + 1)]
        first = next(seat for seat in map(SeatNo, clockwise) if seat in source.players)
        return source.players[first] == move.entry and (
            there is None or _soonest(tuple(target.players), there.dealt, move.seat.seat)
        )


def _after(tournament: Tournament, move: Moved) -> Tournament:
    event = TablesBalanced(play=tournament.play.id, moves=(move,))
    after = evolve(tournament, event)
    if after is None:
        raise TypeError(event)
    return after


def _gap(tournament: Tournament) -> int:
    tables = tournament.play.seating.tables.values()
    sizes = [len(table.players) for table in tables if table.players]
    return max(sizes) - min(sizes)


def _soonest(players: tuple[SeatNo, ...], last: Dealt, seat: SeatNo) -> bool:
    """Whether on no other free seat the newcomer would be the big blind sooner, hand by hand."""
    free = [one for one in map(SeatNo, range(1, SEATS + 1)) if one not in players]
    turns = {one: _hands_until(players, last, one) for one in free}
    return turns[seat] == min(turns.values())


def _hands_until(players: tuple[SeatNo, ...], last: Dealt, seat: SeatNo) -> int:
    there, dealt, hands = (*players, seat), last, 0
    while True:
        hands += 1
        dealt = next_hand(dealt, there, single=hands == 1 and seat == last.big_blind)
        if dealt.big_blind == seat:
            return hands
