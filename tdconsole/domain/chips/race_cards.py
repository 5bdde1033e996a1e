"""The rules a race is held by, and the cards that the console deals for it."""

from collections.abc import Iterable

from tdconsole.domain.chips.race_sums import chips_raced
from tdconsole.domain.chips.race_winners import Racer, given
from tdconsole.domain.draw.lots import Lots, OddChips, cards_by_lot, odd_lines, odd_of, race_text
from tdconsole.domain.language.commands.chips import RacingTable
from tdconsole.domain.language.events.chips import (
    ChipsRaced,
    RaceCardsDealt,
    RacedSeat,
    RacedTable,
    SeatCards,
)
from tdconsole.domain.rules.values import Rescue
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, RaceMethod, Record, SeatNo


class RaceRules(Record, kw_only=True):
    """The rules of one race: its chips, and the book's options or the director's method."""

    old: Chips
    new: Chips
    method: RaceMethod
    rescue: Rescue
    cite: str | None
    rescue_cite: str | None

    @property
    def whole(self) -> int:
        return self.new // self.old


def race_rules(
    tournament: Tournament, old: Chips, new: Chips, method: RaceMethod | None = None
) -> RaceRules:
    book = tournament.rules
    ruled = book.race_method
    return RaceRules(
        old=old,
        new=new,
        method=method or ruled.value,
        rescue=book.race_rescue.value,
        cite=ruled.cite if method in (None, ruled.value) else None,
        rescue_cite=book.race_rescue.cite,
    )


def due_at(tournament: Tournament, rules: RaceRules, odd: int) -> int | None:
    """The number of new chips that the cards at a table give away."""
    rounding = tournament.rules.race_rounding.value
    return chips_raced(odd, old=rules.old, new=rules.new, method=rules.method, rounding=rounding)


def laid(tournament: Tournament, table: RacingTable) -> OddChips:
    of = tournament.play.seating.of
    seats = sorted((of[seat.entry].seat, seat.odd) for seat in table.seats if seat.odd)
    return OddChips(table=table.table, seats=tuple(seats))


def by_cards(
    tournament: Tournament,
    rules: RaceRules,
    table: RacingTable | RacedTable,
    cards: Iterable[SeatCards],
) -> RacedTable:
    """The race's outcome at a table, given these cards."""
    there = tournament.play.seating.tables[table.table].players
    racing = {seat.entry: Racer(odd=seat.odd, alone=seat.alone) for seat in table.seats}
    by_seat = {number: racing[entry] for number, entry in there.items() if entry in racing}
    shown = {one.seat: one.cards for one in cards if one.table == table.table}
    odd = sum(one.odd for one in racing.values())
    got = given(by_seat, shown, due_at(tournament, rules, odd), rules.rescue)
    seats = tuple(
        RacedSeat(
            entry=there[number],
            odd=by_seat[number].odd,
            got=got[number],
            alone=by_seat[number].alone,
        )
        for number in sorted(got)
    )
    return RacedTable(table=table.table, odd=odd, got=sum(got.values()), seats=seats)


def race_inputs(event: RaceCardsDealt) -> str:
    return race_text(link=event.link, draw=event.draw, odd=event.odd)


def cards_again(event: RaceCardsDealt) -> tuple[SeatCards, ...]:
    """The cards that the recorded link gives for the recorded odd chips."""
    return cards_by_lot(Lots(race_inputs(event)), odd_of(event.odd))


def as_dealt(tournament: Tournament, dealt: RaceCardsDealt, held: ChipsRaced) -> bool:
    """Whether these cards give the new chips to the seats recorded as having got them."""
    rules = race_rules(tournament, held.old, held.new, held.method)
    return held.tables == tuple(
        by_cards(tournament, rules, one, dealt.cards) for one in held.tables
    )


def odd_at(tournament: Tournament, event: ChipsRaced) -> str:
    """The odd chips in front of the seats of a race, in the notation of its card draw."""
    of = tournament.play.seating.of
    lines = []
    for table in sorted(event.tables, key=lambda one: one.table):
        seats: list[tuple[SeatNo, int]] = []
        for one in table.seats:
            sits = of.get(one.entry)
            if sits is None or sits.table != table.table:
                return ""
            seats.append((sits.seat, one.odd))
        lines.append(OddChips(table=table.table, seats=tuple(sorted(seats))))
    return odd_lines(lines)
