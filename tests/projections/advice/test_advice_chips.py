"""Chips that are missing in a whole count, or too many."""

from tdconsole.domain.language.commands.chips import CorrectChips
from tdconsole.domain.values import Chips
from tdconsole.i18n.advice import advice_words
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.advice import ChipsDiffer
from tests.domain.chips.test_chip_counts import counting
from tests.domain.floor import Floor, busting, playing
from tests.projections.advising import only


def counted(last: int) -> Floor:
    floor = playing(3, 3)
    floor.do(counting(1, 60_000))
    assert only(floor, ChipsDiffer) is None
    floor.do(counting(2, last))
    return floor


def test_nothing_is_said_before_all_is_counted_nor_where_it_adds_up() -> None:
    assert only(counted(60_000), ChipsDiffer) is None


def test_what_is_missing_is_said_until_the_ledger_is_put_right() -> None:
    floor = counted(59_500)
    advised = only(floor, ChipsDiffer)
    assert advised == ChipsDiffer(counted=Chips(119_500), expected=Chips(120_000))
    assert advised is not None
    assert (advised.urgency, advised.opens_by) == ("now", "chips")
    worded = advice_words(catalogue("en"), advised, str)
    assert worded.sentence == "500 in chips is missing in the count"
    floor.do(CorrectChips(chips=-500, why="lost_and_found"))
    assert only(floor, ChipsDiffer) is None


def test_what_is_too_much_is_said_until_it_is_counted_again() -> None:
    floor = counted(60_025)
    advised = only(floor, ChipsDiffer)
    assert advised is not None
    sentence = advice_words(catalogue("en"), advised, str).sentence
    assert sentence == "25 in chips is too much in the count"
    floor.do(counting(2, 60_000))
    assert only(floor, ChipsDiffer) is None


def test_a_count_of_hands_ago_is_not_gone_back_to() -> None:
    floor = counted(59_500)
    floor.do(busting(6))
    assert only(floor, ChipsDiffer) is None
