"""Choosing a tournament of the file and one of its flights: by name, by number, or the latest."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from msgspec import ValidationError, convert

from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.rejections.flights import (
    FlightsAreMerged,
    NoSuchFlight,
    NotInFlights,
)
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.state.flight_in_hand import floors, seen
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import NameTyped, TournamentId
from tdconsole.known_errors import FileWanted
from tdconsole.plain_files import check_name
from tdconsole.session import Place, Session, is_address, place_of

Function = TypeVar("Function", bound=Callable[..., Any])

PIN: Final = "TDCONSOLE_PIN"


class PathNamed(click.Path):
    """The path of a file or folder; click itself would break at a name that is impossible.

    A house on a server is none: what only a file has is refused for it.
    """

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> str | bytes | os.PathLike[str]:
        name = os.fspath(value)
        check_name(name)
        if is_address(name):
            raise FileWanted(str(place_of(name)))
        return super().convert(value, param, ctx)


FILE = PathNamed(path_type=Path, dir_okay=False)


class HouseNamed(click.ParamType[Place]):
    """A house: the path of its file, or the address of one on a server."""

    name = "house"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Place:
        name = os.fspath(value) if isinstance(value, os.PathLike) else str(value)
        if is_address(name):
            return place_of(name)
        return Path(os.fsdecode(FILE.convert(name, param, ctx)))


HOUSE = HouseNamed()


def tournament_option(function: Function) -> Function:
    return click.option(
        "--tournament", "-t", "wanted", help="Name or number of the tournament; else the latest."
    )(function)


def flight_option(function: Function) -> Function:
    return click.option(
        "--flight", help="Name or number of one of its flights, such as 1A; else the latest."
    )(function)


def season_option(function: Function) -> Function:
    return click.option(
        "--season",
        type=click.IntRange(1, 2**31),
        help="The season, by its number; else the latest that is open.",
    )(function)


def as_of_option(function: Function) -> Function:
    return click.option(
        "--as-of", metavar="DAY", help="Of a season: as of the end of that day, 2026-03-01."
    )(function)


def actor_option(function: Function) -> Function:
    return click.option(
        "--actor",
        help="Who of the staff does this. Where they have roles, the PIN is asked for, or is in"
        " TDCONSOLE_PIN; elsewhere a new name is taken in.",
    )(function)


def acting(session: Session, actor: str | None, voice: Voice) -> None:
    """Make every step from here on carry this name's number; where staff have roles, prove it."""
    if actor is None:
        return
    try:
        convert(actor, NameTyped)
    except ValidationError as error:
        raise click.BadParameter("A name is one line of signs.", param_hint="--actor") from error
    staff, roles = session.club.staff, session.house.roles
    member = staff.by_name(actor)
    if not roles:
        session.actor = member or staff.add(actor)
        return
    if member is None:
        raise voice.nobody_called(actor)
    pin = pin_from(PIN, voice.pin_of(actor)) if roles.get(member, "display") != "display" else None
    refused = session.gate.identify(member, pin)
    if refused is not None:
        raise Refusing(voice.said(refused, str))


def pin_from(variable: str, prompt: str, *, twice: bool = False) -> str | None:
    """A PIN as the variable has it, or as it is typed at a terminal; other programs see neither."""
    if variable in os.environ:
        return os.environ[variable]
    if not sys.stdin.isatty():
        return None
    typed: str = click.prompt(prompt, hide_input=True, err=True, confirmation_prompt=twice)
    return typed


def chosen(session: Session, wanted: str | None, voice: Voice) -> TournamentId:
    tournament = session.find(wanted)
    if tournament is None:
        raise Refusing(voice.said(NoSuchTournament(), str))
    return tournament


def flight_of(tournament: Tournament, wanted: str | None, voice: Voice) -> Tournament:
    """The tournament with the chosen flight in hand, by default the one opened last."""
    if wanted is None:
        return tournament
    if tournament.terms.flights == "off":
        raise Refusing(voice.said(NotInFlights(), str))
    if tournament.merged:
        raise Refusing(voice.said(FlightsAreMerged(), str))
    named = {flight_name(tournament, play): play for play in floors(tournament)}
    meant = {str(play): play for play in named.values()} | {
        name.casefold(): play for name, play in named.items()
    }
    play = meant.get(wanted.strip().casefold())
    if play is None:
        known = voice.words.listed(list(named))
        said = voice.words.gettext(
            "There is no flight {flight}. There is {flights}.", flight=wanted, flights=known
        )
        raise Refusing(f"{NoSuchFlight.__name__}: {said}")
    return seen(tournament, play)
