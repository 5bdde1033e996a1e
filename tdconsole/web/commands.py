"""The command that opens the hall; what serves it is loaded only then."""

import logging
import os
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final, Protocol

import click

from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.session import Opened, Place, open_house, place_of
from tdconsole.settings import place as settings_place
from tdconsole.settings import read
from tdconsole.wall.branding.looks import HouseLook

PATIENCE_MS: Final = 50
"""How long a look may wait for the house: there is another at once, and the pages are waiting."""
log = logging.getLogger(__name__)

LINES: Final = "%(asctime)s %(message)s"
LOG: Final = "hall.log"
"""The log of a hall that the window opened, beside the settings."""
MOST_OF_LOG: Final = 1_000_000


class Speaking(Protocol):
    """A caller that knows the language, and tells what is amiss with a house."""

    @property
    def words(self) -> Catalogue: ...

    def tell_amiss(self, house: Opened) -> None: ...


@click.command()
@click.argument("file", type=str)
@click.option(
    "--tournament", "-t", "wanted", help="Name or number of the tournament; else the latest."
)
@click.option(
    "--address",
    help="The address of this machine to listen at; 127.0.0.1 for this machine alone. Else the one"
    " chosen in the window, or all of them.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="The port to listen at; else the one chosen in the window, or 8080.",
)
@click.option("--name", "names", multiple=True, help="A name the hall is reached by, as well.")
@click.option(
    "--cert", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="For HTTPS."
)
@click.option(
    "--key", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Of --cert."
)
@click.option(
    "--control",
    "controlled",
    is_flag=True,
    help="For the director's window: read what it has live as lines of JSON, write who is connected,"
    " and take over from the hall that is open on this machine.",
)
@click.pass_obj
def serve(  # noqa: PLR0913  # a parameter an option
    voice: Speaking,
    /,
    *,
    file: str,
    wanted: str | None,
    address: str | None,
    port: int | None,
    names: tuple[str, ...],
    cert: Path | None,
    key: Path | None,
    controlled: bool,
) -> None:
    """Show a tournament of FILE on phones and televisions in the hall's own network."""
    from tdconsole.wall.programme import Programme  # noqa: PLC0415  # as below
    from tdconsole.web.app import App  # noqa: PLC0415  # loads the server
    from tdconsole.web.bound import bind  # noqa: PLC0415  # as above
    from tdconsole.web.control import Control, take_over  # noqa: PLC0415  # as above
    from tdconsole.web.hall import Hall  # noqa: PLC0415  # as above
    from tdconsole.web.serving import check_certificate  # noqa: PLC0415  # as above
    from tdconsole.web.serving import serve as run  # noqa: PLC0415  # as above
    from tdconsole.web.walls import Walls  # noqa: PLC0415  # as above

    chosen, tls = read(), cert is not None
    if controlled:
        stand_alone()
    else:
        logging.basicConfig(level=logging.INFO, format=LINES)
    words = voice.words
    place: Place = place_of(file)
    if cert is not None:
        check_certificate(cert, key)
    with open_house(place) as house:
        if not controlled:
            voice.tell_amiss(house)
        tournament = house.session.find(wanted)
        if tournament is None or house.session.state(tournament) is None:
            raise click.UsageError(refusal(words, NoSuchTournament(), str))
        house.wait_at_most(PATIENCE_MS)
        listen = take_over if controlled else bind
        bound = listen(
            chosen.hall.listens_at if address is None else address,
            chosen.hall.port if port is None else port,
        )
        control = Control(bound, str(house.place), tls=tls) if controlled else None
        hall = Hall(house.session, tournament, chosen.wall, profit=chosen.profit)
        look = HouseLook(house.session.club.brand)
        if not controlled:
            look.of(chosen.wall)
        walls = Walls(hall, Programme(chosen.wall), look)
        known = frozenset(map(str.lower, (*names, *chosen.hall.names)))
        app = App(hall, walls, words.language, known, control)
        if control is None:
            where = bound.url(tls=tls)
            click.echo(
                words.gettext("The hall is open at {address}; Ctrl+C closes it.", address=where)
            )
        run(app, bound, cert, key, control)


def stand_alone() -> None:
    """Outlive the window and the terminal that it was started from, and log into a file."""
    if hasattr(os, "setsid"):
        with suppress(PermissionError):  # it leads a group of its own already
            os.setsid()
    at = settings_place().parent / LOG
    into: logging.Handler = logging.NullHandler()
    with suppress(OSError):  # a hall that can't be logged is open all the same
        at.parent.mkdir(parents=True, exist_ok=True)
        into = RotatingFileHandler(at, maxBytes=MOST_OF_LOG, backupCount=1, encoding="utf-8")
    logging.basicConfig(level=logging.INFO, format=LINES, handlers=[into])
