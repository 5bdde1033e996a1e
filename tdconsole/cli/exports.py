from pathlib import Path

import click

from tdconsole.cli.choosing import FILE, chosen, tournament_option
from tdconsole.cli.show import Looking
from tdconsole.cli.voice import Voice
from tdconsole.library.structure_csv import to_csv
from tdconsole.library.structure_toml import StructureFile, to_toml
from tdconsole.library.structures import TABLES
from tdconsole.printing.delivery import delivering
from tdconsole.session import open_house


@click.command("export")
@click.argument("file", type=FILE)
@click.argument("subject", type=click.Choice(["structure"]), metavar="SUBJECT", expose_value=False)
@tournament_option
@click.option("-o", "--output", type=FILE, required=True, help="A .toml or .csv to write.")
@click.pass_obj
def export(voice: Voice, file: Path, wanted: str | None, output: Path) -> None:
    """Write what a tournament in FILE is played by, to be edited, kept or used again.

    SUBJECT is: structure.
    """
    ending = output.suffix.casefold()
    if not output.stem or ending not in {".toml", *TABLES}:
        raise click.BadParameter("It has to end in .toml or .csv.", param_hint="--output")
    with open_house(file) as house:
        setup = Looking(house.session, chosen(house.session, wanted, voice), voice).state.setup
    if ending == ".toml":
        text = to_toml(
            StructureFile(title=setup.name, stack=setup.stack, structure=setup.structure)
        )
    else:
        text = to_csv(setup.structure)
    with delivering(text.encode(), output):
        pass
    click.echo(voice.words.gettext("{path} written.", path=output))
