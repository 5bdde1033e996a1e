from pathlib import Path

import click

from tdconsole.cli.discipline.show_rulings import rulings_shown
from tdconsole.cli.voice.choosing import FILE, chosen, tournament_option
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.moments import as_it_was, at_option
from tdconsole.cli.voice.subjects import Asked
from tdconsole.exports.rulings_csv import rulings_csv
from tdconsole.printing.paper.delivery import delivering


@click.command("rulings")
@tournament_option
@at_option
@click.option("-o", "--output", type=FILE, required=True, help="A .csv to write.")
@click.pass_obj
def rulings_out(asked: Asked, wanted: str | None, at: str | None, output: Path) -> None:
    """Write what was ruled in a tournament in FILE, with what was decided and by whom."""
    if not output.stem or output.suffix.casefold() != ".csv":
        raise click.BadParameter("It has to end in .csv.", param_hint="--output")
    with asked.voice.opened(asked.file) as house:
        session = as_it_was(house, wanted, at, asked.voice)
        look = Looking(session, chosen(session, wanted, asked.voice), asked.voice)
        made = rulings_csv(rulings_shown(look).rulings)
    with delivering(made, output):
        pass
    click.echo(asked.voice.words.gettext("{path} written.", path=output))
