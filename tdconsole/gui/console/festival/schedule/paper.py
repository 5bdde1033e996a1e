"""The programme, made in the background and put where the director says."""

from collections.abc import Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.papers.writing_out import WritingOut
from tdconsole.projections.festival.schedule import ScheduleDay


class ProgrammePaper(WritingOut):
    def begin(self, days: Sequence[ScheduleDay], path: Path) -> None:
        if not self.busy:
            self._start(path, partial(_pdf, self._view, days))


def _pdf(view: TournamentView, days: Sequence[ScheduleDay]) -> bytes:
    """The paper, or nothing if there is nothing to print; loaded when one is wanted."""
    from tdconsole.printing.entry.programme import print_programme  # noqa: PLC0415 -- slow to import
    from tdconsole.printing.paper.listing import Frame  # noqa: PLC0415 -- as above
    from tdconsole.printing.paper.sheet import Footer, NothingToPrint  # noqa: PLC0415 -- as above

    frame, pdf = Frame(view.words, Footer(printed=view.now(), by=None, head=None)), BytesIO()
    try:
        print_programme(days, frame, pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
