from typing import Final

from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.domain.values import Instant, Millis
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds
from tdconsole.i18n.structure.depths import depth_words
from tdconsole.i18n.structure.periods import lasting, marks_told
from tdconsole.projections.structure.course import averages
from tdconsole.projections.structure.sheet import StructureRow, StructureSheet, structure_sheet

PRESENT = "▶"


def structure_shown(look: Looking) -> StructureSheet:
    state, now = look.state, look.now
    played = averages(look.timeline.trail(), state.current, now)
    return structure_sheet(state, now, played=played)


def sheet_rows(words: Catalogue, sheet: StructureSheet, now: Instant) -> Rows:
    """Times of day if the clock tells them, else times after the start of the day."""
    say = words.pgettext
    several, deep = sheet.rows[-1].day > 1, any(row.depth is not None for row in sheet.rows)
    yield (
        "",
        *((say("structure", "Day"),) if several else ()),
        say("clock", "Level"),
        say("structure", "Begins"),
        say("structure", "Stakes"),
        *((say("structure column", "Avg BB"),) if deep else ()),
        say("structure column", "Plan BB"),
        say("structure", "Lasts"),
        say("structure", "At its end"),
    )
    for row in sheet.rows:
        yield (
            PRESENT if row.state == "present" else "",
            *((str(row.day),) if several else ()),
            "" if row.level is None else str(row.level),
            _begins(words, sheet, row, now),
            blinds(words, row.period),
            *((depth_words(words, row.depth),) if deep else ()),
            "" if row.plan is None else words.number(row.plan // 100),
            lasting(words, row.period),
            marks_told(words, row.period.marks),
        )
    total = say("structure", "in all")
    yield ("", *(("",) if several else ()), "", words.duration(sheet.total), total)


def _begins(words: Catalogue, sheet: StructureSheet, row: StructureRow, now: Instant) -> str:
    if row.expected is not None:
        return words.time_after(now, Millis(row.expected - now.utc))
    if sheet.started:
        return ""
    day = next(one.begins for one in sheet.rows if one.day == row.day)
    return words.duration(Millis(row.begins - day))


STRUCTURE: Final = View(
    StructureSheet, structure_shown, lambda look, data: sheet_rows(look.voice.words, data, look.now)
)
