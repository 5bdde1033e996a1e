"""Winners, missed busts and their order: entries are numbered by seat, table by table."""

from copy import copy

import pytest

from tdconsole.domain.eliminations.ranking import open_ties
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.entry import RemoveNoShow
from tdconsole.domain.language.commands.floor import (
    BreakTable,
    Bust,
    CorrectElimination,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
    ReorderElimination,
)
from tdconsole.domain.language.events.floor import (
    Elimination,
    EliminationCorrected,
    EliminationReordered,
    PlayersEliminated,
)
from tdconsole.domain.language.rejections.entry import AlreadyPlaying, UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    EnteredAgain,
    MoreThanInPlay,
    NamedTwice,
    NobodyWouldBeLeft,
    NotAtThatTable,
    NothingCorrected,
    NotSeated,
    PlayerIsIn,
    PlayerIsOut,
    SamePlayer,
    TableIsBroken,
    WonByOneOut,
)
from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.state.tournament import Exit
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, TableNo
from tests.domain.busts import places, reordering, some
from tests.domain.floor import Floor, at, busting, ids, playing, queueing, registering


def out(
    *hand: tuple[int, int | None],
    by: tuple[int, ...] = (),
    joined: int | None = None,
    before: int | None = None,
    unknown: bool = False,
) -> EliminatePlayers:
    """Each with the stack, if it is known."""
    return EliminatePlayers(
        hand=tuple(
            Bust(entry=EntryId(entry), stack=None if stack is None else Chips(stack), by=ids(*by))
            for entry, stack in hand
        ),
        stacks_unknown=unknown,
        joined=some(joined),
        before=some(before),
    )


def correcting(
    entry: int, stack: int | None = None, by: tuple[int, ...] = ()
) -> CorrectElimination:
    known = None if stack is None else Chips(stack)
    return CorrectElimination(entry=EntryId(entry), stack=known, by=ids(*by))


def order(floor: Floor) -> list[list[int]]:
    """Those of one hand together, the first who went out first."""
    hands: dict[int, list[int]] = {}
    for entry, exit_ in floor.tournament.exits.by_entry.items():
        hands.setdefault(exit_.hand, []).append(entry)
    return [sorted(hands[hand]) for hand in sorted(hands)]


def exit_of(floor: Floor, entry: int) -> Exit:
    return floor.tournament.exits.by_entry[EntryId(entry)]


# Winners


@pytest.mark.parametrize("by", [(2,), (2, 3)])
def test_it_is_known_who_won_the_last_chips(by: tuple[int, ...]) -> None:
    floor = playing(3, 3)
    (event,) = floor.do(out((1, None), by=by))
    assert isinstance(event, PlayersEliminated)
    assert event.hand == (Elimination(entry=EntryId(1), seat=at(1, 1), by=ids(*by)),)
    assert exit_of(floor, 1).by == by


def test_it_is_known_when_it_was() -> None:
    floor = playing(3, 3)
    floor.wait(minutes=2).do(out((1, None)))
    assert exit_of(floor, 1).at == floor.now


@pytest.mark.parametrize(
    ("by", "refusal"),
    [
        ((99,), UnknownEntry(entry=EntryId(99))),
        ((1,), WonByOneOut(entry=EntryId(1))),
        ((2, 3), WonByOneOut(entry=EntryId(3))),
        ((2, 2), NamedTwice(entry=EntryId(2))),
        ((2, 7), NotSeated(entry=EntryId(7))),
    ],
)
def test_nobody_wins_who_was_not_in_the_hand_to_its_end(
    by: tuple[int, ...], refusal: Rejection
) -> None:
    floor = playing(4, 2)
    floor.do(queueing(7), out((3, None)))
    assert floor.when(out((1, None), by=by)) == refusal


def test_one_of_those_who_go_out_together_did_not_win() -> None:
    assert playing(4).when(out((1, 50), (2, 60), by=(2,))) == WonByOneOut(entry=EntryId(2))


def test_whoever_went_out_later_may_have_won_a_hand_that_was_missed() -> None:
    floor = playing(4, 4)
    floor.do(out((1, None)), out((2, None)))
    assert floor.when(out((3, None), by=(1,), joined=1)) == WonByOneOut(entry=EntryId(1))
    assert floor.when(out((3, None), by=(1,), before=2)) == WonByOneOut(entry=EntryId(1))
    floor.do(out((3, None), by=(2,), before=2))
    assert exit_of(floor, 3).by == (2,)


def test_whoever_won_a_hand_was_not_out_before_it() -> None:
    floor = playing(4, 4)
    floor.do(out((1, None), by=(2,)))
    for beside in (out((2, None), joined=1), out((2, None), before=1)):
        assert floor.when(beside) == WonByOneOut(entry=EntryId(2))
    assert isinstance(floor.when(out((2, None))), tuple)


# In the hand of somebody who is out already


def test_at_another_table_in_the_same_hand_they_share() -> None:
    floor = playing(4, 4)
    floor.do(out((1, None)), out((2, None)), out((5, None), joined=1))
    assert order(floor) == [[1, 5], [2]]
    assert places(floor) == {2: (6, 1), 1: (7, 2), 5: (7, 2)}


def test_at_the_same_table_in_the_same_hand_the_larger_stack_is_higher() -> None:
    floor = playing(5, 4)
    floor.do(out((1, 4_000)), out((6, None)), out((2, 9_000), joined=1))
    assert places(floor) == {6: (7, 1), 2: (8, 1), 1: (9, 1)}


def test_the_joined_is_out_at_the_moment_of_that_hand() -> None:
    floor = playing(4, 4)
    floor.do(out((1, None)))
    told = floor.now
    floor.wait(minutes=20).do(out((5, None), joined=1), out((2, None), before=1))
    assert exit_of(floor, 5).at == exit_of(floor, 2).at == told


def test_a_missed_one_moves_everybody_to_the_right_place() -> None:
    floor = playing(4, 4)
    floor.do(out((1, None)), out((2, None)), out((5, None)), out((6, None), before=2))
    assert order(floor) == [[1], [6], [2], [5]]
    assert places(floor) == {5: (5, 1), 2: (6, 1), 6: (7, 1), 1: (8, 1)}


def test_several_that_were_missed_went_out_together() -> None:
    floor = playing(4, 4)
    floor.do(out((1, None)), out((2, None), (5, None), before=1))
    assert places(floor) == {1: (6, 1), 2: (7, 2), 5: (7, 2)}


def test_after_a_missed_one_the_next_is_last_of_all() -> None:
    floor = playing(5, 4)
    floor.do(out((1, None)), out((2, None), before=1), out((3, None)))
    assert order(floor) == [[2], [1], [3]]


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (out((2, None), joined=99), UnknownEntry(entry=EntryId(99))),
        (out((2, None), joined=3), PlayerIsIn(entry=EntryId(3))),
        (out((2, None), before=99), UnknownEntry(entry=EntryId(99))),
        (out((2, None), before=3), PlayerIsIn(entry=EntryId(3))),
        (out((2, None), joined=2), PlayerIsIn(entry=EntryId(2))),
        (out((1, None), joined=1), PlayerIsOut(entry=EntryId(1))),
    ],
)
def test_only_beside_somebody_who_is_out(command: EliminatePlayers, refusal: Rejection) -> None:
    floor = playing(4, 4)
    floor.do(out((1, None)))
    assert floor.when(command) == refusal


def test_whoever_won_an_earlier_hand_may_have_moved_away_since() -> None:
    floor = playing(3, 4)
    floor.do(busting(1), MovePlayer(entry=EntryId(2), seat=at(2, 9)))
    assert floor.when(busting(3)) == NobodyWouldBeLeft(table=TableNo(1))
    for beside in (out((3, None), joined=1), out((3, None), before=1)):
        assert isinstance(floor.when(beside), tuple)


def test_somebody_is_left_even_after_an_earlier_hand() -> None:
    floor = playing(2)
    floor.do(busting(1))
    assert floor.when(out((2, None), before=1)) == NobodyWouldBeLeft(table=TableNo(1))


# The stacks of that hand


def in_the_money() -> Floor:
    """Eight players with three paid; the third of them is out, and nobody asked for the stack."""
    floor = playing(5, 3)
    floor.do(out((6, None)), out((7, None)), MovePlayer(entry=EntryId(8), seat=at(1, 9)))
    floor.do(out((5, None)), out((4, None)), out((3, None)))
    return floor


@pytest.mark.parametrize("stack", [None, 5_000])
def test_a_paid_hand_is_open_until_all_its_stacks_are_known(stack: int | None) -> None:
    floor = in_the_money()
    assert floor.tournament.left == 3
    floor.do(out((2, stack), joined=3))
    (tie,) = open_ties(floor.tournament)
    assert (tie.place, tie.entries, tie.order.doubt) == (3, (2, 3), "stacks")


def test_they_can_be_said_one_after_the_other() -> None:
    floor = in_the_money()
    floor.do(correcting(3, 6_000), out((2, None), joined=3))
    assert len(open_ties(floor.tournament)) == 1
    floor.do(correcting(2, 5_000))
    assert open_ties(floor.tournament) == ()
    assert places(floor) == {3: (3, 1), 2: (4, 1), 4: (5, 1), 5: (6, 1), 7: (7, 1), 6: (8, 1)}


def test_or_nobody_knows_them_and_they_share() -> None:
    floor = in_the_money()
    floor.do(out((2, None), joined=3, unknown=True))
    assert (places(floor)[2], places(floor)[3]) == ((3, 2), (3, 2))


def test_at_another_table_they_share_whatever_the_stacks() -> None:
    floor = playing(3, 3)
    floor.do(out((1, None)), out((4, None), joined=1))
    assert places(floor) == {1: (5, 2), 4: (5, 2)}


def test_a_hand_out_of_the_money_asks_for_none() -> None:
    """Nine players with three paid; the best of the first hand is seventh."""
    floor = playing(9)
    floor.do(out((1, None)), out((2, None)), out((3, None), joined=1))
    assert isinstance(floor.when(out((4, None), joined=1)), tuple)


def test_later_hands_stand_between_an_earlier_one_and_the_money() -> None:
    """Five are left, of whom two more go out: third and fourth, were it not for the one after."""
    floor = playing(6)
    floor.do(out((1, None)), out((2, None)))
    earlier, latest = copy(floor), copy(floor)
    earlier.do(out((3, None), (4, None), before=2))
    latest.do(out((3, None), (4, None)))
    assert [len(open_ties(one.tournament)) for one in (earlier, latest)] == [0, 1]


def test_one_missed_alone_needs_no_stack() -> None:
    floor = in_the_money()
    assert isinstance(floor.when(out((2, None), before=3)), tuple)


def test_the_hand_has_no_more_chips_than_there_are() -> None:
    """Eight of 20 000 each; three are left, with a chip each at least."""
    floor = in_the_money()
    floor.do(correcting(3, 100_000))
    assert floor.when(out((2, 59_999), joined=3)) == MoreThanInPlay(
        stack=Chips(159_999), in_play=Chips(159_998)
    )
    assert isinstance(floor.when(out((2, 59_998), joined=3)), tuple)
    assert isinstance(floor.when(out((2, 59_999), before=3)), tuple)


# Correcting


def test_the_stack_and_the_winners_are_what_is_known_now() -> None:
    floor = playing(4, 4)
    floor.do(out((1, 3_000), by=(2,)))
    assert floor.do(correcting(1, 4_000, (3, 4))) == (
        EliminationCorrected(entry=EntryId(1), stack=Chips(4_000), by=ids(3, 4)),
    )
    assert (exit_of(floor, 1).stack, exit_of(floor, 1).by) == (4_000, (3, 4))
    floor.do(correcting(1))
    assert (exit_of(floor, 1).stack, exit_of(floor, 1).by) == (None, ())


def test_a_corrected_stack_changes_who_of_the_hand_is_higher() -> None:
    floor = playing(6)
    floor.do(out((1, 3_000), (2, 5_000)))
    floor.do(correcting(1, 8_000))
    assert places(floor) == {1: (5, 1), 2: (6, 1)}


def test_whoever_went_out_later_may_be_named_afterwards() -> None:
    floor = playing(6)
    floor.do(out((1, None)), out((2, None)))
    floor.do(correcting(1, by=(2,)))
    assert exit_of(floor, 1).by == (2,)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (correcting(99), UnknownEntry(entry=EntryId(99))),
        (correcting(3), PlayerIsIn(entry=EntryId(3))),
        (correcting(1, 3_000, (4,)), NothingCorrected(entry=EntryId(1))),
        (correcting(1, by=(1,)), WonByOneOut(entry=EntryId(1))),
        (correcting(1, by=(5,)), WonByOneOut(entry=EntryId(5))),
        (correcting(2, by=(1,)), WonByOneOut(entry=EntryId(1))),
        (correcting(1, by=(99,)), UnknownEntry(entry=EntryId(99))),
        (correcting(1, by=(3, 3)), NamedTwice(entry=EntryId(3))),
        (
            correcting(1, 119_997, (4,)),
            MoreThanInPlay(stack=Chips(119_998), in_play=Chips(119_997)),
        ),
    ],
)
def test_a_correction_that_cannot_be_is_refused(
    command: CorrectElimination, refusal: Rejection
) -> None:
    """Two are out in the first hand, and one in the second; three of six are left."""
    floor = playing(6)
    floor.do(out((1, 3_000), (5, 1), by=(4,)), out((2, None)))
    assert floor.when(command) == refusal


def test_of_what_is_right_already_nothing_is_asked_again() -> None:
    """The winner has gone by now, and only the stack was wrong."""
    floor = playing(6)
    floor.do(out((1, 3_000), by=(2,)), out((2, None)))
    assert isinstance(floor.when(correcting(1, 4_000, (2,))), tuple)


# Another order


@pytest.mark.parametrize(
    ("command", "hands"),
    [
        (reordering(3, before=1), [[3], [1], [2]]),
        (reordering(3, before=2), [[1], [3], [2]]),
        (reordering(2, joined=1), [[1, 2], [3]]),
        (reordering(1, joined=3), [[2], [1, 3]]),
        (reordering(1), [[2], [3], [1]]),
        (reordering(1, before=3), [[2], [1], [3]]),
    ],
)
def test_out_earlier_later_or_together(command: ReorderElimination, hands: list[list[int]]) -> None:
    floor = playing(8)
    floor.do(*(busting(entry) for entry in (1, 2, 3)))
    assert floor.do(command) == (
        EliminationReordered(entry=command.entry, joined=command.joined, before=command.before),
    )
    assert order(floor) == hands
    assert problems(floor.tournament) == frozenset()


def test_one_of_several_can_be_taken_out_of_the_hand() -> None:
    floor = playing(8)
    floor.do(busting(1, 2, 3), reordering(2, before=1))
    assert order(floor) == [[2], [1, 3]]
    floor.do(reordering(3))
    assert order(floor) == [[2], [1], [3]]


def test_twice_and_back_again_is_as_it_was() -> None:
    floor = playing(8)
    floor.do(busting(1), busting(2), busting(3))
    before = places(floor)
    floor.do(reordering(3, before=1), reordering(3))
    assert places(floor) == before


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (reordering(99), UnknownEntry(entry=EntryId(99))),
        (reordering(4), PlayerIsIn(entry=EntryId(4))),
        (reordering(1, joined=99), UnknownEntry(entry=EntryId(99))),
        (reordering(1, before=4), PlayerIsIn(entry=EntryId(4))),
        (reordering(1, joined=1), SamePlayer(entry=EntryId(1))),
        (reordering(1, before=1), SamePlayer(entry=EntryId(1))),
        (reordering(1, before=2), NothingCorrected(entry=EntryId(1))),
        (reordering(3, joined=2), NothingCorrected(entry=EntryId(3))),
        (reordering(5), NothingCorrected(entry=EntryId(5))),
    ],
)
def test_an_order_that_cannot_be_is_refused(
    command: ReorderElimination, refusal: Rejection
) -> None:
    floor = playing(8)
    floor.do(busting(1), busting(2, 3), busting(5))
    assert floor.when(command) == refusal


def test_no_order_in_which_somebody_wins_who_is_out() -> None:
    """1 was beaten by 2, who was out right after."""
    floor = playing(8)
    floor.do(out((1, None), by=(2,)), out((2, None)), out((3, None)))
    assert floor.when(reordering(2, before=1)) == WonByOneOut(entry=EntryId(2))
    assert floor.when(reordering(2, joined=1)) == WonByOneOut(entry=EntryId(2))
    assert floor.when(reordering(1)) == WonByOneOut(entry=EntryId(2))
    assert floor.when(reordering(1, joined=3)) == WonByOneOut(entry=EntryId(2))
    assert isinstance(floor.when(reordering(3, before=2)), tuple)


# Coming back


def test_who_was_joined_or_missed_or_reordered_comes_back_like_anybody() -> None:
    floor = playing(5, 4)
    floor.do(busting(1), out((6, None), joined=1), out((2, None), before=1), busting(3))
    floor.do(reordering(3, joined=2))
    assert order(floor) == [[2, 3], [1, 6]]
    floor.do(ReinstatePlayer(entry=EntryId(1)), ReinstatePlayer(entry=EntryId(3)))
    assert places(floor) == {6: (8, 1), 2: (9, 1)}
    assert [table.out for table in floor.tournament.play.seating.tables.values()] == [1, 1]
    assert problems(floor.tournament) == frozenset()


def test_what_was_said_of_the_first_time_is_not_said_of_the_second() -> None:
    floor = playing(5)
    floor.do(out((1, 3_000), by=(2,)), ReinstatePlayer(entry=EntryId(1)), busting(1))
    assert (exit_of(floor, 1).stack, exit_of(floor, 1).by) == (None, ())


# The file


def test_what_is_said_beside_a_stranger_is_last_of_all() -> None:
    floor = playing(4, 4)
    floor.do(busting(1))
    hand = (Elimination(entry=EntryId(5), seat=at(2, 1)),)
    floor.given(PlayersEliminated(play=FIRST_PLAY, hand=hand, joined=EntryId(99)))
    floor.given(EliminationReordered(entry=EntryId(1), before=EntryId(98)))
    assert order(floor) == [[5], [1]]


@pytest.mark.parametrize(
    "event",
    [
        EliminationCorrected(entry=EntryId(3), stack=Chips(5)),
        EliminationCorrected(entry=EntryId(99)),
        EliminationReordered(entry=EntryId(3), before=EntryId(1)),
        EliminationReordered(entry=EntryId(99), joined=EntryId(1)),
    ],
)
def test_what_is_said_of_somebody_who_is_in_changes_nothing(
    event: EliminationCorrected | EliminationReordered,
) -> None:
    floor = playing(4)
    floor.do(busting(1))
    before = floor.tournament
    assert floor.given(event).tournament is before


def test_nobody_at_another_table_won_a_hand_that_was_just_played() -> None:
    floor = playing(3, 3)
    refusal = NotAtThatTable(entry=EntryId(5), table=TableNo(1))
    assert floor.when(out((1, None), by=(5,))) == refusal
    floor.do(out((4, None), by=(5,)))
    assert floor.do(out((1, None), by=(2,), joined=4))


def test_nobody_comes_back_to_a_table_that_is_broken() -> None:
    floor = playing(5, 3)
    floor.do(busting(8), BreakTable(table=TableNo(2)))
    back = ReinstatePlayer(entry=EntryId(8))
    assert floor.when(back) == TableIsBroken(table=TableNo(2))
    free = next(
        seat for seat in range(1, 10) if floor.tournament.play.seating.at(at(1, seat)) is None
    )
    assert floor.do(ReinstatePlayer(entry=EntryId(8), seat=at(1, free)))


def test_who_won_a_hand_was_there() -> None:
    floor = playing(3, 3)
    floor.do(out((1, None), by=(2,)))
    never_came = RemoveNoShow(entry=EntryId(2), override="never seen")
    assert floor.when(never_came) == AlreadyPlaying(entry=EntryId(2))


def test_a_first_entry_is_never_out_after_the_next_one_of_the_same_person() -> None:
    floor = playing(3, 3, terms=Terms(reentries=Reentries(most=2)))
    floor.do(busting(1), registering(1))
    again = max(floor.tournament.entries.by_id)
    floor.do(busting(2), busting(again))
    refusal = EnteredAgain(entry=EntryId(1), again=again)
    assert floor.when(reordering(1)) == refusal
    assert floor.when(reordering(1, joined=again)) == refusal
    assert floor.when(reordering(again, before=1)) == refusal
    assert floor.do(reordering(1, joined=2)) == (
        EliminationReordered(entry=EntryId(1), joined=EntryId(2)),
    )
