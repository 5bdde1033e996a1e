"""The paper of a season, made in the background and put where the director says."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from tdconsole.gui.console.papers.writing_out import WritingOut
from tdconsole.projections.season.table import SeasonTable

if TYPE_CHECKING:
    from tdconsole.printing.paper.listing import Frame


class SeasonPaper(WritingOut):
    def begin(self, table: SeasonTable, path: Path, *, final: bool) -> None:
        if not self.busy:
            self._start(path, partial(_pdf, self._framing(self._view.words), table, final=final))


def _pdf(framed: "Callable[[], Frame]", table: SeasonTable, *, final: bool) -> bytes:
    """The paper, or nothing if there is nothing to print; loaded when one is wanted."""
    from tdconsole.printing.paper.sheet import NothingToPrint  # noqa: PLC0415 -- slow to import
    from tdconsole.printing.season.qualifiers import print_qualifiers  # noqa: PLC0415 -- as above
    from tdconsole.printing.season.table import print_season  # noqa: PLC0415 -- as above
    from tdconsole.projections.season.qualifying import qualifiers  # noqa: PLC0415 -- as above

    frame, pdf = framed(), BytesIO()
    try:
        if final:
            print_qualifiers(qualifiers(table), frame, pdf)
        else:
            print_season(table, frame, pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
