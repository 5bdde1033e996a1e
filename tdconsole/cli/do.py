"""One JSON request a line in, one JSON answer a line out, each only when it is on the disk."""

import codecs
import sys
from pathlib import Path
from typing import Any, Final

import click
from msgspec import DecodeError, ValidationError, convert, json

from tdconsole.cli.choosing import FILE, acting, actor_option, tournament_option
from tdconsole.cli.voice import Voice
from tdconsole.domain.commands import CreateTournament, Request
from tdconsole.domain.events import kind_of
from tdconsole.domain.rejections import NoSuchTournament, NotUnderstood, Rejection
from tdconsole.domain.values import TournamentId
from tdconsole.i18n.refusals import refusal
from tdconsole.session import Done, Refused, Session, open_house

LONGEST_REQUEST: Final = 200


@click.command()
@click.argument("file", type=FILE)
@tournament_option
@actor_option
@click.pass_obj
def do(voice: Voice, file: Path, wanted: str | None, actor: str | None) -> int:
    """Do what standard input asks, one JSON request a line; see 'tdconsole schema commands'."""
    refused = False
    with open_house(file) as house:
        session = house.session
        acting(session, actor)
        desk = Desk(session, voice, wanted)
        out = sys.stdout.buffer
        for line in sys.stdin.buffer:
            request = line.removeprefix(codecs.BOM_UTF8)
            if request.strip():
                answer = desk.answer(request)
                refused |= "rejected" in answer
                out.write(json.encode(answer) + b"\n")
                out.flush()
    return 1 if refused else 0


class Desk:
    """Reads a request, hands it on, and puts the answer into words."""

    def __init__(self, session: Session, voice: Voice, wanted: str | None) -> None:
        self._session = session
        self._voice = voice
        self._wanted = wanted
        self._at: TournamentId | None = None

    def answer(self, line: bytes) -> dict[str, Any]:
        number, request, fault = _read(line)
        if request is None:
            return self._refused(number, fault or NotUnderstood(detail=""), None)
        tournament = None
        if not isinstance(request, CreateTournament):
            self._at = tournament = self._at or self._session.find(self._wanted)
            if tournament is None:
                return self._refused(number, NoSuchTournament(), None)
        outcome = self._session.submit(tournament, request, number)
        if isinstance(outcome, Refused):
            return self._refused(number, outcome.rejection, tournament)
        if isinstance(request, CreateTournament) and self._is_wanted(outcome, request):
            self._at = outcome.tournament
        return _done(number, outcome)

    def _is_wanted(self, outcome: Done, request: CreateTournament) -> bool:
        """What was just created is what the lines after it mean, also when all is said again."""
        wanted = self._wanted
        return wanted is None or wanted.casefold() in {
            outcome.tournament,
            request.name.strip().casefold(),
        }

    def _refused(
        self, number: str | None, rejection: Rejection, tournament: TournamentId | None
    ) -> dict[str, Any]:
        who = str if tournament is None else self._voice.who(self._session, tournament)
        return {
            "request": number,
            "rejected": type(rejection).__name__,
            "message": refusal(self._voice.words, rejection, who),
            "cite": rejection.cite,
        }


def _done(number: str | None, done: Done) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "request": number,
        "tournament": done.tournament,
        "step": done.step.no,
        "events": [{"kind": kind_of(e), "event": e} for e in done.step.events],
    }
    if done.step.undoes is not None:
        answer["undoes"] = done.step.undoes
        if done.printed:
            answer["printed"] = done.printed
    return answer


def _read(line: bytes) -> tuple[str | None, Request | None, Rejection | None]:
    """The request's number as far as it can be made out, and the request, or why not."""
    try:
        fields = json.decode(line, type=dict[str, Any])
    except (DecodeError, ValidationError, RecursionError, UnicodeDecodeError) as error:
        return None, None, NotUnderstood(detail=str(error))
    number = fields.pop("request", None)
    if number is not None and not (isinstance(number, str) and 0 < len(number) <= LONGEST_REQUEST):
        return None, None, NotUnderstood(detail="request: a text of 1 to 200 characters")
    try:
        return number, convert(fields, Request), None
    except ValidationError as error:
        return number, None, NotUnderstood(detail=str(error))
