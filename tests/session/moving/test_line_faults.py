"""Lines from which no house can be made: a sentence with the line, and nothing is there."""

import json
import random
import re
import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from tdconsole.house import HouseFile, Place, place_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.journal import heads
from tdconsole.journal.codec import sealed as seal_of
from tdconsole.known_errors import (
    KnownError,
    LineUnfit,
    NewerFile,
    TextUnfit,
)
from tdconsole.session.moving import take_in
from tdconsole.session.moving.as_lines import lines_of
from tdconsole.session.moving.from_lines import fill
from tdconsole.session.opening import SCHEMAS
from tests.engines import FILE, ON_SERVER, place_by
from tests.session.moving.houses import sealed
from tests.session.moving.told_in_lines import (
    REASON,
    WORDS,
    again_sealed,
    put,
    reading,
    refused,
    text_of,
)

HOUSE_REQUEST: Final = "that of the first step"
DEEP: Final = b'\n{"kind":"room","folded":"","name":"","body":' + b"[" * 100_000 + b"\n"


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_by(request, tmp_path / "other.house")


def again(lines: list[dict[str, Any]]) -> bytes:
    """The lines, sealed as if nothing had been changed."""
    return again_sealed([compact(line).encode() + b"\n" for line in lines[:-1]])


def compact(told: object) -> str:
    """JSON as the program writes it."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def first(lines: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(line for line in lines if line["kind"] == kind)


def without(kind: str, field: str) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: first(lines, kind).pop(field)


def other_than(which: str, **fields: object) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: first(lines, which).update(fields)


def twice(kind: str) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: lines.insert(lines.index(first(lines, kind)), dict(first(lines, kind)))


def swapped(lines: list[dict[str, Any]]) -> None:
    lines.insert(2, lines.pop(lines.index(first(lines, "head"))))


def same_request(lines: list[dict[str, Any]]) -> None:
    """Two steps of one number, each sealed: only the house itself could tell."""
    steps = [line for line in lines if line["kind"] == "step" and line["stream"] == "house"]
    steps[1]["request"] = steps[0]["request"]


FAULTS: Final[dict[str, tuple[Callable[[list[dict[str, Any]]], object], str]]] = {
    "a kind that nobody knows": (other_than("note", kind="poem"), "kind"),
    "no kind": (without("note", "kind"), "kind"),
    "a missing field": (without("person", "born"), "fields"),
    "an unknown field": (other_than("person", height=190), "fields"),
    "a field of another type": (other_than("person", name=7), "fields"),
    "a number that no engine keeps": (other_than("person", id=2**63), "fields"),
    "a key that is no bytes": (other_than("note", salt="zz"), "fields"),
    "a pair with oneself": (other_than("apart", one=5, other=5), "fields"),
    "a chip set that is none": (other_than("chip_set", body={"chips": 1}), "fields"),
    "a room that is none": (other_than("room", body=[]), "fields"),
    "a template that is none": (other_than("template", body="x"), "fields"),
    "a person twice": (twice("person"), "order"),
    "the numbers twice": (twice("numbers"), "order"),
    "a step twice": (twice("step"), "step"),
    "a head too early": (swapped, "order"),
    "another stream": (other_than("step", stream="bar/1"), "fields"),
    "a missing step": (lambda lines: lines.remove(first(lines, "step")), "step"),
    "a step that undoes a later one": (other_than("step", undoes=9), "step"),
    "another command": (other_than("step", command="GoHome"), "seal"),
    "a request twice": (same_request, "seal"),
    "another event": (lambda lines: first(lines, "step")["events"].clear(), "seal"),
    "another head": (other_than("head", seal="0" * 64), "heads"),
    "another count": (other_than("house", steps=3), "heads"),
    "no head": (lambda lines: lines.remove(first(lines, "head")), "heads"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_line_that_is_wrong_is_named(name: str, told: Path, tmp_path: Path) -> None:
    change, fault = FAULTS[name]
    found = [json.loads(line) for line in text_of(told).splitlines()]
    assert refused(tmp_path, again(found), tmp_path / "ok.house") is None, "the helper alone"
    change(found)
    error = refused(tmp_path, again(found), tmp_path / "other.house")
    assert isinstance(error, LineUnfit)
    assert (error.fault, error.line > 1) == (fault, True)
    assert f"line {WORDS.number(error.line)}" in mishap(WORDS, error)


@pytest.mark.parametrize(
    ("change", "fault", "line"),
    [
        (lambda _text: b"", "first", 1),
        (lambda _text: b"\0" * 99, "first", 1),
        (lambda _text: b"Name;Country\nAda;IT\n", "first", 1),
        (lambda text: b'{"kind":"note"}\n' + text, "first", 1),
        (lambda _text: b"[" * 100_000 + b"\n", "first", 1),
        (lambda text: text.replace(b"\n", b"\n{\n", 1), "json", 2),
        (lambda text: text.replace(b"\n", b"\n" + b"[" * 100_000 + b"\n", 1), "kind", 2),
        (lambda text: text.replace(b"\n", DEEP, 1), "json", 2),
        (lambda text: text.replace(b"\n", b"\n\xff\n", 1), "json", 2),
        (lambda text: text.replace(b"\n", b"\n\n", 1), "json", 2),
        (lambda text: text[: text.index(b"\n") + 1], "cut", 2),
        (lambda text: text[: text.index(b"\n") + 9], "cut", 2),
        (lambda text: text[: text.rindex(b'{"kind":"end')], "cut", None),
        (lambda text: text[:-1], "cut", None),
        (lambda text: text + text, "behind", None),
        (lambda text: text.replace(b"sisters", b"cousins"), "altered", None),
    ],
)
def test_a_file_that_is_another_is_told(
    change: Callable[[bytes], bytes], fault: str, line: int | None, told: Path, tmp_path: Path
) -> None:
    error = refused(tmp_path, change(text_of(told)), tmp_path / "other.house")
    assert isinstance(error, LineUnfit)
    assert error.fault == fault
    assert line in {None, error.line}


def forged(found: list[dict[str, Any]], change: Callable[[dict[str, Any]], object]) -> bytes:
    """The last step of the house's trail changed and sealed, as nothing but a program could."""
    before, last = [line for line in found if line.get("stream") == "house"][-3:-1]
    change(last)
    fields = [last[name] for name in ("no", "at", "actor", "command", "request", "undoes")]
    fields[1] = compact(fields[1])
    events = [(one["kind"], one["version"], compact(one["body"])) for one in last["events"]]
    seal = seal_of(bytes.fromhex(before["seal"]), ["house", *fields], events).hex()
    last["seal"] = first(found, "head")["seal"] = seal
    return again(found)


@pytest.mark.parametrize("place", [FILE, ON_SERVER], indirect=True)
@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda _step: None, None),
        (lambda step: step.update(request=HOUSE_REQUEST), "order"),
        (lambda step: step["events"][0].update(body={}), "event"),
        (lambda step: step["events"][0].update(body="x"), "event"),
        (lambda step: step.update(at=[]), "event"),
        (lambda step: step["events"][0].update(version=99), NewerFile),
        (lambda step: step["events"][0].update(kind="moon-landed"), NewerFile),
    ],
)
def test_what_is_sealed_is_read_all_the_same(
    change: Callable[[dict[str, Any]], object],
    expected: object,
    told: Path,
    place: Place,
    tmp_path: Path,
) -> None:
    found = [json.loads(line) for line in text_of(told).splitlines()]
    first_of_house = next(one for one in found if one.get("stream") == "house")
    kept = first_of_house["request"]

    def changed(step: dict[str, Any]) -> None:
        change(step)
        if step["request"] == HOUSE_REQUEST:
            step["request"] = kept

    error = refused(tmp_path, forged(found, changed), place)
    if expected is NewerFile:
        assert isinstance(error, NewerFile)
        assert "line " in error.detail
    else:
        assert getattr(error, "fault", None) == expected


def test_a_newer_format_is_told(told: Path, tmp_path: Path) -> None:
    text = text_of(told).replace(b'"format":1', b'"format":2,"more":[]', 1)
    assert isinstance(refused(tmp_path, text, tmp_path / "other.house"), NewerFile)


@pytest.mark.postgres
def test_what_a_server_can_not_keep_leaves_nothing_there(
    told: Path, place_on_server: str, tmp_path: Path
) -> None:
    found = [json.loads(line) for line in text_of(told).splitlines()]
    first(found, "person")["name"] = "A\0B"
    assert isinstance(refused(tmp_path, again(found), place_of(place_on_server)), TextUnfit)
    take_in(put(tmp_path, text_of(told)), place_of(place_on_server), REASON)


def test_a_line_without_an_end_is_given_up(
    told: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = text_of(told)
    monkeypatch.setattr("tdconsole.session.moving.reading_lines.LONGEST", 2**16)
    head = text[: text.index(b"\n") + 1]
    file = tmp_path / "long.jsonl"
    with file.open("wb") as sparse:
        sparse.write(head)
        sparse.seek(2**31)
        sparse.write(b"\n")
    tracemalloc.start()
    with pytest.raises(LineUnfit) as error:
        take_in(file, tmp_path / "other.house", REASON)
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (error.value.fault, error.value.line) == ("long", 2)
    assert peak < 2**24


def mutated(text: bytes, chance: random.Random) -> bytes:
    """The file with one thing otherwise: signs, lines or words."""
    lines = text.splitlines(keepends=True)
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    line, place = lines[at], chance.randrange(len(text))
    how = chance.randrange(9)
    if how == 0:
        return text[:place] + bytes([chance.randrange(256)]) + text[place + 1 :]
    if how == 1:
        return text[:place] + text[place + chance.randrange(1, 99) :]
    if how == 2:
        return text[:place] + text[chance.randrange(len(text)) :]
    if how == 3:
        lines[at], lines[other] = lines[other], line
    elif how == 4:
        lines.insert(other, line)
    elif how == 5:
        del lines[at]
    elif how == 6:
        lines[at] = re.sub(rb"\d", lambda _: b"%d" % chance.randrange(10), line)
    elif how == 7:
        told = json.loads(line)
        told[chance.choice(list(told))] = chance.choice([None, -1, "", 2**70, [], {}, True, "\0"])
        lines[at] = json.dumps(told).encode() + b"\n"
    else:
        lines[at] = json.dumps(json.loads(line)).encode() + b"\n"
    text = b"".join(lines)
    if chance.random() < 0.5:  # as somebody would who knows how it is sealed
        *told, last = text.splitlines(keepends=True)
        if b'"end"' in last:
            text = again_sealed(told)
    return text


def meant(text: bytes) -> list[dict[str, Any]]:
    """What the lines say, however they are spaced, but for the last numbers given and the digest."""
    found = [json.loads(line) for line in text.splitlines()]
    return [line for line in found if line["kind"] not in {"numbers", "end"}]


def is_whole(text: bytes) -> bool:
    """Whether nothing is wrong with the lines; else it is said in one."""
    try:
        for _line in reading(text):
            pass
    except KnownError as error:
        sentence = mishap(WORDS, error)
        assert sentence.isprintable(), sentence
        return False
    return True


def test_a_file_with_anything_in_it_is_a_sentence_or_an_equal_house(told: Path) -> None:
    """What is told of the lines is told before anything is written, so most files make no house."""
    chance = random.Random(25)  # noqa: S311 -- the same files each time
    text, seals, there = text_of(told), sealed(told), 0
    for _ in range(2_000):
        changed = mutated(text, chance)
        if not is_whole(changed):
            continue
        there += 1
        with closing(HouseFile.in_memory(SCHEMAS)) as made, made.transaction():
            fill(made, reading(changed))
            assert set(heads(made)) == seals
            assert meant(b"".join(lines_of(made, people=True))) == meant(changed)
    assert there
