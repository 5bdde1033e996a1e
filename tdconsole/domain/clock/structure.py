"""The structure: which ones are refused outright, and how one changes while its clock runs."""

from msgspec.structs import replace

from tdconsole.domain.clock.depth import follows
from tdconsole.domain.clock.reading import (
    HALF_A_DAY,
    Reading,
    hands_of,
    has_ended,
    length,
    next_time,
    read,
    span,
)
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.structure import Reanchored, StructureEdited
from tdconsole.domain.language.rejections.clock import NoSuchPeriod
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import NoLevels
from tdconsole.domain.language.rejections.structure import (
    BlindsFall,
    MarkWithoutChip,
    NothingToBet,
    PeriodTwice,
    PresentPeriodGone,
    PresentPeriodOver,
    SmallBlindTooBig,
    StructureUnchanged,
)
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Clock, Play, Tournament, play_of, with_play
from tdconsole.domain.values import (
    Break,
    Chips,
    ClockAnchor,
    Instant,
    Level,
    Millis,
    Period,
    PeriodId,
    Structure,
    Zone,
)


def structure_fault(structure: Structure) -> Rejection | None:
    """The fault of a structure, if any; rows are counted from 1, breaks included."""
    if not any(isinstance(period, Level) for period in structure):
        return NoLevels()
    highest: dict[tuple[bool, bool], Chips] = {}
    for row, period in enumerate(structure, start=1):
        if any(mark.kind == "colour_up" and mark.chip is None for mark in period.marks):
            return MarkWithoutChip(row=row)
        if isinstance(period, Break):
            continue
        if not period.big_blind and not period.bring_in:
            return NothingToBet(row=row)
        if period.small_blind > period.big_blind:
            return SmallBlindTooBig(row=row, small=period.small_blind, big=period.big_blind)
        # In mixed games each betting form has its own stakes.
        kind, stake = _stake(period)
        was = highest.get(kind, Chips(0))
        if stake < was:
            return BlindsFall(row=row, was=was, now=stake)
        highest[kind] = stake
    return None


def _stake(level: Level) -> tuple[tuple[bool, bool], Chips]:
    kind = (level.big_blind > 0, level.big_bet > 0)
    return kind, level.big_blind or level.big_bet or level.bring_in


def numbered_anew(structure: Structure) -> Structure:
    """The structure renumbered from 1, for a new tournament."""
    return tuple(
        replace(period, id=PeriodId(number)) for number, period in enumerate(structure, start=1)
    )


def numbered(structure: Structure, first: PeriodId) -> Structure:
    """The structure with a lasting number for every new period."""
    given: list[Period] = []
    number = first
    for period in structure:
        if period.id:
            given.append(period)
            continue
        given.append(replace(period, id=number))
        number = PeriodId(number + 1)
    return tuple(given)


def edit(
    tournament: Tournament, command: EditStructure, context: Context
) -> tuple[Event, ...] | Rejection:
    if fault := structure_fault(command.structure) or _numbers_fault(command.structure, context):
        return fault
    structure = numbered(command.structure, context.period)
    if structure == tournament.setup.structure:
        return StructureUnchanged()
    clocks: list[Reanchored] = []
    old = tournament.setup.structure
    for play in tournament.plays.values():
        reanchored = _reanchored if _runs_on(tournament, play) else _put_forward
        anchor = reanchored(old, structure, play, context)
        if anchor is None:
            continue
        if not isinstance(anchor, ClockAnchor):
            return anchor
        clocks.append(Reanchored(play=play.id, anchor=anchor))
    return (StructureEdited(structure=structure, clocks=tuple(clocks)),)


def _runs_on(tournament: Tournament, play: Play) -> bool:
    """Whether the flight's clock still runs: not if the flight is over or was merged."""
    if tournament.in_flights:
        return play.day == 1 or bool(play.seating.of)
    return play.id == tournament.current


def _put_forward(
    old: Structure, new: Structure, play: Play, context: Context
) -> ClockAnchor | None:
    """The anchor of a clock that won't run again: as it was, or at the next period still there."""
    anchor, reading = play.clock.anchor, read(old, play.clock, context.now)
    if anchor is None or reading is None or any(one.id == reading.period.id for one in new):
        return None
    row = follows(old, new, reading.index)
    period = new[min(row, len(new) - 1)]
    left, hands = length(period), hands_of(period)
    if row == len(new):
        left, hands = Millis(0), None if hands is None else 0
    return ClockAnchor(period=period.id, left=left, hands=hands, ran=reading.ran, zone=context.zone)


def _numbers_fault(structure: Structure, context: Context) -> Rejection | None:
    seen: set[PeriodId] = set()
    for row, period in enumerate(structure, start=1):
        if not 0 <= period.id < context.period:
            return NoSuchPeriod(period=period.id)
        if period.id in seen:
            return PeriodTwice(row=row)
        if period.id:
            seen.add(period.id)
    return None


def _reanchored(
    old: Structure, new: Structure, play: Play, context: Context
) -> ClockAnchor | Rejection | None:
    """An anchor at the same moment of the same period; lengthening a level doesn't restart it."""
    anchor = play.clock.anchor
    reading = read(old, play.clock, context.now)
    if anchor is None or reading is None:
        return None
    waits = reading.starts_in is not None
    if waits and reading.index == 0 and new[0].id != reading.period.id:
        begins = anchor.since.utc if anchor.since is not None else context.now.utc
        left = span(new[0], begins, context.zone)
        return replace(anchor, period=new[0].id, left=left, hands=hands_of(new[0]))
    row = next((n for n, p in enumerate(new, start=1) if p.id == reading.period.id), None)
    if row is None:
        return PresentPeriodGone()
    period = new[row - 1]
    since = anchor.since if waits or anchor.since is None else context.now
    left = _left(reading, period, since or context.now, context.zone)
    hands = _hands_left(reading, period)
    if has_ended(left, hands) and not has_ended(reading.left, reading.hands):
        return PresentPeriodOver(lasted=Millis(length(reading.period) - reading.left), row=row)
    return ClockAnchor(
        period=period.id,
        left=Millis(max(0, left)),
        since=since,
        waits=waits,
        hands=None if hands is None else max(0, hands),
        ran=reading.ran,
        zone=context.zone,
    )


def _left(reading: Reading, period: Period, now: Instant, zone: Zone) -> Millis:
    was = reading.period
    if isinstance(period, Break) and period.until is not None and period != was:
        until = Millis(next_time(now.utc, period.until, zone) - now.utc)
        if until <= HALF_A_DAY:
            return until
    return Millis(reading.left + length(period) - length(was))


def _hands_left(reading: Reading, period: Period) -> int | None:
    hands, before = hands_of(period), hands_of(reading.period)
    if hands is None or before is None or reading.hands is None:
        return hands
    return reading.hands + hands - before


def edited(tournament: Tournament, event: StructureEdited) -> Tournament:
    """Change the structure; the clock can't be taken back to readings of the old one."""
    tournament = replace(tournament, setup=replace(tournament.setup, structure=event.structure))
    for one in event.clocks:
        play = play_of(tournament, one.play)
        clock = Clock(anchor=one.anchor, pause_reason=play.clock.pause_reason)
        tournament = with_play(tournament, replace(play, clock=clock))
    return tournament
