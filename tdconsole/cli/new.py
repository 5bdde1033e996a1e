from pathlib import Path
from typing import Final

import click
from msgspec import ValidationError, convert, to_builtins

from tdconsole.cli.choosing import FILE
from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.commands import CreateTournament
from tdconsole.domain.rulebook import STANDARD
from tdconsole.domain.values import MOST_SEATS, Chips, Money, Price
from tdconsole.i18n.catalogue import currency_digits, minor
from tdconsole.library.payouts import payouts, payouts_named
from tdconsole.library.rulebooks import rulebook, rulebooks_named
from tdconsole.library.structures import structure_file, structures_named
from tdconsole.session import Refused, create, open_house

USUAL_STACK: Final = 20_000


def amount(written: str, currency: str) -> Money:
    found = minor(written, currency)
    if found is None:
        raise click.BadParameter(f"{written!r} is no amount of money in {currency}.")
    return found


@click.command()
@click.argument("file", type=FILE)
@click.option("--name", required=True, help="Name of the tournament.")
@click.option("--buy-in", default="0", show_default=True, help="What goes to the pool.")
@click.option("--fee", default="0", show_default=True, help="What the house keeps.")
@click.option("--currency", default="EUR", show_default=True)
@click.option("--cash-unit", default="0.01", show_default=True, help="Smallest sum paid out.")
@click.option(
    "--stack",
    type=click.IntRange(1, 10**9),
    show_default=f"what the structure was made for, else {USUAL_STACK}",
    help="Starting chips.",
)
@click.option(
    "--seats",
    type=click.IntRange(2, MOST_SEATS),
    default=9,
    show_default=True,
    help="Seats at a table.",
)
@click.option(
    "--structure",
    "blinds",
    default="club-evening",
    show_default=True,
    help=f"A file, or one of: {', '.join(structures_named())}.",
)
@click.option(
    "--payouts",
    "prizes",
    default="club",
    show_default=True,
    help=f"A file, or one of: {', '.join(payouts_named())}.",
)
@click.option(
    "--rulebook",
    "rules",
    default=STANDARD.id,
    show_default=True,
    help=f"A file, or one of: {', '.join(rulebooks_named())}.",
)
@click.option("--request", default=None, help="Number that makes it safe to ask again.")
@click.pass_obj
def new(  # noqa: PLR0913, PLR0917 -- one argument an option, as click wants it
    voice: Voice,
    file: Path,
    name: str,
    buy_in: str,
    fee: str,
    currency: str,
    cash_unit: str,
    stack: int | None,
    seats: int,
    blinds: str,
    prizes: str,
    rules: str,
    request: str | None,
) -> None:
    """Create a tournament in FILE, and the house FILE itself where there is none."""
    plan = structure_file(blinds)
    unit = "1" if currency_digits(currency) == 0 and cash_unit == "0.01" else cash_unit
    command = _checked(
        CreateTournament(
            name=name,
            currency=currency,
            price=Price(pool=amount(buy_in, currency), fee=amount(fee, currency)),
            cash_unit=amount(unit, currency),
            stack=Chips(stack or plan.stack or USUAL_STACK),
            seats_per_table=seats,
            structure=plan.structure,
            payouts=payouts(prizes),
            rulebook=rulebook(rules),
        )
    )
    with open_house(file) if file.exists() else create(file) as house:
        answer = house.session.submit(None, command, request)
        if isinstance(answer, Refused):
            raise Refusing(voice.said(answer.rejection, str))
        click.echo(
            voice.words.gettext(
                "{name} is tournament {number} in {file}.",
                name=name,
                number=answer.tournament,
                file=file,
            )
        )


def _checked(command: CreateTournament) -> CreateTournament:
    """The bounds of the wire hold for what is typed here as well."""
    try:
        return convert(to_builtins(command), CreateTournament)
    except ValidationError as error:
        raise click.UsageError(str(error)) from error
