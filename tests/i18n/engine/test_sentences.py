"""Whatever can happen or be refused has a sentence, in every language its own."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple, get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.engine.rows import WHO
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.language.rejections.engine import StepsStandOnIt
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import SeatTaken
from tdconsole.domain.values import Break, Chips, Level, NoteId
from tdconsole.i18n.catalogue import Catalogue, catalogue
from tdconsole.i18n.clock.words import blinds
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.engine.commands import command_name
from tdconsole.i18n.engine.faults import fault
from tdconsole.i18n.engine.log import log_sentence
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.entry.cash import house_sentence
from tdconsole.i18n.naming import Names
from tdconsole.known_errors import KnownError
from tdconsole.projections.engine.faults import Fault
from tests.domain.floor import opened
from tests.i18n.dummies import WORD, dummies, who
from tests.i18n.kinds import every, known_errors

ENGLISH, ITALIAN, POLISH = catalogue("en"), catalogue("it"), catalogue("pl")
ON_EVERY_FLOOR: Final = {"rebuy", "add-on", "chip race", "hand for hand"}
"""Called so in every language."""
WORDS: Final = (ENGLISH, ITALIAN, POLISH)
ENDS: Final = ".:;?!"
PATH: Final = "/a/b.house"


def note(number: NoteId) -> str:
    return f"note {number}"


class Sayable(NamedTuple):
    """Something there are words for, and whether they are a whole sentence."""

    about: type
    said: Callable[[Catalogue], str]
    whole: bool


def sayable(
    union: Any, wording: Callable[[Catalogue, Any], str], *, whole: bool
) -> dict[str, Sayable]:
    return {
        f"{shape.__name__}-{number}": Sayable(shape, partial(_said, wording, one), whole)
        for shape in get_args(union) or _last(union)
        for number, one in enumerate(dummies(shape))
    }


def _last(kind: type) -> Iterator[type]:
    """The classes below one that have none below them."""
    return (one for one in every(kind) if not one.__subclasses__())


def _said(wording: Callable[[Catalogue, Any], str], one: Any, words: Catalogue) -> str:
    return wording(words, one)


def refused(words: Catalogue, one: Rejection) -> str:
    return refusal(words, one, who)


def logged(words: Catalogue, one: Event) -> str:
    return log_sentence(words, one, Names(who, note, str), opened().tournament.setup)


def house_logged(words: Catalogue, one: HouseEvent) -> str:
    return house_sentence(words, one, lambda person: f"Łukasz {person}", note, {}, str, {})


def mishap_of(words: Catalogue, one: type[KnownError]) -> str:
    return mishap(words, one(PATH, "why"))


REFUSALS: Final = sayable(Rejection, refused, whole=True)
FAULTS: Final = sayable(Fault, fault, whole=True)
LOG: Final = sayable(Event, logged, whole=False)
HOUSE_LOG: Final = {
    f"of-the-house-{name}": one
    for name, one in sayable(HouseEvent, house_logged, whole=False).items()
}
MISHAPS: Final = {
    one.__name__: Sayable(one, partial(_said, mishap_of, one), whole=False)
    for one in known_errors()
}
ALL: Final = REFUSALS | FAULTS | LOG | HOUSE_LOG | MISHAPS


@pytest.mark.parametrize("one", ALL.values(), ids=ALL)
def test_it_has_a_sentence_in_every_language(one: Sayable) -> None:
    english, italian, polish = (one.said(words) for words in WORDS)
    assert len({english, italian, polish}) == len(WORDS)
    for text in (english, italian, polish):
        assert text == text.strip() != ""
        assert "{" not in text
        assert one.about.__name__ not in text
        assert "None" not in text
    ends = {text[-1] if text[-1] in ENDS else "" for text in (english, italian, polish)}
    assert len(ends) == 1
    if one.whole and not english.endswith(WORD):  # what another program said
        assert ends == {"."}


def test_every_mishap_is_a_kind_of_its_own() -> None:
    """The words for unknown ones are only there for those of a later version."""

    class NotWorded(KnownError):
        pass

    for words in WORDS:
        assert mishap_of(words, NotWorded) == f"{PATH}: why"
        for one in MISHAPS.values():
            assert one.said(words).replace(PATH, "").replace("why", "").strip(" :.()")


@pytest.mark.parametrize("command", [*WHO, "Undo", "Redo"])
def test_every_gesture_has_a_name(command: str) -> None:
    names = {command_name(words, command) for words in WORDS}
    assert command not in names, "name it in tdconsole/i18n/engine/commands.py"
    assert len(names) == len(WORDS) or names <= ON_EVERY_FLOOR, (
        "translate it in resources/locale/*/LC_MESSAGES/tdconsole.po"
    )


def test_a_gesture_of_a_later_version_keeps_its_code() -> None:
    assert command_name(POLISH, "ShuffleDecks") == "ShuffleDecks"


def test_refusals_as_they_are_read() -> None:
    taken, stood = next(dummies(SeatTaken)), next(dummies(StepsStandOnIt))
    assert [refusal(words, taken, who) for words in WORDS] == [
        "Łukasz 2 sits at table 2 seat 2.",
        "Posto occupato da Łukasz 2: tavolo 2 posto 2.",
        "Miejsce zajęte (Łukasz 2): stół 2 miejsce 2.",
    ]
    assert refusal(POLISH, stood, who) == (
        "Krok 2 musi zostać, jaki jest. "
        "Najpierw trzeba cofnąć późniejsze: krok 2 (Kowalska) i krok 1 (Kowalska)."
    )


def test_many_blockers_are_counted_not_listed() -> None:
    stood = [one for one in dummies(StepsStandOnIt) if len(one.blockers) > 5]
    assert [refusal(POLISH, one, who).endswith(" i 2 inne kroki.") for one in stood] == [True]


@pytest.mark.parametrize("words", WORDS, ids=lambda words: words.language)
def test_a_shared_place_names_all_its_places(words: Catalogue) -> None:
    assert place(words, 5, 1) == "5"
    assert place(words, 5, 2) == "5–6"
    assert place(words, 10, 3) == "10–12"


def test_every_period_has_its_words() -> None:
    pauses = {blinds(words, period) for words in WORDS for period in dummies(Break)}
    assert pauses == {"break", "pausa", "przerwa"}
    level = next(dummies(Level))
    no_limit = replace(level, small_bet=Chips(0), big_bet=Chips(0))
    assert [blinds(words, no_limit) for words in WORDS] == ["2/2 (2)"] * len(WORDS)
    assert len({blinds(words, level) for words in WORDS}) == len(WORDS)
