from pathlib import Path

import click

from tdconsole.cli.discipline.rulings_out import rulings_out
from tdconsole.cli.papers.database_out import sqlite_out
from tdconsole.cli.papers.lines import jsonl_out
from tdconsole.cli.papers.live_out import live_out
from tdconsole.cli.papers.results_out import results_out
from tdconsole.cli.people.writing_out import dealers_out, people_out
from tdconsole.cli.voice.choosing import FILE, HOUSE, chosen, tournament_option
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.moments import as_it_was, at_option
from tdconsole.cli.voice.subjects import Asked
from tdconsole.library.structure_csv import to_csv
from tdconsole.library.structure_toml import StructureFile, to_toml
from tdconsole.library.structures import TABLES
from tdconsole.printing.paper.delivery import delivering
from tdconsole.session import Place


@click.group("export")
@click.argument("file", type=HOUSE)
@click.pass_context
def export(context: click.Context, file: Place) -> None:
    """Write results, a structure, rulings, people or all of the house in FILE for others."""
    context.obj = Asked(context.obj, file)


@export.command("structure")
@tournament_option
@at_option
@click.option("-o", "--output", type=FILE, required=True, help="A .toml or .csv to write.")
@click.pass_obj
def structure_out(asked: Asked, wanted: str | None, at: str | None, output: Path) -> None:
    """Write what a tournament in FILE is played by, to be edited, kept or used again."""
    voice, file = asked
    ending = output.suffix.casefold()
    if not output.stem or ending not in {".toml", *TABLES}:
        raise click.BadParameter("It has to end in .toml or .csv.", param_hint="--output")
    with voice.opened(file) as house:
        session = as_it_was(house, wanted, at, voice)
        setup = Looking(session, chosen(session, wanted, voice), voice).state.setup
    if ending == ".toml":
        text = to_toml(
            StructureFile(title=setup.name, stack=setup.stack, structure=setup.structure)
        )
    else:
        text = to_csv(setup.structure)
    with delivering(text.encode(), output):
        pass
    click.echo(voice.words.gettext("{path} written.", path=output))


export.add_command(people_out)
export.add_command(dealers_out)
export.add_command(results_out)
export.add_command(live_out)
export.add_command(rulings_out)
export.add_command(sqlite_out)
export.add_command(jsonl_out)
