import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL.Image import Image, Resampling, frombytes

from tdconsole.printing.paper.qr.code import (
    LONGEST,
    LONGEST_IN_BYTES,
    QUIET,
    SIGNS,
    NotWritable,
    code,
)
from tdconsole.printing.paper.qr.matrix import ROW_BYTES, SIDE
from tests.printing.seen import read


def picture(text: str) -> Image:
    """Four dots a module, with the white around it."""
    white, side = QUIET * 4, SIDE * 4
    bits = frombytes("1", (ROW_BYTES * 8, SIDE), code(text)).convert("L")
    black = bits.point(lambda level: 255 - level).crop((0, 0, SIDE, SIDE))
    whole = frombytes("L", (side + 2 * white,) * 2, b"\xff" * (side + 2 * white) ** 2)
    whole.paste(black.resize((side, side), Resampling.NEAREST), (white, white))
    return whole


@example("0" * LONGEST)
@example("%" * (LONGEST - 1))
@given(st.text(SIGNS, min_size=1, max_size=LONGEST))
def test_what_is_written_is_read(text: str) -> None:
    (found,) = read(picture(text))
    assert found.text == text
    assert found.ec_level == "M"


PRINTABLE = "".join(map(chr, range(32, 127)))


@example("~" * LONGEST_IN_BYTES)
@example("http://192.168.1.20:8080/pair#ABCD2345")
@given(st.text(PRINTABLE, min_size=1, max_size=LONGEST_IN_BYTES))
def test_an_address_with_small_letters_is_read(text: str) -> None:
    (found,) = read(picture(text))
    assert found.text == text
    assert found.ec_level == "M"


def test_a_scratched_code_is_read() -> None:
    text = "TDC1 " + "3F9A1C77D2E04B58" * 15
    scratched = picture(text)
    scratched.paste(0, (90, 100, 130, 130))
    (found,) = read(scratched)
    assert found.text == text


def test_one_text_is_one_code() -> None:
    assert code("TABLE 12 SEAT 4") == code("TABLE 12 SEAT 4") != code("TABLE 12 SEAT 5")


@pytest.mark.parametrize(
    "text", ["", "TABLE 12\n", "Ł", "A" * (LONGEST + 1), "a" * (LONGEST_IN_BYTES + 1)]
)
def test_what_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(NotWritable):
        code(text)
