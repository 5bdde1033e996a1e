"""Each key and item of a TOML text is found on its line."""

import json
import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tdconsole.library.toml_lines import Steps, lines_of

TEXT = '''# title = "not this one"
title = "rows = [1, 2] # no comment"
"quoted key" = \'\'\'
two
lines\'\'\'
when = 1979-05-27 07:32:00
a.b.c = 1
rows = [
    { small = 1, marks = ["a", "}"] }, # ] }
    # nothing

    { small = 2,  marks = [
        "b",
        "c" ] },
]
empty = []
[table.within]
x = """ "quoted" and \\"""
 ""more"""""
[[many]]
y = 1
[[many]]
y = 2
[many.deep]
z = 3
[[many.list]]
z = 4
'''


def test_where_everything_stands() -> None:
    lines = lines_of(TEXT)
    assert lines["title",] == 2
    assert lines["quoted key",] == 3
    assert lines["when",] == 6
    assert lines["a",] == lines["a", "b", "c"] == 7
    assert [lines["rows", 0], lines["rows", 1]] == [9, 12]
    assert [lines["rows", 1, "marks", 0], lines["rows", 1, "marks", 1]] == [13, 14]
    assert lines["empty",] == 16
    assert lines["table", "within", "x"] == 18
    assert [lines["many", 0], lines["many", 1, "y"]] == [20, 23]
    assert lines["many", 1, "deep", "z"] == 25
    assert lines["many", 1, "list", 0, "z"] == 27


def test_every_value_is_found_and_nothing_else() -> None:
    assert _ways(tomllib.loads(TEXT)) <= set(lines_of(TEXT))
    assert set(lines_of(TEXT)) <= _ways(tomllib.loads(TEXT))


def test_a_text_from_windows_has_the_same_lines() -> None:
    assert lines_of(TEXT.replace("\n", "\r\n")) == lines_of(TEXT)


_keys = st.text("ab-\"'.[]# é", min_size=1, max_size=4)
_plain = (
    st.integers(-9, 9999)
    | st.booleans()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text("a,]}#\"'\\\n =[", max_size=6)
)
_values = st.recursive(
    _plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_keys, inner, max_size=3),
    max_leaves=8,
)
_blanks = st.sampled_from(["", " ", "\n", "# ]} a = 1\n", "\n\n  "])


@given(data=st.data(), document=st.dictionaries(_keys, _values, max_size=4))
def test_any_text_that_the_parser_takes(data: st.DataObject, document: dict[str, Any]) -> None:
    expected: dict[Steps, int] = {}
    text = ""

    def here() -> int:
        return text.count("\n") + 1

    def write(value: object, way: Steps) -> None:
        nonlocal text
        if isinstance(value, dict):
            text += "{ "
            for number, (key, inner) in enumerate(value.items()):
                text += ", " if number else ""
                expected[(*way, key)] = here()
                text += f"{json.dumps(key, ensure_ascii=False)} = "
                write(inner, (*way, key))
            text += " }"
        elif isinstance(value, list):
            text += "["
            for number, inner in enumerate(value):
                text += data.draw(_blanks)
                expected[(*way, number)] = here()
                write(inner, (*way, number))
                text += data.draw(_blanks) + ","
            text += data.draw(_blanks) + "]"
        elif isinstance(value, str) and "'" not in value and data.draw(st.booleans()):
            text += f"'''\n{value}'''"
        else:
            text += json.dumps(value, ensure_ascii=False)

    for key, value in document.items():
        text += data.draw(_blanks)
        expected[key,] = here()
        text += f"{json.dumps(key, ensure_ascii=False)} = "
        write(value, (key,))
        text += data.draw(st.sampled_from(["\n", " # said\n"]))
    assert tomllib.loads(text) == document
    assert lines_of(text) == expected


def _ways(value: object, way: Steps = ()) -> set[Steps]:
    found: set[Steps] = {way} if way else set()
    if isinstance(value, dict):
        for key, inner in value.items():
            found |= _ways(inner, (*way, key))
    if isinstance(value, list):
        for number, inner in enumerate(value):
            found |= _ways(inner, (*way, number))
    return found
