"""Which tournament of the file is meant: named, by number, or the only one there is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from msgspec import ValidationError, convert

from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.rejections import (
    NoSuchTournament,
)
from tdconsole.domain.values import NameTyped, TournamentId
from tdconsole.session import Session

Function = TypeVar("Function", bound=Callable[..., Any])

FILE = click.Path(path_type=Path, dir_okay=False)


def tournament_option(function: Function) -> Function:
    return click.option(
        "--tournament", "-t", "wanted", help="Name or number of the tournament; else the latest."
    )(function)


def actor_option(function: Function) -> Function:
    return click.option("--actor", help="Who of the staff does this; a new name is taken in.")(
        function
    )


def acting(session: Session, actor: str | None) -> None:
    """From here on every step carries this name's number."""
    if actor is not None:
        try:
            convert(actor, NameTyped)
        except ValidationError as error:
            raise click.BadParameter(
                "A name is one line of signs.", param_hint="--actor"
            ) from error
        staff = session.club.staff
        session.actor = staff.by_name(actor) or staff.add(actor)


def chosen(session: Session, wanted: str | None, voice: Voice) -> TournamentId:
    tournament = session.find(wanted)
    if tournament is None:
        raise Refusing(voice.said(NoSuchTournament(), str))
    return tournament
