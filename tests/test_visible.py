"""Signs that nobody sees are left out of a name, unless they shape what is seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.spelling import folded
from tdconsole.visible import cleaned, visible

WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    "unseen",
    [
        "\u200b",  # zero-width space
        "\u200c",
        "\u200d",
        "\ufeff",  # mark of the byte order
        "\xad",  # soft hyphen
        "\u200e",
        "\u200f",
        "\u061c",
        "\u202a",
        "\u202e",
        "\u2066",
        "\u2069",
        "\u2060",  # word joiner
        "\u034f",
        "\U000e0041",  # a tag without its flag
    ],
)
def test_what_nobody_sees_is_left_out(unseen: str) -> None:
    for typed in (f"Ma{unseen}ria Rossi", f"{unseen}Maria Rossi{unseen}", f"Maria{unseen} Rossi"):
        assert visible(typed) == "Maria Rossi"
        assert folded(typed) == "maria rossi"


@pytest.mark.parametrize("unseen", ["\u2800", "\u3164"])
def test_what_takes_room_becomes_a_space(unseen: str) -> None:
    assert visible(f"Maria{unseen}Rossi") == "Maria Rossi"


@pytest.mark.parametrize("control", ["\x00", "\x1b", "\x7f", "\x9b"])
def test_what_steers_becomes_a_space_where_it_is_not_refused(control: str) -> None:
    assert cleaned(f"Mar\u200bia{control}Rossi") == "Maria Rossi"
    assert visible(f"Maria{control}Rossi") == f"Maria{control}Rossi"


@pytest.mark.parametrize(
    "name",
    [
        "Maria Rossi",
        "Łukasz Żółć",
        "Zoë",
        "李小龍",
        "محمد",
        "می\u200cخواهم",  # Persian, whose letters must not join here
        "क्\u200dष",  # Hindi: half a letter
        "ශ්\u200dරී",  # Sinhala: Sri
        "👨\u200d👩\u200d👧",
        "🏳️\u200d🌈",
        WALES,
        "a\tb\nc",
    ],
)
def test_what_is_seen_or_shapes_it_stays(name: str) -> None:
    assert visible(name) == name


@given(st.text())
def test_nothing_is_added(text: str) -> None:
    assert len(visible(text)) <= len(text)
