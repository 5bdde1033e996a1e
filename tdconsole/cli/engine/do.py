"""One JSON request per line in, one JSON answer per line out, once it is on disk."""

import codecs
import sys
from typing import Any, Final

import click
from msgspec import ValidationError, convert, json

from tdconsole.cli.people.do_house import HouseCounter
from tdconsole.cli.voice.choosing import HOUSE, acting, actor_option, tournament_option
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.engine.rows import REQUEST, kind_of
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.engine import LineTooLong, NotUnderstood
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.values import TournamentId
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.requests import Unread, fields_of
from tdconsole.session import Done, Place, Refused, Session

LONGEST: Final = 16_000_000
"""In bytes: a line without an end would fill the memory."""


@click.command()
@click.argument("file", type=HOUSE)
@tournament_option
@actor_option
@click.option(
    "--house", "of_house", is_flag=True, help="Of the house itself: bars, tills and roles."
)
@click.pass_obj
def do(voice: Voice, file: Place, wanted: str | None, actor: str | None, *, of_house: bool) -> int:
    """Do what standard input asks, one JSON request a line; see 'tdconsole schema commands'."""
    if of_house and wanted is not None:
        raise click.UsageError("The house itself is no tournament: leave out --tournament.")
    refused = False
    with voice.opened(file) as house:
        session = house.session
        acting(session, actor, voice)
        desk = HouseCounter(session, voice) if of_house else Desk(session, voice, wanted)
        out = sys.stdout.buffer
        while line := sys.stdin.buffer.readline(LONGEST + 1):
            if len(line) > LONGEST:
                raise Refusing(voice.said(LineTooLong(), str))
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
        number, fields = fields_of(line)
        if isinstance(fields, Unread):
            return self._refused(number, fields, None)
        try:
            request: Request = convert(fields, REQUEST)
        except ValidationError as error:
            return self._refused(number, NotUnderstood(detail=str(error)), None)
        tournament = None
        if not isinstance(request, CreateTournament):
            self._at = tournament = self._at or self._session.find(self._wanted)
            if tournament is None:
                return self._refused(number, NoSuchTournament(), None)
        outcome = self._session.submit(tournament, request, number)
        if isinstance(outcome, Refused):
            return self._refused(number, outcome.rejection, tournament, _newcomer(request))
        if isinstance(request, CreateTournament) and self._is_wanted(outcome, request):
            self._at = outcome.tournament
        return _done(number, outcome)

    def _is_wanted(self, outcome: Done, request: CreateTournament) -> bool:
        """Whether the lines that follow are meant for this new tournament, also when repeated."""
        wanted = self._wanted
        return wanted is None or wanted.casefold() in {
            outcome.tournament,
            request.name.strip().casefold(),
        }

    def _refused(
        self,
        number: str | None,
        rejection: Rejection,
        tournament: TournamentId | None,
        newcomer: str | None = None,
    ) -> dict[str, Any]:
        who = str if tournament is None else self._voice.who(self._session, tournament)
        return {
            "request": number,
            "rejected": type(rejection).__name__,
            "message": refusal(
                self._voice.words, rejection, who, self._voice.kept(self._session, newcomer)
            ),
            "cite": rejection.cite,
        }


def _newcomer(request: Request) -> str | None:
    match request:
        case RegisterEntry(person=Newcomer(name=name)):
            return name
        case _:
            return None


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
