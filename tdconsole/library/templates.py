"""Templates of tournaments: those that come with the program, and the house's own.

A house's own is complete; one in a file names its structure, payouts, rulebook and chips.
"""

from typing import Annotated, Any, Final

from msgspec import Meta, MsgspecError, inspect, json
from msgspec.structs import replace

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.terms import USUAL, Terms
from tdconsole.domain.values import (
    MOST_SEATS,
    Chips,
    CurrencyTyped,
    Money,
    NameTyped,
    Price,
    Record,
)
from tdconsole.known_errors import BadData
from tdconsole.library.chipsets import chipset, chipsets_named
from tdconsole.library.payouts import payouts, payouts_named
from tdconsole.library.rulebooks import rulebook, rulebooks_named
from tdconsole.library.structures import structure, structures_named
from tdconsole.library.toml import found, named
from tdconsole.library.toml_values import Page


class TemplateFile(Record, kw_only=True):
    title: NameTyped
    title_it: NameTyped | None = None
    title_pl: NameTyped | None = None
    structure: str
    payouts: str
    rulebook: str
    chips: str | None = None
    """A chip set; without one the chips aren't known."""
    currency: CurrencyTyped = "EUR"
    price: Price
    cash_unit: Annotated[Money, Meta(ge=1, le=10**9)] = Money(1)
    stack: Annotated[Chips, Meta(ge=1, le=10**9)]
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 9
    terms: Terms = USUAL


class Template(Record, kw_only=True):
    """A tournament's settings, and the names under which its parts come with the program."""

    title: NameTyped
    made: CreateTournament
    structure: str = ""
    payouts: str = ""
    rulebook: str = ""


FIRST: Final = "club-evening"
"""The template most houses begin with."""


def templates_named() -> list[str]:
    return sorted(named("templates"), key=lambda name: (name != FIRST, name))


def template_title(name: str, language: str = "en") -> str:
    """The title, without reading the parts it names, which takes longer."""
    page = Page(found("templates", name))
    given = page.data.get(f"title_{language}", page.data.get("title", name))
    return str(given)


def template(name: str, language: str = "en") -> Template:
    """The template shipped under this name, or at this path."""
    page = Page(found("templates", name))
    file: Any = page.read(inspect.type_info(TemplateFile), page.data, ())
    for part, names in (
        ("structure", structures_named()),
        ("payouts", payouts_named()),
        ("rulebook", rulebooks_named()),
    ):
        page.read(inspect.LiteralType(tuple(names)), getattr(file, part), (part,))
    terms = file.terms
    if file.chips is not None:
        page.read(inspect.LiteralType(tuple(chipsets_named())), file.chips, ("chips",))
        terms = replace(terms, chip_set=chipset(file.chips, language))
    titles = {"it": file.title_it, "pl": file.title_pl}
    title = titles.get(language) or file.title
    return Template(
        title=title,
        made=CreateTournament(
            name=title,
            currency=file.currency,
            price=file.price,
            cash_unit=file.cash_unit,
            seats_per_table=file.seats,
            stack=file.stack,
            structure=structure(file.structure),
            payouts=payouts(file.payouts),
            rulebook=rulebook(file.rulebook),
            terms=terms,
        ),
        structure=file.structure,
        payouts=file.payouts,
        rulebook=file.rulebook,
    )


def kept(name: str, body: bytes) -> Template:
    """A template of the house's own."""
    try:
        return json.decode(body, type=Template)
    except (MsgspecError, UnicodeDecodeError) as error:
        raise BadData(name, str(error)) from error


def keeping(template: Template) -> bytes:
    return json.encode(template)
