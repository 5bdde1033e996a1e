"""Every calculation that the manual shows can be typed as it stands there."""

import re

import pytest

from tdconsole.cli.engine.calc import CALCULATORS
from tdconsole.files import resource
from tests.cli.terminal import typed

SHOWN = [
    (name, " ".join(asked.split()))
    for page in sorted(resource("manual").glob("*.md"))
    for asked, name in re.findall(
        r"echo '([^']*)'\s*\|\s*tdconsole calc ([\w-]+)", page.read_text(encoding="utf-8")
    )
]


@pytest.mark.parametrize(("name", "asked"), SHOWN)
def test_it_is_worked_out(name: str, asked: str) -> None:
    said = typed("calc", name, stdin=asked.encode())
    assert (said.code, said.err) == (0, "")
    assert said.json


def test_every_calculation_is_shown_somewhere() -> None:
    assert {name for name, _asked in SHOWN} == set(CALCULATORS)
