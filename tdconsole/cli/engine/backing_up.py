"""Rolling copies of a house in a second place, made and listed."""

from pathlib import Path

import click
from msgspec.structs import replace

from tdconsole import settings
from tdconsole.cli.voice.choosing import FILE, PathNamed
from tdconsole.cli.voice.leaving import leave_when_told
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.i18n.engine.backups import age_words, no_copies, no_place, removed_sentence
from tdconsole.i18n.engine.copying import copied_sentence
from tdconsole.session import LastCopy, Listed, SystemTime, back_up, copies


@click.command()
@click.argument("file", type=FILE)
@click.argument("place", type=PathNamed(path_type=Path, file_okay=False), required=False)
@click.option("--remember", is_flag=True, help="Copies go to PLACE from now on, on this machine.")
@click.option("--keep", type=click.IntRange(2, 500), help="How many of the last copies are kept.")
@click.option("--list", "listing", is_flag=True, help="Only list the copies that are there.")
@click.option("--json", "as_json", is_flag=True, help="List them as JSON.")
@click.pass_obj
def backup(  # noqa: PLR0913 -- each is said or left out
    voice: Voice,
    file: Path,
    place: Path | None,
    keep: int | None,
    *,
    remember: bool,
    listing: bool,
    as_json: bool,
) -> None:
    """Make a rolling copy of FILE in the folder PLACE, checked, and thin out the older ones.

    Without PLACE they go where this machine's copies go.
    """
    leave_when_told()
    kept = settings.read()
    folder = place_meant(voice, place, kept.backups)
    if listing or as_json:
        found = copies(folder, file)
        if as_json:
            voice.json(Listed(copies=tuple(found)))
        else:
            _tell(voice, folder, found)
        return
    made = back_up(file, folder, keep or kept.backups.keep, lambda _done, _of: None)
    copied = made.copied
    click.echo(
        copied_sentence(
            voice.words,
            copied.path,
            size=copied.bytes,
            tournaments=copied.tournaments,
            steps=copied.steps,
        )
    )
    if made.removed:
        click.echo(removed_sentence(voice.words, len(made.removed)))
    if remember:
        where = str(folder.absolute())
        chosen = replace(kept.backups, place=where, keep=keep or kept.backups.keep)
        if not settings.write(replace(kept, backups=chosen)):
            raise Refusing(
                voice.words.gettext(
                    "The settings of this machine can't be written: the place was not remembered."
                )
            )
        click.echo(voice.words.gettext("From now on copies go to {path}.", path=where))


def place_meant(voice: Voice, place: Path | None, chosen: settings.Backups) -> Path:
    """The folder named, or this machine's."""
    if place is not None:
        return place
    if chosen.place is None:
        raise Refusing(no_place(voice.words))
    return Path(chosen.place)


def _tell(voice: Voice, place: Path, found: list[LastCopy]) -> None:
    now = SystemTime().now()
    if not found:
        click.echo(no_copies(voice.words, place))
    for copy in found:
        click.echo(f"{copy.path.name}  {age_words(voice.words, now.utc - copy.at)}")
