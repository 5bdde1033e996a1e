"""The results of a tournament as one file for a web site, the press or a league."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from tdconsole.cli.voice.choosing import FILE, chosen, flight_option, tournament_option
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.moments import as_it_was, at_option
from tdconsole.cli.voice.subjects import Asked
from tdconsole.exports.results.formats import ENDINGS, FORMATS, Format, format_of, made_as
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language, catalogue
from tdconsole.known_errors import FileExists
from tdconsole.printing.paper.delivery import delivering
from tdconsole.projections.eliminations.published import Published
from tdconsole.session.gathering import publishing
from tdconsole.wall.brand import brand_of

Function = TypeVar("Function", bound=Callable[..., Any])

_OUTPUT: Final = "--output"


def look_options(function: Function) -> Function:
    """The options on who is named, in which language, and how a page looks."""
    for option in (
        click.option(
            "--everybody", is_flag=True, help="Name those as well who have not agreed to it."
        ),
        click.option(
            "--language",
            "--in",
            "language",
            type=click.Choice(LANGUAGES),
            help="Language of what is written; else that of everything.",
        ),
        click.option("--club", default="", help="The club's name, above the results."),
        click.option(
            "--house-theme",
            "theme",
            type=FILE,
            help="TOML file with the house's colours and logo; else its brand.",
        ),
    ):
        function = option(function)
    return function


@click.command("results")
@tournament_option
@flight_option
@at_option
@click.option("-o", "--output", type=FILE, required=True, help="The file to write.")
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    help="Else by the file's ending: .csv, .json, .html, or .txt for the press.",
)
@look_options
@click.option("--force", is_flag=True, help="Replace a plain file that is there.")
@click.pass_obj
def results_out(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    *,
    wanted: str | None,
    flight: str | None,
    at: str | None,
    output: Path,
    form: Format | None,
    everybody: bool,
    language: Language | None,
    club: str,
    theme: Path | None,
    force: bool,
) -> None:
    """Write the results of a tournament in FILE: for a spreadsheet, a program, a site or the press.

    Only those are named who have agreed to it, unless --everybody says otherwise.
    """
    voice = asked.voice
    form = form or format_of(output.name)
    if form is None:
        endings = ", ".join(ENDINGS)
        raise click.BadParameter(f"Give a --format, or one of {endings}.", param_hint=_OUTPUT)
    if not force and output.exists():
        raise FileExists(str(output))
    with voice.opened(asked.file) as house:
        brand = brand_of(theme, club, house.session.club.brand)
        session = as_it_was(house, wanted, at, voice)
        look = Looking(session, chosen(session, wanted, voice), voice, flight)
        told = publishing(session, look.tournament, flight=look.state.current, everybody=everybody)
    words = voice.words if language is None else catalogue(language)
    with delivering(made_as(form, words, told, look.now, brand), output):
        pass
    click.echo(voice.words.gettext("{path} written.", path=output))
    tell_unnamed(voice.words, told, everybody=everybody)


def tell_unnamed(words: Catalogue, told: Published, *, everybody: bool) -> None:
    """Say how many are not named, and what would name them."""
    if told.unnamed and not everybody:
        sentence = words.ngettext(
            "{number} player has not agreed to be named, and is not; --everybody names them all.",
            "{number} players have not agreed to be named, and are not; --everybody names them all.",
            told.unnamed,
        )
        click.echo(sentence, err=True)
