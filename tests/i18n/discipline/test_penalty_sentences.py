"""Penalties as they are refused, and as the log tells them."""

from typing import Final

import pytest

from tdconsole.domain.language.events.chips import ChipsCorrected
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PlayerDisqualified
from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.rejections import discipline as no
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.rules.offences import DEGREES, DODGED, Usual
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, NoteId, PenaltyNo, TableNo
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.i18n.discipline.offences import degree_name, offence_name, usual_told
from tdconsole.i18n.engine.log import log_sentence
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.naming import Names
from tdconsole.library.offences import offences
from tests.domain.floor import Floor, opened

ENGLISH: Final = catalogue("en")
THREE: Final = PenaltyNo(3)
SEVEN: Final = TableNo(7)
ROSSI: Final = EntryId(4)


def who(entry: EntryId) -> str:
    return f"Rossi {entry}"


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (
            no.RoundsAtNoTable(),
            "A round is a hand for each player at the table, and nobody has a seat before the draw: say how many hands.",
        ),
        (
            no.HandsOrRounds(),
            "Say how many hands are missed, or how many rounds: one of them.",
        ),
        (no.UnknownOffence(offence="fishing"), "“fishing” is not in any list of offences."),
        (no.NothingToMiss(step="warning"), "With this step no hand is missed: warning."),
        (
            no.ChipsNotTaken(step="miss"),
            "With this step no chips leave play: hands to miss. Confiscate them by a penalty of their own.",
        ),
        (no.HowManyChips(), "Say how many chips are confiscated."),
        (
            no.BlindsNotForfeited(cite="WSOP 86"),
            "By this tournament's book nobody forfeits blinds that were dodged; that is WSOP 86. Give a round, or confiscate chips.",
        ),
        (no.NoSuchPenalty(penalty=THREE), "There is no penalty 3."),
        (no.PenaltyOver(penalty=THREE), "All hands of penalty 3 were served: it is over."),
        (no.PenaltyOver(penalty=THREE, lifted=True), "Penalty 3 was lifted already."),
        (no.NoHandsCounted(), "How many hands? 0 counts none and takes none back."),
        (
            no.MoreThanToMiss(penalty=THREE, hands=4, left=1),
            "Of penalty 3 only 1 hand is left to miss.",
        ),
        (
            no.MoreThanToMiss(penalty=THREE, hands=4, left=2),
            "Of penalty 3 only 2 hands are left to miss.",
        ),
        (
            no.FewerServed(penalty=THREE, hands=2, served=1),
            "Of penalty 3 only 1 hand was counted.",
        ),
        (no.NobodyMisses(table=SEVEN), "Nobody misses a hand at table 7."),
        (
            no.NoHandToTakeBack(table=SEVEN),
            "At table 7 no hand was counted that could be taken back.",
        ),
        (
            no.CountedByItself(table=SEVEN),
            "The hands of table 7 count by themselves: report them as they are over.",
        ),
        (no.NoChipsTaken(penalty=THREE), "No chips were taken with penalty 3."),
        (no.StillMisses(entry=ROSSI, left=1), "Rossi 4 has still 1 hand to miss."),
        (
            no.BackAlready(penalty=THREE, entry=ROSSI),
            "Rossi 4 was reported back at the table already.",
        ),
    ],
)
def test_as_it_is_refused(refused: Refusal, said: str) -> None:
    assert refusal(ENGLISH, refused, who) == said


def given(**more: object) -> PenaltyGiven:
    return PenaltyGiven(penalty=THREE, play=FIRST_PLAY, entry=ROSSI, at=Floor().now, **more)  # type: ignore[arg-type]


def put_out(*, struck: bool, sanction: bool, offence: str = "") -> PlayerDisqualified:
    return PlayerDisqualified(
        play=FIRST_PLAY,
        entry=ROSSI,
        seat=None,
        stack=Chips(9_000),
        struck=struck,
        reason=NoteId("n"),
        sanction=sanction,
        offence=offence,
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (given(step="warning"), "Penalty 3 for Rossi 4: warning"),
        (
            given(step="warning", offence="phone", words=NoteId("n")),
            "Penalty 3 for Rossi 4: warning (phone or device at the table): the words",
        ),
        (given(step="hand_annulled"), "Penalty 3 for Rossi 4: hand annulled"),
        (
            given(step="chips", chips=Chips(5_000)),
            "Penalty 3 for Rossi 4: 5,000 in chips confiscated",
        ),
        (given(rounds=2, offence="gone"), "Penalty 3 for Rossi 4: 2 rounds (gone)"),
        (given(hands=1), "Penalty 3 for Rossi 4: 1 hand"),
        (HandsServed(penalty=THREE, hands=2), "Rossi 4: 2 hands missed (penalty 3)"),
        (HandsServed(penalty=THREE, hands=-1), "Rossi 4: 1 hand taken back (penalty 3)"),
        (
            PenaltyLifted(penalty=THREE, reason=NoteId("n")),
            "Penalty 3 for Rossi 4 lifted: the words",
        ),
        (
            PlayerReturned(penalty=THREE, at=Floor().now),
            "Rossi 4 back at the table: penalty 3 is closed",
        ),
        (
            ChipsCorrected(chips=-2_500, why="blinds_forfeited", entry=ROSSI),
            "2,500 less in chips: blinds forfeited (Rossi 4)",
        ),
        (
            put_out(struck=True, sanction=False, offence="collusion"),
            "Rossi 4 disqualified, 9,000 in chips out of play: collusion or cheating, the words",
        ),
        (
            put_out(struck=False, sanction=True),
            "Rossi 4 eliminated by sanction, 9,000 in chips out of play: the words",
        ),
        (
            put_out(struck=False, sanction=False),
            "Rossi 4 put out with the prize kept, 9,000 in chips out of play: the words",
        ),
    ],
)
def test_as_the_log_tells_it(event: Event, said: str) -> None:
    setup = opened().tournament.setup
    assert (
        log_sentence(
            ENGLISH, event, Names(who, lambda _note: "the words", lambda _number: "Rossi 4"), setup
        )
        == said
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_offence_that_is_listed_has_a_name_of_its_own(language: Language) -> None:
    words = catalogue(language)
    names = [offence_name(words, one.id) for one in offences().offences]
    assert len(set(names)) == len(names)
    assert not set(names) & {one.id for one in offences().offences}
    steps = [degree_name(words, degree) for degree in DEGREES]
    assert len(set(steps)) == len(steps)


def test_how_far_it_usually_goes() -> None:
    dodged = offences().get(DODGED)
    assert dodged is not None
    assert usual_told(ENGLISH, dodged.usual["wsop-2026"]) == "WSOP 86: one round"
    assert usual_told(ENGLISH, dodged.usual["figp-2014"]) == ("FIGP 69: in general warning – bar")
    only = Usual(cite="FIGP 74", mildest="disqualification", gravest="disqualification")
    assert usual_told(ENGLISH, only) == "FIGP 74: disqualification"
