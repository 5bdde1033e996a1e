"""Put out by the director, and struck from the results; everybody pays 50.00 into the pool."""

from collections.abc import Callable
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.money import DisqualifyPlayer, ReclassifyPlayer
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.money import PlayerDisqualified, PlayerReclassified
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.discipline import (
    LastPlayer,
    OutStrikeInstead,
    PlaysByAnotherEntry,
    StillPlays,
    StruckAlready,
    WasPutOut,
)
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NotSeated
from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.room.balancing import plan
from tdconsole.domain.rules.book import STANDARD, Ruled
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, NoteId, PayoutBand
from tdconsole.library.rulebooks import rulebook
from tests.domain.busts import won
from tests.domain.floor import (
    Floor,
    at,
    busting,
    down_to,
    out_in_turn,
    playing,
    queueing,
    registered,
    registering,
    seated,
)

NOTE: Final = NoteId("a note")
KEPT: Final = replace(STANDARD, disqualified=Ruled(value="kept"))
AT_ONCE: Final = replace(STANDARD, alternates=Ruled(value="at_once"))


def put_out(entry: int, stack: int = 12_500, *, sanction: bool = False) -> DisqualifyPlayer:
    return DisqualifyPlayer(
        entry=EntryId(entry), stack=Chips(stack), sanction=sanction, reason="hid chips"
    )


def strike(entry: int) -> ReclassifyPlayer:
    return ReclassifyPlayer(entry=EntryId(entry), reason="chip dumping")


def places(floor: Floor) -> dict[int, int]:
    return {one.entry: one.place for one in finishes(floor.tournament)}


def over() -> Floor:
    """Five entries, three paid: entry 5 won, 4 was second, 1 the first to go."""
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    floor.do(FinishTournament())
    return floor


# Put out


def test_who_is_disqualified_is_out_and_the_chips_leave_play() -> None:
    floor = playing(5)
    (event,) = floor.do(put_out(2))
    assert event == PlayerDisqualified(
        play=FIRST_PLAY,
        entry=EntryId(2),
        seat=at(1, 2),
        stack=Chips(12_500),
        struck=True,
        reason=NOTE,
        at=floor.now,
    )
    tournament = floor.tournament
    assert (tournament.left, tournament.chips, tournament.removed) == (4, 87_500, 12_500)
    assert EntryId(2) not in tournament.play.seating.of
    assert problems(tournament) == frozenset()


def test_nobody_holds_the_place_and_all_behind_move_up() -> None:
    floor = playing(5)
    floor.do(busting(1), put_out(2), busting(3))
    assert places(floor) == {3: 3, 1: 4}


def test_the_buy_in_stays_in_the_pool() -> None:
    floor = playing(5)
    floor.do(put_out(2))
    assert floor.tournament.pool == 25_000
    assert sum(won(floor).values()) == 0


def test_by_sanction_the_prize_of_the_place_is_kept() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2)
    floor.do(put_out(3, sanction=True))
    assert places(floor) == {3: 3, 2: 4, 1: 5}
    assert won(floor) == {3: 5_000}


def test_where_the_house_has_it_so_a_disqualified_player_keeps_it_too() -> None:
    floor = playing(5, rulebook=KEPT)
    out_in_turn(floor, 1, 2)
    (event,) = floor.do(put_out(3))
    assert isinstance(event, PlayerDisqualified)
    assert not event.struck
    assert won(floor) == {3: 5_000}


def test_alternates_follow() -> None:
    floor = playing(3, rulebook=AT_ONCE)
    floor.do(queueing(4))
    _out, drawn = floor.do(put_out(3))
    assert isinstance(drawn, SeatsDrawn)
    assert [one.entry for one in drawn.seated] == [4]


@pytest.mark.parametrize(
    ("floor", "command", "refusal"),
    [
        (lambda: playing(5), put_out(9), UnknownEntry(entry=EntryId(9))),
        (lambda: seated(5), put_out(1), ClockNotStarted()),
        (lambda: registered(5), put_out(1), NotSeated(entry=EntryId(1))),
        (lambda: playing(1), put_out(1, 0), LastPlayer(entry=EntryId(1))),
        (
            lambda: playing(5),
            put_out(1, 99_997),
            MoreThanInPlay(stack=Chips(99_997), in_play=Chips(99_996)),
        ),
    ],
)
def test_who_cannot_be_put_out(
    floor: Callable[[], Floor], command: Command, refusal: object
) -> None:
    assert floor().when(command) == refusal


def test_the_others_keep_a_chip_each_at_least() -> None:
    assert isinstance(playing(5).when(put_out(1, 99_996)), tuple)


def test_who_is_out_is_struck_instead_and_only_once() -> None:
    floor = playing(5)
    floor.do(busting(1))
    assert floor.when(put_out(1)) == OutStrikeInstead(entry=EntryId(1))
    floor.do(strike(1))
    assert floor.when(put_out(1)) == StruckAlready(entry=EntryId(1))
    assert floor.when(strike(1)) == StruckAlready(entry=EntryId(1))


def test_reinstated_the_player_has_the_chips_and_a_place_again() -> None:
    floor = playing(5)
    before = floor.tournament
    floor.do(put_out(2), ReinstatePlayer(entry=EntryId(2)))
    after = floor.tournament
    assert (after.chips, after.removed, after.prizes) == (before.chips, 0, before.prizes)
    assert after.play.seating.of == before.play.seating.of
    assert problems(after) == frozenset()


def test_a_bust_of_the_same_hand_ranks_by_what_was_taken_away() -> None:
    """Outside the chips in play: those of one who was put out are counted among them no more."""
    floor = playing(5)
    floor.do(put_out(1, 60_000, sanction=True))
    joined = replace(busting(2, stacks=(37_000,)), joined=EntryId(1))
    floor.do(joined)
    assert places(floor) == {1: 4, 2: 5}


def test_a_bust_of_the_same_hand_is_alone_where_the_other_was_struck() -> None:
    floor = playing(5)
    floor.do(busting(1), busting(2), put_out(3))
    floor.do(replace(busting(4), joined=EntryId(3)))
    assert places(floor) == {5: 1, 4: 2, 2: 3, 1: 4}


# With several entries


def again() -> Floor:
    """Entry 5 is the second one of who had entry 1; all places are paid."""
    floor = playing(4, terms=Terms(reentries=Reentries(most=0)))
    floor.do(busting(1), registering(1))
    assert floor.tournament.entries.by_id[EntryId(5)].bullet == 2
    return floor


def test_the_entry_that_plays_is_the_one_to_name() -> None:
    floor = again()
    plays = PlaysByAnotherEntry(entry=EntryId(1), again=EntryId(5))
    assert floor.when(put_out(1)) == plays
    assert floor.when(strike(1)) == plays
    assert floor.when(strike(5)) == StillPlays(entry=EntryId(5))


def test_whoever_loses_the_place_loses_it_with_each_entry() -> None:
    floor = again()
    floor.do(busting(2))
    _, struck = floor.do(put_out(5))
    assert struck == PlayerReclassified(entry=EntryId(1), reason=NOTE)
    assert places(floor) == {2: 3}


def test_by_sanction_each_entry_keeps_its_place() -> None:
    floor = again()
    assert len(floor.do(put_out(5, sanction=True))) == 1
    assert places(floor) == {5: 4, 1: 5}


@pytest.mark.parametrize("sanction", [False, True])
def test_who_was_put_out_does_not_enter_again(*, sanction: bool) -> None:
    floor = playing(4, terms=Terms(reentries=Reentries(most=0)))
    floor.do(put_out(1, sanction=sanction))
    assert floor.when(registering(1)) == WasPutOut(entry=EntryId(1))
    floor.do(ReinstatePlayer(entry=EntryId(1)), busting(1))
    assert isinstance(floor.when(registering(1)), tuple)


# Struck from the results


def test_all_behind_move_up_by_one() -> None:
    floor = over()
    assert won(floor) == {5: 12_500, 4: 7_500, 3: 5_000}
    floor.do(strike(4))
    assert places(floor) == {5: 1, 3: 2, 2: 3, 1: 4}
    assert won(floor) == {5: 12_500, 3: 7_500, 2: 5_000}
    assert problems(floor.tournament) == frozenset()


def test_the_winner_may_be_struck_once_it_is_over() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    assert floor.when(strike(5)) == StillPlays(entry=EntryId(5))
    floor.do(FinishTournament(), strike(5))
    assert places(floor) == {4: 1, 3: 2, 2: 3, 1: 4}
    assert won(floor) == {4: 12_500, 3: 7_500, 2: 5_000}
    assert problems(floor.tournament) == frozenset()


def test_with_fewer_left_than_there_are_prizes_the_last_are_nobodys() -> None:
    floor = over()
    floor.do(strike(1), strike(2), strike(5))
    assert won(floor) == {4: 12_500, 3: 7_500}
    assert problems(floor.tournament) == frozenset()


def test_who_is_struck_with_one_entry_is_struck_with_all() -> None:
    floor = again()
    floor.do(busting(5))
    assert floor.do(strike(1)) == (
        PlayerReclassified(entry=EntryId(1), reason=NOTE),
        PlayerReclassified(entry=EntryId(5), reason=NOTE),
    )


def test_an_entry_that_is_not_known_is_not_struck() -> None:
    assert playing(3).when(strike(9)) == UnknownEntry(entry=EntryId(9))


def test_a_late_entry_after_somebody_was_struck_shifts_the_others() -> None:
    floor = playing(4)
    floor.do(busting(1), busting(2), strike(2), queueing(5))
    assert places(floor) == {1: 4}
    floor.do(UnregisterEntry(entry=EntryId(5)))
    assert places(floor) == {1: 3}


# As the sources work it out


@pytest.mark.parametrize(
    ("book", "sanction", "paid"),
    [
        ("figp-2014", True, True),
        ("figp-2014", False, False),
        ("tda-2024", False, False),
        ("wsop-2026", False, False),
        ("pl-club", False, False),
    ],
)
def test_out_in_place_twelve_in_the_money(book: str, *, sanction: bool, paid: bool) -> None:
    """DQ-1: the chips always leave play; without the prize, earlier busts move up to it."""
    bands = (PayoutBand(entries=1, shares=(2_300, *(700,) * 11)),)
    rules = replace(rulebook(book), identity=Ruled(value="no"))
    floor = playing(9, 9, payouts=bands, rulebook=rules)
    down_to(floor, 12)
    entry = min(floor.tournament.play.seating.of)
    before = floor.tournament
    floor.do(put_out(entry, 9_000, sanction=sanction))
    after = floor.tournament
    assert (after.chips, after.removed) == (before.chips - 9_000, 9_000)
    assert after.takings == before.takings
    thirteenth = max(before.exits.by_entry.items(), key=lambda out: out[1].hand)[0]
    assert won(floor) == {entry if paid else thirteenth: 6_300}


# On the floor


def test_who_was_put_out_is_in_nobodys_way() -> None:
    """The table is short, and somebody else is moved to it."""
    floor = playing(6, 6)
    floor.do(put_out(1), put_out(2))
    (move, *_) = plan(floor.tournament, floor.now)
    assert (move.source, move.target) == (2, 1)
    assert move.entry not in {1, 2}
