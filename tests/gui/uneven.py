"""A floor of five tables, two of them full, in hand at a window."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import SystemTime
from tests.gui.boards import ROME
from tests.line.uneven import empty_some, uneven_house


@contextmanager
def uneven(path: Path) -> Iterator[TournamentView]:
    with uneven_house(path) as (session, tournament):
        view = TournamentView(session, tournament, catalogue("en", ROME), SystemTime())
        empty_some(view)
        try:
            yield view
        finally:
            view.close()
            view.deleteLater()
