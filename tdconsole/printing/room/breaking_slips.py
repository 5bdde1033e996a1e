"""A broken table on paper: a slip for each of its players, and a sheet for its dealer."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.printing.paper.laying import lying
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.parts import Parts
from tdconsole.printing.paper.roster import Group
from tdconsole.printing.paper.sheet import NothingToPrint, Sheet
from tdconsole.printing.room.move_slips import COLUMNS, ROWS, draw_slips
from tdconsole.printing.room.moves_sheet import by_place, line, move_figures
from tdconsole.projections.room.move_slips import MoveSlip
from tdconsole.projections.room.moves_sheet import MovesSheet


def print_breaking_slips(
    slips: tuple[MoveSlip, ...], moves: MovesSheet | None, frame: Frame, to: Path | BinaryIO
) -> int:
    """Print the slips, and return the number of pages; `NothingToPrint` without a broken table."""
    if not slips or moves is None:
        raise NothingToPrint
    words, paper = frame.words, frame.paper
    title = words.gettext("Breaking slips")
    sheet = Sheet(title, words, frame.footer, paper.margin, paper, logo=frame.logo)
    draw_slips(slips, frame, sheet, lying(paper, COLUMNS, ROWS))
    parts = Parts(sheet, "floor")
    if paper.labels is None:  # a sheet of labels is for labels alone
        title = words.gettext("Dealer’s sheet of the broken table")
        flow = parts.begin(title, moves.event, move_figures(moves, words))
        roster = by_place(flow, len(moves.rows), words, narrow=parts.narrow)
        roster.add(Group([line(row, words, narrow=parts.narrow) for row in moves.rows]))
    return parts.deliver(to)
