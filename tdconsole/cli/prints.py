from io import BytesIO
from pathlib import Path

import click

from tdconsole.cli.choosing import FILE, acting, actor_option, chosen, tournament_option
from tdconsole.cli.show import Looking
from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.commands import IssuePaper
from tdconsole.domain.values import Digest, Document, EntryId
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, catalogue, known_language
from tdconsole.projections.payout_sheet import payout_sheet
from tdconsole.projections.seat_cards import seat_cards
from tdconsole.session import Refused, open_house


@click.command("print")
@click.argument("file", type=FILE)
@click.argument("document", type=click.Choice(["seat-cards", "payout-sheet"]), metavar="DOCUMENT")
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
    """Make a DOCUMENT as a PDF; that it was made is written on the trail.

    DOCUMENT is one of: seat-cards, payout-sheet.
    """
    from tdconsole.printing.sheet import delivering  # noqa: PLC0415 -- slow to import

    if not output.name:
        raise click.BadParameter("The PDF needs a name.", param_hint="--output")
    if entries and document != "seat-cards":
        raise click.BadParameter("Only seat cards are printed singly.", param_hint="--entry")
    words = voice.words if language is None else catalogue(known_language(language))
    numbers = tuple(EntryId(entry) for entry in entries) or None
    with open_house(file) as house:
        session = house.session
        acting(session, actor)
        look = Looking(session, chosen(session, wanted, voice), voice)
        with delivering(_made(document, look, words, numbers, actor), output):
            command = IssuePaper(document=document, entries=numbers)
            answer = session.submit(look.tournament, command)
            if isinstance(answer, Refused):
                raise Refusing(voice.said(answer.rejection, voice.who(session, look.tournament)))
    click.echo(voice.words.gettext("{path} written.", path=output))


def _made(
    document: Document,
    look: Looking,
    words: Catalogue,
    entries: tuple[EntryId, ...] | None,
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
