"""A moment of a tournament's past: how it is typed, and the session that sees it."""

import re
from datetime import datetime, time
from typing import Final

import click

from tdconsole.cli.voice.choosing import Function, chosen
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.values import Millis, StepNo
from tdconsole.session import Opened, Session
from tdconsole.session.past.looking_back import latest, until

_STEP: Final = re.compile(r"#([1-9][0-9]{0,8})")
_HINT: Final = "--at"


def at_option(function: Function) -> Function:
    return click.option(
        "--at",
        metavar="MOMENT",
        help="As it was then: 21:40, 2026-11-28T21:40 or after a step, #112.",
    )(function)


def as_it_was(house: Opened, wanted: str | None, moment: str | None, voice: Voice) -> Session:
    """The session of the house as it is, or as it was at that moment of the tournament."""
    if moment is None:
        return house.session
    tournament = chosen(house.session, wanted, voice)
    timeline = house.session.timeline(tournament)
    if (found := _STEP.fullmatch(moment.strip())) is not None:
        no = StepNo(int(found[1]))
        if timeline.step(no) is None:
            raise Refusing(voice.words.gettext("There is no step {step}.", step=no))
        return house.as_of(tournament, no, None)
    at = _time_of_day(moment)
    utc = latest(timeline, at, house.session.now()) if at is not None else _day_and_time(moment)
    step = until(timeline, utc)
    if step is None:
        raise Refusing(voice.words.gettext("The tournament had not been created then."))
    return house.as_of(tournament, step, utc)


def _time_of_day(typed: str) -> time | None:
    try:
        found = time.fromisoformat(typed.strip())
    except ValueError:
        return None
    return found if found.tzinfo is None else None


def _day_and_time(typed: str) -> Millis:
    try:
        return Millis(round(datetime.fromisoformat(typed.strip()).timestamp() * 1000))
    except (ValueError, OverflowError, OSError) as error:
        said = "A moment is 21:40, 2026-11-28T21:40, or a step, #112."
        raise click.BadParameter(said, param_hint=_HINT) from error
