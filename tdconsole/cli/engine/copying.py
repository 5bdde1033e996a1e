"""Copying a house, whether or not it is open elsewhere."""

from pathlib import Path

import click

from tdconsole.cli.voice.choosing import FILE, PathNamed
from tdconsole.cli.voice.voice import Voice
from tdconsole.i18n.engine.copying import copied_sentence
from tdconsole.session import copy_house


@click.command()
@click.argument("file", type=FILE)
@click.argument("place", type=PathNamed(path_type=Path))
@click.pass_obj
def copy(voice: Voice, file: Path, place: Path) -> None:
    """Copy FILE to PLACE, a file or a folder, and check the copy; the house may be open."""
    target = place / file.name if place.is_dir() else place
    made = copy_house(file, target, lambda _done, _of: None)
    click.echo(
        copied_sentence(
            voice.words,
            made.path,
            size=made.bytes,
            tournaments=made.tournaments,
            steps=made.steps,
        )
    )
