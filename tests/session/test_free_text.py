"""Which text of a gesture is kept apart from the trail follows from its type."""

from typing import Final

import pytest

from tdconsole.domain.engine.rows import GESTURE
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import RulingNo
from tdconsole.session.free_text import decided_text, free_text, noted

KINDS: Final[list[type[Command]]] = list(GESTURE)
WITH_NOTES: Final = [kind for kind in KINDS if noted(kind)]


@pytest.mark.parametrize("kind", WITH_NOTES, ids=lambda kind: kind.__name__)
def test_each_text_of_a_gesture_has_a_place(kind: type[Command]) -> None:
    """There is room for one, and for a decision beside it."""
    assert len([name for name in noted(kind) if name != "decided"]) <= 1


def test_a_ruling_has_two_texts() -> None:
    made = MakeRuling(happened=" two cards fell ", decided="redeal")
    assert (free_text(made), decided_text(made)) == ("two cards fell", "redeal")
    decided = DecideRuling(ruling=RulingNo(1), decided="redeal")
    assert (free_text(decided), decided_text(decided)) == ("", "redeal")
    corrected = CorrectRuling(ruling=RulingNo(1), happened="three cards fell")
    assert (free_text(corrected), decided_text(corrected)) == ("three cards fell", "")


def test_what_was_not_said_is_no_text() -> None:
    assert (free_text(PauseClock()), decided_text(PauseClock())) == ("", "")
