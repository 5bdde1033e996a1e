"""A line that is typed, and done by Enter, without a window."""

from tdconsole.domain.values import TournamentId
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.line.read import Line
from tdconsole.session import Session


class Window:
    def __init__(self, session: Session, tournament: TournamentId, language: Language) -> None:
        self._in_hand = TournamentInHand(session, tournament, catalogue(language), session)

    def type(self, line: str) -> None:
        """Read the line, and do what it asks for."""
        reading = Line(self._in_hand).read(line)
        if reading.mood == "ready" and reading.request is not None:
            self._in_hand.session.submit(self._in_hand.tournament, reading.request)
