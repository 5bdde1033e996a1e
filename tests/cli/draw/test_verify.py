import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import bust, tampered
from tests.journal.forging import forge

LINK = "ab" * 32
CHANGE_TARGET = "UPDATE step SET undoes"
CHANGE_DRAW = "UPDATE event SET body = json_set(body"


@pytest.fixture
def played(evening: Path) -> Path:
    said = typed("do", evening, stdin=asked([bust(3), bust(5), {"command": "Undo"}]))
    assert said.code == 0
    return evening


def test_a_sound_file(played: Path) -> None:
    said = typed("verify", played)
    assert (said.code, said.err) == (0, "")
    assert re.fullmatch(
        r"Main: [0-9a-f]{16}\n17 steps: everything is as it was written, and adds up\.\n.+\n",
        said.out,
    )


def test_an_empty_tournament(house: Path) -> None:
    said = typed("verify", house)
    assert "\n1 step: everything is as it was written, and adds up.\n" in said.out
    said = typed("verify-draw", house)
    assert (said.code, said.out, said.err) == (0, "", "")


def test_every_draw_done_again(played: Path) -> None:
    late = [
        {"command": "RegisterEntry", "person": {"name": f"Late {n}"}, "draw": False}
        for n in range(7)
    ]
    typed("do", played, stdin=asked([*late, {"command": "DrawSeats", "word": "luna"}]))
    typed("do", played, stdin=asked([{"command": "RegisterEntry", "person": {"name": "Last"}}]))
    said = typed("verify-draw", played)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "Draw 1 (step 13): 11 seats, each as the link decides.",
        "Draw 2 (step 25): 7 seats, each as the link decides.",
        "Draw 3 (step 26): 1 seat, as the link decides.",
    ]


def test_a_draw_undone_stays_in_the_proof(house: Path) -> None:
    players = [{"command": "RegisterEntry", "person": {"name": f"P{n}"}} for n in range(4)]
    draw = {"command": "DrawSeats"}
    assert typed("do", house, stdin=asked([*players, draw, {"command": "Undo"}, draw])).code == 0
    said = typed("verify-draw", house)
    assert said.code == 0
    assert [line.split(":")[0] for line in said.out.splitlines()] == [
        "Draw 1 (step 6)",
        "Draw 2 (step 8)",
    ]
    assert typed("verify", house).code == 0


@pytest.mark.parametrize(
    ("change", "step"),
    [
        ("UPDATE event SET body = json_set(body, '$.stack', 90000) WHERE step = 4", 4),
        ("UPDATE event SET body = json_set(body, '$.paid.pool', 1) WHERE step = 4", 4),
        ("UPDATE event SET kind = 'entry-unregistered' WHERE step = 4", 4),
        ("UPDATE event SET version = 2 WHERE step = 4", 4),
        ("DELETE FROM event WHERE step = 4", 4),
        ("INSERT INTO event (step, kind, version, body) VALUES (4, 'clock-started', 1, '{}')", 4),
        ("UPDATE step SET command = 'MovePlayer' WHERE id = 7", 7),
        ("UPDATE step SET actor = 5 WHERE id = 7", 7),
        ("UPDATE step SET at = json_set(at, '$.utc', 0) WHERE id = 7", 7),
        ("UPDATE step SET request = 'other' WHERE id = 7", 7),
        ("UPDATE step SET hash = zeroblob(32) WHERE id = 7", 7),
        ("UPDATE step SET undoes = 15 WHERE id = 17", 17),
        ("UPDATE step SET undoes = NULL WHERE id = 17", 17),
    ],
)
def test_what_was_changed_is_found(played: Path, change: str, step: int) -> None:
    said = typed("verify", tampered(played, change))
    assert said.refusal
    assert "SealBroken: " in said.err
    assert f": step {step} is not what was written" in said.err


def test_what_was_taken_out_is_found(played: Path) -> None:
    cut = tampered(played, "DELETE FROM event WHERE step = 5", "DELETE FROM step WHERE id = 5")
    said = typed("verify", cut)
    assert said.refusal == "StepMissing"
    assert ": step 5 is missing." in said.err


@pytest.mark.parametrize("target", ["17", "900", "0"])
def test_what_cancels_nothing_is_found(played: Path, target: str) -> None:
    changed = tampered(played, f"{CHANGE_TARGET} = {target} WHERE id = 17")
    assert "UndoesNothing: " in typed("verify", changed).err


ONE_SEAT_FOR_TWO: Final = ", ".join(
    f"'$.seated[{at}].{part}', {number}"
    for at in (0, 1)
    for part, number in (("table", 1), ("seat", 9))
)


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (f"'$.link', '{LINK}'", {"LinkBroken", "DrawDiffers"}),
        ("'$.word', 'sole'", {"DrawDiffers"}),
        ("'$.chain', 7", {"LinkBroken"}),
        ("'$.draw', 2", {"DrawDiffers"}),
        (ONE_SEAT_FOR_TWO, {"DrawDiffers"}),
        ("'$.tables', '1 0 1' || char(10)", {"DrawDiffers", "InputsDiffer"}),
        ("'$.seated[0].entry', 77", {"DrawDiffers", "InputsDiffer"}),
    ],
)
def test_a_draw_that_was_changed_is_found(played: Path, change: str, codes: set[str]) -> None:
    path = tampered(played, f"{CHANGE_DRAW}, {change}) WHERE kind = 'seats-drawn'", seal=True)
    said = typed("verify-draw", path)
    assert said.refusal in codes
    assert {line.split(":")[0] for line in said.err.splitlines()} == codes
    assert codes <= {line.split(":")[0] for line in typed("verify", path).err.splitlines()}
    path = tampered(played, f"{CHANGE_DRAW}, {change}) WHERE kind = 'seats-drawn'")
    assert typed("verify", path).refusal == "SealBroken"
    assert typed("verify-draw", path).refusal == "DamagedFile"


def test_an_event_of_another_shape_is_a_damaged_file(played: Path) -> None:
    path = tampered(played, "UPDATE event SET body = '{}' WHERE step = 4")
    assert "EventUnreadable: " in typed("verify", path).err
    assert typed("show", path, "board").refusal == "DamagedFile"
    assert typed("verify-draw", path).refusal == "DamagedFile"


def test_an_event_nobody_knows_is_a_newer_file(played: Path) -> None:
    path = tampered(played, "UPDATE event SET kind = 'rebuy' WHERE step = 4", seal=True)
    assert typed("show", path, "board").refusal == "NewerFile"
    assert "rebuy" in typed("show", path, "board").err


def test_the_trail_itself_refuses_to_be_changed(played: Path) -> None:
    with closing(sqlite3.connect(played)) as db:
        for deed in ("UPDATE step SET actor = 1", "DELETE FROM step", "DELETE FROM event"):
            with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
                db.execute(deed)


@pytest.mark.parametrize("check", ["verify", "verify-draw"])
def test_a_file_that_is_not_there(tmp_path: Path, check: str) -> None:
    assert typed(check, tmp_path / "nowhere.house").refusal == "HouseMissing"


@pytest.mark.parametrize("words", [["verify"], ["verify-draw"]])
def test_misuse(words: list[str]) -> None:
    assert typed(*words).misuse.startswith("Error: ")


def test_steps_cut_off_at_the_end_are_missed(played: Path) -> None:
    forge(played, "DELETE FROM event WHERE step > 14", "DELETE FROM step WHERE id > 14")
    said = typed("verify", played)
    assert (said.code, said.refusal) == (1, "TailLost")
    assert re.search(
        r"ends with step 14, but went to step 17, under the seal [0-9a-f]{16}", said.err
    )
    for words in (("show", played, "board"), ("do", played)):
        said = typed(*words, stdin=b"")
        assert said.code == 0
        assert said.err.startswith("TailLost: ")


def test_the_head_on_a_paper_is_found_in_the_trail(played: Path) -> None:
    (head,) = re.findall(r"Main: ([0-9a-f]{16})", typed("verify", played).out)
    typed("do", played, stdin=asked([bust(5)]))
    said = typed("verify", played, "--head", f" {head[:4]} {head[4:].upper()}…")
    assert said.code == 0
    assert said.out.startswith(f"Journal {head} is step 17 of Main; 1 step came after it.\n")
    said = typed("verify", played, "--head", "0123456789abcdef")
    assert said.code == 1
    assert "Journal 0123456789abcdef is not in this house" in said.err
    for misread in ("abc", "ghijklmnop", ""):
        assert typed("verify", played, "--head", misread).code == 2


def test_a_key_with_a_sign_that_no_word_has_is_named_and_breaks_nothing(evening: Path) -> None:
    forge(evening, "UPDATE person SET folded = 'rossi' || char(0) || 'maria' WHERE id = 1")
    said = typed("verify", evening)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("FileFault: The house itself is damaged: person 1.\n")
