"""Nothing that is shown, printed or exported depends on a link that is still closed."""

import re
import secrets
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from tdconsole.cli.engine.show import HOUSE_VIEWS, VIEWS
from tdconsole.cli.papers.exports import export
from tdconsole.domain.language.commands.chips import RaceChips, RacingSeat, RacingTable
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.language.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.values import Chips, Digest, Document, EntryId, Instant, Millis, TableNo
from tdconsole.session import Done, Refused, SystemTime, chance, open_house
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import made_anew, register
from tests.printing.read_again import pages_of
from tests.session.floor import FEW_LINKS, fixed_secrets

NOW: Final = Instant(utc=Millis(1_790_000_000_000), boot="b", uptime=Millis(9_000_000))
LATE: Final = RegisterEntry(person=Newcomer(name="Late"))
TO_COME: Final[tuple[Request, ...]] = (
    DrawSeats(word="ace"),
    DrawSeats(entries=(EntryId(13),)),
    RedrawSeats(reason="anew"),
    DrawButtons(),
    LATE,
    EliminatePlayers(hand=(Bust(entry=EntryId(3)),)),
    CallLastHands(),
    RaceChips(
        old=Chips(25),
        new=Chips(100),
        tables=(RacingTable(table=TableNo(1), seats=(RacingSeat(entry=EntryId(3), odd=2),)),),
        deal=True,
    ),
)
_MOVES: Final = {"move-slips", "moves-sheet", "breaking-slips", "last-slips", "void-slips"}
_PAID: Final = {"payout-slip", "deal-sheet", "seat-voucher", "owed-back", "refund-list"}
_PLAYED: Final = {"overnight", "flights-sheet", "race-protocol", "hand-protocol", "rulings"}
_PENALTIES: Final = {"penalty-notice", "tally-card"}
NOT_THERE: Final = (
    {"refund", "redraw-sheet", "certificate", "place-cards"} | _MOVES | _PAID | _PLAYED | _PENALTIES
)
"""The papers with nothing to show: nobody was paid or refunded, and nobody moves."""
EXPORTS: Final = {
    "structure": "structure.toml",
    "results": "results.html",
    "live": "site",
    "people": "people.csv",
    "rulings": "rulings.csv",
    "dealers": "dealers.csv",
    "sqlite": "house.db",
    "jsonl": "house.jsonl",
}
WITH_PEOPLE: Final = {"sqlite", "jsonl"}
OTHER_SECRET: Final = sha256(b"another").digest()


@pytest.fixture(autouse=True)
def _the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SystemTime, "now", lambda _self: NOW)
    monkeypatch.setattr(chance, "LINKS", FEW_LINKS)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Eleven sit, one is out, one waits: a draw of each kind is to come."""
    path = made_anew(tmp_path / "club.house", "Main")
    requests: list[dict[str, Any]] = [register(f"P{n}") for n in range(12)]
    requests += [{"command": "DrawSeats", "word": "luna"}, {"command": "DrawButtons"}]
    requests += [{"command": "StartClock"}]
    requests += [{"command": "EliminatePlayers", "hand": [{"entry": 7}]}]
    requests += [{**register("Waits"), "draw": False}]
    assert typed("do", path, stdin=asked(requests)).code == 0
    return path


def altered(house: Path, change: str, *values: object) -> Path:
    with closing(sqlite3.connect(house)) as db, db:
        db.execute(change, values)
    return house


def links(house: Path) -> list[Digest]:
    """The whole chain, from the secret to the commitment."""
    with closing(sqlite3.connect(house)) as db:
        ((secret,),) = db.execute("SELECT secret FROM vault")
    chain = [secret]
    for _ in range(FEW_LINKS):
        chain.append(sha256(chain[-1]).digest())
    return [Digest(link.hex()) for link in chain]


def foreseen(house: Path) -> Iterator[str]:
    with open_house(house) as opened:
        (tournament,) = opened.session.tournaments()
        for request in TO_COME:
            yield repr(opened.session.foresee(tournament, request))


def told(house: Path) -> str:
    """All that the console can be brought to say before the next draw."""
    said = list(foreseen(house))
    for view in (*VIEWS, *HOUSE_VIEWS):
        whose = ("--person", 1) if view == "record" else ()
        for how in ((), ("--json",)):
            shown = typed("show", house, view, *whose, *how)
            assert shown.code == 0, shown
            said.append(shown.out)
    said.append(typed("verify-draw", house, "--pairs").out)
    for name, file in EXPORTS.items():
        everything = ("--people",) if name in WITH_PEOPLE else ()
        made = typed("export", house, name, "-o", house.with_name(file), *everything)
        assert made.code == 0, made
        there = house.with_name(file)
        for one in there.iterdir() if there.is_dir() else (there,):
            said.append(one.read_bytes().decode(errors="replace"))
            one.unlink()
    house.with_name("metadata.json").unlink()
    for document in get_args(Document):
        pdf = house.with_name("paper.pdf")
        made = typed("print", house, document, "-o", pdf)
        assert made.code == 0 or document in NOT_THERE, made
        if made.code == 0:
            said += (line for page in pages_of(pdf.read_bytes()) for line in page)
            pdf.unlink()
    return "\n".join(said)


def test_every_export_is_looked_at() -> None:
    assert set(export.commands) == set(EXPORTS)


def test_no_link_that_is_closed_is_told_in_any_way(house: Path) -> None:
    chain, said = links(house), told(house).lower()
    assert chain[-1] in said
    assert chain[-2] in said
    assert chain[-3] in said
    run = re.sub(r"\s", "", said)
    for link in chain[:-3]:
        assert link not in run
        assert link[:16] not in run


def test_with_another_secret_all_that_is_told_is_the_same(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So none of it can depend on what will be drawn; and other seats are drawn with it."""
    kept = house.with_name("kept.house")
    shutil.copy(house, kept)
    monkeypatch.setattr(secrets, "token_bytes", fixed_secrets())
    before = told(house)
    shutil.copy(kept, house)
    altered(house, "UPDATE vault SET secret = ?", OTHER_SECRET)
    monkeypatch.setattr(chance, "_was_published", lambda _link, _published: True)
    monkeypatch.setattr(secrets, "token_bytes", fixed_secrets())
    assert told(house) == before
    assert drawn(house) != drawn(kept)


def drawn(house: Path) -> str:
    """What a redraw of all of them brings."""
    with open_house(house) as opened:
        (tournament,) = opened.session.tournaments()
        done = opened.session.submit(tournament, RedrawSeats(reason="anew"))
        assert isinstance(done, Done)
        return repr(done.step.events)


# The vault is lost


def test_without_the_vault_draws_refuse_and_the_desk_goes_on(house: Path) -> None:
    altered(house, "DELETE FROM vault")
    with open_house(house) as opened:
        session, (tournament,) = opened.session, opened.session.tournaments()
        for request in TO_COME[:4]:
            assert session.foresee(tournament, request) == NoMoreLinks()
            assert session.submit(tournament, request) == Refused(rejection=NoMoreLinks())
        entered = session.submit(tournament, LATE)
        assert isinstance(entered, Done)
        assert len(entered.step.events) == 1
        state = session.state(tournament)
        assert state is not None
        assert EntryId(14) in state.entries.by_id
        assert EntryId(14) not in state.play.seating.of
        renewed = session.submit(tournament, RenewCommitment(reason="file restored"))
        assert isinstance(renewed, Done)
        assert isinstance(session.submit(tournament, DrawSeats()), Done)
    assert typed("verify", house).code == 0


def test_the_refusal_names_the_way_out(house: Path) -> None:
    altered(house, "DELETE FROM vault")
    said = typed("do", house, stdin=asked([{"command": "DrawSeats"}]))
    assert said.code == 1
    assert "new commitment" in said.out + said.err
