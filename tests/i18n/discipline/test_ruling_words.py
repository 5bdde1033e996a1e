"""What was ruled, as the log tells it and as a refusal says it."""

from typing import Final

import pytest

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.language.rejections import discipline as no
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, NoteId, RulingNo, TableNo, Withheld
from tdconsole.i18n.catalogue import LANGUAGES, catalogue
from tdconsole.i18n.discipline.rulings import STAGES, stage_name
from tdconsole.i18n.engine.log import log_sentence
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.naming import Names
from tests.domain.floor import Floor, opened

ENGLISH: Final = catalogue("en")
FIRST: Final = RulingNo(1)
NOTES: Final = {NoteId("h"): "two exposed cards", NoteId("d"): "the hand is dead"}


def made(**about: object) -> RulingMade:
    told = {"ruling": FIRST, "play": FIRST_PLAY, "at": Floor().now, "happened": NoteId("h")}
    return RulingMade(**(told | about))  # type: ignore[arg-type]


def said(event: Event) -> str:
    setup = opened().tournament.setup
    return log_sentence(
        ENGLISH, event, Names(lambda entry: f"P{entry}", NOTES.__getitem__, str), setup
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (made(), "Ruling 1: two exposed cards. Pending"),
        (
            made(table=TableNo(7), entries=(EntryId(2), EntryId(4)), decided=NoteId("d")),
            "Ruling 1, table 7: two exposed cards (P2 and P4). Decided: the hand is dead",
        ),
        (
            made(withheld=Withheld(chips=Chips(12_000), prize=EntryId(3)), cites=("F 53",)),
            "Ruling 1: two exposed cards. Pending; held back: 12,000 chips of the pot and the prize of P3 (F 53)",
        ),
        (
            made(withheld=Withheld(prize=EntryId(3))),
            "Ruling 1: two exposed cards. Pending; held back: the prize of P3",
        ),
        (
            RulingDecided(ruling=FIRST, at=Floor().now, decided=NoteId("d"), cites=("F 12",)),
            "Ruling 1 decided: the hand is dead (F 12)",
        ),
        (RulingCorrected(ruling=FIRST), "Ruling 1 corrected"),
        (
            RulingCorrected(ruling=FIRST, happened=NoteId("h")),
            "Ruling 1 corrected: two exposed cards",
        ),
        (
            RulingCorrected(ruling=FIRST, happened=NoteId("h"), decided=NoteId("d")),
            "Ruling 1 corrected: the hand is dead",
        ),
    ],
)
def test_the_log_tells_it(event: Event, sentence: str) -> None:
    assert said(event) == sentence


@pytest.mark.parametrize(
    ("rejection", "sentence"),
    [
        (no.NoSuchRuling(ruling=FIRST), "There is no ruling 1."),
        (no.RulingIsDecided(ruling=FIRST), "Ruling 1 is decided. It can be corrected."),
        (no.RulingUnchanged(ruling=FIRST), "Ruling 1 reads like that already."),
        (
            no.PrizeHeldBack(entry=EntryId(3), ruling=FIRST),
            "The prize of P3 is held back by ruling 1: decide that first.",
        ),
        (
            no.NotAnArticle(article="common sense"),
            "“common sense” is not an article: name the book and the number, as in F 53 or TDA 71-A.",
        ),
        (
            no.DecidedHoldsNothing(),
            "Something is held back only until the ruling is decided.",
        ),
        (
            no.NothingSaid(),
            "Say what happened; and what was decided, unless it is still pending.",
        ),
        (
            no.RulingPends(ruling=FIRST),
            "Ruling 1 is pending: decide it, then there is a decision to correct.",
        ),
    ],
)
def test_a_refusal_says_what_to_do(rejection: Rejection, sentence: str) -> None:
    assert refusal(ENGLISH, rejection, lambda entry: f"P{entry}") == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stage_has_a_name_of_its_own(language: str) -> None:
    words = catalogue("it" if language == "it" else "pl" if language == "pl" else "en")
    names = [stage_name(words, stage) for stage in STAGES]
    assert len(set(names)) == len(names)
