"""Words for a structure's rows, and for changes to them."""

from typing import assert_never

from tdconsole.domain.values import Break, Mark, Period
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds, mark_name
from tdconsole.projections.structure.changes import StructureChange, StructureChanges


def lasting(words: Catalogue, period: Period) -> str:
    say = words.gettext
    minutes = say("{minutes} min", minutes=words.number(period.minutes))
    if isinstance(period, Break):
        if period.until is None:
            return minutes
        return say("until {time} ({minutes})", time=period.until, minutes=minutes)
    if period.hands is None:
        return minutes
    return words.ngettext(
        "{number} hand ({minutes})", "{number} hands ({minutes})", period.hands, minutes=minutes
    )


def marks_told(words: Catalogue, marks: tuple[Mark, ...]) -> str:
    return ", ".join(_mark(words, mark) for mark in marks)


def _mark(words: Catalogue, mark: Mark) -> str:
    name = mark_name(words, mark)
    return words.gettext("{mark} (the clock stops)", mark=name) if mark.stop else name


def period_told(words: Catalogue, period: Period) -> str:
    """The period in one line."""
    marks = marks_told(words, period.marks)
    told = f"{blinds(words, period)}, {lasting(words, period)}"
    return f"{told}; {marks}" if marks else told


def row_name(words: Catalogue, row: int, level: int | None) -> str:
    """The name of a row, counted with the breaks."""
    if level is None:
        return words.gettext("row {row}", row=row)
    return words.gettext("row {row}, level {level}", row=row, level=level)


def change_told(words: Catalogue, change: StructureChange) -> str:
    say, row = words.gettext, row_name(words, change.row, change.level)
    before = "" if change.before is None else period_told(words, change.before)
    after = "" if change.after is None else period_told(words, change.after)
    match change.change:
        case "added":
            return say("{row}: new: {after}", row=row, after=after)
        case "removed":
            return say("{row}: taken out: {before}", row=row, before=before)
        case "changed":
            return say(
                "{row}: instead of {before} now {after}", row=row, before=before, after=after
            )
        case "moved":
            return say("{row}: moved here: {after}", row=row, after=after)
        case _:
            assert_never(change.change)


def changes_told(words: Catalogue, changes: StructureChanges) -> str:
    """The changes, with how much stays the same."""
    number = len(changes.changes)
    if not number:
        return words.gettext("The structure is the same already.")
    stay = words.ngettext("{number} row stays", "{number} rows stay", changes.kept)
    return words.ngettext(
        "{number} row changes, {stay}.", "{number} rows change, {stay}.", number, stay=stay
    )
