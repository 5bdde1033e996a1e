"""A sheet for each table: players, stacks as far as known, and lines to write on."""

from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Instant
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.flow import Flow, Piece, white
from tdconsole.printing.paper.heading import EVENT, is_narrow, margin_of
from tdconsole.printing.paper.lettering import (
    BOLD,
    CAPITALS,
    LABEL,
    LEADING,
    STRONG,
    TEXT,
    Type,
    fitted,
    shrunk,
    width,
)
from tdconsole.printing.paper.listing import Frame, name_of, sheet_of
from tdconsole.printing.paper.roster import WRITTEN_ON, Group, Line, Roster
from tdconsole.printing.paper.sheet import HAIRLINE, NothingToPrint, Sheet, deliver
from tdconsole.printing.paper.tab import draw_tab, tab_size
from tdconsole.projections.room.seating_list import SeatingList, SeatThere, TableThere

_NUMBER: Final = Type(BOLD, 40.0)
_SEAT: Final = Type(BOLD, 11.0)
_ROW: Final = 22.0
_TOP: Final = 50.0
_HEAD: Final = 56.0
_NUMBER_SHARE: Final = 0.34
_LEAST_NUMBER: Final = 36.0
_NOTES: Final = 2
_NOTE: Final = 20.0
_CUT: Final = 24.0
_FOOT: Final = 7.0
"""The height of the foot above a cut."""
_BETWEEN: Final = "  ·  "


class _Top:
    """The top of a page: each table has its own head, so pages have the tab alone."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._high = sheet.paper.margin if is_narrow(sheet.paper) else _TOP

    def height(self, *, first: bool) -> float:  # noqa: ARG002 -- all pages are alike
        return self._high

    def draw(self, *, first: bool) -> None:  # noqa: ARG002 -- as above
        draw_tab(self._sheet, "floor")


def print_table_sheets(seating: SeatingList, frame: Frame, to: Path | BinaryIO) -> int:
    """Print as many tables per page as fit, and return the pages; `NothingToPrint` if none."""
    if not seating.tables:
        raise NothingToPrint
    sheets = _TableSheets(seating, frame)
    for done, table in enumerate(seating.tables, 1):
        sheets.add(table)
        if frame.progress is not None:
            frame.progress(done, len(seating.tables))
    return sheets.deliver(to)


class _TableSheets:
    def __init__(self, seating: SeatingList, frame: Frame) -> None:
        self._words = words = frame.words
        self._event, self._counted = seating.event, counted_at(words, seating.counted)
        self._head_high = _HEAD
        if is_narrow(frame.paper) and self._counted:
            self._head_high += TEXT.size * LEADING
        unknown = any(player.chips is None for player in seating.players)
        self._sheet = sheet_of(frame, words.gettext("Table sheets"))
        self._narrow = is_narrow(frame.paper)
        self._flow = Flow(self._sheet, _Top(self._sheet), margin_of(frame.paper))
        columns = (
            Column(words.pgettext("poker", "Seat"), 30, 24, right=True, type=_SEAT),
            Column(words.gettext("Name"), 170, 90, type=STRONG),
            Column(words.gettext("Country"), 40),
            Column(words.gettext("Entry"), 40, right=True),
            Column(words.pgettext("poker", "Chips"), 60, 44, right=True, written=unknown),
            Column(words.gettext("Notes"), 120, None, written=True),
        )
        self._roster = Roster(self._flow, columns, narrow=self._narrow, row=_ROW, repeat=False)

    def add(self, table: TableThere) -> None:
        """Add a table; two on a page can be cut apart, and only one longer than a page is split."""
        flow, head = self._flow, [self._head(table), self._roster.heads()]
        rows = self._roster.pieces(Group([self._line(table, seat) for seat in table.seats]))
        listed = sum(piece.height for piece in (*head, *rows))
        notes = next(
            (
                notes
                for notes in map(self._notes, range(_NOTES, 0, -1))
                if listed + notes.height <= flow.whole
            ),
            white(0),
        )
        whole, cut = listed + notes.height, self._cut()
        if self._sheet.paper.kind != "roll" and flow.fits(cut.height + whole):
            flow.put(cut, *head, *rows, notes)
            return
        flow.go_on()
        flow.put(*head, rows[0])
        for row in rows[1:]:
            if not flow.fits(row.height):
                flow.put(*head)
            flow.put(row)
        flow.put(notes)

    def deliver(self, to: Path | BinaryIO) -> int:
        self._flow.finish()
        deliver(self._sheet.pdf(), to)
        return self._sheet.pages

    def _line(self, table: TableThere, there: SeatThere) -> Line:
        words, player = self._words, there.player
        notes = [words.pgettext("poker", "Button")] if there.seat == table.button else []
        if player is None:
            name = _use(words, there)
            return Line((str(there.seat), name, "", "", "", ""), "".join(notes))
        if player.bagged is not None:
            notes.append(words.gettext("Chips as bagged on day {day}", day=player.bagged))
        entry = str(player.entry)
        return Line(
            (
                str(there.seat),
                name_of(words, player.name),
                player.country or "",
                words.gettext("Entry {entry}", entry=entry) if self._narrow else entry,
                "" if player.chips is None else words.number(player.chips),
                "",
            ),
            _BETWEEN.join(notes),
        )

    def _head(self, table: TableThere) -> Piece:
        return Piece(self._head_high, partial(self._draw_head, table))

    def _draw_head(self, table: TableThere, x: float, top: float, room: float) -> None:
        words, pen = self._words, self._sheet.pen
        wide = room * _NUMBER_SHARE
        number = str(table.table)
        type_ = shrunk(number, _NUMBER, wide)
        pen.label(x, top - LABEL.size, words.pgettext("poker", "Table"), wide)
        pen.write(x, top - LABEL.size - 7 - type_.size * CAPITALS, number, type_)
        used = max(width(number, type_), _LEAST_NUMBER) + 16
        left, beside = x + used, room - used - tab_size(self._sheet)[0]
        players = len(table.players)
        said = [words.ngettext("{number} player", "{number} players", players)]
        if table.button is not None:
            said.append(words.gettext("Button at seat {seat}", seat=table.button))
        if self._counted and any(one.chips is not None for one in table.players):
            said.append(self._counted)
        if table.note is not None:
            said.append(table.note)
        event = fitted(self._event, EVENT, beside, 2 * EVENT.size * LEADING)
        under = pen.block(left, top - 2, event) - 4
        pen.block(
            left, under, fitted(_BETWEEN.join(said), TEXT, beside, self._head_high - _HEAD / 2)
        )

    def _notes(self, lines: int) -> Piece:
        return Piece(lines * _NOTE + LABEL.size + 10, partial(self._draw_notes, lines))

    def _draw_notes(self, lines: int, x: float, top: float, room: float) -> None:
        line = top - 10 - LABEL.size * CAPITALS
        self._sheet.pen.label(x, line, self._words.gettext("Dealer’s notes"), room)
        for nth in range(1, lines + 1):
            self._sheet.rule(x, line - nth * _NOTE, x + room, weight=WRITTEN_ON)

    def _cut(self) -> Piece:
        return Piece(2 * _CUT, partial(_draw_cut, self._sheet))


def _draw_cut(sheet: Sheet, x: float, top: float, room: float) -> None:
    """Draw where the page is cut, with the foot of the part above and the tab of the one below."""
    canvas, edge = sheet.canvas, sheet.paper.margin / 2
    sheet.foot_at(x, top - _CUT + _FOOT, room)
    draw_tab(sheet, "floor", top - _CUT)
    canvas.setStrokeGray(0)
    canvas.setLineWidth(HAIRLINE)
    canvas.setDash([3, 3])
    canvas.line(edge, top - _CUT, sheet.width - edge, top - _CUT)
    canvas.setDash()


def counted_at(words: Catalogue, counted: tuple[Instant, Instant] | None) -> str:
    if counted is None:
        return ""
    first, last = map(words.time_of_day, counted)
    if first == last:
        return words.gettext("Chips as counted at {time}", time=last)
    return words.gettext("Chips as counted from {first} to {last}", first=first, last=last)


def _use(words: Catalogue, there: SeatThere) -> str:
    if there.use == "open":
        return ""
    names = {
        "dead": words.pgettext("seat", "dead"),
        "reserved": words.pgettext("seat", "reserved"),
        "unsold": words.pgettext("seat", "unsold stack"),
    }
    return names[there.use]
