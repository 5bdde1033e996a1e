"""The desk behind a device: what it asks is read, foreseen or done, and answered in its language."""

from typing import Any, Final, Literal

from msgspec import ValidationError, convert

from tdconsole.domain.engine.rows import REQUEST, WHO
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.engine import NotTheLatest, NotUnderstood
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.values import Record, Role
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.in_hand import TournamentInHand
from tdconsole.line.read import Line, following
from tdconsole.line.typing.reading import Mood, ToHouse, ToTournament
from tdconsole.requests import Unread, fields_of
from tdconsole.session import Refused
from tdconsole.web.floor.pairing import Paired
from tdconsole.web.floor.told import Asked, Own, Tables, asked
from tdconsole.web.hall import Hall

LONGEST_LINE: Final = 400


class Said(Record, kw_only=True):
    """What became of a gesture: it is on the disk, or it was refused and nothing is."""

    state: Literal["done", "refused"]
    said: str
    step: int | None = None


class Foreseen(Record, kw_only=True):
    """What a gesture would do, or why it can't be done."""

    ready: bool
    said: str


class Completion(Record, kw_only=True):
    line: str
    label: str
    detail: str


class LineRead(Record, kw_only=True):
    mood: Mood
    said: str
    request: Asked | None
    offers: tuple[Completion, ...]


class Desk:
    """One language's desk, at which all devices of that language act, each as itself."""

    def __init__(self, hall: Hall, words: Catalogue) -> None:
        self.session, self.words = hall.session, words
        self.in_hand = TournamentInHand(hall.session, hall.tournament, words, hall.session.time)
        self.tables = Tables(self.in_hand)
        self._following = following(self.in_hand)
        self._line: Line = self._following.__enter__()

    def close(self) -> None:
        self._following.__exit__(None, None, None)

    def do(self, paired: Paired, body: bytes) -> Said:
        """Do what the page asks, once for each number however often it is sent."""
        number, request = _read(body)
        if isinstance(request, Refusal):
            return self._refused(request)
        if number is None:
            return self._refused(NotUnderstood(detail="request: a number of the page's own"))
        with self.session.gate.as_device(paired.id):
            meant = self.in_hand.meant(request)
            answer = self.session.submit(self.in_hand.tournament, meant, number)
        if isinstance(answer, Refused):
            return self._refused(answer.rejection)
        return Said(state="done", said=self.in_hand.done_words(answer), step=answer.step.no)

    def foresee(self, paired: Paired, body: bytes) -> Foreseen:
        _, request = _read(body)
        if isinstance(request, Refusal):
            return Foreseen(ready=False, said=self.in_hand.said(request))
        with self.session.gate.as_device(paired.id):
            reading = self._line.foresee(self.in_hand.meant(request))
        return Foreseen(ready=reading.mood == "ready", said=reading.sentence)

    def read(self, paired: Paired, typed: str) -> LineRead:
        """What a typed line comes to; only a request is done, wherever else a line leads."""
        with self.session.gate.as_device(paired.id):
            reading = self._line.read(typed[:LONGEST_LINE])
        said = reading.sentence
        leads = reading.jump is not None and reading.request is None
        if leads and (not said or isinstance(reading.jump, ToHouse | ToTournament)):
            said = self.words.pgettext("floor page", "This is done at the director’s desk.")
        return LineRead(
            mood=reading.mood,
            said=said,
            request=None if reading.request is None else asked(reading.request),
            offers=tuple(
                Completion(line=one.line, label=one.label, detail=one.detail)
                for one in reading.offers
            ),
        )

    def own(self, paired: Paired) -> Own:
        """The last gesture of this device, and how it is taken back."""
        with self.session.gate.as_device(paired.id):
            back = self.in_hand.way_back()
        if back is None:
            return Own()
        said = self.in_hand.sentence_in_flight(back.gesture.events)
        if isinstance(back.by, NotTheLatest):
            return Own(said=said)
        return Own(said=said, undo=asked(back.by))

    def _refused(self, rejection: Rejection) -> Said:
        return Said(state="refused", said=self.in_hand.said(rejection))


def _read(body: bytes) -> tuple[str | None, Request | Rejection]:
    number, fields = fields_of(body)
    if isinstance(fields, Unread):
        return number, fields
    try:
        request: Request = convert(fields, REQUEST)
    except ValidationError as error:
        return number, NotUnderstood(detail=str(error))
    if isinstance(request, CreateTournament):
        return number, NotUnderstood(detail="command: of the tournament in this hall")
    return number, request


def may(role: Role) -> tuple[str, ...]:
    """The gestures of this role, by the rows that say who may do what."""
    return tuple(sorted(command for command, who in WHO.items() if role in who))


def typed_line(fields: Any) -> str:
    """The line that a page asks about."""
    line = fields.get("line", "") if isinstance(fields, dict) else ""
    return line if isinstance(line, str) else ""
