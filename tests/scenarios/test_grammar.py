import re
from pathlib import Path

import pytest

from tdconsole.session import rehearsal
from tests.scenarios.grammar import FORMS, NotUnderstood, evening, sentence, sentences
from tests.scenarios.telling import Evening, EveningClock, InMemory, Wrong

HERE = Path(__file__).parent
CREATED = [
    'tournament "Tuesday" buy-in 50 fee 5.00 EUR stack 20000 seats 9',
    "structure club-evening, payouts club",
]


def test_a_comment_and_an_empty_line_say_nothing() -> None:
    said = list(sentences("x.txt", ["", "# hello", "  finish   # at last", "at 20:00"]))
    assert [(one.where, one.text) for one in said] == [
        ("x.txt:3", "finish"),
        ("x.txt:4", "at 20:00"),
    ]


def test_what_was_said_is_kept_by_name() -> None:
    said = sentence("x:1", "register Łucja d'Angelo-Żak (PL)").said
    assert said == {"who": "Łucja d'Angelo-Żak", "country": "PL"}
    said = sentence("x:1", "bust Player 3 with 500 and Jo with 7, stacks unknown").said
    assert said["hand"] == "Player 3 with 500 and Jo with 7"


def test_a_sentence_may_speak_of_others() -> None:
    refused = sentence("x:1", "refused StepsStandOnIt: undo bust Player 3")
    (undo,) = refused.inner
    (bust,) = undo.inner
    assert (undo.kind, bust.kind, bust.said) == ("undo", "bust", {"hand": "Player 3"})
    held = sentence("x:1", "held by: draw seats; bust Player 3 and Jo")
    assert [one.kind for one in held.inner] == ["draw", "bust"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("busts Player 3", "one of: tournament, structure, at, register"),
        ("move Player 3 on 4-5", "expected move NAME to SEAT"),
        ("at 8", "expected at HH:MM or at HH:MM:SS"),
        ("undo the last", "expected one of: "),
        ("pause", "expected pause clock"),
        ("refused : finish", "expected refused REASON: SENTENCE"),
        ("places: first Maria", "expected places: 25 NAME"),
    ],
)
def test_what_is_no_sentence_is_told_with_its_place(text: str, expected: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        list(sentences("late.txt", ["finish", text]))
    assert str(told.value).startswith("late.txt:2: ")
    assert expected in str(told.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("board: level 7", "'level 7' is not so; the board says: players 2/2"),
        ("bust Player 1", "refused: ClockNotStarted"),
        ("refused ClockNotStarted: start clock", "it was done"),
        ("refused NotSeated: pause clock", "refused as ClockNotStarted"),
        ("bust Player 9", "Player 9 never registered"),
        ("seats: Player 1 3-3", "Player 1 sits at 1-"),
        ("places: 1 Player 2", "Player 2 holds None"),
        ("prizes: 1.00", "they are 100.00"),
        ("paid: Player 1 5.00", "paid are "),
        ("undo finish", "nobody did this: finish"),
    ],
)
def test_what_is_not_so_is_told_with_its_place(text: str, why: str) -> None:
    time = EveningClock()
    lines = [*CREATED, "register 2 players", "draw seats", text]
    with rehearsal(time) as session, pytest.raises(Wrong) as told:
        Evening(InMemory(session), time).tell(sentences("so.txt", lines))
    assert str(told.value).startswith(f"so.txt:5: {text}: {why}")


def test_every_form_is_used_by_an_evening_and_explained() -> None:
    used = {
        one.kind
        for path in HERE.glob("*.txt")
        for said in evening(path)
        for one in (said, *said.inner, *(deep for inner in said.inner for deep in inner.inner))
    }
    assert used == {kind for kind, _written, _form in FORMS}
    explained = (HERE / "README.md").read_text(encoding="utf-8")
    for _kind, written, _form in FORMS:
        assert re.search(rf"^\| `{re.escape(written.split()[0])}", explained, re.MULTILINE), written
