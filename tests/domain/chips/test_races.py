"""Old chips leave: who had odd ones, who got the new ones, and what cannot have been."""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.chips.race_cards import cards_again, odd_at
from tdconsole.domain.chips.race_winners import ranked
from tdconsole.domain.draw.lots import next_link
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    RaceChips,
    RacingSeat,
    RacingTable,
)
from tdconsole.domain.language.commands.day import CallLastHands, EndDay, PlayLastHands
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.seating import MarkSeats
from tdconsole.domain.language.events.chips import ChipsRaced, RaceCardsDealt, RacedSeat
from tdconsole.domain.language.rejections.chips import (
    AlreadyRaced,
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
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NamedTwice, NoSuchTable
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips, EntryId, TableNo
from tdconsole.library.rulebooks import rulebook
from tests.domain.day.test_bagging import bag, bags
from tests.domain.floor import Floor, at, busting, playing, queueing

TDA: Final = "TDA-2024 24-A"


def seat(entry: int, odd: int, got: int | None = None, *, alone: bool = False) -> RacingSeat:
    return RacingSeat(entry=EntryId(entry), odd=odd, got=got, alone=alone)


def table(
    no: int, *seats: RacingSeat, odd: int | None = None, got: int | None = None
) -> RacingTable:
    return RacingTable(table=TableNo(no), seats=seats, odd=odd, got=got)


def racing(*tables: RacingTable, **more: Any) -> RaceChips:
    told = RaceChips(old=Chips(25), new=Chips(100), tables=tables)
    return replace(told, **more)


@pytest.fixture
def floor() -> Floor:
    """Entries 1 to 4 at table 1, 5 to 7 at table 2."""
    return playing(4, 3)


def test_the_winners_told_get_a_new_chip_each(floor: Floor) -> None:
    before = floor.tournament.chips
    (event,) = floor.do(racing(table(1, seat(1, 3, 1), seat(2, 1), seat(3, 2, 1), seat(4, 0))))
    assert isinstance(event, ChipsRaced)
    (told,) = event.tables
    assert (event.method, told.odd, told.got) == ("race", 6, 2)
    assert [(one.entry, one.odd, one.got) for one in told.seats] == [
        (1, 3, 1),
        (2, 1, 0),
        (3, 2, 1),
    ]
    assert floor.tournament.chips == before + 200 - 150
    assert floor.tournament.counts.raced_tables[Chips(25)][TableNo(1)] == told
    assert not list(problems(floor.tournament))


def test_a_table_told_together_gets_what_its_odd_chips_make(floor: Floor) -> None:
    (event,) = floor.do(racing(table(1, odd=9), table(2, odd=2)))
    assert isinstance(event, ChipsRaced)
    assert [one.got for one in event.tables] == [2, 1]


def test_a_table_without_odd_chips_is_done_as_well(floor: Floor) -> None:
    before = floor.tournament.chips
    floor.do(racing(table(1, odd=0)))
    assert floor.tournament.chips == before
    assert floor.when(racing(table(1, odd=4))) == AlreadyRaced(table=TableNo(1), old=Chips(25))


def test_everybody_rounded_up(floor: Floor) -> None:
    told = racing(table(1, seat(1, 3), seat(2, 1), seat(3, 0)), method="round_up_all")
    (event,) = floor.do(told)
    assert isinstance(event, ChipsRaced)
    assert (event.method, event.tables[0].got) == ("round_up_all", 2)


def test_where_all_or_none_get_one_nobody_has_to_be_named(floor: Floor) -> None:
    (event,) = floor.do(racing(table(1, seat(1, 3), seat(2, 3)), table(2, seat(5, 1))))
    assert isinstance(event, ChipsRaced)
    assert [one.got for one in event.tables] == [2, 0]


def test_the_rescued_chip_comes_on_top(floor: Floor) -> None:
    told = table(1, seat(1, 3, 1), seat(2, 1, 1, alone=True), seat(3, 1))
    (event,) = floor.do(racing(told))
    assert isinstance(event, ChipsRaced)
    assert event.tables[0].got == 2
    assert event.tables[0].seats[1] == RacedSeat(entry=EntryId(2), odd=1, got=1, alone=True)


def test_served_first_it_is_one_of_the_others() -> None:
    floor = playing(4, 3, rulebook=rulebook("pl-club"))
    told = table(1, seat(1, 3, 0), seat(2, 1, 1, alone=True), seat(3, 1, 0))
    (event,) = floor.do(racing(told))
    assert isinstance(event, ChipsRaced)
    assert (event.method, event.tables[0].got) == ("top_up", 1)
    more = table(2, seat(5, 3, 1), seat(6, 1, 1, alone=True), seat(7, 1))
    assert floor.when(racing(more)) == WrongRaceTotal(
        table=TableNo(2), odd=5, got=2, least=1, most=1, cite="PL 8"
    )


REFUSED: Final[dict[str, tuple[RaceChips, Any]]] = {
    "no larger chip": (
        racing(table(1, odd=3), new=Chips(60)),
        NotALargerChip(old=Chips(25), new=Chips(60)),
    ),
    "no such table": (racing(table(9, odd=3)), NoSuchTable(table=TableNo(9))),
    "nothing said": (racing(table(1)), NobodyRaces()),
    "nobody has any": (racing(table(1, seat(1, 0), seat(2, 0))), NobodyRaces()),
    "nothing to deal for": (racing(table(1, odd=3), deal=True), NobodyRaces()),
    "a table twice": (
        racing(table(1, odd=3), table(1, odd=3)),
        AlreadyRaced(table=TableNo(1), old=Chips(25)),
    ),
    "somebody twice": (
        racing(table(1, seat(1, 3), seat(1, 2))),
        NamedTwice(entry=EntryId(1)),
    ),
    "nobody we know": (racing(table(1, seat(99, 3))), UnknownEntry(entry=EntryId(99))),
    "at another table": (
        racing(table(1, seat(5, 3))),
        SitsElsewhere(entry=EntryId(5), table=TableNo(1)),
    ),
    "not exchanged first": (
        racing(table(1, seat(1, 4))),
        OddMakesWhole(table=TableNo(1), entry=EntryId(1), whole=4),
    ),
    "more than four can have": (
        racing(table(1, odd=13)),
        OddMakesWhole(table=TableNo(1), entry=None, whole=4),
    ),
    "another sum than the seats": (
        racing(table(1, seat(1, 3), seat(2, 3), odd=5)),
        OddMakesWhole(table=TableNo(1), entry=None, whole=4),
    ),
    "two to one": (
        racing(table(1, seat(1, 3, 2), seat(2, 3, 0))),
        TwoNewChips(entry=EntryId(1), cite=TDA),
    ),
    "one without an odd chip": (
        racing(table(1, seat(1, 3, 0), seat(2, 0, 1))),
        NotRacing(entry=EntryId(2), cite=TDA),
    ),
    "out by the race": (
        racing(table(1, seat(1, 3, 1), seat(2, 1, 0, alone=True))),
        LeftWithNothing(entry=EntryId(2), cite=TDA),
    ),
    "more winners than players": (
        racing(table(1, odd=2, got=3)),
        MoreWinnersThanPlayers(table=TableNo(1), got=3, players=2, cite=TDA),
    ),
    "nobody named": (
        racing(table(1, seat(1, 3), seat(2, 1))),
        WinnersNotTold(table=TableNo(1), due=1, cite=TDA),
    ),
    "too many": (
        racing(table(1, seat(1, 3, 1), seat(2, 1, 1))),
        WrongRaceTotal(table=TableNo(1), odd=4, got=2, least=1, most=1, cite=TDA),
    ),
    "too few together": (
        racing(table(1, odd=9, got=1)),
        WrongRaceTotal(table=TableNo(1), odd=9, got=1, least=2, most=2, cite=TDA),
    ),
    "nobody knows how many are rounded up": (
        racing(table(1, odd=5), method="round_up_all"),
        WinnersNotTold(table=TableNo(1), due=2),
    ),
    "too few rounded up": (
        racing(table(1, odd=7, got=2), method="round_up_all"),
        WrongRaceTotal(table=TableNo(1), odd=7, got=2, least=3, most=4),
    ),
}


@pytest.mark.parametrize(("told", "why"), REFUSED.values(), ids=REFUSED)
def test_refused(floor: Floor, told: RaceChips, why: Any) -> None:
    assert floor.when(told) == why


def test_more_than_there_is(floor: Floor) -> None:
    (in_play,) = {floor.tournament.chips}
    told = racing(table(1, odd=4), old=Chips(in_play // 2), new=Chips(in_play // 2 * 8))
    assert floor.when(told) == MoreThanInPlay(stack=Chips(in_play * 2), in_play=in_play)


def test_who_is_out_does_not_race(floor: Floor) -> None:
    floor.do(busting(2))
    told = racing(table(1, seat(1, 3), seat(2, 1)))
    assert floor.when(told) == SitsElsewhere(entry=EntryId(2), table=TableNo(1))


# Cards dealt by the console


DEALING: Final = racing(
    table(2, seat(7, 2), seat(5, 1)), table(1, seat(3, 3), seat(1, 2), seat(2, 0)), deal=True
)


def test_the_cards_are_dealt_and_say_who_gets_one(floor: Floor) -> None:
    cards, event = floor.do(DEALING)
    assert isinstance(cards, RaceCardsDealt)
    assert isinstance(event, ChipsRaced)
    assert cards.odd == "1 1:2,3:3\n2 1:1,3:2\n" == odd_at(floor.tournament, event)
    assert cards.cards == cards_again(cards)
    assert [(one.table, one.seat, len(one.cards)) for one in cards.cards] == [
        (1, 1, 2),
        (1, 3, 3),
        (2, 1, 1),
        (2, 3, 2),
    ]
    entry_at = {1: 1, 3: 3}
    first = ranked({one.seat: one.cards for one in cards.cards if one.table == 1})[0]
    assert [one.entry for one in event.tables[0].seats if one.got] == [entry_at[first]]
    assert floor.tournament.draws.last == cards.draw


def test_looked_at_no_card_is_dealt(floor: Floor) -> None:
    assert floor.when(DEALING, foreseen=True) == ()


def test_without_a_link_no_card_is_dealt(floor: Floor) -> None:
    assert floor.when(DEALING, link=None) == NoMoreLinks()


def test_each_deal_takes_the_next_link(floor: Floor) -> None:
    first, *_ = floor.do(racing(table(1, seat(1, 2), seat(2, 3)), deal=True))
    second, *_ = floor.do(racing(table(2, seat(5, 2), seat(6, 3)), deal=True))
    assert isinstance(first, RaceCardsDealt)
    assert isinstance(second, RaceCardsDealt)
    assert second.draw == first.draw + 1
    assert next_link(second.link) == first.link


def test_rounded_up_no_card_is_needed(floor: Floor) -> None:
    (event,) = floor.do(racing(table(1, seat(1, 2)), deal=True, method="round_up_all"))
    assert isinstance(event, ChipsRaced)


def chip_set(*values: int) -> ChipSet:
    chips = tuple(Chip(value=Chips(one), colour="#ffffff") for one in values)
    return ChipSet(name="Club", chips=chips)


def with_set(*players: int, values: tuple[int, ...] = (25, 100, 500)) -> Floor:
    return playing(*players, terms=Terms(chip_set=chip_set(*values)))


@pytest.mark.parametrize(("odd", "out"), [(17, 25), (9, 25), (7, -25), (10, -50)])
def test_odd_chips_of_the_last_table_come_to_whole_new_ones(odd: int, out: int) -> None:
    floor = with_set(9)
    chips = floor.tournament.chips
    refused = OddDoNotAddUp(old=Chips(25), new=Chips(100), odd=odd, chips=chips, out=out)
    assert floor.when(racing(table(1, odd=odd, got=-(-odd // 4)))) == refused
    floor.do(CorrectChips(chips=Chips(out), why="miscounted"))
    assert isinstance(floor.when(racing(table(1, odd=odd))), tuple)


def test_before_the_last_table_any_odd_chips_can_be_there() -> None:
    floor = with_set(4, 3)
    floor.do(racing(table(1, odd=9)))
    assert isinstance(floor.when(racing(table(2, odd=4))), OddDoNotAddUp)
    floor.do(racing(table(2, odd=3)))
    assert floor.tournament.chips % 100 == 0


def test_all_tables_at_once_are_looked_at_together() -> None:
    floor = with_set(4, 3)
    assert isinstance(floor.when(racing(table(1, odd=9), table(2, odd=4))), OddDoNotAddUp)
    floor.do(racing(table(1, odd=9), table(2, odd=3)))


@pytest.mark.parametrize("values", [(25, 50, 100), (5, 25, 100)])
def test_where_other_small_chips_lie_there_too_nobody_can_tell(values: tuple[int, ...]) -> None:
    with_set(4, values=values).do(racing(table(1, odd=9)))


def test_small_chips_that_have_left_already_do_not_count() -> None:
    floor = with_set(4, values=(5, 25, 100))
    floor.do(racing(table(1, odd=0), old=Chips(5), new=Chips(25)))
    assert isinstance(floor.when(racing(table(1, odd=9))), OddDoNotAddUp)


def test_small_chips_that_left_on_an_earlier_day_do_not_count() -> None:
    floor = with_set(4, values=(5, 25, 100))
    floor.do(racing(table(1, odd=0), old=Chips(5), new=Chips(25)))
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=(TableNo(1),)))
    floor.do(bags(*(bag(entry) for entry in range(1, 5))), EndDay(), DrawSeats())
    (there,) = {seat.table for seat in floor.tournament.play.seating.of.values()}
    assert isinstance(floor.when(racing(table(there, odd=9))), OddDoNotAddUp)


def test_while_somebody_waits_with_a_stack_nobody_can_tell() -> None:
    floor = with_set(9)
    floor.do(queueing(10))
    floor.do(racing(table(1, odd=9)))


def test_while_a_stack_stands_that_nobody_has_come_for_nobody_can_tell() -> None:
    floor = with_set(7)
    floor.do(MarkSeats(seats=(at(1, 8),), use="unsold"))
    floor.do(racing(table(1, odd=9)))


def test_without_a_chip_set_nobody_can_tell(floor: Floor) -> None:
    floor.do(racing(table(1, odd=9), table(2, odd=4)))
