"""The page on the draw is enough to check one: `check_draw.py` was written from its text alone."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from msgspec import json

from tdconsole.cli.main import run
from tdconsole.domain.draw import Lots, seats_by_lot, text_of
from tdconsole.domain.events import TableOffered
from tdconsole.domain.values import Digest, EntryId, SeatNo, TableNo
from tdconsole.files import resource

CHECKER = resource("manual", "check_draw.py")


def checked(proof: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(CHECKER), str(proof)], capture_output=True, text=True, check=False
    )


def proof_of_an_evening(folder: Path) -> str:
    """Three draws: one with a word, one undone, and one for a late entry at the tables."""
    house = str(folder / "club.house")
    requests = folder / "requests.jsonl"
    run(["new", house, "--name", "Spring"])
    lines = [{"command": "RegisterEntry", "person": {"name": f"P{n}"}} for n in range(20)]
    lines += [{"command": "DrawSeats", "word": "żółw"}, {"command": "Undo"}]
    lines += [{"command": "DrawSeats"}, {"command": "RegisterEntry", "person": {"name": "Late"}}]
    lines += [{"command": "DrawSeats", "word": "due"}]
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
    assert len(json.decode(proof.read_bytes())["draws"]) == 3
    proof.write_text(proof.read_text(encoding="utf-8").replace("żółw", "żaba"), encoding="utf-8")
    assert checked(proof).returncode == 1


def test_the_checker_is_forty_lines_of_the_standard_library() -> None:
    lines = [line for line in CHECKER.read_text(encoding="utf-8").splitlines() if line]
    assert len(lines) <= 40
    imported = {
        line.split()[1].split(".")[0] for line in lines if line.startswith(("import", "from"))
    }
    assert imported <= sys.stdlib_module_names


def test_the_example_of_the_page_comes_out() -> None:
    tables = (
        TableOffered(table=TableNo(1), players=7, free=(SeatNo(3), SeatNo(9))),
        TableOffered(table=TableNo(4), players=6, free=(SeatNo(1), SeatNo(2), SeatNo(8))),
    )
    entries = [EntryId(5), EntryId(21), EntryId(22)]
    text = text_of(Digest("ab" * 32), 2, "primavera", tables, entries)
    page = resource("manual", "draw.md").read_text(encoding="utf-8")
    assert text in page
    assert sha256(text.encode()).hexdigest() in page
    seats = {one.entry: (one.table, one.seat) for one in seats_by_lot(Lots(text), tables, entries)}
    assert seats == {5: (4, 8), 21: (1, 3), 22: (4, 1)}
