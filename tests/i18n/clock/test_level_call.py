"""What the rules have said when a level is new: which hand stays at the old one, and the decks."""

from typing import Any

import pytest

from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import Rulebook, RuleChanges
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.clock.speech import read_aloud
from tdconsole.library.rulebooks import rulebook
from tdconsole.projections.clock.announcement import announcement
from tests.domain.floor import Floor, busting, playing

ENGLISH = catalogue("en")
RIFFLE = (
    "A hand that had begun, with the first riffle, the shuffler's button or the dealer push, "
    "stays at the old level."
)
DECKS = "Dealers, change the decks."


def called(floor: Floor) -> list[str]:
    """Beyond the blinds."""
    lines = read_aloud(ENGLISH, announcement(floor.tournament, floor.now))
    return [line for line in lines if "hand" in line or "deck" in line]


def at(minutes: int, **changes: Any) -> Floor:
    return playing(4, **changes).wait(minutes=minutes)


def test_a_new_level_is_called_by_the_book() -> None:
    """TM-2: a hand that the dealer push began is one of the old level; TM-3: and stays it."""
    assert called(at(21)) == [RIFFLE, DECKS]


@pytest.mark.parametrize("minutes", [0, 2, 19, 24, 39])
def test_the_first_level_and_an_old_one_are_not(minutes: int) -> None:
    assert called(at(minutes)) == []


def test_nor_is_a_break_but_the_level_after_it() -> None:
    assert called(at(45)) == []
    assert called(at(51)) == [RIFFLE, DECKS]


def test_another_book_calls_it_otherwise() -> None:
    assert called(at(21, rulebook=rulebook("pl-club"))) == [
        "A hand that had begun, with a blind posted, stays at the old level."
    ]


def test_an_override_is_called() -> None:
    floor = at(21)
    floor.do(OverrideRules(changes=RuleChanges(deck_change=False)))
    assert called(floor) == [RIFFLE]


def test_a_level_whose_ante_is_not_due_is_called_all_the_same() -> None:
    polish: Rulebook = rulebook("pl-club")
    floor = playing(3, rulebook=polish)
    floor.do(busting(3))
    floor.wait(minutes=21)
    lines = read_aloud(ENGLISH, announcement(floor.tournament, floor.now))
    assert "Blinds two hundred, four hundred." in lines
    assert not any("ante" in line.casefold() for line in lines)
