"""From an article that is cited anywhere in the window, and from the line, to the rules."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from tdconsole.gui.console.frame.window import ConsoleWindow


class LookingUp(QObject):
    def __init__(self, window: "ConsoleWindow") -> None:
        super().__init__(window)
        self._window = window
        window.view.wanted_citation.connect(self.read)
        window.gestures.teach("digests", self.look_up)

    def look_up(self, typed: str | None = None) -> None:
        """What was typed, else the article that the line names, else as it was looked for last."""
        window = self._window
        from tdconsole.gui.console.rules.page import RulesPage  # noqa: PLC0415 -- when asked for

        window.show_page("rules")
        window.pages.of(RulesPage).look_up(
            typed if typed is not None else window.quick.cited or None
        )

    def read(self, cite: str) -> None:
        """Over what asks something it is read in a window of its own, and nothing typed is lost."""
        from tdconsole.gui.console.rules.page import RulesPage  # noqa: PLC0415 -- when asked for

        window = self._window
        page = window.page
        overriding = page.options.editor if isinstance(page, RulesPage) else None
        dialog = QApplication.activeModalWidget() or (window if overriding else None)
        if dialog is None:
            window.show_page("rules")
            window.pages.of(RulesPage).show_cited(cite)
            return
        from tdconsole.gui.console.rules.browser.dialog import DigestsDialog  # noqa: PLC0415 -- when asked for

        DigestsDialog(window.view, window.theme, cite, dialog).open()
