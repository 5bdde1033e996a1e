from io import BytesIO
from pathlib import Path

import click

from tdconsole.cli.choosing import FILE, acting, actor_option, chosen, tournament_option
from tdconsole.cli.show import Looking
from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.commands import IssuePaper
from tdconsole.domain.values import Digest, Document, EntryId
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, catalogue, known_language
from tdconsole.known_errors import FileUnreadable
from tdconsole.projections.payout_sheet import payout_sheet
from tdconsole.projections.seat_cards import seat_cards
from tdconsole.session import Refused, open_house


@click.command("print")
@click.argument("file", type=FILE)
@click.argument("document", type=click.Choice(["seat-cards", "payout-sheet"]))
@tournament_option
@actor_option
@click.option("-o", "--output", type=FILE, required=True, help="The PDF to write.")
@click.option("--entry", "entries", type=int, multiple=True, help="Seat cards of these alone.")
@click.option(
    "--in",
    "language",
    type=click.Choice(LANGUAGES),
    help="Language of the document; else that of everything.",
)
@click.pass_obj
def print_(  # noqa: PLR0913, PLR0917 -- one argument an option, as click wants it
    voice: Voice,
    file: Path,
    document: Document,
    wanted: str | None,
    actor: str | None,
    output: Path,
    entries: tuple[int, ...],
    language: str | None,
) -> None:
    """Make a DOCUMENT as a PDF; that it was made is written on the trail."""
    from tdconsole.printing.sheet import deliver  # noqa: PLC0415 -- slow to import

    words = voice.words if language is None else catalogue(known_language(language))
    numbers = tuple(EntryId(entry) for entry in entries)
    with open_house(file) as house:
        session = house.session
        acting(session, actor)
        look = Looking(session, chosen(session, wanted), voice)
        pdf = _made(document, look, words, numbers, actor)
        answer = session.submit(look.tournament, IssuePaper(document=document, entries=numbers))
        if isinstance(answer, Refused):
            raise Refusing(voice.said(answer.rejection, voice.who(session, look.tournament)))
        try:
            deliver(pdf, output)
        except OSError as error:
            raise FileUnreadable(str(output), str(error)) from error
    click.echo(voice.words.gettext("{path} written.", path=output))


def _made(
    document: Document,
    look: Looking,
    words: Catalogue,
    entries: tuple[EntryId, ...],
    by: str | None,
) -> bytes:
    """Empty where there is nothing to print: the trail then refuses it, with its reason."""
    from tdconsole.printing import payout_sheet as sheet  # noqa: PLC0415 -- slow to import
    from tdconsole.printing import seat_cards as cards  # noqa: PLC0415
    from tdconsole.printing.sheet import Footer, NothingToPrint  # noqa: PLC0415

    head = look.timeline.head
    footer = Footer(printed=look.now, by=by, head=None if head is None else Digest(head))
    pdf = BytesIO()
    try:
        if document == "seat-cards":
            cards.print_seat_cards(seat_cards(look.state, look.people, entries), words, footer, pdf)
        else:
            sheet.print_payout_sheet(payout_sheet(look.state, look.people), words, footer, pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
