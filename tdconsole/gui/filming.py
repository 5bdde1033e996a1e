"""The command that makes a film of an evening; Qt is loaded only as it begins."""

import sys
from collections.abc import Iterable
from pathlib import Path
from signal import SIGTERM, signal
from typing import TYPE_CHECKING, Final, get_args

import click

from tdconsole.domain.state.flight_in_hand import floors
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import Millis, PlayId
from tdconsole.gui.commands import Size, Speaking, chosen_tournament, placed
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.known_errors import FileMissing, FileUnreadable, ReadOnlyPlace
from tdconsole.session import Place, open_house
from tdconsole.session.past.looking_back import moment_of
from tdconsole.settings import NameForm, Screen, Wall
from tdconsole.wall.theme import THEMES, ThemeName

if TYPE_CHECKING:
    from tdconsole.gui.film import Drawing
    from tdconsole.session.past.replay import Replay

MAP: Final = "map"
SHOWN: Final = (*get_args(Screen), MAP)


@click.command("film")
@click.argument("file", type=click.Path(dir_okay=False), callback=placed)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option(
    "--tournament", "-t", "wanted", help="Name or number of the tournament; else the latest."
)
@click.option("--from", "first", metavar="MOMENT", help="As --at: 21:40, a day and time, or #112.")
@click.option("--to", "last", metavar="MOMENT", help="As --from; else the last step.")
@click.option(
    "--every",
    type=click.IntRange(1, 86_400),
    default=60,
    show_default=True,
    help="Seconds of the evening from one picture to the next.",
)
@click.option("--steps", is_flag=True, help="A picture after each step instead.")
@click.option("--busts", is_flag=True, help="A picture after each bust instead.")
@click.option("--size", type=Size(), default="1920x1080", show_default=True, help="Of a picture.")
@click.option(
    "--show",
    "screen",
    type=click.Choice(SHOWN),
    default="clock",
    show_default=True,
    help="A screen of the players', or the map of the floor.",
)
@click.option("--flight", help="The flight that is shown, 1B, where there are several.")
@click.option(
    "--theme", "colours", type=click.Choice(THEMES), help="Else the brand of the house, or dark."
)
@click.option(
    "--house-theme",
    "house_theme",
    type=click.Path(path_type=Path, dir_okay=False),
    help="TOML file with the house's colours, logo and picture.",
)
@click.option("--names", type=click.Choice(get_args(NameForm)), default="full", show_default=True)
@click.option("--hide-money", is_flag=True, help="No pool, no prizes.")
@click.option("--force", is_flag=True, help="Into a folder with files, too; same names go.")
@click.option("--beside", is_flag=True, hidden=True, help="Count the pictures line by line.")
@click.pass_obj
def film(  # noqa: PLR0913  # a parameter an option
    voice: Speaking,
    /,
    *,
    file: Place,
    folder: Path,
    wanted: str | None,
    first: str | None,
    last: str | None,
    every: int,
    steps: bool,
    busts: bool,
    size: tuple[int, int],
    screen: str,
    flight: str | None,
    colours: ThemeName | None,
    house_theme: Path | None,
    names: NameForm,
    hide_money: bool,
    force: bool,
    beside: bool,
) -> None:
    """Draw a screen of an evening in FILE again and again into FOLDER, as pictures for a film."""
    words = voice.words
    if steps and busts:
        raise click.UsageError("Either --steps or --busts.")
    if folder.is_dir() and any(folder.iterdir()) and not force:
        raise click.UsageError(
            words.gettext(
                "There are files in {folder}; --force draws there all the same.", folder=folder
            )
        )
    if beside:
        signal(SIGTERM, _leave)
    with open_house(file, looking=True) as house:
        replay = house.replay(chosen_tournament(house.session, wanted, words))
        begins = _moment(replay, first, "--from", Millis(replay.whole.steps[0].at.utc))
        ends = _moment(replay, last, "--to", replay.moment)
        play = None if flight is None else _flight(replay, flight, words)
        from tdconsole.gui.film import MOST, filmed, frames  # noqa: PLC0415  # loads Qt
        from tdconsole.gui.shared.application import application  # noqa: PLC0415  # as above

        drawn = frames(replay, begins, ends, "steps" if steps else "busts" if busts else every)
        if not drawn or len(drawn) > MOST:
            raise click.UsageError(
                words.gettext(
                    "From there to there it would be {number} pictures.",
                    number=words.number(len(drawn)),
                )
            )
        application(unseen=True)
        choices = Wall(
            theme=colours,
            branded=colours is None,
            house=None if house_theme is None else str(house_theme),
            names=names,
            money=not hide_money,
        )
        drawing = _drawing(replay, words, screen, choices, size, play)
        _make(folder)
        making = filmed(replay, drawing, drawn, folder)
        if beside:
            _count(making, len(drawn))
        else:
            with click.progressbar(making, length=len(drawn), file=sys.stderr) as bar:
                for _number in bar:
                    pass


def _leave(*_: object) -> None:
    """End as at Ctrl+C."""
    raise KeyboardInterrupt


def _count(making: Iterable[int], of: int) -> None:
    """Tell a window how far it is; once nobody reads it, the film ends."""
    for number in making:
        click.echo(f"{number}/{of}")


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except PermissionError as error:
        raise ReadOnlyPlace(str(folder)) from error
    except FileNotFoundError as error:
        raise FileMissing(str(folder)) from error
    except OSError as error:
        raise FileUnreadable(str(folder), error.strerror or str(error)) from error


def _drawing(  # noqa: PLR0913, PLR0917  # of what, in which words, and how it looks
    replay: "Replay",
    words: Catalogue,
    screen: str,
    choices: Wall,
    size: tuple[int, int],
    play: PlayId | None,
) -> "Drawing":
    from tdconsole.gui.film import wall_drawn  # noqa: PLC0415  # loads Qt
    from tdconsole.gui.projector.house_theme import look_of  # noqa: PLC0415  # as above
    from tdconsole.wall.flight_on_wall import FlightOnWall  # noqa: PLC0415
    from tdconsole.wall.programme import Programme  # noqa: PLC0415

    if screen == MAP:
        from tdconsole.gui.map_film import map_drawn  # noqa: PLC0415  # as above

        return map_drawn(replay, words, look_of(replay).of(choices), size, play)
    programme = Programme(choices)
    programme.show(next(one for one in get_args(Screen) if one == screen), replay.now())
    from tdconsole.projections.flights.flight_in_hand import FlightInHand  # noqa: PLC0415

    seen = FlightOnWall(FlightInHand(), play)
    return wall_drawn(replay, words, programme, look_of(replay).of(choices), size, seen)


def _flight(replay: "Replay", named: str, words: Catalogue) -> PlayId:
    """The flight of that name, of those that there were at the end."""
    state = replay.state(replay.tournament)
    known = {} if state is None else {flight_name(state, one): one for one in floors(state)}
    meant = {name.casefold(): play for name, play in known.items()}
    play = meant.get(named.strip().casefold())
    if play is None:
        raise click.UsageError(
            words.gettext(
                "There is no flight {flight}. There is {flights}.",
                flight=named,
                flights=words.listed(list(known)),
            )
        )
    return play


def _moment(replay: "Replay", typed: str | None, option: str, usual: Millis) -> Millis:
    if typed is None:
        return usual
    found = moment_of(replay.whole, typed, replay.now())
    if found is None:
        raise click.BadParameter(
            "A moment is 21:40, 2026-11-28T21:40, or a step, #112.", param_hint=option
        )
    return found
