"""The commands that show or draw; Qt is loaded only when one of them is given."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol

import click
from platformdirs import user_data_path

from tdconsole.domain.rejections import NoSuchTournament
from tdconsole.domain.values import TournamentId
from tdconsole.gui.shared.theme import THEMES, ThemeName, theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.refusals import refusal
from tdconsole.session import Opened, Session, SystemTime, create, open_house
from tdconsole.session.speed import Figure

SMALLEST: Final = (640, 480)
LARGEST: Final = (7680, 4320)
HOUSE: Final = "tdconsole.house"
PATIENCE: Final = 1000
"""Milliseconds that the clock in the window may stand for somebody else's writing."""


class Speaking(Protocol):
    """Whoever calls says in which language."""

    @property
    def words(self) -> Catalogue: ...


class Size(click.ParamType[tuple[int, int]]):
    name = "WIDTHxHEIGHT"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", str(value))
        if found is None:
            self.fail(f"{value!r} is not a size such as 1920x1080.", param, ctx)
        width, height = int(found[1]), int(found[2])
        if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
            self.fail("A picture has from 640x480 to 7680x4320 points.", param, ctx)
        return width, height


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--tournament", "-t", "wanted", help="Name or number of the tournament; else the latest."
)
@click.option(
    "-o",
    "output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Draw the screen as it is now into this PNG file.",
)
@click.option("--size", type=Size(), default="1920x1080", show_default=True, help="Of the picture.")
@click.option("--theme", "colours", type=click.Choice(THEMES), default="dark", show_default=True)
@click.option("--screen", help="Output to show it on; else the second one, or a window.")
@click.pass_obj
def projector(  # noqa: PLR0913  # a parameter an option
    voice: Speaking,
    /,
    *,
    file: Path,
    wanted: str | None,
    output: Path | None,
    size: tuple[int, int],
    colours: ThemeName,
    screen: str | None,
) -> None:
    """Show the clock of a tournament in FILE on the projector, or draw it into a picture."""
    tokens = theme(colours)
    with open_house(file) as house:
        tournament = _chosen(house.session, wanted, voice.words)
        if output is not None:
            _draw(house.session, tournament, voice.words, output, size, tokens.name)
            return
        from tdconsole.gui.projector.live import live  # noqa: PLC0415  # loads Qt

        live(house.session, tournament, voice.words, tokens, screen)


@click.command("open")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), required=False)
@click.pass_obj
def open_(voice: Speaking, /, *, file: Path | None) -> None:
    """Open the director's window on FILE; without one, on the house of this machine."""
    from tdconsole.gui.shared.application import application  # noqa: PLC0415  # loads Qt

    path = file or user_data_path("tdconsole", ensure_exists=True) / HOUSE
    application()
    with create(path) if file is None and not path.exists() else open_house(path) as house:
        _run(house, voice.words)


def window(path: Path, words: Catalogue) -> None:
    """The director's window on a house that is there, until it is closed."""
    with open_house(path) as house:
        _run(house, words)


def _run(house: Opened, words: Catalogue) -> None:
    from tdconsole.gui.app import run  # noqa: PLC0415  # loads Qt

    house.wait_at_most(PATIENCE)
    run(house.session, words.language)


def speeds(share: int) -> dict[str, Figure]:
    """Of the windows; none where there is no Qt."""
    if find_spec("PySide6") is None:
        return {}
    from tdconsole.gui.speed import speeds as measured  # noqa: PLC0415  # loads Qt

    return measured(share)


def can_show() -> bool:
    from tdconsole.gui.shared.application import has_display  # noqa: PLC0415  # loads Qt

    return has_display()


def _draw(  # noqa: PLR0913, PLR0917  # what of, in which words, and how
    session: Session,
    tournament: TournamentId,
    words: Catalogue,
    path: Path,
    size: tuple[int, int],
    colours: ThemeName,
) -> None:
    from tdconsole.gui.projector.picture import picture, save  # noqa: PLC0415  # loads Qt
    from tdconsole.gui.projector.show import Show  # noqa: PLC0415
    from tdconsole.gui.shared.application import application  # noqa: PLC0415

    running = application(unseen=True)
    glance = Show(session, tournament, words, SystemTime()).glance()
    if glance is not None:
        save(picture(glance.shown, *size, theme(colours)), path)
    running.processEvents()


def _chosen(session: Session, wanted: str | None, words: Catalogue) -> TournamentId:
    tournament = session.find(wanted)
    if tournament is None:
        raise click.UsageError(refusal(words, NoSuchTournament(), str))
    return tournament
