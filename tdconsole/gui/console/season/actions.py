"""The page of the season; what is done there has buttons of its own."""

from typing import TYPE_CHECKING, Final

from tdconsole.gui.console.actions.page import PageRow

if TYPE_CHECKING:
    from tdconsole.gui.console.season.page import SeasonPage


def _page() -> "type[SeasonPage]":
    from tdconsole.gui.console.season.page import SeasonPage  # noqa: PLC0415 -- when first turned to

    return SeasonPage


PAGE: Final = PageRow("season", lambda w: w.pgettext("page", "Season"), "Ctrl+Shift+F3", _page)
