"""Players missing hands, and the advice that one may come back."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import DealNextHand, StartHandForHand
from tdconsole.domain.language.commands.day import CallLastHands, PlayLastHands
from tdconsole.domain.language.commands.floor import BreakTable, DismissAdvice, MovePlayer
from tdconsole.domain.language.commands.penalties import GivePenalty, ReportReturn
from tdconsole.domain.language.events.entry import EntryUnregistered
from tdconsole.domain.values import Chips, EntryId, Level, Millis, NoteId, PenaltyNo, TableNo
from tdconsole.i18n.advice import advice_name, advice_words
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.advice import PenaltyServed, advice, facts_of, name_of
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.discipline.away import Absent, away
from tdconsole.projections.discipline.cost import about, costs
from tdconsole.projections.people.names import Known
from tests.domain.at_the_bubble import all_done, book_of
from tests.domain.discipline.test_penalties import FIRST, SECOND, hands, lifting, rounds, served
from tests.domain.floor import Floor, at, busting, person, playing

ROSSI = {person(1): Known(name="Maria Rossi")}


def absent(floor: Floor) -> tuple[Absent, ...]:
    return away(floor.tournament, ROSSI, floor.now).absent


def back(floor: Floor) -> list[PenaltyServed]:
    every = advice(floor.tournament, floor.now)
    return [one for one in every if isinstance(one, PenaltyServed)]


def test_who_where_since_when_and_how_long_still() -> None:
    floor = playing(4, 4)
    given = floor.now
    floor.do(rounds(1))
    floor.wait(minutes=5).do(served(1))
    assert absent(floor) == (
        Absent(
            penalty=FIRST,
            entry=EntryId(1),
            name="Maria Rossi",
            seat=at(1, 1),
            given=given,
            ago=Millis(5 * 60_000),
            hands=4,
            served=1,
            left=3,
            waits=False,
            counted="floor",
            rounds=1,
        ),
    )


def test_seat_by_seat_and_one_after_the_other() -> None:
    floor = playing(4, 4)
    floor.do(hands(2, 5), hands(2, 2), hands(2, 1), hands(1, 2))
    assert [one.penalty for one in absent(floor)] == [3, 2, 4, 1]
    floor.do(MovePlayer(entry=EntryId(1), seat=at(2, 9)))
    assert [one.penalty for one in absent(floor)] == [2, 4, 1, 3]


def test_who_is_out_or_is_back_is_not_away_and_a_warning_sends_nobody_away() -> None:
    floor = playing(4, 4)
    floor.do(hands(2, 1), hands(2, 2), hands(1, 5), busting(1), lifting(SECOND))
    floor.do(GivePenalty(entry=EntryId(6), step="warning"))
    floor.do(served(1, PenaltyNo(3)), ReportReturn(penalty=PenaltyNo(3)))
    assert absent(floor) == ()


def test_who_has_served_it_is_away_until_the_return() -> None:
    floor = playing(4, 4)
    floor.do(hands(1), hands(1), served(1))
    assert [(one.left, one.first, one.may_return) for one in absent(floor)] == [
        (0, False, False),
        (1, True, False),
    ]
    floor.do(served(1, SECOND))
    assert [(one.left, one.may_return) for one in absent(floor)] == [(0, True), (0, True)]


def test_for_what_in_whose_words_and_what_was_forfeited() -> None:
    floor = playing(4, 4, rulebook=book_of("wsop-2026"))
    floor.do(StartHandForHand(until=2))
    floor.do(GivePenalty(entry=EntryId(1), dodged=True, words="twice today"))
    (one,) = absent(floor)
    assert (one.offence, one.words, one.forfeited) == ("dodged-blinds", NoteId("a note"), 300)
    assert (one.step, one.rounds, one.started) == ("miss", 1, False)


def test_nor_is_one_whose_registration_was_taken_back() -> None:
    floor = playing(4, 4)
    floor.do(hands(2, 1))
    floor.given(EntryUnregistered(entry=EntryId(1)))
    assert absent(floor) == ()


def test_who_counts_the_hands() -> None:
    floor = playing(4, 4)
    floor.do(hands(9), StartHandForHand(until=2))
    assert [one.counted for one in absent(floor)] == ["hand_for_hand"]
    floor = playing(4, 4)
    floor.do(hands(9), CallLastHands(hands=1))
    assert [one.counted for one in absent(floor)] == ["last_hands"]
    floor.do(PlayLastHands(tables=(TableNo(1),)))
    assert [one.counted for one in absent(floor)] == ["floor"]


# Come back


def test_who_has_served_it_may_come_back_to_the_seat_of_now() -> None:
    floor = playing(4, 3)
    floor.do(hands(2), served(1))
    assert back(floor) == []
    floor.do(served(1))
    (one,) = back(floor)
    assert (one.entry, one.seat, one.urgency) == (1, at(1, 1), "soon")
    floor.do(BreakTable(table=TableNo(1)))
    (moved,) = back(floor)
    assert moved.seat == floor.tournament.play.seating.of[EntryId(1)]
    said = advice_words(catalogue("en"), one, lambda _entry: "Maria Rossi")
    assert said.sentence == "Maria Rossi may come back to 1-1"
    assert advice_name(catalogue("en"), name_of(one)) == "penalty served (penalty 1)"


def test_the_last_hand_of_the_board_brings_back() -> None:
    floor = playing(4, 4)
    floor.do(hands(1), StartHandForHand(until=2))
    floor.do(all_done(floor), DealNextHand())
    assert [one.entry for one in back(floor)] == [1]


def test_not_while_another_one_is_open_nor_for_who_is_out() -> None:
    floor = playing(4, 4)
    floor.do(hands(1), hands(1), served(1))
    assert back(floor) == []
    floor.do(served(1, SECOND))
    assert [one.penalty for one in back(floor)] == [2]
    floor.do(busting(1))
    assert back(floor) == []


def test_lifted_too_and_each_is_closed_by_one_key() -> None:
    floor = playing(4, 4)
    floor.do(hands(2, 1), hands(1, 2), hands(1, 2), lifting(), served(1, SECOND))
    floor.do(served(1, PenaltyNo(3)))
    first, other = back(floor)
    assert [one.entry for one in (first, other)] == [1, 2]
    assert [one.lifted for one in (first, other)] == [True, False]
    assert first.proposal == ReportReturn(penalty=FIRST)
    floor.do(first.proposal)
    assert back(floor) == [other]
    floor.do(MovePlayer(entry=EntryId(2), seat=at(2, 9)), ReportReturn(penalty=other.penalty))
    assert back(floor) == []
    floor.do(hands(1, 1), served(1, PenaltyNo(4)))
    assert [one.penalty for one in back(floor)] == [4]


def test_or_set_aside_until_something_changes() -> None:
    floor = playing(4, 4)
    floor.do(hands(1, 1), served(1))
    (one,) = back(floor)
    facts = facts_of(floor.tournament, one)
    floor.do(DismissAdvice(advice=name_of(one), facts=facts, reason="sits"))
    assert back(floor) == []


def test_the_hands_left_cost_their_share_of_a_round() -> None:
    level = Level(small_blind=Chips(600), big_blind=Chips(1_200), minutes=30)
    big = replace(level, ante=Chips(1_200), ante_kind="big_blind")
    each = replace(level, ante=Chips(100), ante_kind="each")
    assert [about(one, 9, 9) for one in (level, big, each)] == [1_800, 3_000, 2_700]
    assert about(big, 9, 3) == 1_000
    assert about(big, 0, 3) == 9_000


def test_only_those_with_a_seat_who_still_miss_hands_are_counted_once_each() -> None:
    floor = playing(4, 4)
    floor.do(hands(2, 5), hands(2, 2), hands(1, 2))
    found = costs(floor.tournament, ROSSI, floor.now)
    assert [(one.entry, one.hands) for one in found] == [(2, 3), (5, 2)]
    board = clock_board(floor.tournament, floor.now)
    assert isinstance(board.period, Level)
    assert [one.chips for one in found] == [about(board.period, 4, 3), about(board.period, 4, 2)]
    floor.do(busting(2))
    assert [one.entry for one in costs(floor.tournament, ROSSI, floor.now)] == [5]
