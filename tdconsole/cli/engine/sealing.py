"""The seals of the moment: shown, or handed to a command of the house's."""

from typing import Final

import click
from msgspec.structs import replace

from tdconsole import settings
from tdconsole.cli.voice.choosing import HOUSE, chosen, tournament_option
from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.projections.engine.seals import Seals
from tdconsole.session import Place
from tdconsole.session.sealing import as_line, seals, send


def seal_rows(voice: Voice, sealed: Seals) -> Rows:
    for one in sealed.seals:
        name = one.name or voice.words.gettext("The house itself")
        yield (name, voice.words.number(one.step), voice.words.moment(one.at), one.head)


SEALS: Final = View(
    Seals,
    lambda look: seals(look.session, look.tournament),
    lambda look, data: seal_rows(look.voice, data),
    of_all=True,
)


@click.command()
@click.argument("file", type=HOUSE)
@tournament_option
@click.option("--command", help="The command, instead of this machine's; no shell reads it.")
@click.option("--remember", is_flag=True, help="This machine's command from now on; '' is none.")
@click.pass_obj
def seal(
    voice: Voice, file: Place, wanted: str | None, command: str | None, *, remember: bool
) -> None:
    """Hand the seals of FILE to a command of the house's, to keep elsewhere.

    It gets a line of JSON on its standard input; without a command the line is printed.
    """
    if remember and command is None:
        raise click.UsageError("--remember goes with --command.")
    kept = settings.read()
    asked = kept.sealing.command if command is None else command
    with voice.opened(file) as house:
        sealed = seals(house.session, chosen(house.session, wanted, voice))
    if asked.strip():
        send(asked, sealed)
    else:
        click.echo(as_line(sealed), nl=False)
    if remember:
        sealing = replace(kept.sealing, command=asked.strip())
        if not settings.write(replace(kept, sealing=sealing)):
            raise Refusing(
                voice.words.gettext(
                    "The settings of this machine can't be written: the command was not remembered."
                )
            )
