"""The words of a structure's rows and of its file's mistakes."""

from typing import Final, get_args

import pytest

from tdconsole.domain.values import Break, Chips, Level, Mark
from tdconsole.flaws import Flaw, NotANumber, StakesFall, UnknownField
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.flaws import flaw_words
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.structure.periods import (
    change_told,
    changes_told,
    lasting,
    marks_told,
    period_told,
)
from tdconsole.known_errors import BadData
from tdconsole.projections.structure.changes import StructureChange, StructureChanges
from tests.i18n.dummies import dummies

ENGLISH: Final = catalogue("en")
FLAWS: Final = [one for shape in get_args(Flaw) for one in dummies(shape)]
LEVEL: Final = Level(small_blind=Chips(500), big_blind=Chips(1000), minutes=20)


@pytest.mark.parametrize("flaw", FLAWS, ids=lambda flaw: type(flaw).__name__)
def test_every_flaw_has_a_sentence(flaw: Flaw) -> None:
    said = flaw_words(ENGLISH, flaw)
    assert said.endswith((".", "?"))
    assert type(flaw).__name__ not in said
    assert "None" not in said


def test_a_mistake_is_told_with_its_line_and_what_would_be_right() -> None:
    def told(flaw: Flaw) -> str:
        return mishap(ENGLISH, BadData("ours.toml", "x", line=12, flaw=flaw))

    assert told(UnknownField(field="smal", near="small")) == (
        "ours.toml can't be used: line 12: there is no “smal”; is “small” meant?"
    )
    assert told(StakesFall(was=1000, now=800)) == (
        "ours.toml can't be used: line 12: the stakes fall from 1,000 to 800."
    )
    assert told(NotANumber(field="minutes", given="0", least=1, most=1440)) == (
        "ours.toml can't be used: line 12: “minutes” has to be a whole number from 1 to 1,440, not “0”."
    )
    nowhere = BadData("ours.toml", flaw=StakesFall(was=2, now=1))
    assert mishap(ENGLISH, nowhere) == "ours.toml can't be used: the stakes fall from 2 to 1."


def test_how_long_a_row_lasts() -> None:
    assert lasting(ENGLISH, LEVEL) == "20 min"
    assert lasting(ENGLISH, Level(minutes=20, hands=9)) == "9 hands (20 min)"
    assert lasting(ENGLISH, Level(minutes=2, hands=1)) == "1 hand (2 min)"
    assert lasting(ENGLISH, Break(minutes=60)) == "60 min"
    assert lasting(ENGLISH, Break(minutes=60, until="20:30")) == "until 20:30 (60 min)"


def test_marks_and_where_the_clock_stops() -> None:
    marks = (Mark(kind="colour_up", chip=Chips(25)), Mark(kind="end_of_day", stop=True))
    assert marks_told(ENGLISH, marks) == "Colour-up of 25, End of the day (the clock stops)"
    assert marks_told(ENGLISH, ()) == ""
    assert period_told(ENGLISH, Break(minutes=5, marks=marks[:1])) == (
        "break, 5 min; Colour-up of 25"
    )


def test_what_changes() -> None:
    pause = Break(minutes=10)
    changes = (
        StructureChange(change="added", row=3, level=2, after=LEVEL),
        StructureChange(change="removed", row=4, level=None, before=pause),
        StructureChange(change="changed", row=5, level=3, before=LEVEL, after=LEVEL),
        StructureChange(change="moved", row=6, level=None, before=pause, after=pause),
    )
    assert [change_told(ENGLISH, one) for one in changes] == [
        "row 3, level 2: new: 500/1,000, 20 min",
        "row 4: taken out: break, 10 min",
        "row 5, level 3: instead of 500/1,000, 20 min now 500/1,000, 20 min",
        "row 6: moved here: break, 10 min",
    ]
    assert changes_told(ENGLISH, StructureChanges(changes=changes, kept=7)) == (
        "4 rows change, 7 rows stay."
    )
    assert changes_told(ENGLISH, StructureChanges(changes=changes[:1], kept=1)) == (
        "1 row changes, 1 row stays."
    )
    assert changes_told(ENGLISH, StructureChanges(changes=(), kept=7)) == (
        "The structure is the same already."
    )
