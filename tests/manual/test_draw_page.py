"""The page on the draw is enough to check one: `check_draw.py` was written from its text alone."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from msgspec import json

from tdconsole.cli.main import run
from tdconsole.domain.draw import Lots, next_link, seats_by_lot, text_of
from tdconsole.domain.events import TableOffered
from tdconsole.domain.values import Digest, EntryId, SeatNo, TableNo
from tdconsole.files import resource

CHECKER = resource("manual", "check_draw.py")


def checked(proof: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(CHECKER), str(proof)], capture_output=True, text=True, check=False
    )


def proof_of_an_evening(folder: Path) -> str:
    """Four draws: one with a word, undone, one without, and two for late entries at the tables."""
    house = str(folder / "club.house")
    requests = folder / "requests.jsonl"
    run(["new", house, "--name", "Spring"])
    lines = [{"command": "RegisterEntry", "person": {"name": f"P{n}"}} for n in range(20)]
    lines += [{"command": "DrawSeats", "word": " z\u0307o\u0301łw"}, {"command": "Undo"}]
    lines += [{"command": "DrawSeats"}, {"command": "RegisterEntry", "person": {"name": "Late"}}]
    lines += [{"command": "DrawSeats", "word": "due"}]
    lines += [{"command": "RegisterEntry", "person": {"name": f"Later {n}"}} for n in range(4)]
    lines += [{"command": "DrawSeats", "word": "tre"}]
    requests.write_bytes(b"\n".join(json.encode(line) for line in lines))
    command = [sys.executable, "-m", "tdconsole"]
    with requests.open("rb") as file:
        subprocess.run([*command, "do", house], stdin=file, capture_output=True, check=True)
    shown = subprocess.run(
        [*command, "show", house, "draws", "--json"], capture_output=True, text=True, check=True
    )
    return shown.stdout


def test_the_checker_agrees_and_sees_a_forgery(tmp_path: Path) -> None:
    proof = tmp_path / "proof.json"
    proof.write_text(proof_of_an_evening(tmp_path), encoding="utf-8")
    told = checked(proof)
    assert told.returncode == 0, told.stdout + told.stderr
    draws = json.decode(proof.read_bytes())["draws"]
    assert [draw["word"] for draw in draws] == ["żółw", "", "due", "tre"]
    assert [len(draw["seated"]) for draw in draws] == [20, 20, 1, 4]
    proof.write_text(proof.read_text(encoding="utf-8").replace("żółw", "żaba"), encoding="utf-8")
    assert checked(proof).returncode == 1


def test_the_checker_is_forty_lines_of_the_standard_library() -> None:
    lines = [line for line in CHECKER.read_text(encoding="utf-8").splitlines() if line]
    assert len(lines) <= 40
    imported = {
        line.split()[1].split(".")[0] for line in lines if line.startswith(("import", "from"))
    }
    assert imported <= sys.stdlib_module_names


TABLES = (
    TableOffered(table=TableNo(1), players=7, free=(SeatNo(3), SeatNo(9))),
    TableOffered(table=TableNo(4), players=6, free=(SeatNo(1), SeatNo(2), SeatNo(8))),
)
ENTRIES = [EntryId(5), EntryId(21), EntryId(22)]
LINK = Digest("ab" * 32)


def test_the_example_of_the_page_comes_out() -> None:
    text = text_of(LINK, 2, "primavera", TABLES, ENTRIES)
    page = " ".join(resource("manual", "draw.md").read_text(encoding="utf-8").split())
    assert " ".join(text.split()) in page
    key = sha256(text.encode()).hexdigest()
    drawn = seats_by_lot(Lots(text), TABLES, ENTRIES)
    assert [(one.entry, one.table, one.seat) for one in drawn] == [
        (5, 4, 8),
        (21, 4, 1),
        (22, 1, 3),
    ]
    first, *others = (f"ntry {one.entry} gets table {one.table} seat {one.seat}" for one in drawn)
    assert f"The key is `{key}` and the first number is {Lots(text).below(2**64)}. E{first}" in page
    assert ", ".join([first, *(f"e{one.replace('gets ', '')}" for one in others)]) + "." in page


def test_the_checker_finds_the_example_right(tmp_path: Path) -> None:
    """With a draw before it, for the example is the second of its chain."""
    opened_first = next_link(LINK)
    lone = (TableOffered(table=TableNo(1), players=0, free=(SeatNo(1),)),)
    one = text_of(opened_first, 1, "", lone, ENTRIES[:1])
    two = text_of(LINK, 2, "primavera", TABLES, ENTRIES)
    proof = tmp_path / "proof.json"
    draws = [
        {
            "draw": number,
            "chain": 1,
            "link": link,
            "word": word,
            "tables": tables,
            "seated": seats_by_lot(Lots(text), tables, entries),
        }
        for number, link, word, tables, entries, text in (
            (1, opened_first, "", lone, ENTRIES[:1], one),
            (2, LINK, "primavera", TABLES, ENTRIES, two),
        )
    ]
    commitment = {"chain": 1, "commitment": next_link(opened_first), "length": 2}
    proof.write_bytes(json.encode({"commitments": [commitment], "draws": draws}))
    told = checked(proof)
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.splitlines() == ["draw 1: right", "draw 2: right"]
