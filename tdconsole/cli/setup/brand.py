"""Commands on the brand of a house."""

from pathlib import Path
from typing import Final

import click
from msgspec.structs import replace

from tdconsole.cli.voice.choosing import HOUSE, acting, actor_option
from tdconsole.cli.voice.subjects import Asked
from tdconsole.domain.values import Record
from tdconsole.library.brand import (
    LAYOUTS,
    MOST_SPONSORS,
    Brand,
    BrandColours,
    Layout,
    keeping,
    kept,
)
from tdconsole.printing.paper.delivery import delivering
from tdconsole.session import Place
from tdconsole.wall.branding.colours import from_logo, plain
from tdconsole.wall.branding.figure import drawn
from tdconsole.wall.branding.files import brand_in
from tdconsole.wall.branding.taking_in import logo_in, picture_in

FILE: Final = click.Path(path_type=Path, dir_okay=False)


class BrandTold(Record, kw_only=True):
    """The brand in short; pictures by their bytes."""

    layout: Layout
    light: bool
    colours: BrandColours
    logo: int
    sponsors: tuple[int, ...]
    picture: int


@click.group("brand")
@click.argument("file", type=HOUSE)
@click.pass_context
def brand(context: click.Context, file: Place) -> None:
    """Give the walls of FILE a brand: colours out of a logo, a layout, sponsors and a picture."""
    context.obj = Asked(context.obj, file)


@brand.command("show")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def show(asked: Asked, *, as_json: bool) -> None:
    """Say which colours, layout and pictures it has."""
    there = _there(asked)
    if there is None:
        click.echo(asked.voice.words.gettext("The house has no brand."))
        return
    colours = there.colours or plain(light=there.light)
    told = BrandTold(
        layout=there.layout,
        light=there.light,
        colours=colours,
        logo=len(there.logo),
        sponsors=tuple(map(len, there.sponsors)),
        picture=len(there.picture),
    )
    if as_json:
        asked.voice.json(told)
        return
    for name in BrandTold.__struct_fields__:
        click.echo(f"{name}: {_written(getattr(told, name))}")


@brand.command("make")
@click.option("--logo", type=FILE, help="The picture that the five colours come from.")
@click.option(
    "--card/--no-card", default=None, help="Whether the logo lies on a card; else if it needs one."
)
@click.option("--light/--dark", default=None, help="Dark on light, or light on dark.")
@click.option("--layout", type=click.Choice(LAYOUTS), help="Where everything is; else board.")
@click.option("--sponsor", "sponsors", type=FILE, multiple=True, help="May be given again.")
@click.option("--picture", type=FILE, help="Behind notices and the winner.")
@actor_option
@click.pass_obj
def make(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    *,
    logo: Path | None,
    card: bool | None,
    light: bool | None,
    layout: Layout | None,
    sponsors: tuple[Path, ...],
    picture: Path | None,
    actor: str | None,
) -> None:
    """Make a brand, or change what is named of the one there is."""
    if len(sponsors) > MOST_SPONSORS:
        raise click.BadParameter(f"At most {MOST_SPONSORS}.", param_hint="--sponsor")
    there = _there(asked) or Brand()
    made = replace(
        there,
        light=there.light if light is None else light,
        layout=layout or there.layout,
        card=there.card if card is None else card,
        sponsors=tuple(map(logo_in, sponsors)) or there.sponsors,
    )
    if logo is not None:
        made = replace(made, logo=logo_in(logo), card=card)
    if logo is not None or made.light != there.light:
        found = from_logo(drawn(made.logo), light=made.light) if made.logo else None
        made = replace(made, colours=found)
    if picture is not None:
        made = replace(made, picture=picture_in(picture))
    _put(asked, made, actor)


@brand.command("save")
@click.option("-o", "--output", type=FILE, required=True, help="The file to write.")
@click.pass_obj
def save(asked: Asked, output: Path) -> None:
    """Write it into one file for another house."""
    there = _there(asked)
    if there is None:
        raise click.UsageError(asked.voice.words.gettext("The house has no brand."))
    with delivering(keeping(there), output):
        pass
    click.echo(asked.voice.words.gettext("{path} written.", path=output))


@brand.command("take")
@click.argument("source", type=FILE)
@actor_option
@click.pass_obj
def take(asked: Asked, source: Path, actor: str | None) -> None:
    """Take SOURCE, a brand of another house or a theme in TOML, in the place of any there is."""
    _put(asked, brand_in(source), actor)


@brand.command("remove")
@actor_option
@click.pass_obj
def remove(asked: Asked, actor: str | None) -> None:
    """Take it off the walls and out of the house."""
    with asked.voice.opened(asked.file) as house:
        acting(house.session, actor, asked.voice)
        house.session.club.brand.remove()
    click.echo(asked.voice.words.gettext("The house has no brand any more."))


def _there(asked: Asked) -> Brand | None:
    with asked.voice.opened(asked.file) as house:
        body = house.session.club.brand.get()
    return None if body is None else kept(str(asked.file), body)


def _put(asked: Asked, made: Brand, actor: str | None) -> None:
    with asked.voice.opened(asked.file) as house:
        acting(house.session, actor, asked.voice)
        house.session.club.brand.put(keeping(made))
    click.echo(asked.voice.words.gettext("The walls wear the brand of the house."))


def _written(value: object) -> str:
    if isinstance(value, BrandColours):
        names = BrandColours.__struct_fields__
        return ", ".join(f"{name} {getattr(value, name)}" for name in names)
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "0"
    return str(value).lower()
