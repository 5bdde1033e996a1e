"""The step that would be usual next: from the record, within the range of the book."""

from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.clock.reading import DAY
from tdconsole.domain.discipline.escalation import (
    LATELY,
    Earlier,
    NextStep,
    degree_of,
    next_step,
    suggested,
)
from tdconsole.domain.rules.book import STANDARD
from tdconsole.domain.rules.offences import DEGREES, Degree, Offence, OffenceList, Usual
from tdconsole.domain.values import Millis, PenaltyStep
from tdconsole.library.offences import offences
from tdconsole.library.rulebooks import rulebook

NOW: Final = Millis(1_770_000_000_000)
WIDE: Final = Usual(cite="TDA 71", mildest="warning", gravest="disqualification", general=True)


def before(
    degree: Degree, offence: str = "phone", days: int = 30, *, here: bool = False
) -> Earlier:
    return Earlier(degree=degree, offence=offence, at=Millis(NOW - days * DAY), here=here)


def usual_next(*record: Earlier, usual: Usual = WIDE, **more: Any) -> NextStep:
    return next_step(record, "phone", usual, NOW, **more)


def test_without_a_record_the_mildest_of_the_range() -> None:
    assert usual_next() == NextStep(step="warning", because="first", usual=WIDE)
    harsh = Usual(cite="PL 24", mildest="rounds", gravest="disqualification")
    assert usual_next(usual=harsh).step == "rounds"


@pytest.mark.parametrize(
    ("last", "next_"),
    [
        ("warning", "hand"),
        ("hand_annulled", "hand"),
        ("chips", "hand"),
        ("hand", "hands"),
        ("hands", "round"),
        ("round", "rounds"),
        ("rounds", "sanction"),
        ("sanction", "disqualification"),
    ],
)
def test_the_same_offence_lately_is_answered_one_step_above(last: Degree, next_: Degree) -> None:
    found = usual_next(before(last))
    assert (found.step, found.because, found.at_the_end) == (next_, "again", False)
    assert found.last == before(last)


def test_where_the_book_has_no_sanction_the_disqualification_follows_the_rounds() -> None:
    assert usual_next(before("rounds"), sanctions=False).step == "disqualification"


@pytest.mark.parametrize("last", ["disqualification", "bar"])
def test_above_the_gravest_of_the_range_there_is_none(last: Degree) -> None:
    found = usual_next(before(last))
    assert (found.step, found.at_the_end) == ("disqualification", True)


def test_one_that_was_milder_than_the_range_leads_to_its_mildest() -> None:
    harsh = Usual(cite="PL 24", mildest="rounds", gravest="disqualification")
    assert usual_next(before("warning"), usual=harsh).step == "rounds"


def test_chips_are_taken_only_where_the_range_begins_with_them() -> None:
    hidden = Usual(cite="TDA 63", mildest="chips", gravest="disqualification")
    assert usual_next(usual=hidden).step == "chips"
    assert usual_next(before("chips"), usual=hidden).step == "hand"
    assert usual_next(before("warning"), usual=hidden).step == "chips"


def test_the_last_one_counts_and_not_the_gravest() -> None:
    assert usual_next(before("round", days=60), before("warning", days=5)).step == "hand"
    assert usual_next(before("warning", days=5), before("round", days=60)).step == "hand"


def test_what_was_long_ago_is_forgotten_but_for_this_tournament() -> None:
    assert usual_next(before("round", days=LATELY)).because == "again"
    assert usual_next(before("round", days=LATELY + 1)).because == "first"
    assert usual_next(before("round", days=LATELY + 1, here=True)).because == "again"


def test_other_offences_count_from_the_second_in_this_tournament_on() -> None:
    one = before("warning", "language", here=True)
    assert usual_next(one).because == "first"
    found = usual_next(one, before("round", "stalling", here=True))
    assert (found.step, found.because, found.here) == ("hand", "several", 2)
    elsewhere = before("warning", "language"), before("round", "stalling")
    assert usual_next(*elsewhere).because == "first"


def test_of_a_range_of_one_step_that_one_is_usual() -> None:
    only = Usual(cite="TDA 69", mildest="disqualification", gravest="disqualification")
    two = before("warning", "language", here=True), before("round", "stalling", here=True)
    found = usual_next(*two, usual=only)
    assert (found.step, found.at_the_end) == ("disqualification", True)


@pytest.mark.parametrize(
    ("step", "hands", "rounds", "degree"),
    [
        ("warning", 0, 0, "warning"),
        ("hand_annulled", 0, 0, "hand_annulled"),
        ("chips", 0, 0, "chips"),
        ("miss", 1, 0, "hand"),
        ("miss", 5, 0, "hands"),
        ("miss", 0, 1, "round"),
        ("miss", 0, 3, "rounds"),
    ],
)
def test_what_was_given_as_a_step(
    step: PenaltyStep, hands: int, rounds: int, degree: Degree
) -> None:
    assert degree_of(step, hands, rounds) == degree


def test_by_the_book_of_the_tournament() -> None:
    """WSOP's soft play is in its own article; FIGP has a sanction before the disqualification."""
    shipped = offences()
    figp, wsop = rulebook("figp-2014"), rulebook("wsop-2026")
    one = suggested((), "collusion", shipped, wsop, NOW)
    assert one is not None
    assert (one.step, one.usual.cite) == ("disqualification", "WSOP 118")
    rounds = [before("rounds")]
    by_figp = suggested(rounds, "phone", shipped, figp, NOW)
    by_tda = suggested(rounds, "phone", shipped, STANDARD, NOW)
    assert by_figp is not None
    assert by_tda is not None
    assert (by_figp.step, by_figp.usual.cite) == ("sanction", "FIGP 78")
    assert (by_tda.step, by_tda.usual.cite) == ("disqualification", "TDA-2024 5")


def test_of_an_offence_in_no_list_nothing_is_usual() -> None:
    empty = OffenceList(offences=(Offence(id="phone", usual={}),))
    assert suggested((), "nonsense", offences(), STANDARD, NOW) is None
    assert suggested((), "phone", empty, STANDARD, NOW) is None


EARLIER: Final = st.builds(
    before,
    st.sampled_from(DEGREES),
    st.sampled_from(("phone", "language")),
    st.integers(0, 800),
    here=st.booleans(),
)


@given(st.lists(EARLIER, max_size=6), st.sampled_from(DEGREES), st.sampled_from(DEGREES))
def test_it_never_leaves_the_range_and_never_falls_below_the_last(
    record: list[Earlier], one: Degree, other: Degree
) -> None:
    mildest, gravest = sorted((one, other), key=DEGREES.index)
    usual = Usual(cite="X", mildest=mildest, gravest=gravest)
    for sanctions in (True, False):
        found = next_step(record, "phone", usual, NOW, sanctions=sanctions)
        assert usual.includes(found.step)
        if found.last is not None:
            graver = DEGREES.index(found.step) > DEGREES.index(found.last.degree)
            assert graver != found.at_the_end
        assert next_step(reversed(record), "phone", usual, NOW, sanctions=sanctions) == found
