"""The sheet of the rotation, the report of the work, and the shifts for a spreadsheet."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from tdconsole.domain.values import TournamentId
from tdconsole.exports.dealers_csv import dealers_csv
from tdconsole.gui.console.papers.writing_out import WritingOut
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.people.dealers import DealerPlan
from tdconsole.projections.people.dealers_work import DealersWork
from tdconsole.session.people.dealers import plan_of, titles, work_of

if TYPE_CHECKING:
    from tdconsole.printing.paper.listing import Frame

Wanted = Literal["sheet", "work", "table"]
ENDING: Final[dict[Wanted, str]] = {"sheet": "pdf", "work": "pdf", "table": "csv"}


class DealersPaper(WritingOut):
    def begin(self, wanted: Wanted, path: Path) -> None:
        """Gather what it shows now, and make it in the background."""
        if self.busy:
            return
        session, words = self._view.session, self._view.words
        framed = self._framing(words)
        try:
            if wanted == "sheet":
                making = partial(_sheet, plan_of(session), titles(session), framed)
            elif wanted == "work":
                making = partial(_work, work_of(session), framed)
            else:
                making = partial(_table, work_of(session))
        except KnownError as error:
            self._tell(mishap(words, error), refused=True)
            return
        self._start(path, making)


def _sheet(
    plan: DealerPlan, named: dict[TournamentId, str], framed: "Callable[[], Frame]"
) -> bytes:
    """The paper, or nothing if there is nothing to print; loaded when one is wanted."""
    from tdconsole.printing.entry.dealers import print_dealer_sheet  # noqa: PLC0415 -- slow to import
    from tdconsole.printing.paper.sheet import NothingToPrint  # noqa: PLC0415 -- as above

    pdf = BytesIO()
    try:
        print_dealer_sheet(plan, named, framed(), pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()


def _work(work: DealersWork, framed: "Callable[[], Frame]") -> bytes:
    """The paper, or nothing if nobody has dealt; loaded when one is wanted."""
    from tdconsole.printing.entry.dealers import print_dealer_work  # noqa: PLC0415 -- slow to import
    from tdconsole.printing.paper.sheet import NothingToPrint  # noqa: PLC0415 -- as above

    pdf = BytesIO()
    try:
        print_dealer_work(work, framed(), pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()


def _table(work: DealersWork) -> bytes:
    return dealers_csv(work) if work.shifts else b""
