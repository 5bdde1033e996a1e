"""What stands on the notice of a penalty and on the dealer's tally card."""

from collections.abc import Iterator
from typing import Final

import pytest

from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.money import DisqualifyPlayer, PayOut
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.penalties import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.values import Chips, EntryId, PenaltyNo
from tdconsole.projections.discipline.notices import PenaltyNotice, penalty_notices, void_notices
from tdconsole.projections.discipline.tally_cards import TallyCard, tally_cards
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.papers.voided import voided
from tdconsole.session.gathering import gathered
from tests.projections.moved import Evening, evening

FIRST: Final = PenaltyNo(1)
ONE: Final = EntryId(1)
TWO: Final = EntryId(2)


@pytest.fixture
def floor() -> Iterator[Evening]:
    with evening(18) as played:
        yield played


def source_of(floor: Evening) -> PaperSource:
    return gathered(floor.session, floor.id, "penalty-notice")


def notices(floor: Evening, *entries: EntryId) -> tuple[PenaltyNotice, ...]:
    return penalty_notices(source_of(floor), entries or None)


def cards(floor: Evening, *entries: EntryId) -> tuple[TallyCard, ...]:
    source = source_of(floor)
    return tally_cards(source.state, source.people, floor.session.now(), entries or None)


def phone(entry: EntryId = ONE, rounds: int = 2) -> GivePenalty:
    return GivePenalty(entry=entry, rounds=rounds, offence="phone", words="a call at the table")


def test_a_notice_says_for_what_by_which_article_and_how_long(floor: Evening) -> None:
    floor.session.actor = floor.session.club.staff.add("Anna Weber")
    floor.do(phone())
    (notice,) = notices(floor)
    assert (notice.of, notice.penalty, notice.entry) == ("miss", FIRST, ONE)
    assert (notice.offence, notice.cite) == ("phone", "TDA-2024 5")
    assert notice.said == "a call at the table"
    assert (notice.rounds, notice.players, notice.hands) == (2, 9, 18)
    assert (notice.seat, notice.by) == (floor.seat_of(1), "Anna Weber")
    assert not notice.again
    assert not notice.morning


def test_words_that_were_erased_read_so(floor: Evening) -> None:
    floor.do(phone())
    note = floor.state.penalties[FIRST].words
    assert note is not None
    floor.session.club.notes.erase(note)
    assert [one.said for one in notices(floor)] == [""]


def test_each_is_printed_once_and_again_when_it_was_lifted(floor: Evening) -> None:
    floor.do(phone())
    floor.do(IssuePaper(document="penalty-notice", entries=(ONE,)))
    floor.do(GivePenalty(entry=TWO, step="warning"))
    assert [(one.entry, one.again) for one in notices(floor)] == [(TWO, False)]
    assert [one.again for one in notices(floor, ONE)] == [True]
    floor.do(LiftPenalty(penalty=FIRST, reason="wrong player"))
    (lifted,) = notices(floor, ONE)
    assert lifted.lifted is not None
    assert (lifted.penalty, lifted.again, lifted.lifted.reason) == (FIRST, False, "wrong player")
    floor.do(IssuePaper(document="penalty-notice"))
    assert [(one.entry, one.again) for one in notices(floor)] == [(ONE, True), (TWO, True)]


def test_of_a_player_who_is_named_the_last_one_is_printed_again(floor: Evening) -> None:
    floor.do(GivePenalty(entry=ONE, step="warning"))
    floor.do(phone())
    assert [one.penalty for one in notices(floor, ONE)] == [1, 2]
    floor.do(IssuePaper(document="penalty-notice", entries=(ONE,)))
    assert [one.penalty for one in notices(floor, ONE)] == [2]


def test_chips_that_are_given_back_stand_on_the_lifting(floor: Evening) -> None:
    floor.do(GivePenalty(entry=ONE, step="chips", chips=Chips(500)))
    assert [one.chips for one in notices(floor)] == [500]
    floor.do(LiftPenalty(penalty=FIRST, reason="found", chips_back=True))
    (lifted,) = notices(floor)
    assert lifted.lifted is not None
    assert lifted.lifted.chips == 500


@pytest.mark.parametrize("sanction", [False, True])
def test_who_is_put_out_gets_one_too_until_taken_in_again(floor: Evening, sanction: bool) -> None:
    seat = floor.seat_of(1)
    floor.do(
        DisqualifyPlayer(entry=ONE, stack=Chips(20_000), reason="collusion", sanction=sanction)
    )
    (notice,) = notices(floor, ONE)
    assert notice.of == ("sanction" if sanction else "disqualification")
    assert (notice.penalty, notice.chips, notice.seat) == (None, 20_000, seat)
    assert (notice.said, notice.keeps_prize) == ("collusion", sanction)
    floor.do(ReinstatePlayer(entry=ONE, seat=floor.open(seat.table)))
    assert notices(floor) == ()


def test_one_that_was_undone_is_void(floor: Evening) -> None:
    floor.do(phone())
    floor.do(IssuePaper(document="penalty-notice", entries=(ONE,)))
    assert voided(source_of(floor)) == ()
    floor.undo()
    assert notices(floor) == ()
    assert voided(source_of(floor)) == ("penalty-notice",)
    assert [(one.void, one.penalty, one.rounds) for one in void_notices(source_of(floor))] == [
        (True, FIRST, 2)
    ]


def test_what_was_undone_last_is_void() -> None:
    with evening(5) as floor:
        floor.do(phone(rounds=1))
        floor.undo()
        for entry in sorted(floor.state.play.seating.of)[:-1]:
            floor.bust(entry)
        (winner,) = floor.state.play.seating.of
        floor.do(PayOut(entry=winner))
        assert voided(source_of(floor)) == ("penalty-notice",)
        floor.undo()
        assert voided(source_of(floor)) == ("payout-slip",)


def test_a_card_counts_what_is_left_and_who_has_several_misses_them_in_turn(
    floor: Evening,
) -> None:
    floor.do(phone())
    floor.do(GivePenalty(entry=ONE, hands=3))
    floor.do(CountServed(penalty=FIRST, hands=5))
    first, second = cards(floor)
    assert (first.hands, first.served, first.rounds, first.players) == (18, 5, 2, 9)
    assert (first.seat, first.after) == (floor.seat_of(1), None)
    assert (second.hands, second.rounds, second.players, second.after) == (3, 0, 0, FIRST)
    assert cards(floor, TWO) == ()


def test_who_has_nothing_left_to_miss_has_no_card(floor: Evening) -> None:
    floor.do(GivePenalty(entry=ONE, hands=3))
    floor.do(GivePenalty(entry=TWO, step="warning"))
    floor.do(CountServed(penalty=FIRST, hands=3))
    assert cards(floor) == ()
