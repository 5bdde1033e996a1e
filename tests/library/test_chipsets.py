from pathlib import Path

import pytest

from tdconsole.flaws import ChipsOutOfOrder, NotAWord
from tdconsole.known_errors import BadData
from tdconsole.library.chipsets import chipset, chipsets_named

SET = """title = "Ours"
chips = [
    { value = 25, colour = "#2f7d4f", count = 100 },
    { value = 100, colour = "#22252b", count = 100 },
]
"""


@pytest.mark.parametrize(("name", "number"), [("club-500", 500), ("club-1000", 1000)])
def test_a_set_has_as_many_chips_as_it_says(name: str, number: int) -> None:
    assert sum(chip.count for chip in chipset(name).chips) == number


def test_each_is_named_in_every_language_and_no_two_chips_look_alike() -> None:
    for name in chipsets_named():
        assert all(chipset(name, language).name for language in ("en", "it", "pl"))
        colours = [chip.colour for chip in chipset(name).chips]
        assert len(set(colours)) == len(colours)


def test_a_slip_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(SET.replace("value = 100", "value = 25"), encoding="utf-8")
    with pytest.raises(BadData) as raised:
        chipset(str(path))
    assert raised.value.flaw == ChipsOutOfOrder()
    assert raised.value.line == 2
    path.write_text(SET.replace("#22252b", "black"), encoding="utf-8")
    with pytest.raises(BadData) as raised:
        chipset(str(path))
    assert isinstance(raised.value.flaw, NotAWord)
    assert raised.value.line == 4
