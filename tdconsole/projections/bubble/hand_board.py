"""The hand-for-hand board: each table, the clock, the busts, and what comes next."""

from collections.abc import Mapping
from typing import Literal

from tdconsole.domain.bubble.hand_for_hand import hand_off, next_jump
from tdconsole.domain.clock.reading import read
from tdconsole.domain.eliminations.ranking import best_out, by_the_book, ranked, ties_rule
from tdconsole.domain.hand.table_hands import playing, yet_to_report
from tdconsole.domain.language.tie_order import Doubt
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import split
from tdconsole.domain.state.table_play import HandForHand
from tdconsole.domain.state.tournament import Clock, Exit, Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    Place,
    Record,
    Seat,
    TableNo,
    TableTask,
)
from tdconsole.projections.clock.board import level_number
from tdconsole.projections.discipline.missing_hands import Misses, missing_hands

Step = Literal["report", "release", "next", "end"]
"""Await reports; release an all-in; deal the next hand; or end."""


class HandOut(Record, kw_only=True):
    """A bust of this hand."""

    entry: EntryId
    seat: Seat
    stack: Chips | None
    """The stack at the start of the hand."""
    by: tuple[EntryId, ...]


class HandTable(Record, kw_only=True):
    table: TableNo
    players: int
    task: TableTask
    may_release: bool
    """Whether the held all-in may be played: all other tables are done or hold, none plays one."""
    out: tuple[HandOut, ...] = ()
    away: tuple[Misses, ...] = ()


class HandPlace(Record, kw_only=True):
    """A place shared in this hand, with the amount each gets."""

    place: Place
    entries: tuple[EntryId, ...]
    amounts: tuple[Money, ...]


class HandRanking(Record, kw_only=True):
    """The ranking of this hand so far; provisional until the hand is over."""

    places: tuple[HandPlace, ...] = ()
    """The places, best first."""
    doubt: Doubt | None = None
    """What the rule leaves to the director; the ranking is then only a proposal."""
    cite: str | None = None
    """The article behind the ranking."""
    stacks_missing: tuple[EntryId, ...] = ()
    """The players whose stacks decide over money and aren't known."""


class HandClock(Record, kw_only=True):
    """The clock's reading; a break has no level, and in a level by hands `hands` counts."""

    level: int | None
    left: Millis
    hands: int | None


class HandBoard(Record, kw_only=True):
    currency: str
    hand: int
    """The number of the hand; 1 is the one in progress at the announcement."""
    since: Instant
    minutes: int
    """The minutes each hand takes off the clock."""
    cite: str | None
    off: Millis
    """The time taken off by earlier hands, since the clock was last set."""
    clock: HandClock
    after: HandClock
    """The clock once this hand is over."""
    left: int
    paid: int
    until: int
    """The number of players it goes on until."""
    jump: int | None
    """The number it would go on until if extended to the next pay jump."""
    at_stake: Money
    """The least prize of anybody left at the end, or now if fewer are left."""
    next_out: Money
    """The prize of the next player out."""
    tables: tuple[HandTable, ...]
    dealing: int
    done: int
    held: int
    released: int
    out: tuple[HandOut, ...]
    ranking: HandRanking
    step: Step
    release: TableNo | None
    """The table whose all-in is released next."""
    of_flight: bool = False
    """Whether a flight's end is at stake: `paid` are those who go on, without money yet."""


def hand_board(tournament: Tournament, now: Instant) -> HandBoard | None:
    """The board, or None without hand-for-hand play."""
    play, setup = tournament.play, tournament.setup
    board = play.board
    if board is None or tournament.finished:
        return None
    prizes = () if tournament.in_flights else prize_list(tournament)
    exits = tournament.exits.by_entry
    out = tuple(_out(entry, exits[entry]) for entry in board.out if entry in exits)
    waits = dict(yet_to_report(play, board))
    release = _next_release(waits)
    tables = _tables(tournament, board, waits, out, may_release=release is not None)
    tasks = [one.task for one in tables]
    return HandBoard(
        currency=setup.currency,
        hand=board.hand,
        since=board.since,
        minutes=board.minutes,
        cite=tournament.rules.next_hand.cite,
        off=play.clock.off,
        clock=_clock(tournament, play.clock, now),
        after=_clock(tournament, hand_off(play.clock, board), now),
        left=tournament.left,
        paid=board.until if tournament.in_flights else len(prizes),
        of_flight=tournament.in_flights,
        until=board.until,
        jump=next_jump(tournament, board.until),
        at_stake=_prize(prizes, min(board.until, tournament.left)),
        next_out=_prize(prizes, tournament.left),
        tables=tables,
        dealing=tasks.count("dealing"),
        done=tasks.count("done"),
        held=tasks.count("held"),
        released=tasks.count("released"),
        out=out,
        ranking=_ranking(tournament, out, prizes),
        step=_step(tournament, board, waits, release),
        release=release,
    )


def _out(entry: EntryId, exit_: Exit) -> HandOut:
    return HandOut(entry=entry, seat=exit_.seat, stack=exit_.removed or exit_.stack, by=exit_.by)


def _prize(prizes: tuple[Money, ...], place: int) -> Money:
    return prizes[place - 1] if 0 < place <= len(prizes) else Money(0)


def _next_release(waits: Mapping[TableNo, TableTask]) -> TableNo | None:
    if any(task != "held" for task in waits.values()):
        return None
    return min(waits, default=None)


def _tables(
    tournament: Tournament,
    board: HandForHand,
    waits: Mapping[TableNo, TableTask],
    out: tuple[HandOut, ...],
    *,
    may_release: bool,
) -> tuple[HandTable, ...]:
    """The tables of the board; an empty one is done."""
    by_table: dict[TableNo, list[HandOut]] = {}
    for one in out:
        by_table.setdefault(one.seat.table, []).append(one)
    tables, away = tournament.play.seating.tables, missing_hands(tournament)
    rows = []
    for number in board.tables:
        table, task = tables.get(number), waits.get(number, "done")
        rows.append(
            HandTable(
                table=number,
                players=0 if table is None else len(table.players),
                task=task,
                may_release=may_release and task == "held",
                out=tuple(by_table.get(number, ())),
                away=away.get(number, ()),
            )
        )
    return tuple(rows)


def _clock(tournament: Tournament, clock: Clock, now: Instant) -> HandClock:
    structure = tournament.setup.structure
    reading = read(structure, clock, now)
    if reading is None:
        return HandClock(level=None, left=Millis(0), hands=None)
    level = level_number(structure, reading.index)
    return HandClock(level=level, left=reading.left, hands=reading.hands)


def _step(
    tournament: Tournament,
    board: HandForHand,
    waits: Mapping[TableNo, TableTask],
    release: TableNo | None,
) -> Step:
    if release is not None:
        return "release"
    if waits:
        return "report"
    return "end" if tournament.left <= board.until or not playing(tournament) else "next"


def _ranking(
    tournament: Tournament, out: tuple[HandOut, ...], prizes: tuple[Money, ...]
) -> HandRanking:
    exits, struck = tournament.exits.by_entry, tournament.prizes.struck
    members = [(one.entry, exits[one.entry]) for one in out if one.entry not in struck]
    if not members:
        return HandRanking()
    hand = members[0][1].hand
    later = (entry for entry, exit_ in exits.items() if exit_.hand > hand and entry not in struck)
    best = Place(best_out(tournament) + sum(1 for _ in later))
    rule = ties_rule(tournament, members)
    settled = all(entry in tournament.prizes.ranks for entry, _ in members)
    doubt = None if settled else by_the_book(tournament, members).doubt
    if doubt == "stacks" and best > len(prizes):
        doubt = None
    placed = {entry for entry, _ in members}
    missing = tuple(one.entry for one in out if one.stack is None and one.entry in placed)
    if doubt != "stacks":
        missing = ()
    equal = doubt == "equal_stacks"
    return HandRanking(
        places=_places(tournament, ranked(tournament, members), best, prizes),
        doubt=doubt,
        cite=tournament.rules.ties_equal.cite if equal else rule.cite,
        stacks_missing=missing,
    )


def _places(
    tournament: Tournament,
    ranks: tuple[tuple[EntryId, ...], ...],
    best: Place,
    prizes: tuple[Money, ...],
) -> tuple[HandPlace, ...]:
    rows: list[HandPlace] = []
    place = best
    for tied in ranks:
        amounts = prizes[place - 1 : place - 1 + len(tied)]
        shared = tuple(split(tournament, place, len(tied), tied, amounts))
        rows.append(
            HandPlace(
                place=place,
                entries=tuple(one.entry for one in shared),
                amounts=tuple(one.amount for one in shared),
            )
        )
        place = Place(place + len(tied))
    return tuple(rows)
