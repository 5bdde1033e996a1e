"""Hands to be missed, in the line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
)
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.values import Chips, EntryId, PenaltyNo
from tests.line.evening import viewing
from tests.line.table import ROSSI, Table, do, ready

FIRST = PenaltyNo(1)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


def undo(table: Table) -> None:
    last = table.view.last_gesture()
    assert last is not None
    assert table.view.do(Undo(step=last.no))


def where(table: Table, entry: EntryId = ROSSI) -> str:
    seat = table.seat(entry)
    return f"table {seat.table} seat {seat.seat}"


@pytest.mark.parametrize("line", ["p {at} 1r", "p{at} 1 round", "P  maria rossi 1R", "p #1 1 r"])
def test_a_round_is_told_in_hands(table: Table, line: str) -> None:
    reading = table.read(line.format(at=table.at(ROSSI)))
    assert ready(reading) == GivePenalty(entry=ROSSI, rounds=1)
    assert reading.sentence == (
        f"Maria Rossi, {where(table)}, misses 6 hands, once this one is over"
    )


@pytest.mark.parametrize("line", ["p {at} 5h", "p {at} 5 hands", "p rossi 5h"])
def test_so_many_hands(table: Table, line: str) -> None:
    assert ready(table.read(line.format(at=table.at(ROSSI)))) == GivePenalty(entry=ROSSI, hands=5)


def test_one_more_adds_to_what_is_open(table: Table) -> None:
    do(table, "p #1 4h")
    assert table.read("p #1 1r").sentence == (
        f"Maria Rossi, {where(table)}, misses 6 hands more: 10 in all"
    )


def test_what_is_missing_is_asked_for_with_lines_that_are_whole(table: Table) -> None:
    assert table.read("p").mood == "asking"
    every = table.read("p rossi")
    assert every.sentence == "For what is Maria Rossi penalized, or how?"
    assert [offer.line for offer in every.offers[:2]] == ["p #1 phone", "p #1 exposed-cards"]
    assert [offer.line for offer in every.offers[-8:]] == [
        "p #1 warn",
        "p #1 1h",
        "p #1 1r",
        "p #1 2r",
        "p #1 3r",
        "p #1 4r",
        "p #1 annul",
        "p #1 chips ",
    ]
    moods = [table.read(offer.line).mood for offer in every.offers]
    assert moods == ["asking"] * 41 + ["ready"] * 7 + ["asking"]
    either = table.read("p rossi 2")
    assert [offer.line for offer in either.offers] == ["p #1 2h", "p #1 2r"]
    assert [offer.line for offer in table.read("p smi 1r").offers] == ["p #4 1r", "p #5 1r"]
    assert [offer.line for offer in table.read("p smi 1r phone: twice").offers] == [
        "p #4 1r phone: twice",
        "p #5 1r phone: twice",
    ]
    assert table.read("w").mood == "asking"


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("p {at} 1r phone", GivePenalty(entry=ROSSI, rounds=1, offence="phone")),
        (
            "p {at} 1r phone: answered at the table",
            GivePenalty(entry=ROSSI, rounds=1, offence="phone", words="answered at the table"),
        ),
        ("p {at} phone 2 hands", GivePenalty(entry=ROSSI, hands=2, offence="phone")),
        ("p maria rossi soft 3r", GivePenalty(entry=ROSSI, rounds=3, offence="soft-play")),
        ("p {at} 1 rabbit hunt 1r", None),
        ("p rossi 1r rab", GivePenalty(entry=ROSSI, rounds=1, offence="rabbit-hunting")),
        ("w {at} phone", GivePenalty(entry=ROSSI, step="warning", offence="phone")),
        (
            "w rossi phone: twice",
            GivePenalty(entry=ROSSI, step="warning", offence="phone", words="twice"),
        ),
        ("w #1", GivePenalty(entry=ROSSI, step="warning")),
        ("w {at}: be nice", GivePenalty(entry=ROSSI, step="warning", words="be nice")),
        ("p {at} warn", GivePenalty(entry=ROSSI, step="warning")),
        (
            "p {at} annul phone",
            GivePenalty(entry=ROSSI, step="hand_annulled", offence="phone"),
        ),
        (
            "p {at} chips 5k concealed",
            GivePenalty(entry=ROSSI, step="chips", chips=Chips(5_000), offence="concealed-chips"),
        ),
    ],
)
def test_of_every_step_for_what_and_in_whose_words(
    table: Table, line: str, request_: GivePenalty | None
) -> None:
    assert table.read(line.format(at=table.at(ROSSI))).request == request_


def test_the_preview_tells_what_is_usual(table: Table) -> None:
    where_ = where(table)
    assert table.read("p #1 1r phone").sentence == (
        f"Maria Rossi, {where_}, misses 6 hands, once this one is over"
        " (phone or device at the table; TDA-2024 5: in general warning – disqualification)"
    )
    assert table.read("w #1 concealed").sentence == (
        f"Warn Maria Rossi, {where_} (chips concealed or carried out of view;"
        " not what is usual: TDA-2024 63: chips confiscated – disqualification)"
    )
    assert table.read("p #1 chips 5k").sentence == (
        f"Confiscate 5,000 in chips from Maria Rossi, {where_}: they leave play"
    )
    assert table.read("p #1 annul").sentence == f"Annul the hand of Maria Rossi, {where_}"


def test_an_offence_first_then_how_what_is_usual_before_the_rest(table: Table) -> None:
    asked = table.read("p #1 conceal")
    assert asked.sentence == (
        "Maria Rossi, chips concealed or carried out of view: how?"
        " Usual is TDA-2024 63: chips confiscated – disqualification"
    )
    lines = [offer.line for offer in asked.offers]
    assert lines[0] == "p #1 1h concealed-chips"
    assert lines[-2:] == ["p #1 warn concealed-chips", "p #1 annul concealed-chips"]
    assert "p #1 concealed-chips chips " in lines
    assert table.read("p #1 concealed-chips chips ").sentence == (
        "How many chips are confiscated from Maria Rossi?"
    )


def test_an_offence_that_is_unclear_or_unknown(table: Table) -> None:
    several = table.read("p #1 1r cards")
    assert several.mood == "asking"
    assert "p #1 1r throwing-cards" in [offer.line for offer in several.offers]
    assert table.read("p #1 1r fishing: in the pot").sentence == (
        "No offence is called “fishing”. Words of your own go after a colon."
    )
    assert table.read("p #1 chips 5x").sentence == "“5x” is not a number of chips."
    for line in ("p #1 dodged", "p #1 dodged 700: on the way to table 1"):
        assert table.read(line).sentence.startswith("By this tournament's book nobody")
    assert table.read("p #1 dodged 5x").sentence == "“5x” is not a number of chips."


def test_a_warning_has_no_number_and_quotes_what_was_typed(table: Table) -> None:
    reading = table.read("w #1 shouting 4")
    assert reading.sentence == (
        "No offence is called “shouting 4”. Words of your own go after a colon."
    )


def test_warned_taken_and_lifted_again(table: Table) -> None:
    before = table.view.state.chips
    do(table, "w #1 phone", "p #1 chips 500 concealed: in the pocket")
    assert table.view.state.chips == before - 500
    reading = table.read("lift #1 chips: it was his own phone")
    assert reading.sentence == (
        "Lift the penalty of Maria Rossi (chips concealed or carried out of view);"
        " 500 in chips come back into play"
    )
    assert table.read("lift #1 wrong").sentence.endswith("500 in chips stay out of play")
    do(table, "lift #1 chips: it was his own phone")
    assert table.view.state.chips == before
    assert table.read("lift #1 wrong").sentence == (
        "Lift the warning of Maria Rossi (phone or device at the table)"
    )
    do(table, "lift #1 wrong")
    assert table.read("lift #1 wrong").sentence == "Penalty 2 was lifted already."
    notes = table.view.session.club.notes
    words = table.view.state.penalties[PenaltyNo(2)].words
    assert words is not None
    assert notes.read(words) == "in the pocket"


def test_a_misdeal_takes_the_last_hand_back(table: Table) -> None:
    number = table.seat(ROSSI).table
    do(table, "p #1 4h")
    assert table.read(f"misdeal {number}").sentence == (
        f"At table {number} no hand was counted that could be taken back."
    )
    assert table.read("misdeal #1").sentence == "No hand of Maria Rossi was counted."
    do(table, f"served {number}")
    assert [offer.line for offer in table.read("misdeal").offers] == ["misdeal #1"]
    one = table.read("misdeal rossi")
    assert ready(one) == CountServed(penalty=FIRST, hands=-1)
    assert one.sentence == "Misdeal: one hand of Maria Rossi is taken back, 4 are left"
    do(table, f"misdeal {number}")
    assert to_miss(table.view.state, ROSSI) == 4


def test_back_at_the_table_as_the_dealer_reports_it(table: Table) -> None:
    assert table.read("returned rossi").sentence == "Maria Rossi was not away from the table."
    do(table, "p #1 1h")
    assert table.read("returned rossi").sentence == "Maria Rossi has still 1 hand to miss."
    do(table, "served #1")
    assert [offer.line for offer in table.read("returned").offers] == ["returned #1"]
    reading = table.read(f"returned {table.at(ROSSI)}")
    assert reading.sentence == f"Maria Rossi is back at {where(table)}: the penalty is closed"
    do(table, "returned #1")
    assert table.view.state.penalties[FIRST].back is not None


def test_nobody_and_nothing_are_refused(table: Table) -> None:
    free = table.free(1)[0]
    assert table.read(f"p 1-{free.seat} 1r").sentence == (
        f"Nobody sits at table 1 seat {free.seat}."
    )
    assert table.read("p #1 0h").sentence == (
        "Say how many hands are missed, or how many rounds: one of them."
    )
    assert table.read("p #1 1001h").mood == "refused"
    do(table, "b #1")
    assert table.read("p #1 1r").mood == "refused"


def test_what_is_served_or_lifted_already_says_so(table: Table) -> None:
    do(table, "p #1 1h", "served #1")
    for line in ("lift #1", f"lift {table.at(ROSSI)} wrong player"):
        reading = table.read(line)
        assert reading.mood == "refused"
        assert reading.sentence == "All hands of penalty 1 were served: it is over."
    do(table, "w #1 phone", "lift #1 not his")
    assert table.read("lift #1 again").sentence == "Penalty 2 was lifted already."


def test_nobody_is_put_out_twice(table: Table) -> None:
    do(table, f"dq {table.at(ROSSI)} 500 collusion: signals")
    for line in ("dq #1 500 again", "dq rossi 500 again", "sanction rossi 500 again"):
        reading = table.read(line)
        assert reading.mood == "refused"
        assert reading.sentence.startswith("Maria Rossi has been struck from the results")
    assert table.read("p rossi 1r").sentence == (
        "Maria Rossi is out; reinstate the player first. Instead: back maria rossi"
    )


def test_more_chips_than_there_can_be_are_not_confiscated(table: Table) -> None:
    in_play = table.view.state.chips
    assert table.read("p #1 chips 99999999 concealed").sentence == (
        f"A stack of 99,999,999 is more than there can be: {in_play:,}."
    )


def test_hands_are_counted(table: Table) -> None:
    do(table, "p #1 4h")
    reading = table.read(f"served {table.at(ROSSI)}")
    assert ready(reading) == CountServed(penalty=FIRST)
    assert reading.sentence == "Maria Rossi has missed 1 hand: 3 are left"
    assert ready(table.read("served maria rossi 3")) == CountServed(penalty=FIRST, hands=3)
    do(table, f"served {table.at(ROSSI)} 2")
    assert table.read("served rossi 3").sentence == "Of penalty 1 only 2 hands are left to miss."
    last = table.read("served rossi 2")
    assert last.sentence == f"Maria Rossi has missed 2 hands, and may come back to {where(table)}"
    do(table, "served rossi 2")
    assert table.read("served rossi").sentence == "Maria Rossi has no hand to miss."
    undo(table)
    assert to_miss(table.view.state, ROSSI) == 2


def test_at_a_table_it_is_all_who_miss_hands_there(table: Table) -> None:
    number, other = table.seat(ROSSI).table, table.beside(ROSSI)
    assert table.read(f"served {number}").sentence == f"Nobody misses a hand at table {number}."
    do(table, "p #1 4h", f"p #{other} 1h")
    both = table.read(f"served {number}")
    assert ready(both) == CountHandAt(table=number)
    name = table.view.who(other)
    assert both.sentence == (
        f"One hand more is missed at table {number}: Maria Rossi (3 left) and {name} may come back"
    )
    assert len(table.read("served").offers) == 2
    do(table, f"served {number}")
    assert (to_miss(table.view.state, ROSSI), to_miss(table.view.state, other)) == (3, 0)


def test_it_is_lifted_with_a_reason(table: Table) -> None:
    assert table.read("lift rossi: wrong").sentence == "Maria Rossi has no penalty to lift."
    do(table, "p #1 4h", "served #1")
    for line in (f"lift {table.at(ROSSI)} wrong player", "lift maria rossi: wrong player"):
        reading = table.read(line)
        assert ready(reading) == LiftPenalty(penalty=FIRST, reason="wrong player")
        assert reading.sentence == "Lift the penalty of Maria Rossi: 3 hands are not missed"
    assert table.read("lift rossi").sentence == (
        "Why is the penalty of Maria Rossi lifted? It stays on record."
    )
    assert [offer.line for offer in table.read("lift").offers] == ["lift #1 "]
    do(table, "lift #1 wrong player")
    assert to_miss(table.view.state, ROSSI) == 0


def night(table: Table) -> None:
    """All stacks are in bags, and nobody has a seat."""
    sitting = sorted(table.view.state.play.seating.of)
    each = table.view.state.chips // len(sitting)
    assert table.view.do(PauseClock())
    bags = tuple(Bagging(entry=entry, chips=each) for entry in sitting)
    assert table.view.do(BagStacks(bags=bags))
    assert table.view.do(EndDay())


def test_between_two_days_so_many_hands_are_given(table: Table) -> None:
    night(table)
    reading = table.read("p rossi 5")
    assert ready(reading) == GivePenalty(entry=ROSSI, hands=5)
    assert reading.sentence == "Maria Rossi misses 5 hands of the next day"
    assert table.read("p rossi 1r").request is None
    assert [offer.line for offer in table.read("p rossi").offers[-4:]] == [
        "p #1 warn",
        "p #1 1h",
        "p #1 9h",
        "p #1 18h",
    ]
