import json
import re
from pathlib import Path

from msgspec import convert

from tdconsole.cli.chips.calc_chips import ChipsAsked, chips_for
from tdconsole.cli.voice.voice import Voice
from tdconsole.files import resource
from tdconsole.i18n.catalogue import catalogue
from tdconsole.library.templates import template

PAGE = resource("manual", "setup.md").read_text(encoding="utf-8")


def test_the_template_on_the_page_can_be_played(tmp_path: Path) -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "sunday.toml"
    path.write_text(written, encoding="utf-8")
    made = template(str(path))
    assert made.title == "Sunday at nine"
    assert (made.made.price.total, made.made.terms.cap) == (5_000, 60)
    assert made.made.terms.tables == (1, 2, 3, 4, 5, 6)


def test_the_chips_on_the_page_are_worked_out() -> None:
    (asked,) = re.findall(r"echo '(.*?)' \| tdconsole calc chips", PAGE)
    told = chips_for(Voice(catalogue("en")), convert(json.loads(asked), ChipsAsked))
    assert told.inventory.made
    assert len(told.sentences) == 2
