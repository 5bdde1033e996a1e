"""Colour-ups: the old chips leave, and the odd ones are raced for new chips."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from tdconsole.domain.chips.race_cards import (
    RaceRules,
    by_cards,
    cards_again,
    due_at,
    laid,
    race_inputs,
    race_rules,
)
from tdconsole.domain.chips.race_sums import correction, is_larger
from tdconsole.domain.chips.race_winners import Racer, least_and_most
from tdconsole.domain.draw.drawing import sealed
from tdconsole.domain.draw.lots import odd_lines, text_hash
from tdconsole.domain.language.commands.chips import RaceChips, RacingSeat, RacingTable
from tdconsole.domain.language.events.chips import ChipsRaced, RaceCardsDealt, RacedSeat, RacedTable
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.chips import (
    AlreadyRaced,
    FewerThanPlayers,
    LeftWithNothing,
    MoreWinnersThanPlayers,
    NobodyRaces,
    NotALargerChip,
    NotRacing,
    OddDoNotAddUp,
    OddMakesWhole,
    SitsElsewhere,
    TwoNewChips,
    WinnersNotTold,
    WrongRaceTotal,
)
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NamedTwice, NoSuchTable
from tdconsole.domain.room.tables import unsold
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.counts import Raced
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Map, TableNo

Decision = tuple[Event, ...] | Rejection


def race(tournament: Tournament, command: RaceChips, context: Context) -> Decision:
    if not is_larger(command.old, command.new):
        return NotALargerChip(old=command.old, new=command.new)
    rules = race_rules(tournament, command.old, command.new, command.method)
    if fault := _tables_fault(tournament, command, rules):
        return fault
    if command.deal and rules.method != "round_up_all":
        return _dealt(tournament, command, rules, context)
    tables = []
    for one in command.tables:
        told = _as_reported(tournament, rules, one)
        if not isinstance(told, RacedTable):
            return told
        tables.append(told)
    held = _raced(tournament, rules, context, tables)
    return _too_few(tournament, held) or (held,)


def _too_few(tournament: Tournament, held: ChipsRaced) -> FewerThanPlayers | None:
    after, left = Chips(tournament.chips + _change(held)), tournament.left
    return FewerThanPlayers(chips=after, players=left) if after < left else None


def _raced(
    tournament: Tournament, rules: RaceRules, context: Context, tables: Iterable[RacedTable]
) -> ChipsRaced:
    return ChipsRaced(
        play=tournament.play.id,
        old=rules.old,
        new=rules.new,
        method=rules.method,
        at=context.now,
        tables=tuple(tables),
    )


def _tables_fault(tournament: Tournament, command: RaceChips, rules: RaceRules) -> Rejection | None:
    done = set(tournament.counts.raced_tables.get(rules.old, ()))
    odd = 0
    for one in command.tables:
        if one.table in done:
            return AlreadyRaced(table=one.table, old=rules.old)
        done.add(one.table)
        if fault := _odd_fault(tournament, one, rules, deal=command.deal):
            return fault
        odd += _odd(one)
    in_play = tournament.chips
    value = Chips(odd * rules.old)
    if value > in_play:
        return MoreThanInPlay(stack=value, in_play=in_play)
    return _rest_fault(tournament, rules, done, odd)


def _rest_fault(
    tournament: Tournament, rules: RaceRules, done: AbstractSet[TableNo], odd: int
) -> OddDoNotAddUp | None:
    """After the last table, the fault if what is in play is not all whole new chips."""
    if not _is_last(tournament, done) or not _only_whole_beside(tournament, rules):
        return None
    chips, old, new = tournament.chips, rules.old, rules.new
    out = correction(chips, odd, old=old, new=new)
    return OddDoNotAddUp(old=old, new=new, odd=odd, chips=chips, out=out) if out else None


def _is_last(tournament: Tournament, done: AbstractSet[TableNo]) -> bool:
    """Whether every player left, and so every chip, sits at a table that has been raced."""
    seating = tournament.play.seating
    if tournament.in_flights or tournament.left != len(seating.of):
        return False
    if unsold(tournament):
        return False
    return all(no in done for no, one in seating.tables.items() if one.players)


def _only_whole_beside(tournament: Tournament, rules: RaceRules) -> bool:
    """Whether every other chip still in the set is a multiple of the new one."""
    chips, counts = tournament.setup.terms.chip_set, tournament.counts
    if chips == "off":
        return False
    gone = {*counts.raced_tables, *counts.raced_before, rules.old}
    return all(one.value % rules.new == 0 for one in chips.chips if one.value not in gone)


def _odd_fault(
    tournament: Tournament, table: RacingTable, rules: RaceRules, *, deal: bool
) -> Rejection | None:
    """The fault of a table's odd chips; a table is done if it reports none, not if silent."""
    there = tournament.play.seating.tables.get(table.table)
    if there is None or not there.players:
        return NoSuchTable(table=table.table)
    if not _odd(table) and (table.odd is None or table.seats or table.got or deal):
        return NobodyRaces()
    named: set[EntryId] = set()
    for seat in table.seats:
        if seat.entry not in tournament.entries.by_id:
            return UnknownEntry(entry=seat.entry)
        if seat.entry in named:
            return NamedTwice(entry=seat.entry)
        named.add(seat.entry)
        sits = tournament.play.seating.of.get(seat.entry)
        if sits is None or sits.table != table.table:
            return SitsElsewhere(entry=seat.entry, table=table.table)
        if seat.odd >= rules.whole:
            return OddMakesWhole(table=table.table, entry=seat.entry, whole=rules.whole)
    if deal and not table.seats:
        return NobodyRaces()
    if table.odd is not None and table.seats and table.odd != _odd_of(table.seats):
        return OddMakesWhole(table=table.table, entry=None, whole=rules.whole)
    if _odd(table) > len(there.players) * (rules.whole - 1):
        return OddMakesWhole(table=table.table, entry=None, whole=rules.whole)
    return None


def _odd_of(seats: Iterable[RacingSeat]) -> int:
    return sum(seat.odd for seat in seats)


def _odd(table: RacingTable) -> int:
    return _odd_of(table.seats) if table.odd is None else table.odd


def _as_reported(
    tournament: Tournament, rules: RaceRules, table: RacingTable
) -> RacedTable | Rejection:
    """The race at a table as reported, or the refusal if the method doesn't allow it."""
    due = due_at(tournament, rules, _odd(table))
    if not table.seats:
        return _as_reported_together(tournament, rules, table, due)
    racing = {seat.entry: Racer(odd=seat.odd, alone=seat.alone) for seat in table.seats}
    least, most = least_and_most(racing.values(), due, rules.rescue)
    players = sum(one.odd > 0 for one in racing.values())
    if all(seat.got is None for seat in table.seats):
        if least != most or least not in (0, players):
            return WinnersNotTold(table=table.table, due=least, cite=rules.cite)
        got = {entry: int(least > 0 and one.odd > 0) for entry, one in racing.items()}
    else:
        got = {seat.entry: seat.got or 0 for seat in table.seats}
    if fault := _got_fault(rules, table, racing, got):
        return fault
    total = sum(got.values())
    if not least <= total <= most or table.got not in (None, total):
        wrong = total if table.got is None else table.got
        return WrongRaceTotal(
            table=table.table,
            odd=_odd(table),
            got=wrong,
            least=least,
            most=most,
            cite=rules.cite,
        )
    return _table(table, got)


def _got_fault(
    rules: RaceRules,
    table: RacingTable,
    racing: Mapping[EntryId, Racer],
    got: Mapping[EntryId, int],
) -> Rejection | None:
    for entry, one in racing.items():
        if got[entry] and not one.odd:
            return NotRacing(entry=entry, cite=rules.cite)
        if got[entry] > 1:
            return TwoNewChips(entry=entry, cite=rules.cite)
        if one.alone and one.odd and not got[entry]:
            return LeftWithNothing(entry=entry, cite=rules.rescue_cite)
    total, players = sum(got.values()), sum(one.odd > 0 for one in racing.values())
    if (table.got or total) > players:
        return MoreWinnersThanPlayers(
            table=table.table, got=table.got or total, players=players, cite=rules.cite
        )
    return None


def _as_reported_together(
    tournament: Tournament, rules: RaceRules, table: RacingTable, due: int | None
) -> RacedTable | Rejection:
    """The race at a table that reports a total only, without saying who won the chips."""
    players = len(tournament.play.seating.tables[table.table].players)
    odd = _odd(table)
    most_racing = min(players, odd)
    least, most = (-(-odd // (rules.whole - 1)), most_racing) if due is None else (due, due)
    got = least if table.got is None and least == most else table.got
    if got is None:
        return WinnersNotTold(table=table.table, due=least, cite=rules.cite)
    if got > most_racing:
        return MoreWinnersThanPlayers(
            table=table.table, got=got, players=most_racing, cite=rules.cite
        )
    if not least <= got <= most:
        return WrongRaceTotal(
            table=table.table, odd=odd, got=got, least=least, most=most, cite=rules.cite
        )
    return RacedTable(table=table.table, odd=odd, got=got)


def _table(table: RacingTable, got: Mapping[EntryId, int]) -> RacedTable:
    seats = tuple(
        RacedSeat(entry=seat.entry, odd=seat.odd, got=got[seat.entry], alone=seat.alone)
        for seat in table.seats
        if seat.odd
    )
    return RacedTable(
        table=table.table, odd=_odd(table), got=sum(one.got for one in seats), seats=seats
    )


def _dealt(
    tournament: Tournament, command: RaceChips, rules: RaceRules, context: Context
) -> Decision:
    if context.foreseen:
        return ()
    commitment = tournament.draws.commitment
    if commitment is None or context.link is None:
        return NoMoreLinks()
    tables = sorted(command.tables, key=lambda one: one.table)
    event = RaceCardsDealt(
        draw=context.draw,
        chain=commitment.chain,
        link=context.link,
        odd=odd_lines(laid(tournament, one) for one in tables),
        cards=(),
    )
    event = replace(event, cards=cards_again(event))
    raced = tuple(by_cards(tournament, rules, one, event.cards) for one in tables)
    held = _raced(tournament, rules, context, raced)
    return _too_few(tournament, held) or (event, held)


# The race's effects.


def _change(event: ChipsRaced) -> int:
    return sum(one.got * event.new - one.odd * event.old for one in event.tables)


def raced(tournament: Tournament, event: ChipsRaced) -> Tournament:
    change = _change(event)
    counts = tournament.counts
    told = Raced(old=event.old, new=event.new, change=change, tables=len(event.tables))
    there: Map[TableNo, RacedTable] = counts.raced_tables.get(event.old, Map())
    there = there.update({one.table: one for one in event.tables})
    return replace(
        tournament,
        chips=Chips(tournament.chips + change),
        counts=replace(
            counts,
            races=(*counts.races, told),
            raced=counts.raced + change,
            raced_tables=counts.raced_tables.set(event.old, there),
        ),
    )


def dealt(tournament: Tournament, event: RaceCardsDealt) -> Tournament:
    draws = sealed(tournament.draws, event, text_hash(race_inputs(event)))
    return replace(tournament, draws=draws)
