"""The page on the draw is enough to check one: `check_draw.py` was written from its text alone."""

import re
import subprocess
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import json

from tdconsole.cli.main import run
from tdconsole.domain.draw.lots import (
    Lots,
    TableOffered,
    TableSeated,
    buttons_by_lot,
    buttons_text,
    cards_by_lot,
    envelope_by_lot,
    envelope_text,
    envelopes_of,
    last_hands_text,
    need_lines,
    next_link,
    odd_of,
    offer_lines,
    pairs_hash,
    race_text,
    seated_lines,
    seats_by_lot,
    seats_text,
    text_hash,
)
from tdconsole.domain.language.commands.chips import RaceChips, RacingSeat, RacingTable
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.values import Chips, Digest, EntryId, SeatNo, TableNo
from tdconsole.files import resource
from tdconsole.projections.draw.proof import draw_proof
from tests.domain.draw.casting import entries, table
from tests.domain.floor import Floor, at, create, registering, sits
from tests.projections.draw.test_draw_proof import step

CHECKER: Final = resource("manual", "check_draw.py")
PAGE: Final = resource("manual", "draw.md").read_text(encoding="utf-8")
WRAPPED: Final = " ".join(PAGE.split())


def checked(proof: Path, *card: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(CHECKER), str(proof), *card],
        capture_output=True,
        text=True,
        check=False,
    )


def proof_of_an_evening(folder: Path) -> str:
    """Draws with a word, undone, without one, for one who comes late, of buttons, and anew."""
    house = str(folder / "club.house")
    requests = folder / "requests.jsonl"
    run(["new", house, "--name", "Spring"])
    lines: list[dict[str, Any]]
    lines = [{"command": "RegisterEntry", "person": {"name": f"P{n}"}} for n in range(20)]
    lines += [{"command": "PinSeat", "entry": 3, "seats": [1, 9], "reason": "a wheelchair"}]
    lines += [{"command": "DrawSeats", "word": " z\u0307o\u0301łw"}, {"command": "Undo"}]
    lines += [{"command": "DrawSeats"}, {"command": "RegisterEntry", "person": {"name": "Late"}}]
    lines += [{"command": "DrawButtons", "word": "due"}]
    lines += [{"command": "RegisterEntry", "person": {"name": "Q"}, "draw": False}]
    lines += [{"command": "DrawSeats", "word": "tre"}]
    lines += [{"command": "RedrawSeats", "reason": "new room", "word": "quattro"}]
    requests.write_bytes(b"\n".join(json.encode(line) for line in lines))
    command = [sys.executable, "-m", "tdconsole"]
    with requests.open("rb") as file:
        subprocess.run([*command, "do", house], stdin=file, capture_output=True, check=True)
    shown = subprocess.run(
        [*command, "show", house, "draws", "--json"], capture_output=True, text=True, check=True
    )
    return shown.stdout


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evening")
    path = folder / "proof.json"
    path.write_text(proof_of_an_evening(folder), encoding="utf-8")
    return path


def test_the_checker_agrees_and_sees_a_forgery(proof: Path, tmp_path: Path) -> None:
    told = checked(proof)
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.splitlines() == [f"draw {number}: right" for number in range(1, 7)]
    read = json.decode(proof.read_bytes())
    assert [draw["word"] for draw in read["draws"]] == ["żółw", "", "", "tre", "quattro"]
    assert [len(draw["seated"]) for draw in read["draws"]] == [20, 20, 1, 1, 22]
    assert [draw["draw"] for draw in read["buttons"]] == [4]
    forged = tmp_path / "forged.json"
    forged.write_text(proof.read_text(encoding="utf-8").replace("żółw", "żaba"), encoding="utf-8")
    assert checked(forged).returncode == 1


def test_the_checker_knows_a_card(proof: Path) -> None:
    read = json.decode(proof.read_bytes())
    draw, one = read["draws"][-1], read["draws"][-1]["seated"][4]
    parts = ("TDC1", read["commitments"][0]["commitment"], draw["link"], draw["draw"])
    seat = (one["entry"], one["table"], one["seat"])
    card = " ".join(map(str, (*parts, draw["inputs"], *seat))).upper()
    told = checked(proof, card)
    assert (told.returncode, told.stdout.splitlines()[-1]) == (0, "card: as it was drawn")
    for false in (card[:-1] + "0", card.replace("TDC1 ", "TDC1 0"), "TDC1"):
        told = checked(proof, false)
        assert (told.returncode, told.stdout.splitlines()[-1]) == (1, "card: NOT as it was drawn")


@pytest.mark.parametrize("name", ["check_draw.py", "check_lots.py"])
def test_the_checker_is_two_pages_of_the_standard_library(name: str) -> None:
    lines = [
        line for line in resource("manual", name).read_text(encoding="utf-8").splitlines() if line
    ]
    assert len(lines) <= 90
    imported = {
        line.split()[1].split(".")[0] for line in lines if line.startswith(("import", "from"))
    }
    assert imported - {"check_lots"} <= sys.stdlib_module_names


# The examples of the page

TABLES: Final = (table(1, 7, 3, 9), table(4, 6, 1, 2, 8))
ENTRIES: Final = entries(5, 21, 22)
LINK: Final = Digest("ab" * 32)


def text_of(
    link: Digest, draw: int, word: str, tables: tuple[TableOffered, ...], players: list[EntryId]
) -> str:
    lines = offer_lines(tables)
    return seats_text(link=link, draw=draw, word=word, tables=lines, entries=players)


def test_the_example_of_the_page_comes_out() -> None:
    text = text_of(LINK, 2, "primavera", TABLES, ENTRIES)
    assert " ".join(text.split()) in WRAPPED
    key = sha256(text.encode()).hexdigest()
    drawn = seats_by_lot(Lots(text), TABLES, ENTRIES)
    assert [(one.entry, one.table, one.seat) for one in drawn] == [
        (5, 4, 8),
        (21, 4, 1),
        (22, 1, 3),
    ]
    first, *others = (f"ntry {one.entry} gets table {one.table} seat {one.seat}" for one in drawn)
    number = Lots(text).below(2**64)
    assert f"The key is `{key}` and the first number is {number}. E{first}" in WRAPPED
    assert ", ".join([first, *(f"e{one.replace('gets ', '')}" for one in others)]) + "." in WRAPPED


def test_the_example_with_needs_and_a_pair_kept_apart_comes_out() -> None:
    (pairs,) = re.findall(r"```\n([0-9a-f]{32}\n31 32\n)```", PAGE)
    tables = (table(2, 4, 1, 5, 9), table(3, 4, 2, 8, 9))
    needs: Mapping[EntryId, tuple[SeatNo, ...]]
    needs = dict.fromkeys(entries(31, 33), (SeatNo(1), SeatNo(9)))
    players = entries(31, 32, 33, 34)

    def text(attempt: int) -> str:
        return seats_text(
            link=Digest("ce" * 32),
            draw=5,
            word="luna",
            tables=offer_lines(tables),
            needs=need_lines(needs),
            attempt=attempt,
            entries=players,
        )

    assert text(1) in PAGE
    first = seats_by_lot(Lots(text(0)), tables, players, needs)
    assert first[0].table == first[1].table
    drawn = seats_by_lot(Lots(text(1)), tables, players, needs)
    said = [f"ntry {one.entry} gets table {one.table} seat {one.seat}" for one in drawn]
    told = ", e".join([said[0], *(one.replace("gets ", "") for one in said[1:])])
    assert f"The key is `{sha256(text(1).encode()).hexdigest()}`. E{told}." in WRAPPED
    inputs = text_hash(text(1), pairs_hash(pairs))
    assert f"`inputs`, with the hash of the pair behind the text, is `{inputs}`" in WRAPPED


def test_the_example_of_buttons_comes_out() -> None:
    tables = (
        TableSeated(table=table(2, 0).table, seats=(SeatNo(1), SeatNo(4), SeatNo(7))),
        TableSeated(table=table(3, 0).table, seats=(SeatNo(2), SeatNo(5), SeatNo(6), SeatNo(8))),
    )
    text = buttons_text(link=Digest("ef" * 32), draw=6, word="", tables=seated_lines(tables))
    assert text in PAGE
    two, three = buttons_by_lot(Lots(text), tables)
    assert (
        f"The key is `{sha256(text.encode()).hexdigest()}`. The button of table 2 is at seat"
        f" {two.seat}, that of table 3 at seat {three.seat}."
    ) in WRAPPED


def test_the_example_of_an_envelope_comes_out() -> None:
    left = "100000 1\n5000 20\n"
    text = envelope_text(link=Digest("da" * 32), draw=7, victim=EntryId(17), left=left)
    assert text in PAGE
    holds = envelope_by_lot(Lots(text), envelopes_of(left))
    key = sha256(text.encode()).hexdigest()
    assert f"The key is `{key}`. It holds {holds / 100:.2f}." in WRAPPED


def test_the_example_of_a_race_comes_out() -> None:
    odd = "1 2:3,5:1\n4 1:2,9:3\n"
    text = race_text(link=Digest("bc" * 32), draw=8, odd=odd)
    assert text in PAGE
    told = "; ".join(
        f"table {one.table} seat {one.seat} gets {' '.join(one.cards)}"
        for one in cards_by_lot(Lots(text), odd_of(odd))
    )
    key = sha256(text.encode()).hexdigest()
    assert f"The key is `{key}`. By seat: {told}." in WRAPPED


def test_the_example_of_the_last_hands_comes_out() -> None:
    cards = (3, 4, 5, 6, 7)
    text = last_hands_text(link=Digest("dc" * 32), draw=9, cards=cards)
    assert text in PAGE
    key, card = sha256(text.encode()).hexdigest(), cards[Lots(text).below(len(cards))]
    assert f"The key is `{key}`. The card is a {card}." in WRAPPED


def test_the_checker_knows_cards(tmp_path: Path) -> None:
    """A race that needs more than one deck, and last hands."""
    floor = Floor()
    events = floor.do(create(), *(registering(number) for number in range(1, 5)))
    floor.given(*(sits(entry, at(1, 2 * entry)) for entry in range(1, 5)))
    odd = tuple(RacingSeat(entry=EntryId(entry), odd=15 + entry) for entry in range(1, 5))
    table = RacingTable(table=TableNo(1), seats=odd)
    race = RaceChips(old=Chips(25), new=Chips(500), tables=(table,), deal=True)
    events += floor.do(race, StartClock(), CallLastHands())
    told = json.encode(draw_proof([step(1, *events)]))
    proof = tmp_path / "proof.json"
    proof.write_bytes(told)
    said = checked(proof)
    assert said.stdout.splitlines() == ["draw 1: right", "draw 2: right"], said.stderr
    read = json.decode(told)
    read["races"][0]["cards"][0]["cards"].reverse()
    (hands,) = read["last_hands"]
    hands["card"] = next(one for one in hands["possible"] if one != hands["card"])
    proof.write_bytes(json.encode(read))
    said = checked(proof)
    assert said.stdout.splitlines() == ["draw 1: WRONG", "draw 2: WRONG"]


def test_the_checker_finds_the_example_right(tmp_path: Path) -> None:
    """With a draw before it, for the example is the second of its chain."""
    opened_first = next_link(LINK)
    lone = (table(1, 0, 1),)
    draws = []
    for number, link, word, tables, players in (
        (1, opened_first, "", lone, ENTRIES[:1]),
        (2, LINK, "primavera", TABLES, ENTRIES),
    ):
        text = text_of(link, number, word, tables, players)
        seated = seats_by_lot(Lots(text), tables, players)
        told: dict[str, Any] = {"draw": number, "chain": 1, "link": link, "word": word}
        told |= {"tables": tables, "needs": [], "apart": None, "attempt": 0, "redraw": False}
        draws.append(told | {"seated": seated, "inputs": sha256(text.encode()).hexdigest()})
    commitment = {"chain": 1, "commitment": next_link(opened_first), "length": 2}
    proof = tmp_path / "proof.json"
    proof.write_bytes(json.encode({"commitments": [commitment], "draws": draws, "buttons": []}))
    said = checked(proof)
    assert said.returncode == 0, said.stdout + said.stderr
    assert said.stdout.splitlines() == ["draw 1: right", "draw 2: right"]
