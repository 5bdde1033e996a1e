"""The board of hand for hand: each table, what the clock shows, who is out, and what comes next."""

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
"""Reports are awaited; an all-in may be played; the next hand be dealt; it is over."""


class HandOut(Record, kw_only=True):
    """Somebody who went out in this hand."""

    entry: EntryId
    seat: Seat
    stack: Chips | None
    """At the start of the hand."""
    by: tuple[EntryId, ...]


class HandTable(Record, kw_only=True):
    table: TableNo
    players: int
    task: TableTask
    may_release: bool
    """The all-in that is held: every other table is done, or holds one, and none is played."""
    out: tuple[HandOut, ...] = ()
    away: tuple[Misses, ...] = ()


class HandPlace(Record, kw_only=True):
    """Those of this hand who share a place, each with what he gets for it."""

    place: Place
    entries: tuple[EntryId, ...]
    amounts: tuple[Money, ...]


class HandRanking(Record, kw_only=True):
    """How those of this hand rank as far as it is told; provisional until it is over."""

    places: tuple[HandPlace, ...] = ()
    """The best first."""
    doubt: Doubt | None = None
    """What the rule leaves to the director, and this only proposes."""
    cite: str | None = None
    """The article by which they rank."""
    stacks_missing: tuple[EntryId, ...] = ()
    """Whose stacks decide where there is money, and were not told."""


class HandClock(Record, kw_only=True):
    """In a break there is no level; of a level by hands `hands` counts."""

    level: int | None
    left: Millis
    hands: int | None


class HandBoard(Record, kw_only=True):
    currency: str
    hand: int
    """The first is the one that was in progress at the announcement."""
    since: Instant
    minutes: int
    """That each hand takes off the clock."""
    cite: str | None
    off: Millis
    """Taken off by the hands before, since the clock was set last."""
    clock: HandClock
    after: HandClock
    """Once this hand is over."""
    left: int
    paid: int
    until: int
    """With so many left it is to end."""
    jump: int | None
    """Where it would end if it went on to the next jump of the prizes."""
    at_stake: Money
    """The least that anybody gets who is left then, or now where fewer are."""
    next_out: Money
    """For whoever goes out next."""
    tables: tuple[HandTable, ...]
    dealing: int
    done: int
    held: int
    released: int
    out: tuple[HandOut, ...]
    ranking: HandRanking
    step: Step
    release: TableNo | None
    """Whose all-in is the next."""
    of_flight: bool = False
    """It is played for who goes on: `paid` are as many as do, and nobody wins anything yet."""


def hand_board(tournament: Tournament, now: Instant) -> HandBoard | None:
    """None where it is not played hand for hand."""
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
    """A table that everybody has left is done."""
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
