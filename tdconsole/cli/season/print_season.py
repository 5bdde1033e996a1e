"""The papers of a season: they belong to no tournament, so none has them on its trail."""

from io import BytesIO
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.season.looks import Looks, SeasonPaper
from tdconsole.cli.season.show_season import table_meant
from tdconsole.cli.voice.moments import Then
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.i18n.catalogue import Catalogue, catalogue, known_language
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.logo import logo_of
from tdconsole.printing.paper.sheet import Footer, NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.season.qualifiers import print_qualifiers
from tdconsole.printing.season.table import print_season
from tdconsole.projections.season.qualifying import qualifiers
from tdconsole.projections.season.table import SeasonTable
from tdconsole.session import Place, Session

_ON: Final[tuple[PaperName, ...]] = ("a4", "letter", "a6", "roll-80", "roll-58")


def print_of_season(  # noqa: PLR0913, PLR0917 -- which, as of when, and how it is to look
    voice: Voice,
    file: Place,
    document: SeasonPaper,
    output: Path,
    looks: Looks,
    then: Then,
    season: int | None,
    as_of: str | None,
) -> None:
    if looks.paper not in _ON:
        raise click.BadParameter(
            f"{document} is printed on {', '.join(_ON)}.", param_hint="--paper"
        )
    with voice.opened(file) as house:
        session = then(house)
        table = table_meant(voice, session, season, as_of)
        if table is None:
            raise Refusing(voice.words.gettext("The house has no season yet."))
        pdf = _made(document, table, framed(voice, looks, session))
        if not pdf:
            raise Refusing(_nothing(voice.words, document))
        with delivering(pdf, output):
            pass
    click.echo(voice.words.gettext("{path} written.", path=output))


def framed(voice: Voice, looks: Looks, session: Session) -> Frame:
    words = voice.words if looks.language is None else catalogue(known_language(looks.language))
    if looks.second is not None and looks.second != words.language:
        words = Bilingual(words, looks.second)
    footer = Footer(printed=session.now(), by=looks.actor, head=None)
    logo = looks.head(session.club.brand)
    return Frame(words, footer, PAPERS[looks.paper], None if logo is None else logo_of(logo))


def _made(document: SeasonPaper, table: SeasonTable, frame: Frame) -> bytes:
    """The paper, or nothing if there is nothing to print."""
    pdf = BytesIO()
    try:
        if document == "season":
            print_season(table, frame, pdf)
        else:
            print_qualifiers(qualifiers(table), frame, pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()


def _nothing(words: Catalogue, document: SeasonPaper) -> str:
    if document == "season":
        return words.gettext("No evening counts so far.")
    return words.gettext("Nobody has qualified for the final.")
