from pathlib import Path

import click

from tdconsole.cli.choosing import FILE, acting, actor_option, chosen, tournament_option
from tdconsole.cli.show import Looking
from tdconsole.cli.voice import Refusing, Voice
from tdconsole.domain.commands import IssuePaper
from tdconsole.domain.values import Document, EntryId
from tdconsole.i18n.catalogue import LANGUAGES, catalogue, known_language
from tdconsole.printing.delivery import delivering
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
    from tdconsole.printing.making import footer, made  # noqa: PLC0415 -- slow to import

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
        foot = footer(look.now, actor, look.timeline.head)
        pdf = made(document, look.state, look.people, words, foot, numbers)
        with delivering(pdf, output):
            command = IssuePaper(document=document, entries=numbers)
            answer = session.submit(look.tournament, command)
            if isinstance(answer, Refused):
                raise Refusing(voice.said(answer.rejection, voice.who(session, look.tournament)))
    click.echo(voice.words.gettext("{path} written.", path=output))
