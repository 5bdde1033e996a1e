"""Requests to the house itself, line by line."""

from typing import Any

from msgspec import ValidationError, convert

from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.engine.rows import HOUSE_REQUEST, kind_of
from tdconsole.domain.language.rejections.engine import NotUnderstood
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.requests import Unread, fields_of
from tdconsole.session import Refused, Session


class HouseCounter:
    """Reads a request, hands it on, and puts the answer into words."""

    def __init__(self, session: Session, voice: Voice) -> None:
        self._session = session
        self._voice = voice

    def answer(self, line: bytes) -> dict[str, Any]:
        number, fields = fields_of(line)
        if isinstance(fields, Unread):
            return self._refused(number, fields)
        try:
            request = convert(fields, HOUSE_REQUEST)
        except ValidationError as error:
            return self._refused(number, NotUnderstood(detail=str(error)))
        outcome = self._session.submit_house(request, number)
        if isinstance(outcome, Refused):
            return self._refused(number, outcome.rejection)
        events = outcome.step.events
        return {
            "request": number,
            "step": outcome.step.no,
            "events": [{"kind": kind_of(event), "event": event} for event in events],
        }

    def _refused(self, number: str | None, rejection: Rejection) -> dict[str, Any]:
        return {
            "request": number,
            "rejected": type(rejection).__name__,
            "message": refusal(self._voice.words, rejection, str, self._voice.kept(self._session)),
            "cite": rejection.cite,
        }
