"""Labels for the bags of a day: whose chips, how many, under which seal; on any paper."""

from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.laying import Grid, Singly, lying, pages_for
from tdconsole.printing.paper.lettering import BOLD, LARGE, LARGE_ERASED, SMALL, TEXT, Type
from tdconsole.printing.paper.listing import Frame, name_of
from tdconsole.printing.paper.sheet import NothingToPrint, Sheet, deliver
from tdconsole.printing.paper.stack import Field, Stack, as_large_as_fits
from tdconsole.projections.day.bag_labels import BagLabel

COLUMNS: Final = 2
ROWS: Final = 4

_CHIPS: Final = Type(BOLD, 34.0)
_CHIPS_HIGH: Final = 46.0
_SEAL_HIGH: Final = 24.0
_SIGNED_HIGH: Final = 30.0
_APART: Final = 5.0
_EDGE: Final = 10.0
_LARGEST: Final = 1.3
_ALONE: Final = 2.2
_WIDEST: Final = 200.0
_SIGNED_FROM: Final = 150.0
"""A smaller label has no room to sign on."""
_BETWEEN: Final = "  ·  "
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def print_bag_labels(labels: tuple[BagLabel, ...], frame: Frame, to: Path | BinaryIO) -> int:
    """Print the labels, and return the number of pages; `NothingToPrint` without any."""
    if not labels:
        raise NothingToPrint
    places = lying(frame.paper, COLUMNS, ROWS)
    sheet = Sheet(
        frame.words.gettext("Bag labels"),
        frame.words,
        frame.footer,
        frame.paper.margin,
        frame.paper,
        logo=frame.logo,
        of=pages_for(len(labels), places),
    )
    laid: Grid[BagLabel] | Singly[BagLabel]
    if places is None:
        laid = Singly(sheet, partial(_draw_alone, sheet, frame.words))
    else:
        room, high = places.width - 2 * _EDGE, places.height - 2 * _EDGE
        laid = Grid(sheet, partial(_draw_within, sheet, frame.words, room, high), places)
    for done, label in enumerate(labels, 1):
        laid.add(label)
        if frame.progress is not None:
            frame.progress(done, len(labels))
    laid.end()
    deliver(sheet.pdf(), to)
    return sheet.pages


def _draw_within(sheet: Sheet, words: Catalogue, room: float, high: float, label: BagLabel) -> None:
    stack = as_large_as_fits(partial(_stack, sheet, words, label, room), high, _LARGEST)
    stack.draw(_EDGE, high + _EDGE)


def _draw_alone(sheet: Sheet, words: Catalogue, label: BagLabel) -> float:
    left, room = sheet.paper.margin, sheet.paper.room
    stack = partial(_stack, sheet, words, label, room)
    top = sheet.height - left
    if sheet.paper.kind == "sheet":
        laid = as_large_as_fits(stack, top - sheet.bottom, _ALONE)
    else:
        laid = stack(max(1.0, room / _WIDEST))
    laid.draw(left, top)
    return left + laid.high


def _stack(sheet: Sheet, words: Catalogue, label: BagLabel, room: float, scale: float) -> Stack:
    stack = Stack(sheet, room, scale)
    told = words.gettext("{event}, day {day}", event=label.event, day=label.day)
    stack.text(_NO_BREAK.join(told.rsplit(" ", 1)), SMALL)
    stack.text(name_of(words, label.name), LARGE_ERASED if label.name is None else LARGE, gap=4)
    stack.text(_whose(words, label), TEXT, gap=3)
    stack.skip(7)
    chips = "" if label.chips is None else words.number(label.chips)
    stack.fields(Field(words.gettext("Chips"), chips, _CHIPS), high=_CHIPS_HIGH)
    stack.fields(Field(words.pgettext("bag", "Seal"), label.seal), high=_SEAL_HIGH, gap=_APART)
    labels = sheet.paper.labels
    if labels is None or labels.height >= _SIGNED_FROM:
        player, floor = words.pgettext("bag", "Player"), words.pgettext("bag", "Floor")
        stack.fields(Field(player), Field(floor), high=_SIGNED_HIGH, gap=_APART)
    return stack


def _whose(words: Catalogue, label: BagLabel) -> str:
    said = [words.gettext("Entry {entry}", entry=label.entry)]
    if label.seat is not None:
        said.append(
            words.gettext(
                "table {table}, seat {seat}", table=label.seat.table, seat=label.seat.seat
            )
        )
    if label.country:
        said.append(label.country)
    return _BETWEEN.join(said)
