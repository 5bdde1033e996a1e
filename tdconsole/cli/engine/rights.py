"""The rights of a role on a house on a server, as a script for its owner."""

from pathlib import Path
from shlex import quote

import click

from tdconsole.cli.voice.choosing import HOUSE
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.i18n.engine.rights import expected
from tdconsole.session import Place
from tdconsole.session import rights as granted


@click.command("rights")
@click.argument("address", type=HOUSE)
@click.option("--to", "role", required=True, help="The role of the server that is to have them.")
@click.pass_obj
def rights(voice: Voice, address: Place, role: str) -> None:
    """Print a script for psql: what a role needs to work on the house at ADDRESS.

    It may read and add, and never changes or deletes what was written.
    """
    if isinstance(address, Path):
        raise Refusing(
            voice.words.gettext(
                "{path} is a file: who may work on it is a matter of the rights on the file.",
                path=address,
            )
        )
    if not role.strip() or not role.isprintable():
        raise click.BadParameter("A role has a name in one line.", param_hint="--to")
    typed = f"psql {quote(address.for_libpq())}"
    for line in expected(voice.words, str(address), role, typed):
        click.echo(f"-- {line}")
    click.echo("\\set ON_ERROR_STOP on\nBEGIN;")
    for statement in granted(address, role):
        click.echo(f"{statement};")
    click.echo("COMMIT;")
