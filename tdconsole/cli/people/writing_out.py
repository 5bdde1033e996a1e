from pathlib import Path

import click

from tdconsole.cli.voice.choosing import FILE
from tdconsole.cli.voice.subjects import Asked
from tdconsole.exports.people_csv import people_csv
from tdconsole.printing.paper.delivery import delivering


@click.command("people")
@click.option("-o", "--output", type=FILE, required=True, help="A .csv to write.")
@click.pass_obj
def people_out(asked: Asked, output: Path) -> None:
    """Write everybody the house in FILE knows, with all that is known of them."""
    if not output.stem or output.suffix.casefold() != ".csv":
        raise click.BadParameter("It has to end in .csv.", param_hint="--output")
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        made = people_csv(club.people.everybody(), club.staff.named())
    with delivering(made, output):
        pass
    click.echo(asked.voice.words.gettext("{path} written.", path=output))
