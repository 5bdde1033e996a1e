"""Hand-for-hand play: each table deals one hand, then waits until all are done."""

from typing import Final, assert_never

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, read, stopped
from tdconsole.domain.flights.first_days import plays_down_to
from tdconsole.domain.hand.known_hands import coming, is_known
from tdconsole.domain.hand.table_hands import on_fault, playing, still_deal, yet_to_report
from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    NextHandDealt,
    TablesReported,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.bubble import (
    AllInHeld,
    AllInsNotHeld,
    AllInsOpen,
    AnotherRuns,
    HandForHandOff,
    NobodyDeals,
    NothingHeld,
    NotInABreak,
    NotInThisHand,
    ReleasedEarly,
    ReportedSo,
    UntilNeeded,
    UntilNotBelow,
    UntilReached,
)
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.day import LastHandsOn
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.penalties import hand_over, none_waits
from tdconsole.domain.state.table_play import CutShort, HandForHand
from tdconsole.domain.state.tournament import Clock, Hand, Play, Tournament, play_of, with_play
from tdconsole.domain.values import Break, Instant, Map, Millis, Money, TableNo, TableTask

Decision = tuple[Event, ...] | Rejection

_MINUTE: Final = 60_000


def start(tournament: Tournament, command: StartHandForHand, context: Context) -> Decision:
    if fault := on_fault(tournament):
        return fault
    if tournament.play.last_hands is not None:
        return LastHandsOn()
    reading = _begun(tournament, context)
    if reading is None:
        return ClockNotStarted()
    if isinstance(reading.period, Break):
        return NotInABreak()
    tables = playing(tournament)
    if not tables:
        return NobodyDeals()
    until = command.until or next_jump(tournament)
    if until is None:
        return UntilNeeded()
    if until >= tournament.left:
        return UntilReached(until=until, left=tournament.left)
    return (
        HandForHandStarted(
            play=tournament.play.id,
            anchor=stopped(reading, context.zone),
            minutes=tournament.rules.hand_minutes.value,
            until=until,
            tables=tables,
            at=context.now,
        ),
    )


def next_jump(tournament: Tournament, below: int | None = None) -> int | None:
    """The number of players left at which the next pay jump comes; the first is the bubble.

    A flight that plays down to a number of players has only that jump.
    """
    down_to = plays_down_to(tournament)
    if down_to is not None:
        return down_to if down_to < tournament.left and below is None else None
    if tournament.in_flights:
        return None
    prizes = prize_list(tournament)
    left = tournament.left if below is None else min(below, tournament.left)
    now = _prize(prizes, left)
    return next((place for place in range(left - 1, 0, -1) if _prize(prizes, place) > now), None)


def _prize(prizes: tuple[Money, ...], place: int) -> Money:
    return prizes[place - 1] if 0 < place <= len(prizes) else Money(0)


def report(tournament: Tournament, command: ReportTables, _context: Context) -> Decision:
    """Record what tables report; a table already in that state is left out of the event."""
    board = tournament.play.board
    if board is None:
        return HandForHandOff()
    task, named = command.task, dict.fromkeys(command.tables)
    for table in named:
        if table not in tournament.play.seating.tables:
            return NoSuchTable(table=table)
        if table not in board.tables:
            return NotInThisHand(table=table)
    tables = tuple(table for table in named if board.task(table) != task)
    if not tables:
        return ReportedSo(tables=tuple(named), task=task)
    return _task_fault(tournament, board, tables, task) or (
        TablesReported(play=tournament.play.id, tables=tables, task=task),
    )


def _task_fault(
    tournament: Tournament, board: HandForHand, tables: tuple[TableNo, ...], task: TableTask
) -> Rejection | None:
    """The fault of a report, if any; a table may always be put back to dealing."""
    rule = tournament.rules.hold_all_in
    match task:
        case "dealing":
            return None
        case "done":
            held = next((table for table in tables if board.task(table) == "held"), None)
            return None if held is None else AllInHeld(table=held, cite=rule.cite)
        case "held":
            return None if rule.value else AllInsNotHeld(option="h4h.hold_all_in", cite=rule.cite)
        case "released":
            return _release_fault(tournament, board, tables)
        case _:
            assert_never(task)


def _release_fault(
    tournament: Tournament, board: HandForHand, tables: tuple[TableNo, ...]
) -> Rejection | None:
    table, *more = tables
    if board.task(table) != "held":
        return NothingHeld(table=table)
    cite = tournament.rules.hold_all_in.cite
    if more:
        return AnotherRuns(table=more[0], running=table, cite=cite)
    waits = yet_to_report(tournament.play, board)
    running = next((other for other, task in waits if task == "released"), None)
    if running is not None:
        return AnotherRuns(table=table, running=running, cite=cite)
    dealing = [other for other, task in waits if task == "dealing"]
    if not dealing:
        return None
    told = still_deal(dealing)
    return ReleasedEarly(table=table, tables=told.tables, others=told.others, cite=cite)


def deal_next(tournament: Tournament, _command: DealNextHand, context: Context) -> Decision:
    play = tournament.play
    if play.board is None:
        return HandForHandOff()
    if waits := yet_to_report(play, play.board):
        return still_deal([table for table, _ in waits], tournament.rules.next_hand.cite)
    tables = playing(tournament)
    if not tables:
        return NobodyDeals()
    return (NextHandDealt(play=play.id, tables=tables, at=context.now),)


def extend(tournament: Tournament, command: ExtendHandForHand, _context: Context) -> Decision:
    board = tournament.play.board
    if board is None:
        return HandForHandOff()
    if command.until >= board.until:
        return UntilNotBelow(until=command.until, was=board.until)
    if command.until >= tournament.left:
        return UntilReached(until=command.until, left=tournament.left)
    return (HandForHandExtended(play=tournament.play.id, until=command.until),)


def end(tournament: Tournament, _command: EndHandForHand, context: Context) -> Decision:
    """End hand-for-hand play, even in mid-hand; an unfinished hand takes no time off the clock."""
    play = tournament.play
    if play.board is None:
        return HandForHandOff()
    waits = yet_to_report(play, play.board)
    if opened := tuple(table for table, task in waits if task != "dealing"):
        return AllInsOpen(tables=opened, cite=tournament.rules.hold_all_in.cite)
    if not waits:
        play = replace(play, clock=hand_off(play.clock, play.board))
    reading = _begun(with_play(tournament, play), context)
    if reading is None:
        return ClockNotStarted()
    return (HandForHandEnded(play=play.id, anchor=stopped(reading, context.zone), at=context.now),)


def _begun(tournament: Tournament, context: Context) -> Reading | None:
    reading = read(tournament.setup.structure, tournament.play.clock, context.now)
    return None if reading is None or reading.starts_in is not None else reading


def hand_off(clock: Clock, board: HandForHand) -> Clock:
    """The clock after a hand that is over at every table: its minutes come off."""
    off = Millis(clock.off + board.minutes * _MINUTE)
    return replace(clock, off=off, played=clock.played + 1)


def started(tournament: Tournament, event: HandForHandStarted) -> Tournament:
    """Start the board; a button that had already gone stale is forgotten."""
    play = play_of(tournament, event.play)
    board = HandForHand(
        minutes=event.minutes, until=event.until, since=event.at, tables=event.tables
    )
    hands = play.hands
    for table in play.hands:
        if not is_known(tournament, play, table, event.at):
            hands = hands.delete(table)
    clock = Clock(anchor=event.anchor)
    return with_play(tournament, replace(play, board=board, cut=None, hands=hands, clock=clock))


def reported(tournament: Tournament, event: TablesReported) -> Tournament:
    play = play_of(tournament, event.play)
    board = play.board
    if board is None:
        return tournament
    tasks = board.tasks
    for table in event.tables:
        tasks = tasks.set(table, event.task)
    return with_play(tournament, replace(play, board=replace(board, tasks=tasks)))


def next_dealt(tournament: Tournament, event: NextHandDealt) -> Tournament:
    play = play_of(tournament, event.play)
    board = play.board
    if board is None:
        return tournament
    penalties = hand_over(tournament, frozenset(board.tables))
    clock = hand_off(play.clock, board)
    board = replace(board, hand=board.hand + 1, tables=event.tables, tasks=Map(), out=())
    play = replace(play, board=board, clock=clock, hands=_moved_on(play, event.at))
    return with_play(replace(_all_told(tournament), penalties=penalties), play)


def _all_told(tournament: Tournament) -> Tournament:
    """The tournament with all hands closed: no bust can be added to them any more."""
    exits = tournament.exits
    return replace(tournament, exits=replace(exits, told=exits.hands))


def _moved_on(play: Play, at: Instant) -> Map[TableNo, Hand]:
    """The buttons moved on by one hand; those that can't be known are dropped."""
    hands = play.hands
    for number, hand in play.hands.items():
        table = play.seating.tables.get(number)
        dealt = None if table is None else coming(hand, table)
        if table is None or dealt is None:
            hands = hands.delete(number)
        else:
            big = table.players.get(dealt.big_blind)
            hands = hands.set(number, Hand(dealt=dealt, since=at, big_blind=big))
    return hands


def extended(tournament: Tournament, event: HandForHandExtended) -> Tournament:
    play = play_of(tournament, event.play)
    if play.board is None:
        return tournament
    return with_play(tournament, replace(play, board=replace(play.board, until=event.until)))


def ended(tournament: Tournament, event: HandForHandEnded) -> Tournament:
    """End the board; the clock can't be taken back beyond it, as hands have been played."""
    play = play_of(tournament, event.play)
    board, cut = play.board, play.cut
    if board is not None:
        done = [table for table in board.tables if board.task(table) == "done"]
        waits = tuple(table for table, _ in yet_to_report(play, board))
        if waits:
            cut = CutShort(since=event.at, tables=waits, out=board.out, announced=board.announced)
        else:
            tournament, done = _all_told(tournament), list(board.tables)
        penalties = none_waits(hand_over(tournament, frozenset(done)))
        tournament = replace(tournament, penalties=penalties)
    clock = Clock(anchor=event.anchor)
    return with_play(tournament, replace(play, board=None, cut=cut, clock=clock))
