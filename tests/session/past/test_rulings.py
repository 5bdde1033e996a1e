"""Rulings on the disk: two texts each, undone and brought back, and found again in later years."""

from typing import Final

import pytest

from tdconsole.domain.language.commands.money import PayOut
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.values import EntryId, RulingNo, Withheld
from tdconsole.session import Done
from tdconsole.session.past.rulings import past_rulings, similar, stems, texts_of
from tests.domain.floor import create
from tests.session.floor import Desk, Room

FIRST: Final = RulingNo(1)
EXPOSED: Final = MakeRuling(
    happened="Two cards were exposed before the flop",
    decided="A misdeal: the hand is dealt anew",
    cites=("TDA 36",),
)


def test_both_texts_are_kept_beside_the_trail(desk: Desk) -> None:
    desk.do(EXPOSED)
    ruling = desk.state.rulings[FIRST]
    texts = texts_of(desk.session, desk.state)
    assert texts[ruling.happened] == "Two cards were exposed before the flop"
    assert ruling.decided is not None
    assert texts[ruling.decided] == "A misdeal: the hand is dealt anew"


def test_a_correction_keeps_the_text_it_does_not_touch(desk: Desk) -> None:
    desk.do(EXPOSED)
    before = desk.state.rulings[FIRST]
    desk.do(CorrectRuling(ruling=FIRST, decided="It plays", cites=("TDA 36",)))
    after = desk.state.rulings[FIRST]
    assert after.happened == before.happened
    assert texts_of(desk.session, desk.state)[after.decided or before.happened] == "It plays"


def test_it_is_undone_and_brought_back(desk: Desk) -> None:
    desk.do(EXPOSED)
    desk.do(Undo())
    assert not desk.state.rulings
    desk.do(Redo())
    desk.do(MakeRuling(happened="another"))
    assert sorted(desk.state.rulings) == [1, 2]


def test_a_number_is_not_given_again_after_an_undo(desk: Desk) -> None:
    desk.do(EXPOSED)
    desk.do(Undo())
    desk.do(MakeRuling(happened="another"))
    assert sorted(desk.state.rulings) == [2]


def test_what_a_decision_stands_on_is_not_undone(desk: Desk) -> None:
    made = desk.do(MakeRuling(happened="a"))
    desk.do(DecideRuling(ruling=FIRST, decided="b"))
    refused = desk.refused(Undo(step=made.no))
    assert isinstance(refused, StepsStandOnIt)


def test_the_decision_that_freed_a_prize_stays_once_it_is_paid(desk: Desk) -> None:
    desk.seat_and_start(3)
    desk.bust(EntryId(1))
    desk.bust(EntryId(2))
    winner = EntryId(3)
    desk.do(FinishTournament())
    desk.do(MakeRuling(happened="chips hidden", withheld=Withheld(prize=winner)))
    decision = desk.do(DecideRuling(ruling=FIRST, decided="nothing was hidden"))
    desk.do(PayOut(entry=winner))
    refused = desk.refused(Undo(step=decision.no))
    assert refused == WouldNotAddUp(step=decision.no, problems=("PaidAgainstRuling",))


# What was ruled before


def house_of_two(club: Room) -> Desk:
    """One last year, one now."""
    earlier = Desk(club.session())
    earlier.do(EXPOSED)
    earlier.do(MakeRuling(happened="A chip was hidden under the cards", stage="turn"))
    session = earlier.session
    answer = session.submit(None, create(name="Spring Main"))
    assert isinstance(answer, Done)
    answer = session.submit(
        answer.tournament, MakeRuling(happened="The button was on a wrong seat")
    )
    assert isinstance(answer, Done)
    return earlier


def test_every_ruling_of_the_house_is_read(club: Room) -> None:
    past = past_rulings(house_of_two(club).session)
    assert sorted(one.happened[:10] for one in past) == ["A chip was", "The button", "Two cards "]
    assert {one.name for one in past} >= {"Spring Main"}


def test_those_like_it_come_first(club: Room) -> None:
    past = past_rulings(house_of_two(club).session)
    (found,) = similar(past, "dealer exposes two cards at the flop")[:1]
    assert found.decided == "A misdeal: the hand is dealt anew"
    assert [one.happened[:6] for one in similar(past, "a seat button error")] == ["The bu"]
    assert similar(past, "") == ()
    assert similar(past, "something else altogether") == ()


def test_the_same_article_is_enough(club: Room) -> None:
    past = past_rulings(house_of_two(club).session)
    assert [one.cites for one in similar(past, "", ("TDA 36",))] == [("TDA 36",)]


def test_what_was_undone_or_erased_is_none(desk: Desk) -> None:
    desk.do(EXPOSED)
    desk.do(MakeRuling(happened="a second one"))
    desk.do(Undo())
    assert [one.ruling for one in past_rulings(desk.session)] == [1]
    desk.do(Redo())
    assert [one.ruling for one in past_rulings(desk.session)] == [1, 2]
    desk.session.club.notes.erase(desk.state.rulings[FIRST].happened)
    assert [one.ruling for one in past_rulings(desk.session)] == [2]


def test_a_decision_that_came_later_is_known_too(desk: Desk) -> None:
    desk.do(MakeRuling(happened="a"))
    desk.do(DecideRuling(ruling=FIRST, decided="split pot"))
    (one,) = past_rulings(desk.session)
    assert one.decided == "split pot"


@pytest.mark.parametrize(
    ("one", "other"), [("odkryta karta", "odkryte karty"), ("Żetony ukryte", "zetonow ukrytych")]
)
def test_endings_and_accents_do_not_part_words(one: str, other: str) -> None:
    assert stems(one) == stems(other)
