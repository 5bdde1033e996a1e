"""Bringing back a house: from a copy, or from what a hurt file still holds."""

from pathlib import Path

import click

from tdconsole.cli.voice.choosing import FILE, PathNamed
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.i18n.engine.backups import no_copies
from tdconsole.i18n.engine.mending import (
    hurt_word,
    repaired_from,
    repaired_lines,
    restored_from,
    restored_lines,
)
from tdconsole.known_errors import FileMissing
from tdconsole.session import last_in
from tdconsole.session.mending import repair as repaired
from tdconsole.session.mending import restore as restored


@click.command()
@click.argument("copy", type=PathNamed(path_type=Path))
@click.argument("file", type=FILE)
@click.option("--of", "lost", type=FILE, help="The house that was lost, if FILE is another name.")
@click.option("--replace", is_flag=True, help="Even a FILE that is whole gets another name.")
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@click.pass_obj
def restore(  # noqa: PLR0913 -- each is said or left out
    voice: Voice, copy: Path, file: Path, lost: Path | None, *, replace: bool, as_json: bool
) -> None:
    """Make FILE anew from COPY, or the last copy in that folder; a hurt FILE gets another name.

    Draws go on from a new commitment. What is known to be missing is said.
    """
    words = voice.words
    if not copy.exists():
        raise FileMissing(str(copy))
    source = _last_in(voice, copy, lost or file) if copy.is_dir() else copy
    made = restored(
        source,
        file,
        restored_from(words, source),
        hurt=hurt_word(words),
        lost=lost,
        instead=replace,
    )
    if as_json:
        voice.json(made)
        return
    for line in restored_lines(words, made, source):
        click.echo(line)


def _last_in(voice: Voice, place: Path, file: Path) -> Path:
    found = last_in(place, file)
    if found is None:
        raise Refusing(no_copies(voice.words, place))
    return found.path


@click.command()
@click.argument("hurt", type=FILE)
@click.argument("new", type=FILE)
@click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
@click.pass_obj
def repair(voice: Voice, hurt: Path, new: Path, *, as_json: bool) -> int:
    """Save all that is whole in HURT as the house NEW; HURT itself is left as it is.

    Exits with 1 if anything is missing, and says what.
    """
    made = repaired(hurt, new, repaired_from(voice.words, hurt))
    if as_json:
        voice.json(made)
    else:
        for line in repaired_lines(voice.words, made, hurt):
            click.echo(line)
    return 0 if made.whole else 1
