"""Which chips leave at which break, and how many new ones it takes.

The house's stack of 10,000 is 8 × 25, 8 × 100, 6 × 500 and 6 × 1,000. Chips of 25 are needed up to
level 3, those of 100 up to level 6.
"""

from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.chips.race_sums import rounded
from tdconsole.domain.language.commands.chips import RaceChips, RacingTable
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Rebuys, Terms, TermsChanges
from tdconsole.domain.rules.values import Rounding
from tdconsole.domain.values import (
    Break,
    Chips,
    Level,
    Mark,
    Money,
    Period,
    Price,
    RaceMethod,
    Structure,
    TableNo,
)
from tdconsole.projections.advice import ColourUpDue, facts_of
from tdconsole.projections.chips.colour_sums import colour_ups, most_new
from tdconsole.projections.chips.colour_up import colour_up_plan, own_plan, smallest_chip, to_bring
from tdconsole.projections.chips.leaving import ColourUp, ColourUpPlan, Evening
from tests.domain.floor import Floor, busting, person, playing, qualifying, registered
from tests.projections.advising import only


def house(**counts: int) -> ChipSet:
    """Named by value, as v25=300."""
    chips = tuple(
        Chip(value=Chips(int(value[1:])), colour="#808080", count=count)
        for value, count in counts.items()
    )
    return ChipSet(name="Ours", chips=chips)


CLUB: Final = house(v25=250, v100=250, v500=200, v1000=200, v5000=80, v25000=20)


def level(small: int, *marks: Mark, minutes: int = 20) -> Level:
    return Level(small_blind=Chips(small), big_blind=Chips(2 * small), minutes=minutes, marks=marks)


def leaving(chip: int) -> Mark:
    return Mark(kind="colour_up", chip=Chips(chip))


def evening(*first: Period, second: tuple[Mark, ...] = ()) -> Structure:
    """Levels 1 to 3, a break, levels 4 to 6, a break, and enough of them after it."""
    begin = first or (level(25), level(50), level(75), Break(minutes=10))
    return (
        *begin,
        *(level(100), level(200), level(300), Break(minutes=10, marks=second)),
        *(level(500), level(1000), level(1500), level(2000), level(3000)),
    )


PLAIN: Final = evening()


def plan(structure: Structure = PLAIN, chip_set: ChipSet = CLUB, **more: Any) -> ColourUpPlan:
    asked = {"entries": 18, "players": 18, "stack": Chips(10_000)} | more
    return colour_ups(Evening(structure=structure, chips=chip_set.chips, **asked))


def step(found: ColourUpPlan, chip: int) -> ColourUp:
    return next(one for one in found.steps if one.old == chip)


def leaves(found: ColourUpPlan) -> dict[int, tuple[int, int | None]]:
    return {one.old: (one.row, one.new) for one in found.steps}


# When


def test_a_chip_leaves_at_the_first_break_after_the_last_level_that_needs_it() -> None:
    assert leaves(plan()) == {25: (4, 100), 100: (8, 500)}
    assert [step(plan(), chip).last for chip in (25, 100)] == [3, 6]


def test_every_later_level_counts_to_the_last_row_and_so_do_antes() -> None:
    antes = Level(
        small_blind=Chips(3000),
        big_blind=Chips(6000),
        ante=Chips(25),
        ante_kind="each",
        minutes=20,
    )
    found = plan((*PLAIN, antes))
    assert 25 not in leaves(found)
    stays = next(one for one in found.stays if one.chip == 25)
    assert (stays.last, stays.level, stays.follow) == (12, None, 0)


def test_levels_that_are_not_expected_to_be_played_make_no_race_worthwhile() -> None:
    """18 stacks of 10,000 are 30 big blinds of 6,000; the break behind it is followed by many."""
    late = (*PLAIN, Break(minutes=10), *(level(4000 + 1000 * more) for more in range(5)))
    found = plan(late)
    stays = {int(one.chip): one for one in found.stays}
    assert (stays[500].last, stays[500].level) == (9, 11)
    assert stays[500].follow < 3


def test_what_the_director_marked_wins_over_what_would_be_proposed() -> None:
    marked = evening(second=(leaving(25),))
    assert leaves(plan(marked)) == {25: (8, 500), 100: (8, 500)}
    assert [(one.old, one.marked) for one in plan(marked).steps] == [(25, True), (100, False)]


def test_a_mark_too_early_is_kept_and_the_level_that_still_needs_the_chip_is_told() -> None:
    early = evening(level(25), Break(minutes=5, marks=(leaving(25),)), level(75), Break(minutes=5))
    found = step(plan(early), 25)
    assert (found.row, found.level, found.last) == (2, 1, 2)


def test_chips_that_leave_together_go_into_one_that_stays() -> None:
    both = evening(second=(leaving(25), leaving(100)))
    assert leaves(plan(both)) == {25: (8, 500), 100: (8, 500)}


def test_a_chip_that_makes_no_whole_new_one_is_passed_over() -> None:
    odd = house(v20=400, v50=400, v100=300, v500=300, v1000=300)
    marked = (level(20, leaving(20)), Break(minutes=10), level(100), level(200), level(500))
    assert step(plan(marked, odd), 20).new == 100


def test_of_the_largest_chip_there_is_none_to_change_into() -> None:
    found = plan((level(500, leaving(1000)), level(1000)), house(v500=400, v1000=400))
    assert step(found, 1000).new is None
    assert step(found, 1000).chips is None


# How many


def test_the_new_chips_are_reckoned_from_the_stacks_as_they_are_handed_out() -> None:
    found = step(plan(), 25)
    assert found.pieces == 18 * 8
    # 144 chips of 25 are worth 36 of 100, and at each of two tables the odd ones may bring half
    # a chip more: 18 and 2, two times.
    assert (found.chips, found.in_play) == (37, 18 * 8)


def test_what_came_in_one_race_is_in_play_at_the_next() -> None:
    assert step(plan(), 100).pieces == 18 * 8 + 37


def test_what_was_sold_later_counts_in_the_fewest_chips() -> None:
    rebuys = Rebuys(price=Price(pool=Money(1000)), chips=Chips(1_600))
    floor = registered(9, structure=PLAIN, stack=Chips(10_000), terms=Terms(rebuys=rebuys))
    # One of each: 1 × 1,000, 1 × 500, 1 × 100.
    assert step(colour_up_plan(floor.tournament, CLUB), 100).pieces == 9 * (8 + 1) + 18


def test_missing_chips_are_those_that_the_house_does_not_have() -> None:
    few = house(v25=250, v100=170, v500=200, v1000=200)
    found = step(plan(PLAIN, few), 25)
    assert (found.owned, found.in_play, found.chips) == (170, 144, 37)
    assert found.missing == 11
    assert step(plan(), 25).missing == 0


def test_larger_chips_of_the_house_can_free_those_that_are_missing() -> None:
    few = house(v25=250, v100=170, v500=200, v1000=200)
    freed = step(plan(PLAIN, few), 25).freed_by
    assert freed is not None
    assert (freed.value, freed.pieces) == (500, 3)
    none_left = house(v25=250, v100=170, v500=108, v1000=108)
    assert step(plan(PLAIN, none_left), 25).freed_by is None


def test_a_stack_earned_in_a_season_counts_as_it_is_and_not_as_the_usual_one() -> None:
    floor = registered(16, structure=PLAIN, stack=Chips(10_000), terms=Terms(chip_set=CLUB))
    floor.do(qualifying(600, 43_000, first=17))
    found = own_plan(floor.tournament)
    # 600 is 4 × 25 and 5 × 100; 43,000 has small ones like any other stack.
    assert step(found, 25).pieces == 17 * 8 + 4
    assert step(found, 100).pieces == 17 * 8 + 5 + (step(found, 25).chips or 0)


def test_stacks_that_the_set_can_not_make_have_a_when_but_no_how_many() -> None:
    found = plan(PLAIN, house(v25=0, v100=0, v500=0))
    assert not found.known
    assert leaves(found) == {25: (4, 100), 100: (8, 500)}
    assert step(found, 25).chips is None


def test_the_table_with_more_players_may_need_more() -> None:
    floor = playing(9, 5, structure=PLAIN, stack=Chips(10_000))
    found = step(colour_up_plan(floor.tournament, CLUB), 25)
    assert [(one.players, one.tables) for one in found.tables] == [(5, 1), (9, 1)]
    assert found.each == found.tables[1].chips > found.tables[0].chips


def test_who_is_out_has_left_the_chips_behind() -> None:
    floor = playing(9, 5, structure=PLAIN, stack=Chips(10_000))
    before = step(colour_up_plan(floor.tournament, CLUB), 25)
    floor.do(busting(1), busting(10))
    after = step(colour_up_plan(floor.tournament, CLUB), 25)
    assert (before.pieces, before.chips) == (after.pieces, after.chips) == (14 * 8, 29)


def dealt(pieces: int, groups: int) -> Any:
    """However they may lie."""
    if groups == 1:
        yield (pieces,)
        return
    for first in range(pieces + 1):
        for rest in dealt(pieces - first, groups - 1):
            yield (first, *rest)


@given(
    st.integers(0, 14), st.integers(2, 5), st.integers(1, 4), st.sampled_from(("half_up", "up", "down"))
)  # fmt: skip
def test_no_way_in_which_the_odd_chips_lie_asks_for_more_and_one_asks_for_all(
    pieces: int, whole: int, tables: int, rounding: Rounding
) -> None:
    every = (sum(rounded(lying, whole, rounding) for lying in one) for one in dealt(pieces, tables))
    assert max(every) == most_new(pieces, whole, tables, "race", rounding)


@given(st.integers(0, 14), st.integers(2, 5), st.integers(1, 4))
def test_rounded_up_everybody_with_an_odd_chip_has_a_new_one(
    pieces: int, whole: int, players: int
) -> None:
    every = (sum(-(-held // whole) for held in one) for one in dealt(pieces, players))
    assert max(every) == most_new(pieces, whole, players, "round_up_all", "down")


@pytest.mark.parametrize(("method", "chips"), [("race", 37), ("top_up", 36), ("round_up_all", 49)])
def test_the_method_of_the_book_decides_how_many(method: RaceMethod, chips: int) -> None:
    assert step(plan(method=method), 25).chips == chips


def test_each_table_is_brought_its_share_of_the_tournament_s_own_chips() -> None:
    floor = playing(9, 5, structure=PLAIN, stack=Chips(10_000), terms=Terms(chip_set=CLUB))
    found = step(own_plan(floor.tournament), 25)
    fewer, more = found.tables
    assert to_bring(floor.tournament, found) == {1: more.chips, 2: fewer.chips}
    bare = playing(9, 5, structure=evening(second=(leaving(25),)))
    assert to_bring(bare.tournament, step(own_plan(bare.tournament), 25)) == {}


# Held


def racing(floor: Floor, table: int, odd: int, got: int) -> None:
    told = RacingTable(table=TableNo(table), odd=odd, got=got)
    floor.do(RaceChips(old=Chips(25), new=Chips(100), tables=(told,)))


def test_what_was_raced_is_over_when_every_table_was() -> None:
    floor = playing(9, 5, structure=PLAIN, stack=Chips(10_000))
    racing(floor, 1, 6, 2)
    begun = step(colour_up_plan(floor.tournament, CLUB), 25)
    assert (begun.raced, begun.over) == (1, False)
    racing(floor, 2, 2, 1)
    done = colour_up_plan(floor.tournament, CLUB)
    assert (step(done, 25).raced, step(done, 25).over) == (2, True)
    # 8 of 112 were odd, for which 3 came: 104 // 4 + 3 are with the players now.
    assert step(done, 100).pieces == 14 * 8 + 29


def test_the_smallest_chip_stays_until_every_table_raced_it() -> None:
    floor = playing(9, 5, structure=PLAIN, stack=Chips(10_000), terms=Terms(chip_set=CLUB))
    racing(floor, 1, 6, 2)
    assert smallest_chip(floor.tournament) == 25
    racing(floor, 2, 2, 1)
    assert smallest_chip(floor.tournament) == 100


def test_chips_that_no_stack_is_made_of_are_not_in_play() -> None:
    ours = house(v5=900, v100=900, v500=900, v1000=900)
    floor = playing(
        9, structure=evening(level(100)), stack=Chips(10_000), terms=Terms(chip_set=ours)
    )
    assert smallest_chip(floor.tournament) == 100


def test_where_no_stack_can_be_made_any_chip_of_the_set_may_be_in_play() -> None:
    few = house(v25=1, v100=1)
    floor = playing(9, structure=PLAIN, stack=Chips(10_000), terms=Terms(chip_set=few))
    assert smallest_chip(floor.tournament) == 25


def test_without_a_chip_set_the_smallest_chip_is_not_known() -> None:
    assert smallest_chip(playing(9, structure=PLAIN).tournament) is None


# What is due


def at_the_first_break(**changes: Any) -> Floor:
    terms = Terms(chip_set=CLUB)
    floor = playing(9, 5, **{"structure": PLAIN, "stack": Chips(10_000), "terms": terms} | changes)
    return floor.wait(minutes=61)


def test_at_the_break_the_chips_are_raced_now() -> None:
    due = only(at_the_first_break(), ColourUpDue)
    assert due is not None
    assert (due.urgency, due.chips, due.tables, due.minutes) == ("now", (25,), 2, None)
    assert (due.start, due.opens_by, due.cite) == ("race 25 100", "race", "TDA-2024 24-A")


def test_before_the_break_it_comes_soon() -> None:
    floor = at_the_first_break().wait(minutes=-12)
    assert only(floor, ColourUpDue) is None
    due = only(floor.wait(minutes=4), ColourUpDue)
    assert due is not None
    assert (due.urgency, due.minutes) == ("soon", 7)


def test_behind_the_last_hands_of_a_day_no_break_comes_to_race_in() -> None:
    floor = at_the_first_break().wait(minutes=-8)
    assert only(floor, ColourUpDue) is not None
    floor.do(CallLastHands(hands=2))
    assert only(floor, ColourUpDue) is None


def test_what_nobody_was_told_of_can_be_written_into_the_structure() -> None:
    floor = at_the_first_break().wait(minutes=-5)
    due = only(floor, ColourUpDue)
    assert due is not None
    assert due.unmarked == (25,)
    floor.do(*due.choices)
    assert floor.tournament.setup.structure[3].marks == (leaving(25),)
    told = only(floor, ColourUpDue)
    assert told is not None
    assert (told.chips, told.unmarked, told.choices) == ((25,), (), ())


def test_when_all_tables_are_done_nothing_is_due_any_more() -> None:
    floor = at_the_first_break()
    racing(floor, 1, 6, 2)
    assert only(floor, ColourUpDue) is not None
    racing(floor, 2, 2, 1)
    assert only(floor, ColourUpDue) is None


def test_what_was_forgotten_waits_for_the_next_break() -> None:
    floor = at_the_first_break().wait(minutes=20)
    assert only(floor, ColourUpDue) is None
    due = only(floor.wait(minutes=50), ColourUpDue)
    assert due is not None
    assert due.chips == (25, 100)


def test_a_bust_meanwhile_does_not_bring_back_what_was_set_aside() -> None:
    floor = at_the_first_break()
    before = only(floor, ColourUpDue)
    assert before is not None
    facts = facts_of(floor.tournament, before)
    floor.do(busting(3))
    after = only(floor, ColourUpDue)
    assert after is not None
    assert facts_of(floor.tournament, after) == facts


def test_without_a_chip_set_what_is_marked_is_due_and_nothing_else() -> None:
    assert only(at_the_first_break(terms=Terms()), ColourUpDue) is None
    marked = evening(level(25), level(50), level(75), Break(minutes=10, marks=(leaving(25),)))
    due = only(at_the_first_break(terms=Terms(), structure=marked), ColourUpDue)
    assert due is not None
    assert (due.chips, due.start) == ((25,), "race 25 ")
    assert due.steps[0].chips is None


def test_a_mark_where_no_break_follows_is_due_right_after_its_level() -> None:
    odd = evening(level(25, leaving(25)), level(100))
    floor = playing(9, structure=odd, stack=Chips(10_000), terms=Terms(chip_set=CLUB))
    assert only(floor, ColourUpDue) is None
    due = only(floor.wait(minutes=21), ColourUpDue)
    assert due is not None
    assert (due.urgency, due.chips) == ("now", (25,))
    assert only(floor.wait(minutes=20), ColourUpDue) is None


def test_while_nobody_sits_nothing_is_due() -> None:
    floor = registered(9, structure=PLAIN, stack=Chips(10_000), terms=Terms(chip_set=CLUB))
    floor.do(StartClock())
    floor.wait(minutes=61)
    assert only(floor, ColourUpDue) is None


def test_at_the_end_of_the_structure_no_break_is_waited_for() -> None:
    floor = at_the_first_break().wait(minutes=165)
    assert only(floor, ColourUpDue) is None


def test_a_chip_set_is_a_term_that_can_be_changed_while_it_runs() -> None:
    floor = at_the_first_break(terms=Terms())
    floor.do(EditSetup(terms=TermsChanges(chip_set=CLUB)))
    due = only(floor, ColourUpDue)
    assert due is not None
    assert due.steps[0].chips == 29


def test_more_entries_bring_more_of_the_small_chips() -> None:
    floor = registered(9, structure=PLAIN, stack=Chips(10_000))
    expected = colour_up_plan(floor.tournament, CLUB, entries=18)
    assert step(expected, 25).pieces == 18 * 8
    floor.do(RegisterEntry(person=person(10)))
    assert step(colour_up_plan(floor.tournament, CLUB), 25).pieces == 10 * 8


def test_another_structure_can_be_asked_about_before_it_holds() -> None:
    floor = registered(9, structure=PLAIN, stack=Chips(10_000))
    draft = EditStructure(structure=evening(second=(leaving(25),))).structure
    assert step(colour_up_plan(floor.tournament, CLUB, draft), 25).row == 8


VALUES: Final = (5, 20, 25, 50, 100, 500, 1000, 5000)
CHIPS: Final = st.lists(
    st.builds(
        lambda value, count: Chip(value=Chips(value), colour="#808080", count=count),
        st.sampled_from(VALUES),
        st.integers(0, 400),
    ),
    max_size=8,
)
ROWS: Final = st.lists(
    st.one_of(
        st.builds(
            lambda small, chips: level(small, *map(leaving, chips)),
            st.sampled_from((5, 25, 50, 75, 100, 300, 500, 1000)),
            st.lists(st.sampled_from(VALUES), max_size=2),
        ),
        st.builds(
            lambda chips: Break(minutes=10, marks=tuple(map(leaving, chips))),
            st.lists(st.sampled_from(VALUES), max_size=2),
        ),
    ),
    max_size=12,
)


@given(ROWS, CHIPS, st.integers(0, 60), st.integers(1, 60), st.sampled_from((1_000, 2_025, 10_000)))
def test_whatever_the_house_has_and_the_structure_says_the_plan_holds_together(
    rows: list[Period], chips: list[Chip], entries: int, players: int, stack: int
) -> None:
    found = plan(
        tuple(rows),
        ChipSet(name="Any", chips=tuple(chips)),
        entries=entries,
        players=min(players, entries),
        stack=Chips(stack),
    )
    owned = {value: sum(c.count for c in chips if c.value == value) for value in VALUES}
    assert [one.row for one in found.steps] == sorted(one.row for one in found.steps)
    assert len({one.old for one in found.steps}) == len(found.steps)
    for one in found.steps:
        assert one.new is None or one.new % one.old == 0 < one.new - one.old
        assert one.new is None or one.owned == owned[one.new]
        if one.chips is not None and one.new is not None:
            assert found.known
            assert one.chips * one.new >= (one.pieces or 0) * one.old - one.new + one.old
            assert one.missing == max(0, (one.in_play or 0) + one.chips - one.owned)
    if found.known:
        assert sum(one.value * one.pieces for one in found.stack) == stack
