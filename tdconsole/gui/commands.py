"""The commands that show or draw; Qt is loaded only when one of them is given."""

import re
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol, get_args

import click
from msgspec.structs import replace
from platformdirs import user_data_path

from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.values import TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import HURT
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.known_errors import FileMissing, HouseMissing, KnownError
from tdconsole.session import Opened, Place, Session, create, open_house, place_of
from tdconsole.session.speed import Figure
from tdconsole.settings import NameForm, Screen, Wall
from tdconsole.wall.theme import THEMES, ThemeName

SMALLEST: Final = (640, 480)
LARGEST: Final = (7680, 4320)
LONGEST: Final = 120
"""The most signs of a band."""
HOUSE: Final = "tdconsole.house"


class Speaking(Protocol):
    """A caller that knows the language."""

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


def placed(_context: click.Context, _parameter: click.Parameter, typed: str | None) -> Place | None:
    return None if typed is None else place_of(typed)


def told(typed: str) -> str:
    """The words of the band, which have to be read at a glance."""
    if len(typed) > LONGEST:
        raise click.BadParameter(f"A band has at most {LONGEST} signs.", param_hint="--band")
    return typed


@click.command()
@click.argument("file", type=click.Path(dir_okay=False), callback=placed)
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
@click.option(
    "--show",
    "screen",
    type=click.Choice(get_args(Screen)),
    default="clock",
    show_default=True,
    help="Which screen; in a break and at the end the clock gives way to theirs.",
)
@click.option(
    "--theme", "colours", type=click.Choice(THEMES), help="Else the brand of the house, or dark."
)
@click.option(
    "--house-theme",
    "house_theme",
    type=click.Path(path_type=Path, dir_okay=False),
    help="TOML file with the house's colours, logo and picture.",
)
@click.option("--notice", default="", help="What the director has to say.")
@click.option("--band", default="", help="What stands at the foot, whichever screen it is.")
@click.option("--names", type=click.Choice(get_args(NameForm)), default="full", show_default=True)
@click.option("--hide-money", is_flag=True, help="No pool, no prizes.")
@click.option("--no-motion", is_flag=True, help="Screens follow one another without a fade.")
@click.option(
    "--screen", "wanted_output", help="Output to show it on; else the second one, or a window."
)
@click.pass_obj
def projector(  # noqa: PLR0913  # a parameter an option
    voice: Speaking,
    /,
    *,
    file: Place,
    wanted: str | None,
    output: Path | None,
    size: tuple[int, int],
    screen: Screen,
    colours: ThemeName | None,
    house_theme: Path | None,
    notice: str,
    band: str,
    names: NameForm,
    hide_money: bool,
    no_motion: bool,
    wanted_output: str | None,
) -> None:
    """Show a screen of a tournament in FILE on the projector, or draw it into a picture."""
    choices = Wall(
        theme=colours,
        branded=colours is None,
        house=None if house_theme is None else str(house_theme),
        notice=notice,
        band=told(band),
        names=names,
        money=not hide_money,
        motion=not no_motion,
    )
    with open_house(file) as house:
        choices = replace(choices, band_since=house.session.time.now())
        tournament = chosen_tournament(house.session, wanted, voice.words)
        if output is not None:
            _draw(house.session, tournament, voice.words, output, size, choices, screen)
            return
        from tdconsole.gui.projector.live import live  # noqa: PLC0415  # loads Qt

        live(house, tournament, voice.words, choices, screen, wanted_output)


@click.command("open")
@click.argument("file", type=click.Path(dir_okay=False), required=False, callback=placed)
@click.option(
    "--look", is_flag=True, help="Only look at FILE: nothing is written to it or beside it."
)
@click.pass_obj
def open_(voice: Speaking, /, *, file: Place | None, look: bool) -> None:
    """Open the director's window on FILE; without one, on the house of this machine.

    Where there is no FILE yet, a window asks whether to make it.
    """
    from tdconsole.gui.shared.application import application  # noqa: PLC0415  # loads Qt

    place = file or user_data_path("tdconsole", ensure_exists=True) / HOUSE
    if isinstance(place, Path) and not place.exists():
        _run_new(place, voice.words, asked=file is not None, only_looked=look)
    else:
        application()
        _run_mended(place, voice.words, looking=look)


def _run_new(path: Path, words: Catalogue, *, asked: bool, only_looked: bool) -> None:
    """Run on a house that is made now, after asking where one was named."""
    from tdconsole.gui.shared.application import application  # noqa: PLC0415  # loads Qt

    if only_looked or (asked and not can_show()):
        raise HouseMissing(str(path))
    application()
    if not asked or _wants_new(path, words):
        _run(create(path), words)


def _run_mended(place: Place, words: Catalogue, *, looking: bool = False) -> None:
    """Run on the house; if it, or one that follows it, can't be opened, ask what is to be done."""
    opening: Callable[[], Opened] | None = partial(open_house, place, looking=looking)
    while opening is not None:
        try:
            _run(opening(), words)
        except KnownError as error:
            opening = _instead(error, words, looking=looking) if can_show() else None
            if opening is None:
                raise
        else:
            return


def _instead(error: KnownError, words: Catalogue, *, looking: bool) -> Callable[[], Opened] | None:
    from tdconsole.gui.running import instead, mended  # noqa: PLC0415  # loads Qt

    if error.on_server:
        return instead(error, place_of(error.path), words, looking=looking)
    if not isinstance(error, HURT):
        return None
    path = mended(error, words)
    return None if path is None else partial(open_house, path, looking=looking)


def _wants_new(path: Path, words: Catalogue) -> bool:
    """Asked before anything is written."""
    if not path.absolute().parent.is_dir():
        raise FileMissing(str(path.absolute().parent))
    from tdconsole.gui.running import wants_new  # noqa: PLC0415  # loads Qt

    return wants_new(path, words)


def window(path: Path, words: Catalogue) -> None:
    """The director's window on a house of a moment, until it is closed."""
    _run(open_house(path), words, listed=False)


def _run(home: Opened, words: Catalogue, *, listed: bool = True) -> None:
    from tdconsole.gui.running import run  # noqa: PLC0415  # loads Qt

    run(home, words.language, listed=listed)


def speeds(share: int) -> dict[str, Figure]:
    """The windows' speeds; none without Qt."""
    if find_spec("PySide6") is None:
        return {}
    from tdconsole.gui.speed.window import speeds as measured  # noqa: PLC0415  # loads Qt

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
    choices: Wall,
    screen: Screen,
) -> None:
    from tdconsole.gui.projector.drawing.picture import picture, save  # noqa: PLC0415
    from tdconsole.gui.projector.house_theme import look_of  # noqa: PLC0415  # loads Qt
    from tdconsole.gui.shared.application import application  # noqa: PLC0415
    from tdconsole.wall.programme import Programme  # noqa: PLC0415
    from tdconsole.wall.show import Show  # noqa: PLC0415

    running = application(unseen=True)
    look, programme, time = look_of(session).of(choices), Programme(choices), session.time
    programme.show(screen, time.now())
    glance = Show(session, tournament, words, time, programme).glance()
    if glance is not None:
        save(picture(glance.shown, *size, look), path)
    running.processEvents()


def chosen_tournament(session: Session, wanted: str | None, words: Catalogue) -> TournamentId:
    tournament = session.find(wanted)
    if tournament is None:
        raise click.UsageError(refusal(words, NoSuchTournament(), str))
    return tournament
