"""A small evening in a file, and the tournament of it in hand, for the tests of the window."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.session import SystemTime
from tests.gui.boards import ROME
from tests.line.evening import PEOPLE, evening, seated

__all__ = ["PEOPLE", "seated", "viewing"]


@contextmanager
def viewing(
    path: Path, language: Language = "en", *, draw: bool = True, clock: bool = True
) -> Iterator[TournamentView]:
    with evening(path, draw=draw, clock=clock) as (session, tournament):
        view = TournamentView(session, tournament, catalogue(language, ROME), SystemTime())
        try:
            yield view
        finally:
            view.close()
            view.deleteLater()
