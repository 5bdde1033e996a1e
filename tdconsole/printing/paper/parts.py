"""A document of several lists, each under its own head, with pages counted together."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.printing.paper.flow import Flow
from tdconsole.printing.paper.heading import Figure, Heading, is_narrow, margin_of
from tdconsole.printing.paper.icons import Icon
from tdconsole.printing.paper.sheet import Sheet, deliver


class Parts:
    def __init__(self, sheet: Sheet, icon: Icon) -> None:
        self._sheet, self._icon = sheet, icon
        self._flow: Flow | None = None
        self.narrow = is_narrow(sheet.paper)

    def begin(self, title: str, event: str, figures: tuple[Figure, ...], areas: int = 1) -> Flow:
        """Begin a part on a new page, or a new piece of a roll."""
        self.end()
        margin = margin_of(self._sheet.paper)
        heading = Heading(self._sheet, margin, self._icon, title, event, figures)
        self._flow = Flow(self._sheet, heading, margin, 1 if self.narrow else areas)
        return self._flow

    def end(self) -> None:
        if self._flow is not None:
            self._flow.finish()
            self._flow = None

    def deliver(self, to: Path | BinaryIO) -> int:
        """Deliver the document, and return the number of pages."""
        self.end()
        deliver(self._sheet.pdf(), to)
        return self._sheet.pages
