"""The model under Qt's own tester, against a list that is sorted and filtered anew each time."""

import random
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from tdconsole.domain.values import Record
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import MANY, Column, Rows, holding
from tdconsole.spelling import name_keys
from tdconsole.wall.theme import theme

pytestmark = pytest.mark.usefixtures("qt")

RISING: Final = Qt.SortOrder.AscendingOrder
FALLING: Final = Qt.SortOrder.DescendingOrder


class Player(Record, kw_only=True):
    no: int
    name: str
    out: bool = False


COLUMNS: Final[tuple[Column[Player], ...]] = (
    Column("No.", lambda row: str(row.no), "999", right=True, order=lambda row: row.no),
    Column("Name", lambda row: row.name, order=lambda row: row.name),
    Column(
        "State",
        lambda row: "out" if row.out else "in",
        "out",
        ink=lambda row: "quiet" if row.out else "ink",
        struck=lambda row: row.out,
    ),
)


def players(*numbers: int) -> list[Player]:
    return [Player(no=no, name=f"Player {no % 7}") for no in numbers]


def made(*numbers: int) -> Rows[Player]:
    rows = Rows(COLUMNS, lambda row: row.no, theme("dark"))
    rows.fill(players(*numbers))
    return rows


def shown(rows: Rows[Player]) -> list[int]:
    return [rows.at(row).no for row in range(rows.rowCount())]


def fits(digit: str, ready: set[int], row: Player) -> bool:
    return digit in row.name and row.no in ready


def answers(words: list[str], folded: dict[int, str], row: Player) -> bool:
    return holding(words, folded[row.no])


class Told:
    def __init__(self, rows: Rows[Player]) -> None:
        self.signals: list[tuple[Any, ...]] = []
        rows.dataChanged.connect(lambda a, b: self.signals.append(("changed", a.row(), b.row())))
        rows.rowsInserted.connect(lambda _p, a, b: self.signals.append(("inserted", a, b)))
        rows.rowsRemoved.connect(lambda _p, a, b: self.signals.append(("removed", a, b)))
        rows.rowsMoved.connect(lambda _p, a, b, _q, to: self.signals.append(("moved", a, b, to)))
        rows.modelReset.connect(lambda: self.signals.append(("reset",)))


def test_a_row_changed_is_one_signal_and_no_more() -> None:
    rows = made(1, 2, 3)
    told = Told(rows)
    rows.put(Player(no=2, name="Player 2", out=True))
    assert told.signals == [("changed", 1, 1)]


def test_rows_come_and_go_where_they_stand() -> None:
    rows = made(1, 3)
    told = Told(rows)
    rows.put(players(2)[0])
    rows.drop(1)
    assert told.signals == [("inserted", 1, 1), ("removed", 0, 0)]
    assert shown(rows) == [2, 3]


def test_a_new_name_moves_the_row_under_its_name() -> None:
    rows = made(1, 2, 3)
    rows.sort(1, FALLING)
    told = Told(rows)
    rows.put(Player(no=1, name="Zoe"))
    assert told.signals == [("moved", 2, 2, 0), ("changed", 0, 0)]
    assert shown(rows) == [1, 3, 2]


def test_a_row_that_no_longer_fits_goes_and_comes_back() -> None:
    rows = made(1, 2)
    rows.narrow(lambda row: not row.out)
    rows.put(Player(no=1, name="Player 1", out=True))
    assert shown(rows) == [2]
    rows.put(players(1)[0])
    assert shown(rows) == [1, 2]


def test_many_changes_are_one_reset() -> None:
    rows = made(*range(300))
    told = Told(rows)
    rows.take([Player(no=no, name="x") for no in range(MANY)], [299])
    assert told.signals == [("reset",)]
    assert rows.total == 299


def test_a_struck_row_is_quiet_and_struck_through() -> None:
    rows = made(1)
    rows.put(Player(no=1, name="a", out=True))
    cell = rows.index(0, 2)
    assert cell.data(Qt.ItemDataRole.FontRole).strikeOut()
    assert cell.data(Qt.ItemDataRole.ForegroundRole).name() == theme("dark").colours.quiet


def test_words_are_held_in_any_order_from_their_beginnings() -> None:
    assert holding(("mar", "ros"), "rossi maria")
    assert not holding(("ssi",), "rossi maria")
    assert holding((), "rossi maria")


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_the_list_is_as_if_made_anew(seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311 -- nothing is drawn by it
    rows = made(*range(0, 60, 2))
    tester = QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    truth = {row.no: row for row in players(*range(0, 60, 2))}
    column, falling, digit, ready = 0, False, "", set(range(60))
    for _ in range(400):
        no = dice.randrange(60)
        kept = {QPersistentModelIndex(rows.index(0, 0)): rows.at(0).no} if shown(rows) else {}
        did = dice.choice(("put", "put", "drop", "sort", "narrow", "admit"))
        if did == "put":
            row = Player(no=no, name=f"Player {dice.randrange(9)}", out=dice.random() < 0.3)
            truth[no] = row
            rows.put(row)
        elif did == "drop":
            truth.pop(no, None)
            rows.drop(no)
        elif did == "sort":
            column, falling = dice.randrange(2), dice.random() < 0.5
            rows.sort(column, FALLING if falling else RISING)
        elif did == "narrow":
            digit = dice.choice(("", "3", "1"))
            rows.narrow(partial(fits, digit, ready))
        else:
            hidden = dice.sample(sorted(truth), min(10, len(truth)))
            ready.difference_update(hidden)
            rows.narrow(partial(fits, digit, ready))
            ready.update(hidden)
            rows.admit(hidden)
        fitting = [row for row in truth.values() if digit in row.name]
        by = COLUMNS[column].order
        assert by is not None
        fitting.sort(key=lambda row: (by(row), row.no), reverse=falling)
        assert shown(rows) == [row.no for row in fitting]
        assert all(rows.row_of(row.no) == at for at, row in enumerate(fitting))
        for index, was in kept.items():
            assert not index.isValid() or rows.at(index.row()).no == was
    del tester


def test_the_selection_stays_with_its_row() -> None:
    rows = made(*range(50))
    listing = Listing(rows, theme("dark"), "Players")
    pointed: list[object] = []
    listing.pointed.connect(pointed.append)
    listing.select(20)
    rows.sort(1, FALLING)
    rows.narrow(lambda row: row.no % 2 == 0)
    rows.put(players(60)[0])
    assert (listing.key, pointed) == (20, [20])
    assert listing.currentIndex().row() == rows.row_of(20)
    listing.deleteLater()


def test_whoever_goes_takes_the_selection_along() -> None:
    """The neighbour must not become what the next gesture is about."""
    rows = made(1, 2, 3)
    listing = Listing(rows, theme("dark"), "Players")
    pointed: list[object] = []
    listing.pointed.connect(pointed.append)
    listing.select(2)
    rows.drop(2)
    assert pointed == [2, None]
    assert not listing.selectionModel().hasSelection()
    listing.select(1)
    rows.narrow(lambda row: row.no != 1)
    assert pointed == [2, None, 1, None]
    listing.deleteLater()


def test_ten_thousand_rows_are_narrowed_between_two_keys() -> None:
    rows = Rows(COLUMNS, lambda row: row.no, theme("dark"))
    rows.fill(Player(no=no, name=f"Łukasz Kowalski-{no:x} Nowak") for no in range(10_000))
    folded = {row: " ".join(name_keys(rows.at(row).name)) for row in range(10_000)}
    listing = Listing(rows, theme("dark"), "Players")
    took = []
    for typed in ("l", "lu", "luk", "luk 3", "luk 3f", ""):
        words, begun = typed.split(), perf_counter()
        rows.narrow(partial(answers, words, folded))
        took.append(perf_counter() - begun)
    assert sorted(took)[2] < 0.03
    assert rows.rowCount() == 10_000
    listing.deleteLater()


def test_a_row_that_has_just_come_is_shown_in_full_and_stays_in_sight() -> None:
    rows = made(*range(1, 31))
    listing = Listing(rows, theme("dark"), "Players")
    listing.resize(300, 10 * listing.rowHeight(0) + listing.rowHeight(0) // 2)
    listing.show()
    rows.put(Player(no=31, name="Ada"))
    listing.select(31)

    def inside() -> bool:
        return listing.viewport().rect().contains(listing.visualRect(listing.currentIndex()))

    assert inside()
    listing.resize(300, 5 * listing.rowHeight(0))
    assert inside()
    listing.close()


def test_a_column_with_a_wish_grows_where_the_names_have_more_than_enough() -> None:
    wishing = (*COLUMNS[:2], COLUMNS[2]._replace(wish="out since a quarter of an hour"))
    rows = Rows(wishing, lambda row: row.no, theme("dark"))
    rows.fill(players(*range(1, 4)))
    listing = Listing(rows, theme("dark"), "Players")
    listing.show()
    widths = []
    for wide in (300, 480, 1200, 2400, 300):
        listing.resize(wide, 200)
        widths.append(listing.columnWidth(2))
        assert wide <= 300 or listing.columnWidth(1) >= 240
    least, between, most, as_wide, again = widths
    assert least < between < most
    assert (most, least) == (as_wide, again)
    text = listing.fontMetrics().horizontalAdvance("out since a quarter of an hour")
    assert most > text
    listing.close()


def test_columns_stand_near_each_other_and_hold_their_longest_text() -> None:
    rows = made(*range(1, 31))
    listing = Listing(rows, theme("dark"), "Players")
    listing.resize(1200, 200)
    listing.show()
    narrow, unit = listing.columnWidth(1), theme("dark").console.space.unit
    assert listing.horizontalHeader().length() < listing.viewport().width()
    long = "Bartholomew Featherstonehaugh-Cholmondeley of Upper Wallop on the Marsh"
    rows.put(Player(no=1, name=long))
    wide = listing.columnWidth(1)
    assert wide > listing.fontMetrics().horizontalAdvance(long) + 2 * unit > narrow
    rows.put(Player(no=1, name="Ada"))
    assert listing.columnWidth(1) == wide
    listing.resize(300, 200)
    assert listing.columnWidth(1) < wide
    listing.close()


def test_a_text_longer_than_was_thought_gets_what_is_left() -> None:
    columns: tuple[Column[int], ...] = (
        Column("Name", str),
        Column("Place", lambda row: f"{row} of 10,000", "00"),
    )
    rows = Rows(columns, int, theme("dark"))
    rows.fill(range(100, 110))
    listing = Listing(rows, theme("dark"), "Players")
    listing.resize(800, 300)
    listing.show()
    assert listing.columnWidth(1) > listing.fontMetrics().horizontalAdvance("100 of 10,000")
    listing.resize(120, 300)
    assert listing.columnWidth(1) < listing.fontMetrics().horizontalAdvance("100 of 10,000")
    listing.close()


def test_a_column_that_gives_way_leaves_no_gap() -> None:
    columns: tuple[Column[int], ...] = (
        Column("Name", str),
        Column("Since", lambda row: f"{row} minutes and more", "00000", spare=60),
        Column("Seat", str, "000-00"),
    )
    rows = Rows(columns, int, theme("dark"))
    rows.fill(range(100, 110))
    listing = Listing(rows, theme("dark"), "Players")
    listing.show()
    across = listing.horizontalHeader()
    for wide, gone in ((600, False), (280, True), (600, False), (60, True), (250, True)):
        listing.resize(wide, 300)
        assert listing.isColumnHidden(1) is gone
        there = [number for number in range(3) if not listing.isColumnHidden(number)]
        assert across.length() == sum(across.sectionSize(number) for number in there)
        end = across.sectionPosition(2) + across.sectionSize(2)
        assert wide < 200 or end <= listing.viewport().width()
    listing.setColumnHidden(2, True)
    assert across.length() == across.sectionSize(0)
    listing.close()


def test_no_text_is_cut_while_there_is_room_beside_the_last_column() -> None:
    long = "refuses to show a hand that was called, and twice"
    columns: tuple[Column[int], ...] = (
        Column("Name", str),
        Column("Offence", lambda _row: long, "000000", wish="0000000"),
        Column("Hidden", str, "00000000000000000000000000"),
        Column("Seat", lambda _row: long),
    )
    rows = Rows(columns, int, theme("dark"))
    rows.fill(range(100, 110))
    listing = Listing(rows, theme("dark"), "Players")
    listing.setColumnHidden(2, True)
    listing.resize(1100, 300)
    listing.show()
    text = listing.fontMetrics().horizontalAdvance(long)
    assert listing.columnWidth(1) > text
    assert listing.columnWidth(3) > text
    listing.resize(700, 300)
    assert listing.horizontalHeader().length() == listing.viewport().width()
    listing.close()


def test_only_the_rows_in_sight_are_looked_at() -> None:
    asked: list[int] = []

    def told(row: Player) -> str:
        asked.append(row.no)
        return row.name

    rows = Rows((Column("Name", told),), lambda row: row.no, theme("dark"))
    rows.fill(players(*range(1, 10_001)))
    listing = Listing(rows, theme("dark"), "Players")
    listing.resize(400, 300)
    listing.show()
    QApplication.processEvents()
    assert len(set(asked)) < 30
    listing.close()


def test_a_click_beside_the_last_column_is_one_on_the_row() -> None:
    rows = made(*range(1, 6))
    listing = Listing(rows, theme("dark"), "Players")
    listing.resize(1200, 400)
    listing.show()
    wanted = QSignalSpy(listing.wanted)
    at = QPoint(listing.viewport().width() - 5, listing.rowViewportPosition(2) + 5)
    QTest.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert listing.key == rows.key(rows.at(2))
    QTest.mouseDClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert wanted.count() == 1
    listing.close()


class Painted(Listing):
    """Where it was painted since it was looked at last."""

    def __init__(self, rows: Rows[Player]) -> None:
        super().__init__(rows, theme("dark"), "Players")
        self.where = QRegion()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        self.where = self.where.united(event.region())
        super().paintEvent(event)

    def looked_at(self) -> QImage:
        image = self.viewport().grab().toImage()
        self.where = QRegion()
        return image


def other_lines(before: QImage, after: QImage) -> set[int]:
    width = range(0, after.width(), 3)
    return {
        y
        for y in range(after.height())
        if any(before.pixel(x, y) != after.pixel(x, y) for x in width)
    }


def test_rows_that_come_and_go_are_painted_with_all_below_and_nothing_above() -> None:
    rows = made(*range(10, 60))
    listing = Painted(rows)
    listing.resize(300, 240)
    listing.show()
    assert QTest.qWaitForWindowExposed(listing)
    QApplication.processEvents()
    seen = listing.rowAt(listing.viewport().height() - 1)
    changes: tuple[tuple[Callable[[], None], int | None], ...] = (
        (partial(rows.put, players(99)[0]), None),
        (partial(rows.drop, 58), None),
        (partial(rows.put, players(5)[0]), 0),
        (partial(rows.drop, 13), 4),
        (partial(rows.take, players(2, 3), [12]), 0),
    )
    for change, first in changes:
        before = listing.looked_at()
        change()
        QApplication.processEvents()
        painted = listing.where.boundingRect()
        after = listing.looked_at()
        if first is None:
            assert painted.isEmpty()
        else:
            assert painted.top() == listing.rowViewportPosition(first)
        for y in other_lines(before, after):
            assert painted.top() <= y <= painted.bottom()
    assert seen < 40
    listing.scrollToBottom()
    before = listing.looked_at()
    for number in range(20, 60):
        rows.drop(number)
    QApplication.processEvents()
    assert listing.where.contains(listing.viewport().rect())
    assert other_lines(before, listing.looked_at())
    assert listing.verticalScrollBar().maximum() + seen >= rows.rowCount() - 2
    listing.close()
    listing.deleteLater()
    rows.deleteLater()


def test_the_row_at_the_foot_is_seen_whole_or_not_at_all() -> None:
    listing = Listing(made(*range(1, 40)), theme("dark"), "Players")
    row, head = theme("dark").console.space.row, listing.horizontalHeader().sizeHint().height()
    listing.resize(400, head + 2 * listing.frameWidth() + 5 * row + row // 2)
    listing.show()
    QApplication.processEvents()
    image = listing.viewport().grab().toImage()
    ground = theme("dark").colours.surface

    def inks(top: int) -> set[str]:
        across, down = range(image.width()), range(top, min(top + row, image.height()))
        return {image.pixelColor(x, y).name() for x in across for y in down}

    assert image.height() == 5 * row + row // 2
    assert len(inks(4 * row)) > 1
    assert inks(5 * row) == {ground}
    QTest.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 5 * row + 4))
    assert not listing.selectionModel().hasSelection(), "it isn't seen"
    QTest.mouseClick(listing.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 4 * row + 4))
    assert listing.key is not None
    listing.scrollToBottom()
    QApplication.processEvents()
    assert listing.seen(38)
    listing.close()


def test_rows_stand_closer_where_all_of_them_are_seen_by_that() -> None:
    rows = made(*range(1, 15))
    listing = Listing(rows, theme("dark"), "Players")
    row, head = theme("dark").console.space.row, listing.horizontalHeader().sizeHint().height()
    listing.resize(400, head + 2 * listing.frameWidth() + 13 * row)
    listing.show()
    QApplication.processEvents()
    assert listing.seen(0)
    assert listing.seen(13)
    rows.put(players(15)[0])
    rows.put(players(16)[0])
    assert listing.rowHeight(0) == row
    rows.drop(15)
    rows.drop(16)
    rows.drop(14)
    assert listing.rowHeight(0) == row
    listing.close()


def test_a_column_lends_what_none_of_its_texts_needs_to_one_that_is_cut() -> None:
    columns: tuple[Column[Player], ...] = (
        Column("Name", lambda row: row.name),
        Column("Offence", lambda _row: "a telephone or a device at the table", "M" * 8),
        Column("State", lambda row: "out" if row.out else "in", "M" * 12),
    )
    rows = Rows(columns, lambda row: row.no, theme("dark"))
    rows.fill(players(*range(1, 5)))
    listing = Listing(rows, theme("dark"), "Players")
    listing.resize(560, 400)
    listing.show()
    QApplication.processEvents()
    for number in range(len(columns)):
        index = rows.index(0, number)
        assert listing.sizeHintForIndex(index).width() <= listing.columnWidth(number)
    listing.close()
