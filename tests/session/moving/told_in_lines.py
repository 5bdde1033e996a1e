"""A house that is told in lines in the tests, and files that are not quite what was told."""

import json
from contextlib import closing
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

from tdconsole.house import Place
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import (
    KnownError,
)
from tdconsole.library import brand
from tdconsole.library.templates import keeping, template
from tdconsole.session import create
from tdconsole.session.moving import lines, take_in
from tdconsole.session.moving.reading_lines import Lines
from tdconsole.session.opening import house_at
from tdconsole.session.people.merging import merge
from tests.brands import BRANDED
from tests.club.test_furniture import CASH, HALL
from tests.session.floor import Desk
from tests.session.staffed import acts_as, staffed
from tests.session.test_devices import paired

REASON: Final = "of lines"
WORDS: Final = catalogue("en")


def text_of(place: Place, *, people: bool = True) -> bytes:
    with lines(place, people=people) as told:
        return b"".join(told)


def put(tmp_path: Path, text: bytes) -> Path:
    path = tmp_path / "club.jsonl"
    path.write_bytes(text)
    return path


def filled(path: Path) -> None:
    """A house with something in every table that goes out, and in those that don't."""
    with create(path) as opened:
        session, club = opened.session, opened.session.club
        desk = Desk(session)
        desk.seat_and_start(4)
        desk.register(3)
        Desk(session).register(2)
        one, other, gone = (club.people.add(f"{name} Someone") for name in ("Ada", "Bea", "Cy"))
        club.people.apart.keep_apart(one, other, "they are sisters")
        club.people.elsewhere.note(one, "td3", "Ada of old")
        assert merge(session, gone, one) is None
        club.notes.write("late with the bags")
        club.chip_sets.put(CASH)
        club.rooms.put(HALL)
        club.templates.put("Ours", keeping(template("two-flight")))
        club.brand.put(brand.keeping(BRANDED))
        members = staffed(session)
        acts_as(session, "director", members)
        paired(session, "Tablet of Ada", members["floor"])
        club.people.add("Gone Soon")
    with closing(house_at(path)) as kept, kept.transaction():
        kept.execute("DELETE FROM person WHERE name LIKE '%Gone Soon%'")


def refused(tmp_path: Path, text: bytes, place: Place) -> KnownError | None:
    """The error that nothing came of; None if a house did."""
    file = put(tmp_path, text)
    before = sorted(tmp_path.iterdir())
    try:
        take_in(file, place, REASON)
    except KnownError as error:
        assert sorted(tmp_path.iterdir()) == before
        sentence = mishap(WORDS, error)
        assert "\n" not in sentence
        return error
    return None


def again_sealed(told: list[bytes]) -> bytes:
    text = b"".join(told)
    last = {"kind": "end", "lines": len(told) + 1, "sha256": sha256(text).hexdigest()}
    return text + json.dumps(last).encode() + b"\n"


def reading(text: bytes) -> Lines:
    return Lines(Path("any.jsonl"), BytesIO(text))
