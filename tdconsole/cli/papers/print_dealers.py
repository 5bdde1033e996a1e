"""The papers of the dealers: they belong to no tournament, so none has them on its trail."""

from io import BytesIO
from pathlib import Path
from typing import Final

import click

from tdconsole.cli.season.looks import DealerPaper, Looks
from tdconsole.cli.season.print_season import framed
from tdconsole.cli.voice.moments import Then
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.printing.entry.dealers import print_dealer_sheet, print_dealer_work
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.session import Place, Session
from tdconsole.session.people.dealers import plan_of, titles, work_of

_ON: Final[dict[DealerPaper, tuple[PaperName, ...]]] = {
    "dealer-sheet": ("a4", "letter"),
    "dealer-work": ("a4", "letter", "a6", "roll-80", "roll-58"),
}


def print_of_dealers(  # noqa: PLR0913, PLR0917 -- which, as of when, and how it is to look
    voice: Voice, file: Place, document: DealerPaper, output: Path, looks: Looks, then: Then
) -> None:
    if looks.paper not in _ON[document]:
        raise click.BadParameter(
            f"{document} is printed on {', '.join(_ON[document])}.", param_hint="--paper"
        )
    with voice.opened(file) as house:
        session = then(house)
        pdf = _made(document, session, framed(voice, looks, session))
        if not pdf:
            raise Refusing(
                voice.words.gettext("No dealer is on.")
                if document == "dealer-sheet"
                else voice.words.gettext("No dealer has dealt yet.")
            )
        with delivering(pdf, output):
            pass
    click.echo(voice.words.gettext("{path} written.", path=output))


def _made(document: DealerPaper, session: Session, frame: Frame) -> bytes:
    """The paper, or nothing if there is nothing to print."""
    pdf = BytesIO()
    try:
        if document == "dealer-sheet":
            print_dealer_sheet(plan_of(session), titles(session), frame, pdf)
        else:
            print_dealer_work(work_of(session), frame, pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
