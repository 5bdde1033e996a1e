"""`break 12`, `break 12 luna`, `break` alone, which asks; `order 12 11 9`, `order`."""

import re
from typing import Final

from tdconsole.domain.clock.reading import read
from tdconsole.domain.draw.drawing import called
from tdconsole.domain.language.commands.floor import BreakTable, SetBreakingOrder
from tdconsole.domain.room.breaking import breaking_order, elsewhere
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Level, TableNo
from tdconsole.i18n.room.seats import tables_named
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import tidy
from tdconsole.line.typing.reading import Offer, Reading

_TABLE: Final = re.compile(r"([0-9]{1,5})(?:\s+(.*))?", re.DOTALL)
_ORDER: Final = re.compile(r"[0-9]{1,5}(?:-[0-9]{1,5})?(?:[ ,]+[0-9]{1,5}(?:-[0-9]{1,5})?)*")
_MOST: Final = 5000


def break_or_pause(desk: Desk) -> Reading:
    """Ask which is meant: a table is broken, and play has breaks."""
    say, offers = desk.words.gettext, list[Offer]()
    if (number := _next(desk.state)) is not None:
        offers.append(
            Offer(
                line=f"break {number}",
                label=f"break {number}",
                detail=say("break table {table}, the next in the order", table=number),
            )
        )
    if (level := _level_before_break(desk)) is not None:
        line = f"level {level} break"
        detail = say("the clock to the break after level {level}", level=level)
        offers.append(Offer(line=line, label=line, detail=detail))
    offers.append(Offer(line="pause", label="pause", detail=say("the clock stops where it is")))
    return desk.asking(say("Break a table, or a break of play?"), tuple(offers))


def _level_before_break(desk: Desk) -> int | None:
    """Return the number of the level before the next break."""
    structure = desk.state.setup.structure
    stand = read(structure, desk.state.play.clock, desk.looking.now())
    here, level = 0 if stand is None else stand.index, 0
    for index, period in enumerate(structure):
        if isinstance(period, Level):
            level += 1
        elif index > here and index and isinstance(structure[index - 1], Level):
            return level
    return None


def break_table(desk: Desk, arguments: str) -> Reading:
    """Break a table; the preview draws nothing: only the number of seats is known before."""
    found = _TABLE.fullmatch(arguments.strip())
    if found is None:
        return desk.asking(desk.words.gettext("Which table is broken? break 12"))
    number, word = TableNo(int(found[1])), called(found[2] or "")
    return desk.judged(
        BreakTable(table=number, word=word), lambda _events: _foreseen(desk, number, word)
    )


def _next(state: Tournament) -> TableNo | None:
    tables = state.play.seating.tables
    return next((one for one in breaking_order(state) if not tables[one].locked), None)


def _foreseen(desk: Desk, number: TableNo, word: str) -> str:
    words, table = desk.words, desk.state.play.seating.tables[number]
    free = sum(len(one.free) for one in elsewhere(desk.state, table))
    said = words.ngettext(
        "Break table {table}: draw a seat for {number} player among {free} free ones",
        "Break table {table}: draw seats for {number} players among {free} free ones",
        len(table.players),
        table=number,
        free=words.number(free),
    )
    return words.gettext("{said}, with the word “{word}”", said=said, word=word) if word else said


def order(desk: Desk, arguments: str = "") -> Reading:
    text = tidy(arguments)
    if not text:
        return _standing(desk)
    tables = _numbers(text)
    if not 1 <= len(tables) <= _MOST:
        return desk.asking(desk.words.gettext("In which order? order 12 11 9, or order 12-1"))
    return desk.judged(
        SetBreakingOrder(tables=tables),
        lambda _events: desk.words.gettext(
            "Tables are broken in this order: {tables}", tables=tables_named(desk.words, tables)
        ),
    )


def _standing(desk: Desk) -> Reading:
    """Show the breaking order, with the line that would change it."""
    say, tables = desk.words.gettext, breaking_order(desk.state)
    if not tables:
        return desk.refused(say("No table is played."))
    named = tables_named(desk.words, tables)
    posted = bool(desk.state.play.breaking)
    sentence = (
        say("Posted, tables are broken in this order: {tables}", tables=named)
        if posted
        else say("Nothing is posted; tables would be broken in this order: {tables}", tables=named)
    )
    line = "order " + " ".join(map(str, tables))
    return desk.asking(sentence, (Offer(line=line, label=say("Change the order"), detail=line),))


def _numbers(text: str) -> tuple[TableNo, ...]:
    """Return the tables; a run may go down: 12-9 is 12 11 10 9."""
    if _ORDER.fullmatch(text) is None:
        return ()
    found: list[int] = []
    for part in re.split(r"[ ,]+", text):
        first, _, last = part.partition("-")
        start, end = int(first), int(last or first)
        step = 1 if end >= start else -1
        found += range(start, end + step, step)[: _MOST + 1]
    return tuple(map(TableNo, found))
