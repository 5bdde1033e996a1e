"""A window without Qt: a line that is typed, and done by Enter."""

from tdconsole.domain.values import TournamentId
from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.line.grammar import read
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.line.typing.line_context import Desk
from tdconsole.session import Session


class Window:
    def __init__(self, session: Session, tournament: TournamentId, language: Language) -> None:
        self._in_hand = TournamentInHand(session, tournament, catalogue(language), session)

    def type(self, line: str) -> None:
        """Read the line, and do what it asks for."""
        reading = read(line, Desk(self._in_hand))
        if reading.mood == "ready" and reading.request is not None:
            self._in_hand.session.submit(self._in_hand.tournament, reading.request)
