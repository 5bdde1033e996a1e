"""The way to the rules, from an article cited in the window, and from the line."""

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
        """Look up the typed text, else the article the line names, else the last one looked up."""
        window = self._window
        from tdconsole.gui.console.rules.page import RulesPage  # noqa: PLC0415 -- when asked for

        window.show_page("rules")
        window.pages.of(RulesPage).look_up(
            typed if typed is not None else window.quick.cited or None
        )

    def read(self, cite: str) -> None:
        """Read it in a separate window over a question, so that nothing typed is lost."""
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
