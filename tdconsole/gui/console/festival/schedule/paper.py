"""The programme, made in the background and put where the director says."""

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from tdconsole.gui.console.papers.writing_out import WritingOut
from tdconsole.projections.festival.schedule import ScheduleDay

if TYPE_CHECKING:
    from tdconsole.printing.paper.listing import Frame


class ProgrammePaper(WritingOut):
    def begin(self, days: Sequence[ScheduleDay], path: Path) -> None:
        if not self.busy:
            self._start(path, partial(_pdf, self._framing(self._view.words), days))


def _pdf(framed: "Callable[[], Frame]", days: Sequence[ScheduleDay]) -> bytes:
    """The paper, or nothing if there is nothing to print; loaded when one is wanted."""
    from tdconsole.printing.entry.programme import print_programme  # noqa: PLC0415 -- slow to import
    from tdconsole.printing.paper.sheet import NothingToPrint  # noqa: PLC0415 -- as above

    pdf = BytesIO()
    try:
        print_programme(days, framed(), pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
