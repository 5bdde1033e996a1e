"""A moment of a tournament's past: how it is typed, and the session that sees it."""

import re
from collections.abc import Callable
from datetime import datetime, time
from typing import Final

import click

from tdconsole.cli.voice.choosing import Function, chosen
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.values import Instant, Millis, StepNo
from tdconsole.session import Opened, Session, Timeline
from tdconsole.session.past.looking_back import at_step, latest, moved, until

_STEP: Final = re.compile(r"#([1-9][0-9]{0,8})")
_HINT: Final = "--at"

Then = Callable[[Opened], Session]
"""The session of a house as it was at the moment that was asked for."""


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
    if (no := _step(timeline, moment, voice)) is not None:
        return house.as_of(tournament, no, None)
    utc = _meant(timeline, moment, house.session.now())
    step = until(timeline, utc)
    if step is None:
        raise Refusing(voice.words.gettext("The tournament had not been created then."))
    return house.as_of(tournament, step, utc)


def house_as_it_was(house: Opened, wanted: str | None, moment: str | None, voice: Voice) -> Session:
    """The session of the house as it is, or all of it as it was at that moment of the tournament.

    A house without a tournament has no steps to name, and every day is an evening.
    """
    if moment is None:
        return house.session
    now = house.session.now()
    if wanted is None and not house.session.tournaments():
        then = moved(now, _meant(None, moment, now))
    else:
        timeline = house.session.timeline(chosen(house.session, wanted, voice))
        if (no := _step(timeline, moment, voice)) is not None:
            then = at_step(timeline, no, None)
        else:
            utc = _meant(timeline, moment, now)
            then = at_step(timeline, until(timeline, utc) or StepNo(1), utc)
    past = house.at_moment(then)
    if not past.tournaments() and not any(past.house_desk.trail()):
        raise Refusing(voice.words.gettext("Nothing had been done in the house then."))
    return past


def _step(timeline: Timeline, typed: str, voice: Voice) -> StepNo | None:
    found = _STEP.fullmatch(typed.strip())
    if found is None:
        return None
    no = StepNo(int(found[1]))
    if timeline.step(no) is None:
        raise Refusing(voice.words.gettext("There is no step {step}.", step=no))
    return no


def _meant(timeline: Timeline | None, typed: str, now: Instant) -> Millis:
    at = _time_of_day(typed)
    return _day_and_time(typed) if at is None else latest(timeline, at, now)


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
