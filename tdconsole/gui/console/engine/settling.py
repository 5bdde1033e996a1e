"""What became of a gesture that the server had not answered, told at the line."""

from typing import Protocol

from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.unanswered import settled_words
from tdconsole.session import Answer, Done, HouseAnswer, HouseDone, Refused


class Telling(Protocol):
    """The tournament in hand, as far as it words an answer."""

    words: Catalogue
    tournament: TournamentId

    def said(self, rejection: Rejection) -> str: ...
    def done_words(self, answer: Done) -> str: ...
    def house_sentence(self, events: tuple[HouseEvent, ...]) -> str: ...


def became(view: Telling, answer: Answer | HouseAnswer) -> tuple[str, bool]:
    """The sentence, and whether it was refused."""
    if isinstance(answer, Refused):
        return settled_words(view.words, view.said(answer.rejection), refused=True), True
    if isinstance(answer, HouseDone):
        what = view.house_sentence(answer.step.events)
    else:
        what = view.done_words(answer) if answer.tournament == view.tournament else ""
    return settled_words(view.words, what, refused=False), False
