"""The command that makes a film of an evening; Qt is loaded only as it begins."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import click

from tdconsole.domain.values import Millis
from tdconsole.gui.commands import Size, Speaking, chosen_tournament, placed
from tdconsole.session import Place, open_house
from tdconsole.session.past.looking_back import moment_of
from tdconsole.settings import Screen, Wall
from tdconsole.wall.theme import THEMES, ThemeName

if TYPE_CHECKING:
    from tdconsole.session.past.replay import Replay


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
@click.option("--size", type=Size(), default="1920x1080", show_default=True, help="Of a picture.")
@click.option(
    "--show", "screen", type=click.Choice(get_args(Screen)), default="clock", show_default=True
)
@click.option("--theme", "colours", type=click.Choice(THEMES), default="dark", show_default=True)
@click.option("--force", is_flag=True, help="Into a folder with files, too; same names go.")
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
    size: tuple[int, int],
    screen: Screen,
    colours: ThemeName,
    force: bool,
) -> None:
    """Draw a screen of an evening in FILE again and again into FOLDER, as pictures for a film."""
    words = voice.words
    if folder.is_dir() and any(folder.iterdir()) and not force:
        raise click.UsageError(
            words.gettext(
                "There are files in {folder}; --force draws there all the same.", folder=folder
            )
        )
    with open_house(file, looking=True) as house:
        replay = house.replay(chosen_tournament(house.session, wanted, words))
        begins = _moment(replay, first, "--from", Millis(replay.whole.steps[0].at.utc))
        ends = _moment(replay, last, "--to", replay.moment)
        from tdconsole.gui.film import MOST, filmed, frames  # noqa: PLC0415  # loads Qt
        from tdconsole.gui.projector.house_theme import dressed  # noqa: PLC0415  # as above
        from tdconsole.gui.shared.application import application  # noqa: PLC0415  # as above
        from tdconsole.wall.programme import Programme  # noqa: PLC0415

        drawn = frames(replay, begins, ends, None if steps else every)
        if not drawn or len(drawn) > MOST:
            raise click.UsageError(
                words.gettext(
                    "From there to there it would be {number} pictures.",
                    number=words.number(len(drawn)),
                )
            )
        folder.mkdir(parents=True, exist_ok=True)
        application(unseen=True)
        choices = Wall(theme=colours)
        programme = Programme(choices)
        programme.show(screen, replay.now())
        making = filmed(replay, words, programme, dressed(choices), size, drawn, folder)
        with click.progressbar(making, length=len(drawn), file=sys.stderr) as bar:
            for _number in bar:
                pass


def _moment(replay: "Replay", typed: str | None, option: str, usual: Millis) -> Millis:
    if typed is None:
        return usual
    found = moment_of(replay.whole, typed, replay.now())
    if found is None:
        raise click.BadParameter(
            "A moment is 21:40, 2026-11-28T21:40, or a step, #112.", param_hint=option
        )
    return found
