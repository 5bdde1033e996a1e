from typing import Final, NamedTuple

import click
from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import replace

from tdconsole.cli.calc.misread import fault_words
from tdconsole.cli.voice.choosing import HOUSE, acting, actor_option
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.rules.book import STANDARD
from tdconsole.domain.values import MOST_SEATS, NOTHING, Chips, Money
from tdconsole.i18n.catalogue import currency_digits, minor
from tdconsole.library.payouts import payouts, payouts_named
from tdconsole.library.rulebooks import rulebook, rulebooks_named
from tdconsole.library.structures import structure_file, structures_named
from tdconsole.library.templates import kept, template, templates_named
from tdconsole.session import Place, Refused, create, is_there, open_house

USUAL_STACK: Final = 20_000


def amount(written: str, currency: str) -> Money:
    found = minor(written, currency)
    if found is None:
        raise click.BadParameter(f"{written!r} is no amount of money in {currency}.")
    return found


@click.command()
@click.argument("file", type=HOUSE)
@click.option("--name", required=True, help="Name of the tournament.")
@click.option(
    "--template",
    "made_as",
    help=f"What is not said here is as in it: one of the house's own, a file, or one of:"
    f" {', '.join(templates_named())}.",
)
@click.option("--buy-in", show_default="0", help="What goes to the pool.")
@click.option("--fee", show_default="0", help="What the house keeps.")
@click.option("--currency", show_default="EUR")
@click.option("--cash-unit", show_default="0.01", help="Smallest sum paid out.")
@click.option(
    "--stack",
    type=click.IntRange(1, 10**9),
    show_default=f"what the structure was made for, else {USUAL_STACK}",
    help="Starting chips.",
)
@click.option(
    "--seats", type=click.IntRange(2, MOST_SEATS), show_default="9", help="Seats at a table."
)
@click.option(
    "--structure",
    "blinds",
    show_default="club-evening",
    help=f"A file, or one of: {', '.join(structures_named())}.",
)
@click.option(
    "--payouts",
    "prizes",
    show_default="club",
    help=f"A file, or one of: {', '.join(payouts_named())}.",
)
@click.option(
    "--rulebook",
    "rules",
    show_default=STANDARD.id,
    help=f"A file, or one of: {', '.join(rulebooks_named())}.",
)
@click.option(
    "--series", show_default="none", help="Whose tournament it is: bars from it hold there."
)
@actor_option
@click.option("--request", default=None, help="Number that makes it safe to ask again.")
@click.pass_obj
def new(  # noqa: PLR0913, PLR0917 -- one argument an option, as click wants it
    voice: Voice,
    file: Place,
    name: str,
    made_as: str | None,
    buy_in: str | None,
    fee: str | None,
    currency: str | None,
    cash_unit: str | None,
    stack: int | None,
    seats: int | None,
    blinds: str | None,
    prizes: str | None,
    rules: str | None,
    series: str | None,
    actor: str | None,
    request: str | None,
) -> None:
    """Create a tournament in FILE, and the house FILE itself where there is none."""
    said = _Said(
        name, buy_in, fee, currency, cash_unit, stack, seats, blinds, prizes, rules, series
    )
    command = said.command(_base(file, made_as))
    with voice.opened(file) if is_there(file) else create(file) as house:
        acting(house.session, actor, voice)
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


class _Said(NamedTuple):
    """The options as typed; any not typed stay as the template has them."""

    name: str
    buy_in: str | None
    fee: str | None
    currency: str | None
    cash_unit: str | None
    stack: int | None
    seats: int | None
    blinds: str | None
    prizes: str | None
    rules: str | None
    series: str | None

    def command(self, base: CreateTournament) -> CreateTournament:
        currency = self.currency or base.currency
        price = base.price
        if self.buy_in is not None:
            price = replace(price, pool=amount(self.buy_in, currency))
        if self.fee is not None:
            price = replace(price, fee=amount(self.fee, currency))
        stack, structure = Chips(self.stack or base.stack), base.structure
        if self.blinds is not None:
            plan = structure_file(self.blinds)
            stack, structure = Chips(self.stack or plan.stack or base.stack), plan.structure
        unit = base.cash_unit
        if self.cash_unit is not None:
            whole = currency_digits(currency) == 0 and self.cash_unit == "0.01"
            unit = amount("1" if whole else self.cash_unit, currency)
        return _checked(
            replace(
                base,
                name=self.name,
                currency=currency,
                price=price,
                cash_unit=unit,
                stack=stack,
                seats_per_table=self.seats or base.seats_per_table,
                structure=structure,
                payouts=base.payouts if self.prizes is None else payouts(self.prizes),
                rulebook=base.rulebook if self.rules is None else rulebook(self.rules),
                terms=base.terms
                if self.series is None
                else replace(base.terms, series=" ".join(self.series.split())),
            )
        )


def _base(file: Place, made_as: str | None) -> CreateTournament:
    """The template; of two with one name, the house's own."""
    if made_as is None:
        return _plain()
    if is_there(file):
        with open_house(file) as house:
            body = house.session.club.templates.get(made_as)
        if body is not None:
            return kept(made_as, body).made
    return template(made_as).made


def _plain() -> CreateTournament:
    """The settings without a template: everything that needs a value, and no price."""
    plan = structure_file("club-evening")
    return CreateTournament(
        name=".",
        price=NOTHING,
        stack=Chips(plan.stack or USUAL_STACK),
        structure=plan.structure,
        payouts=payouts("club"),
        rulebook=rulebook(STANDARD.id),
    )


def _checked(command: CreateTournament) -> CreateTournament:
    """The command, checked against the bounds of the wire."""
    try:
        return convert(to_builtins(command), CreateTournament)
    except ValidationError as error:
        voice: Voice = click.get_current_context().obj
        raise click.UsageError(fault_words(voice.words, error)) from error
