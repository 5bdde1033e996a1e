"""Checks on questions that several calculators share."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.rejections.calculators import BlindsBackwards, SeatTwice
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import MOST_SEATS, Chips, SeatNo, SeatTyped

SeatsTyped = Annotated[int, Meta(ge=2, le=MOST_SEATS)]


Numbers = Annotated[tuple[SeatTyped, ...], Meta(max_length=MOST_SEATS)]


def once(voice: Voice, seats: Sequence[SeatNo]) -> None:
    twice = next((seat for at, seat in enumerate(seats) if seat in seats[:at]), None)
    if twice is not None:
        raise refusing(voice, SeatTwice(seat=twice))


def blinds_rise(voice: Voice, small: Chips, big: Chips) -> None:
    """Refuse a small blind above the big one; a stud game has neither."""
    if small > big:
        raise refusing(voice, BlindsBackwards(small=small, big=big))


def refusing(voice: Voice, rejection: Rejection) -> Refusing:
    return Refusing(voice.said(rejection, str))
