"""The command that opens the hall; what serves it is loaded only then."""

import logging
from pathlib import Path
from typing import Final, Protocol

import click

from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.session import Place, open_house, place_of
from tdconsole.settings import read

PATIENCE_MS: Final = 50
"""How long a look may wait for the house: there is another at once, and the pages are waiting."""


class Speaking(Protocol):
    """A caller that knows the language."""

    @property
    def words(self) -> Catalogue: ...


@click.command()
@click.argument("file", type=str)
@click.option(
    "--tournament", "-t", "wanted", help="Name or number of the tournament; else the latest."
)
@click.option(
    "--address",
    default="0.0.0.0",  # noqa: S104 -- the room's phones have to reach it
    show_default=True,
    help="The address of this machine to listen at; 127.0.0.1 for this machine alone.",
)
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True)
@click.option("--name", "names", multiple=True, help="A name the hall is reached by, as well.")
@click.option(
    "--cert", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="For HTTPS."
)
@click.option(
    "--key", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Of --cert."
)
@click.pass_obj
def serve(  # noqa: PLR0913  # a parameter an option
    voice: Speaking,
    /,
    *,
    file: str,
    wanted: str | None,
    address: str,
    port: int,
    names: tuple[str, ...],
    cert: Path | None,
    key: Path | None,
) -> None:
    """Show a tournament of FILE on phones and televisions in the hall's own network."""
    from tdconsole.wall.house_theme import dressed  # noqa: PLC0415  # as below
    from tdconsole.wall.programme import Programme  # noqa: PLC0415  # as below
    from tdconsole.web.app import App  # noqa: PLC0415  # loads the server
    from tdconsole.web.hall import Hall  # noqa: PLC0415  # as above
    from tdconsole.web.serving import bind, check_certificate  # noqa: PLC0415  # as above
    from tdconsole.web.serving import serve as run  # noqa: PLC0415  # as above
    from tdconsole.web.walls import Walls  # noqa: PLC0415  # as above

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    words = voice.words
    place: Place = place_of(file)
    if cert is not None:
        check_certificate(cert, key)
    with open_house(place) as house:
        tournament = house.session.find(wanted)
        if tournament is None or house.session.state(tournament) is None:
            raise click.UsageError(refusal(words, NoSuchTournament(), str))
        house.wait_at_most(PATIENCE_MS)
        bound = bind(address, port)
        choices = read().wall
        hall = Hall(house.session, tournament, choices)
        walls = Walls(hall, Programme(choices), dressed(choices))
        app = App(hall, walls, words.language, frozenset(map(str.lower, names)))
        scheme = "http" if cert is None else "https"
        where = f"{scheme}://{bound.address}:{bound.port}/"
        click.echo(words.gettext("The hall is open at {address}; Ctrl+C closes it.", address=where))
        run(app, bound, cert, key)
