"""Entries are numbered as they sit: of playing(3, 3), 1 to 3 at table 1 and 4 to 6 at table 2."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.eliminations.ranking import open_ties
from tdconsole.domain.language.commands.clock import AdjustClock, PauseClock
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.floor import EliminatePlayers, MovePlayer, ReinstatePlayer
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.events.entry import EntryUnregistered
from tdconsole.domain.language.events.floor import Elimination, PlayerReinstated, PlayersEliminated
from tdconsole.domain.language.events.money import TieSettled
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NamedTwice,
    NobodyWouldBeLeft,
    NoSuchSeat,
    NoSuchTable,
    NotSeated,
    PlayerIsIn,
    PlayerIsOut,
    SeatTaken,
)
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, Money, Price, Seat, TableNo
from tests.domain.busts import places
from tests.domain.floor import Floor, at, busting, ended, playing, queueing, seated


def back(entry: int, seat: Seat | None = None) -> ReinstatePlayer:
    return ReinstatePlayer(entry=EntryId(entry), seat=seat)


# Going out


def test_a_bust_records_the_seat_and_no_place() -> None:
    floor = playing(3, 3)
    assert floor.when(busting(5, stacks=(4_500,))) == (
        PlayersEliminated(
            play=FIRST_PLAY,
            hand=(Elimination(entry=EntryId(5), seat=at(2, 2), stack=Chips(4_500)),),
            at=floor.now,
        ),
    )


def test_who_is_out_leaves_the_seat_and_the_chips_stay_in_play() -> None:
    floor = playing(3, 3)
    floor.do(busting(5))
    assert floor.tournament.left == 5
    assert floor.tournament.chips == 120_000
    assert floor.tournament.play.seating.at(at(2, 2)) is None
    assert floor.tournament.exits.by_entry[EntryId(5)].seat == at(2, 2)


def test_several_go_out_in_one_hand() -> None:
    floor = playing(3, 3)
    (event,) = floor.do(busting(1, 5))
    assert isinstance(event, PlayersEliminated)
    assert [out.entry for out in event.hand] == [1, 5]
    assert floor.tournament.exits.hands == 1


def test_players_go_out_while_the_clock_is_paused() -> None:
    floor = playing(3)
    floor.do(AdjustClock(seconds=60), PauseClock())
    assert isinstance(floor.when(busting(1)), tuple)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (busting(99), UnknownEntry(entry=EntryId(99))),
        (busting(3), PlayerIsOut(entry=EntryId(3))),
        (busting(7), NotSeated(entry=EntryId(7))),
        (busting(1, 2, 1), NamedTwice(entry=EntryId(1))),
        (busting(1, 3), PlayerIsOut(entry=EntryId(3))),
        (
            busting(1, 2, stacks=(70_000, 69_997)),
            MoreThanInPlay(stack=Chips(139_997), in_play=Chips(139_996)),
        ),
        (
            busting(1, stacks=(139_996,)),
            MoreThanInPlay(stack=Chips(139_996), in_play=Chips(139_995)),
        ),
        (
            busting(1, 2, 4, stacks=(139_998, None, None)),
            MoreThanInPlay(stack=Chips(139_998), in_play=Chips(139_997)),
        ),
    ],
)
def test_a_bust_that_cannot_be_is_refused(command: EliminatePlayers, refusal: Rejection) -> None:
    floor = playing(3, 3)
    floor.do(busting(3), queueing(7))
    assert floor.when(command) == refusal


def test_nobody_goes_out_before_the_clock_has_started() -> None:
    assert seated(3).when(busting(3)) == ClockNotStarted()


def test_everybody_who_stays_in_has_a_chip() -> None:
    """Two of seven go out, so at least five chips aren't theirs."""
    floor = playing(3, 3)
    floor.do(queueing(7))
    assert isinstance(floor.when(busting(1, 2, stacks=(70_000, 69_995))), tuple)
    assert floor.when(busting(1, 2, stacks=(70_000, 69_996))) == MoreThanInPlay(
        stack=Chips(139_996), in_play=Chips(139_995)
    )


def test_the_last_pot_of_all_holds_every_chip_but_one() -> None:
    assert isinstance(playing(2).when(busting(1, stacks=(39_999,))), tuple)
    assert playing(2).when(busting(1, stacks=(40_000,))) == MoreThanInPlay(
        stack=Chips(40_000), in_play=Chips(39_999)
    )


def test_somebody_wins_the_hand() -> None:
    assert playing(3).when(busting(1, 2, 3)) == NobodyWouldBeLeft(table=TableNo(1))
    assert playing(1).when(busting(1)) == NobodyWouldBeLeft(table=TableNo(1))


@pytest.mark.parametrize("unknown", [False, True])
@pytest.mark.parametrize(
    ("out", "table"), [((1, 2, 3), 1), ((4, 5), 2), ((6,), 3), ((1, 4, 5), 2), ((2, 6), 3)]
)
def test_somebody_wins_at_every_table(out: tuple[int, ...], table: int, *, unknown: bool) -> None:
    floor = playing(3, 2, 1)
    floor.do(queueing(7))
    refusal = NobodyWouldBeLeft(table=TableNo(table))
    assert floor.when(busting(*out, stacks=(5,) * len(out), unknown=unknown)) == refusal


def test_who_waits_for_a_seat_has_not_won_the_hand() -> None:
    floor = playing(3)
    floor.do(queueing(4), queueing(5))
    assert floor.when(busting(1, 2, 3)) == NobodyWouldBeLeft(table=TableNo(1))
    assert isinstance(floor.when(busting(1, 2, stacks=(5, 6))), tuple)


def test_who_moved_away_has_not_won_the_hand() -> None:
    floor = playing(3, 3)
    floor.do(MovePlayer(entry=EntryId(1), seat=at(2, 9)))
    assert floor.when(busting(2, 3)) == NobodyWouldBeLeft(table=TableNo(1))


# Which places are open

# Six players with three paid: the best of a hand that leaves two is third.


def doubts(floor: Floor) -> list[tuple[int, str | None]]:
    return [(tie.place, tie.order.doubt) for tie in open_ties(floor.tournament)]


@pytest.mark.parametrize("stacks", [(None,) * 4, (1, 2, 3, None), (None, 2, 3, 4)])
def test_in_the_money_the_places_are_open_until_the_stacks_are_known(
    stacks: tuple[int | None, ...],
) -> None:
    floor = playing(6)
    floor.do(busting(1, 2, 3, 4, stacks=stacks))
    assert doubts(floor) == [(3, "stacks")]
    assert all(one.provisional for one in finishes(floor.tournament, floor.now))


def test_when_they_are_known_nothing_is_open() -> None:
    floor = playing(6)
    floor.do(busting(1, 2, 3, 4, stacks=(1, 2, 3, 4)))
    assert doubts(floor) == []


def test_when_nobody_knows_them_that_can_be_said_and_all_share() -> None:
    floor = playing(6)
    out, shared = floor.do(busting(1, 2, 3, 4, stacks=(1, 2, 3, None), unknown=True))
    assert isinstance(out, PlayersEliminated)
    assert [one.stack for one in out.hand] == [None] * 4
    assert shared == TieSettled(ranks=((EntryId(1), EntryId(2), EntryId(3), EntryId(4)),))
    assert set(places(floor).values()) == {(3, 4)}
    assert doubts(floor) == []


def test_where_a_hand_shares_anyway_nothing_is_said_about_its_stacks() -> None:
    floor = playing(2, 3)
    assert len(floor.do(busting(2, 3, unknown=True))) == 1


def test_one_alone_leaves_nothing_open() -> None:
    floor = playing(6)
    floor.do(*(busting(entry) for entry in (1, 2, 3, 4, 5)))
    assert places(floor)[5] == (2, 1)
    assert doubts(floor) == []


@pytest.mark.parametrize("hand", [(2, 4), (2, 3)])
def test_one_alone_at_each_table_leaves_nothing_open(hand: tuple[int, int]) -> None:
    floor = playing(2, 3)
    floor.do(busting(*hand))
    assert doubts(floor) == []


@pytest.mark.parametrize("stacks", [(None, None), (None, 9)])
def test_several_of_one_table_are_open(stacks: tuple[int | None, ...]) -> None:
    floor = playing(2, 3)
    floor.do(busting(2), busting(3, 4, stacks=stacks))
    assert doubts(floor) == [(3, "stacks")]


def test_over_several_tables_the_share_is_proposed() -> None:
    floor = playing(2, 3)
    floor.do(busting(2, 3, 4))
    assert doubts(floor) == [(3, "tables")]


@pytest.mark.parametrize(("players", "open_"), [(5, True), (6, False), (7, False)])
def test_out_of_the_money_nothing_is_open(players: int, *, open_: bool) -> None:
    """Three are paid; three go out of 5, 6 and 7 players."""
    floor = playing(players)
    floor.do(busting(1, 2, 3))
    assert bool(doubts(floor)) is open_


def test_without_a_pool_no_place_is_paid_and_none_is_open() -> None:
    free = Price(pool=Money(0), fee=Money(500))
    floor = playing(3, price=free)
    floor.do(busting(1, 2))
    assert doubts(floor) == []


def test_who_waits_for_a_seat_stands_between_the_hand_and_the_money() -> None:
    """The best of three among five is third; with one more waiting, fourth."""
    floor = playing(5)
    floor.do(busting(1, 2, 3))
    assert doubts(floor) == [(3, "stacks")]
    floor.do(queueing(6))
    assert doubts(floor) == []


# Places


def test_places_follow_the_hands() -> None:
    floor = playing(4)
    floor.do(busting(2), busting(4), busting(1))
    assert places(floor) == {3: (1, 1), 1: (2, 1), 4: (3, 1), 2: (4, 1)}


def test_the_best_place_is_told_first() -> None:
    floor = playing(4)
    floor.do(busting(2), busting(4), busting(1))
    assert [one.entry for one in finishes(floor.tournament)] == [3, 1, 4, 2]


def test_nobody_has_won_while_two_are_left() -> None:
    floor = playing(4)
    floor.do(busting(2), busting(4))
    assert places(floor) == {4: (3, 1), 2: (4, 1)}


def test_a_late_entry_shifts_the_places_of_those_who_are_out() -> None:
    floor = playing(4)
    floor.do(busting(2))
    assert places(floor) == {2: (4, 1)}
    floor.do(queueing(5))
    assert places(floor) == {2: (5, 1)}


def test_an_entry_taken_back_shifts_them_too() -> None:
    floor = playing(4)
    floor.do(queueing(5), busting(2), UnregisterEntry(entry=EntryId(5)))
    assert places(floor) == {2: (4, 1)}


def test_at_one_table_the_larger_stack_ranks_higher() -> None:
    floor = playing(4)
    floor.do(busting(1, 2, stacks=(3_000, 9_000)))
    assert places(floor) == {2: (3, 1), 1: (4, 1)}


def test_at_one_table_equal_stacks_share() -> None:
    floor = playing(5)
    floor.do(busting(1, 2, 3, stacks=(3_000, 9_000, 3_000)))
    assert places(floor) == {2: (3, 1), 1: (4, 2), 3: (4, 2)}


def test_at_one_table_an_unknown_stack_makes_all_share() -> None:
    floor = playing(5)
    floor.do(busting(1, 2, 3, stacks=(3_000, None, 9_000), unknown=True))
    assert places(floor) == {1: (3, 3), 2: (3, 3), 3: (3, 3)}


def test_over_several_tables_all_share_whatever_their_stacks() -> None:
    floor = playing(3, 3)
    floor.do(busting(1, 4, stacks=(3_000, 9_000)))
    assert places(floor) == {1: (5, 2), 4: (5, 2)}


def test_two_of_one_table_and_one_of_another_share_all_three() -> None:
    floor = playing(3, 3)
    floor.do(busting(1, 2, 4, stacks=(3_000, 9_000, 500)))
    assert places(floor) == {1: (4, 3), 2: (4, 3), 4: (4, 3)}


def test_two_hands_never_share() -> None:
    floor = playing(3, 3)
    floor.do(busting(1), busting(4))
    assert places(floor) == {4: (5, 1), 1: (6, 1)}


def test_the_table_of_the_bust_counts_and_not_the_one_before_a_move() -> None:
    floor = playing(3, 3)
    floor.do(MovePlayer(entry=EntryId(1), seat=at(2, 9)))
    floor.do(busting(1, 4, stacks=(3_000, 9_000)))
    assert places(floor) == {4: (5, 1), 1: (6, 1)}


def test_who_is_alone_before_anybody_went_out_has_no_place() -> None:
    assert places(playing(1)) == {}


def test_everybody_out_in_the_file_leaves_the_places_from_the_first_on() -> None:
    floor = playing(2)
    floor.do(busting(2))
    out = Elimination(entry=EntryId(1), seat=at(1, 1))
    floor.given(PlayersEliminated(play=FIRST_PLAY, hand=(out,)))
    assert places(floor) == {1: (1, 1), 2: (2, 1)}


# Places that may still change


def provisional(floor: Floor) -> list[int]:
    return sorted(one.entry for one in finishes(floor.tournament, floor.now) if one.provisional)


def test_a_place_is_provisional_while_another_table_may_report_the_same_hand() -> None:
    floor = playing(3, 3)
    floor.do(busting(1))
    assert provisional(floor) == [1]
    floor.wait(minutes=3, seconds=-1)
    assert provisional(floor) == [1]
    assert provisional(floor.wait(seconds=1)) == []


def test_for_as_long_as_a_button_is_known() -> None:
    minutes = RuleChanges(button_known_for=10)
    floor = playing(3, 3)
    floor.do(OverrideRules(changes=minutes), busting(1))
    assert provisional(floor.wait(minutes=9)) == [1]
    assert provisional(floor.wait(minutes=1)) == []


def test_at_no_particular_moment_no_place_is_provisional() -> None:
    floor = playing(3, 3)
    floor.do(busting(1))
    assert not any(one.provisional for one in finishes(floor.tournament))


@pytest.mark.parametrize("others", [(), (1,)])
def test_where_nobody_else_is_dealing_a_place_is_settled(others: tuple[int, ...]) -> None:
    floor = playing(4, *others)
    floor.do(busting(1))
    assert provisional(floor) == []


def test_where_all_tables_have_reported_the_hand_it_is_settled() -> None:
    floor = playing(4, 4)
    floor.do(busting(1, 5))
    assert provisional(floor) == []
    floor = playing(4, 4, 2)
    floor.do(busting(1, 5))
    assert provisional(floor) == [1, 5]


def test_whoever_went_out_after_a_provisional_place_has_no_settled_one() -> None:
    """One more in the first hand would move both of the second up."""
    floor = playing(4, 4)
    floor.do(busting(1), busting(2, 5))
    assert provisional(floor) == [1, 2, 5]
    floor.wait(minutes=2).do(busting(3, 6))
    assert provisional(floor.wait(minutes=1)) == []


def test_the_winner_s_place_is_settled_and_so_is_a_finished_tournament() -> None:
    floor = playing(2)
    floor.do(busting(1))
    assert places(floor)[2] == (1, 1)
    assert provisional(floor) == []
    floor = playing(3, 3)
    floor.do(busting(1))
    floor.given(ended())
    assert provisional(floor) == []


def test_a_hand_that_was_told_long_ago_at_one_table_is_settled_for_all() -> None:
    floor = playing(3, 3, 3)
    floor.do(busting(1))
    floor.wait(minutes=3).do(replace(busting(4), joined=EntryId(1)), busting(7))
    assert provisional(floor) == [7]


def test_a_bust_of_an_older_file_is_settled() -> None:
    floor = playing(3, 3)
    out = Elimination(entry=EntryId(1), seat=at(1, 1))
    floor.given(PlayersEliminated(play=FIRST_PLAY, hand=(out,)))
    assert provisional(floor) == []


# Coming back


def test_a_player_comes_back_to_the_seat_of_the_bust() -> None:
    floor = playing(3, 3)
    floor.do(busting(5))
    assert floor.do(back(5)) == (
        PlayerReinstated(play=FIRST_PLAY, entry=EntryId(5), seat=at(2, 2)),
    )
    assert floor.tournament.play.seating.at(at(2, 2)) == 5
    assert floor.tournament.left == 6
    assert places(floor) == {}


def test_a_player_comes_back_to_a_seat_that_is_named() -> None:
    floor = playing(3, 3)
    floor.do(busting(5), back(5, at(1, 9)))
    assert floor.tournament.play.seating.of[EntryId(5)] == at(1, 9)


def test_a_seat_taken_since_is_refused_and_another_can_be_named() -> None:
    floor = playing(3, 3)
    floor.do(busting(5), MovePlayer(entry=EntryId(1), seat=at(2, 2)))
    assert floor.when(back(5)) == SeatTaken(seat=at(2, 2), by=EntryId(1))
    assert isinstance(floor.when(back(5, at(1, 1))), tuple)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (back(99), UnknownEntry(entry=EntryId(99))),
        (back(1), PlayerIsIn(entry=EntryId(1))),
        (back(5, at(2, 10)), NoSuchSeat(seat=at(2, 10), seats_per_table=9)),
        (back(5, at(4, 1)), NoSuchTable(table=TableNo(4))),
        (back(5, at(1, 2)), SeatTaken(seat=at(1, 2), by=EntryId(2))),
    ],
)
def test_a_return_that_cannot_be_is_refused(command: ReinstatePlayer, refusal: Rejection) -> None:
    floor = playing(3, 3)
    floor.do(busting(5))
    assert floor.when(command) == refusal


def test_who_waits_for_a_seat_is_in_and_not_reinstated() -> None:
    floor = playing(3)
    floor.do(queueing(4))
    assert floor.when(back(4)) == PlayerIsIn(entry=EntryId(4))


def test_a_return_leaves_the_order_of_the_others() -> None:
    floor = playing(5)
    floor.do(busting(1), busting(2), busting(3), back(2))
    assert places(floor) == {3: (4, 1), 1: (5, 1)}
    floor.do(busting(2))
    assert places(floor) == {2: (3, 1), 3: (4, 1), 1: (5, 1)}


def test_one_of_a_tie_comes_back_and_the_other_has_the_place_alone() -> None:
    floor = playing(3, 3)
    floor.do(busting(1, 4), back(4))
    assert places(floor) == {1: (6, 1)}


def test_the_winner_is_no_winner_when_somebody_comes_back() -> None:
    floor = playing(2)
    floor.do(busting(2), back(2))
    assert places(floor) == {}


# The file


def test_a_bust_of_a_stranger_in_the_file_leaves_the_others_out() -> None:
    floor = playing(3)
    hand = tuple(Elimination(entry=EntryId(entry), seat=at(1, 3)) for entry in (99, 3))
    floor.given(PlayersEliminated(play=FIRST_PLAY, hand=hand))
    assert list(floor.tournament.exits.by_entry) == [3]
    assert floor.tournament.left == 2


def test_a_bust_in_the_file_of_somebody_without_a_seat_puts_them_out() -> None:
    floor = playing(3)
    floor.do(queueing(4))
    before = floor.tournament.play.seating
    out = Elimination(entry=EntryId(4), seat=at(2, 9))
    floor.given(PlayersEliminated(play=FIRST_PLAY, hand=(out,)))
    assert floor.tournament.left == 3
    assert floor.tournament.play.seating is before


def test_a_return_of_a_stranger_in_the_file_is_seated_for_the_invariants_to_tell() -> None:
    floor = playing(3)
    floor.given(PlayerReinstated(play=FIRST_PLAY, entry=EntryId(99), seat=at(1, 9)))
    assert floor.tournament.play.seating.at(at(1, 9)) == 99
    assert floor.tournament.left == 3


def test_an_entry_struck_after_its_bust_is_forgotten_in_the_places() -> None:
    floor = playing(4)
    floor.do(busting(1), busting(2))
    floor.given(EntryUnregistered(entry=EntryId(1)))
    assert places(floor) == {2: (3, 1)}
