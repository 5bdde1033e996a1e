from pathlib import Path

import click

from tdconsole.cli.voice.choosing import FILE
from tdconsole.cli.voice.moments import at_option, house_as_it_was
from tdconsole.cli.voice.subjects import Asked
from tdconsole.exports.dealers_csv import dealers_csv
from tdconsole.exports.people_csv import people_csv
from tdconsole.printing.paper.delivery import delivering
from tdconsole.session.people.dealers import work_of


@click.command("people")
@click.option("-o", "--output", type=FILE, required=True, help="A .csv to write.")
@click.pass_obj
def people_out(asked: Asked, output: Path) -> None:
    """Write everybody the house in FILE knows, with all that is known of them."""
    _check_ending(output)
    with asked.voice.opened(asked.file) as house:
        club = house.session.club
        made = people_csv(club.people.everybody(), club.staff.named())
    _deliver(asked, made, output)


@click.command("dealers")
@click.option("-o", "--output", type=FILE, required=True, help="A .csv to write.")
@at_option
@click.pass_obj
def dealers_out(asked: Asked, output: Path, at: str | None) -> None:
    """Write the shifts of the dealers of FILE: minutes dealt and downs, by which a club pays."""
    _check_ending(output)
    with asked.voice.opened(asked.file) as house:
        made = dealers_csv(work_of(house_as_it_was(house, None, at, asked.voice)))
    _deliver(asked, made, output)


def _check_ending(output: Path) -> None:
    if not output.stem or output.suffix.casefold() != ".csv":
        raise click.BadParameter("It has to end in .csv.", param_hint="--output")


def _deliver(asked: Asked, made: bytes, output: Path) -> None:
    with delivering(made, output):
        pass
    click.echo(asked.voice.words.gettext("{path} written.", path=output))
