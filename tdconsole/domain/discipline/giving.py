"""Giving, counting and lifting penalties, and the player's return."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.chips.counts import flight_in_hand, too_few
from tdconsole.domain.clock.reading import read
from tdconsole.domain.hand.antes import as_due
from tdconsole.domain.hand.hands_left import in_bag, is_overnight, rests, to_play
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.events.chips import ChipsCorrected
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.day import BaggedAlready
from tdconsole.domain.language.rejections.discipline import (
    BackAlready,
    BlindsNotForfeited,
    ChipsNotTaken,
    CountedByItself,
    FewerServed,
    HandsOrRounds,
    HowManyChips,
    MoreThanToMiss,
    NobodyMisses,
    NoChipsTaken,
    NoHandsCounted,
    NoHandToTakeBack,
    NoSuchPenalty,
    NothingToMiss,
    PenaltyOver,
    RoundsAtNoTable,
    StillMisses,
    UnknownOffence,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NoSuchTable,
    NotSeated,
    PlayerIsOut,
)
from tdconsole.domain.room.seating import player_fault
from tdconsole.domain.rules.offences import DODGED, DODGED_CITE, forfeits_blinds
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.flight_in_hand import entry_of, seen
from tdconsole.domain.state.penalties import awaited, misdealt, open_of, to_miss
from tdconsole.domain.state.table_play import Penalty
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, ChipsWhy, EntryId, Instant, Level, TableNo

Decision = tuple[Event, ...] | Rejection

NO_CHIPS: Final = Chips(0)


def give(tournament: Tournament, command: GivePenalty, context: Context) -> Decision:
    """Give a penalty; one given while another is open is served after it."""
    asleep = rests(tournament, command.entry)
    if not asleep and (fault := player_fault(tournament, command.entry)):
        return fault
    if fault := offence_fault(command.offence, context):
        return fault
    command = _in_full(command, context)
    if fault := _length_fault(command, asleep=asleep):
        return fault
    chips = _chips(tournament, command, context.now)
    if not isinstance(chips, int):
        return chips
    if chips and (fault := _taking_fault(tournament, command.entry, chips)):
        return fault
    given = PenaltyGiven(
        penalty=context.penalty,
        play=tournament.play.id,
        entry=command.entry,
        at=context.now,
        hands=command.hands,
        rounds=command.rounds,
        step=command.step,
        offence=command.offence,
        words=context.note,
        chips=chips,
    )
    if not chips:
        return (given,)
    why: ChipsWhy = "confiscated" if command.step == "chips" else "blinds_forfeited"
    return (given, _corrected(tournament, command.entry, -chips, why))


def offence_fault(offence: str, context: Context) -> UnknownOffence | None:
    listed = not offence or offence in context.offences
    return None if listed else UnknownOffence(offence=offence)


def _in_full(command: GivePenalty, context: Context) -> GivePenalty:
    """The command completed: dodging the blinds costs a round unless something else is said."""
    if not command.dodged or command.step != "miss":
        return command
    if not command.offence and DODGED in context.offences:
        command = replace(command, offence=DODGED)
    return command if command.hands or command.rounds else replace(command, rounds=1)


def _length_fault(command: GivePenalty, *, asleep: bool) -> Rejection | None:
    if command.step != "miss":
        length = command.hands or command.rounds or command.dodged
        return NothingToMiss(step=command.step) if length else None
    if bool(command.hands) == bool(command.rounds):
        return HandsOrRounds()
    return RoundsAtNoTable() if asleep and command.rounds else None


def _chips(tournament: Tournament, command: GivePenalty, now: Instant) -> Chips | Rejection:
    """The chips that leave play: the level's blinds, or the number confiscated."""
    if command.step == "chips":
        return command.chips or HowManyChips()
    if command.dodged:
        if not forfeits_blinds(tournament.rules):
            return BlindsNotForfeited(cite=DODGED_CITE)
        level = _level(tournament, now)
        if level is None:
            return ClockNotStarted()
        every = forfeited_by(level)
        if command.chips > every:
            return MoreThanInPlay(stack=command.chips, in_play=every)
        return command.chips or every
    return ChipsNotTaken(step=command.step) if command.chips else NO_CHIPS


def forfeited_by(level: Level) -> Chips:
    """Both blinds, and the ante that the big blind posts for the table (WSOP 86)."""
    ante = level.ante if level.ante_kind == "big_blind" else NO_CHIPS
    return Chips(level.small_blind + level.big_blind + ante)


def _level(tournament: Tournament, now: Instant) -> Level | None:
    """The level being played, or during a break the one before it."""
    structure = tournament.setup.structure
    reading = read(structure, tournament.play.clock, now)
    if reading is None or reading.starts_in is not None:
        return None
    played = [one for one in structure[: reading.index + 1] if isinstance(one, Level)]
    return as_due(tournament, played[-1]) if played else None


def _taking_fault(tournament: Tournament, entry: EntryId, chips: int) -> Rejection | None:
    if bag := in_bag(tournament, entry):
        return BaggedAlready(entry=entry, chips=bag.chips)
    if chips > tournament.chips:
        return MoreThanInPlay(stack=Chips(chips), in_play=tournament.chips)
    return too_few(tournament, chips)


def _corrected(tournament: Tournament, entry: EntryId, chips: int, why: ChipsWhy) -> ChipsCorrected:
    play = flight_in_hand(tournament)
    return ChipsCorrected(chips=chips, why=why, entry=entry, play=play)


def _floor(tournament: Tournament, penalty: Penalty) -> Tournament:
    """The tournament seen from the flight in which the player is."""
    entry = entry_of(tournament, penalty.entry)
    return tournament if entry is None else seen(tournament, entry.play)


def _is_out(tournament: Tournament, penalty: Penalty) -> bool:
    return penalty.entry in _floor(tournament, penalty).exits.by_entry


def count_served(tournament: Tournament, command: CountServed, _context: Context) -> Decision:
    penalty = tournament.penalties.get(command.penalty)
    if penalty is None:
        return NoSuchPenalty(penalty=command.penalty)
    if penalty.step != "miss":
        return NothingToMiss(step=penalty.step)
    if penalty.lifted is not None:
        return PenaltyOver(penalty=command.penalty, lifted=True)
    fault = _count_fault(penalty, command)
    if fault is None and _is_out(tournament, penalty):
        fault = PlayerIsOut(entry=penalty.entry)
    return fault or (HandsServed(penalty=command.penalty, hands=command.hands),)


def _count_fault(penalty: Penalty, command: CountServed) -> Rejection | None:
    number, hands = command.penalty, command.hands
    if not hands:
        return NoHandsCounted()
    if penalty.back is not None:
        return BackAlready(penalty=number, entry=penalty.entry)
    if hands < 0:
        fewer = -hands > penalty.served
        return FewerServed(penalty=number, hands=-hands, served=penalty.served) if fewer else None
    if not penalty.left:
        return PenaltyOver(penalty=number)
    if hands > penalty.left:
        return MoreThanToMiss(penalty=number, hands=hands, left=penalty.left)
    return None


def count_hand(tournament: Tournament, command: CountHandAt, _context: Context) -> Decision:
    table = command.table
    if fault := _table_fault(tournament, table):
        return fault
    missing = [open_of(tournament, entry) for entry in _players(tournament, table)]
    counted = tuple(HandsServed(penalty=numbers[0], hands=1) for numbers in missing if numbers)
    return counted or NobodyMisses(table=table)


def count_misdeal(tournament: Tournament, command: CountMisdealAt, _context: Context) -> Decision:
    """Take back the last hand after a misdeal: it and its redeal are one hand (TDA 35-C, F 38)."""
    table = command.table
    if fault := _table_fault(tournament, table):
        return fault
    last = (misdealt(tournament, entry, table) for entry in _players(tournament, table))
    taken = tuple(HandsServed(penalty=number, hands=-1) for number in last if number is not None)
    return taken or NoHandToTakeBack(table=table)


def _table_fault(tournament: Tournament, table: TableNo) -> Rejection | None:
    if is_overnight(tournament) or table not in tournament.play.seating.tables:
        return NoSuchTable(table=table)
    board = tournament.play.board
    counted = to_play(tournament) if board is None else board.tables
    return CountedByItself(table=table) if table in counted else None


def _players(tournament: Tournament, table: TableNo) -> Iterator[EntryId]:
    for _seat, entry in sorted(tournament.play.seating.tables[table].players.items()):
        yield entry


def lift(tournament: Tournament, command: LiftPenalty, context: Context) -> Decision:
    number = command.penalty
    penalty = tournament.penalties.get(number)
    if penalty is None:
        return NoSuchPenalty(penalty=number)
    if penalty.lifted is not None:
        return PenaltyOver(penalty=number, lifted=True)
    if penalty.step == "miss" and not penalty.left:
        return PenaltyOver(penalty=number)
    if command.chips_back and (fault := _giving_back_fault(tournament, command, penalty)):
        return fault
    if context.note is None:
        return ()
    lifted = PenaltyLifted(penalty=number, reason=context.note)
    if not command.chips_back:
        return (lifted,)
    floor = _floor(tournament, penalty)
    return (lifted, _corrected(floor, penalty.entry, penalty.chips, "given_back"))


def _giving_back_fault(
    tournament: Tournament, command: LiftPenalty, penalty: Penalty
) -> Rejection | None:
    floor, entry = _floor(tournament, penalty), penalty.entry
    if not penalty.chips:
        return NoChipsTaken(penalty=command.penalty)
    if entry in floor.exits.by_entry:
        return PlayerIsOut(entry=entry)
    bag = in_bag(floor, entry)
    return None if bag is None else BaggedAlready(entry=entry, chips=bag.chips)


def report_return(tournament: Tournament, command: ReportReturn, context: Context) -> Decision:
    """Record the player's return; it closes every penalty served before this one as well."""
    penalty = tournament.penalties.get(command.penalty)
    if penalty is None:
        return NoSuchPenalty(penalty=command.penalty)
    if penalty.step != "miss":
        return NothingToMiss(step=penalty.step)
    if penalty.back is not None:
        return BackAlready(penalty=command.penalty, entry=penalty.entry)
    if _is_out(tournament, penalty):
        return PlayerIsOut(entry=penalty.entry)
    if left := to_miss(tournament, penalty.entry):
        return StillMisses(entry=penalty.entry, left=left)
    if penalty.entry not in _floor(tournament, penalty).play.seating.of:
        return NotSeated(entry=penalty.entry)
    return tuple(
        PlayerReturned(penalty=number, at=context.now)
        for number in awaited(tournament, penalty.entry)
    )
