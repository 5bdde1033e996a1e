"""Files of The Tournament Director 3, read into trees."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tdconsole.imports.td3 import reading
from tdconsole.imports.td3.reading import Made, read
from tdconsole.known_errors import Awaited, ForeignText
from tests.imports.td3_sample import Evening, Mapped, written

SAMPLE = r"""{ V: "3.7.2", T: new Tournament({Title: "The \"Thursday\"", // spoken
 'Players': Map.from([["a", new GamePlayer({Points: -1.5e2, Time: 1760027197017,})]]),
 Rake: new PerPlayerRake([0]), Paid: true, Seat: null, /* ** */ Made: new LO . Date(2025, 1) })}"""


def test_a_sample_is_read() -> None:
    tree = read(SAMPLE.encode())
    assert tree["V"] == "3.7.2"
    made = tree["T"]
    assert made.name == "Tournament"
    assert made.given == [
        {
            "Title": 'The "Thursday"',
            "Players": {"a": Made("GamePlayer", [{"Points": -150.0, "Time": 1760027197017}])},
            "Rake": Made("PerPlayerRake", [[0]]),
            "Paid": True,
            "Seat": None,
            "Made": Made("LO.Date", [2025, 1]),
        }
    ]


def test_a_whole_evening_is_read_as_it_was_written() -> None:
    evening = Evening(18)
    assert read(evening.data()) == evening.tree()


@pytest.mark.parametrize(
    "text", ['new Map({"a": 1})', 'Map.from([["a", 1]])', 'new Map([["a", 1]])']
)
def test_a_map_is_a_map_however_a_version_writes_it(text: str) -> None:
    assert read(text.encode()) == {"a": 1}
    assert read(b"[new Map(), Map.from([])]") == [{}, {}]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_whatever_it_is_encoded_in(encoding: str) -> None:
    assert read('"Zoë"'.encode(encoding)) == "Zoë"


def test_two_escapes_make_one_character() -> None:
    assert read(rb'"\ud83c\udccf"') == "\U0001f0cf"
    assert read(rb'"\ud83c"') == "\ufffd"
    assert read(rb'"\x41\t\q\\"') == "A\tq\\"


@pytest.mark.parametrize(
    ("text", "awaited", "line", "column"),
    [
        ("", "value", 1, 1),
        ("{A 1}", "key", 1, 2),
        ("{A: 1 B: 2}", "comma", 1, 7),
        ('{\n "A": }', "value", 2, 7),
        ("[1 2]", "comma", 1, 4),
        ("[1, 2)", "comma", 1, 6),
        ("1 1", "end", 1, 3),
        ('["a', "quote", 1, 2),
        ("[1, /* a", "comment", 1, 5),
        ("Map.from([1])", "pairs", 1, 1),
        ("Map.from([[[], 1]])", "pairs", 1, 1),
        ("alert(1)", "value", 1, 1),
        ("new Date", "value", 1, 1),
        ("1" * 50, "number", 1, 1),
        ("[" * 101, "depth", 1, 101),
        ("[,]", "value", 1, 2),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    text: str, awaited: Awaited, line: int, column: int
) -> None:
    with pytest.raises(ForeignText) as told:
        read(text.encode(), "/a.tdt")
    assert (told.value.awaited, told.value.line, told.value.column) == (awaited, line, column)
    assert told.value.path == "/a.tdt"


def test_size_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 20)
    assert read(b'"12345678"') == "12345678"
    with pytest.raises(ForeignText) as told:
        read(b" " * 21)
    assert told.value.awaited == "size"


TEXTS = some.text(some.characters(exclude_categories=["Cs"]))
NUMBERS = some.integers(-(10**15), 10**15) | some.floats(allow_nan=False, allow_infinity=False)
NAMES = some.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,5}", fullmatch=True)
TREES = some.recursive(
    some.none() | some.booleans() | NUMBERS | TEXTS,
    lambda inner: (
        some.lists(inner)
        | some.dictionaries(NAMES, inner)
        | some.dictionaries(TEXTS, inner).map(Mapped)
        | some.builds(Made, NAMES.map("LO.{}".format), some.lists(inner))
    ),
)
SIGNS = some.lists(some.sampled_from(["new A(", "Map.from(", *"[]{}(),:.\"'\\/*-0eu \n"])).map(
    "".join
)


@given(TREES)
def test_any_tree_written_out_is_read_back(tree: object) -> None:
    assert read(written(tree).encode()) == tree


@given(TREES.filter(lambda tree: "Made" not in repr(tree)))
def test_json_is_read_too(tree: object) -> None:
    assert read(json.dumps(tree).encode()) == tree


def place_of_fault(data: bytes) -> tuple[int, int] | None:
    """Where the text is refused, if it is."""
    try:
        read(data)
    except ForeignText as told:
        return told.line, told.column
    return None


@given(SIGNS.map(str.encode) | some.binary())
def test_any_text_gives_a_tree_or_the_refusal(data: bytes) -> None:
    assert min(place_of_fault(data) or (1, 1)) >= 1


def test_changed_files_give_a_tree_or_the_refusal() -> None:
    chance = random.Random(25)  # noqa: S311 -- nothing is drawn by it
    text, refused = Evening(3).text(), 0
    for _ in range(500):
        signs = list(text)
        for _ in range(chance.randint(1, 4)):
            signs[chance.randrange(len(signs))] = chance.choice("{}[]()\"'\\,:.0ae-/* \n")
        refused += place_of_fault("".join(signs).encode()) is not None
    assert refused > 100
