"""The dealers of the house: table by table who deals, and who comes next."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import Box
from tdconsole.wall.composing.listing import Column, Row, list_boxes
from tdconsole.wall.composing.sheet import Sheet

_SIZES: Final = (0.062, 0.036)


class DealersShown(Record, kw_only=True):
    heading: str
    labels: Row
    aside: str
    """When the next push is."""
    rows: tuple[Row, ...]
    """The table, its dealer, and the next one."""
    nothing: str
    turn: int


class DealersSeen(Record, kw_only=True):
    """What the wall shows of the dealers."""

    due: str
    rows: tuple[Row, ...]


def dealers(words: Catalogue, seen: DealersSeen | None, turn: int) -> DealersShown:
    return DealersShown(
        heading=words.pgettext("screen", "Dealers"),
        labels=(
            words.pgettext("screen", "Table"),
            words.pgettext("dealer", "Dealer"),
            words.pgettext("dealer", "Next"),
        ),
        aside="" if seen is None else seen.due,
        rows=() if seen is None else seen.rows,
        nothing=words.gettext("No dealer is on."),
        turn=turn,
    )


def boxes(shown: DealersShown, sheet: Sheet) -> Iterator[Box]:
    table, dealer, next_ = shown.labels
    columns = (
        Column(head=table, align="right", strong=True),
        Column(head=dealer, grows=True),
        Column(head=next_, ink="quiet"),
    )
    yield from list_boxes(shown, sheet, columns, shown.rows, _SIZES, aside=shown.aside, across=3)
