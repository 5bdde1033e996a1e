from functools import partial
from pathlib import Path
from typing import Final, Literal, get_args

import click

from tdconsole.cli.season.looks import DealerPaper, Looks, SeasonPaper
from tdconsole.cli.voice.choosing import (
    FILE,
    HOUSE,
    acting,
    actor_option,
    as_of_option,
    chosen,
    flight_option,
    season_option,
    tournament_option,
)
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.moments import Then, as_it_was, at_option, house_as_it_was
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.rejections.papers import NothingToPrint
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Document, EntryId, RulingNo
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language, catalogue, known_language
from tdconsole.i18n.papers.names import not_noted
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import DOCUMENTS, OF_ENTRIES, PAPER_NAMES, papers_of
from tdconsole.projections.eliminations.certificates import down_to
from tdconsole.session import Place, Refused
from tdconsole.session.gathering import gathered

PLAYER: Final = "player"
PROGRAMME: Final = "programme"
LARGE: Final = 500
"""Runs longer than this report their progress."""
TENTHS: Final = 10


class Telling:
    """Reports on standard error each tenth of a large run."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._told = 0

    def hear(self, done: int, of: int) -> None:
        tenth = done * TENTHS // of
        if of >= LARGE and tenth > self._told:
            self._told = tenth
            number, whole = self._words.number(done), self._words.number(of)
            click.echo(self._words.gettext("{done} of {of} done", done=number, of=whole), err=True)


@click.command("print")
@click.argument("file", type=HOUSE)
@click.argument(
    "document",
    type=click.Choice(
        [*DOCUMENTS, *get_args(SeasonPaper), PLAYER, *get_args(DealerPaper), PROGRAMME]
    ),
    metavar="DOCUMENT",
)
@tournament_option
@flight_option
@at_option
@actor_option
@click.option("-o", "--output", type=FILE, required=True, help="The PDF to write.")
@click.option(
    "--entry",
    "entries",
    type=int,
    multiple=True,
    help="Cards, certificates, labels, notices, receipts, refunds, slips, vouchers of these alone.",
)
@click.option(
    "--places",
    type=click.IntRange(1, 10_000),
    help="Certificates of the places from the first down to this one.",
)
@click.option(
    "--ruling",
    "rulings",
    type=int,
    multiple=True,
    help="A slip of each of these rulings alone.",
)
@click.option("--paper", type=click.Choice(PAPER_NAMES), default="a4", show_default=True)
@click.option(
    "--in",
    "language",
    type=click.Choice(LANGUAGES),
    help="Language of the document; else that of everything.",
)
@click.option("--and", "second", type=click.Choice(LANGUAGES), help="A second language beside it.")
@click.option("--logo", type=FILE, help="A PNG or JPEG for the head.")
@season_option
@as_of_option
@click.option("--day", help="Of the programme: this day alone, 2026-12-31.")
@click.option("--person", type=click.IntRange(1, 2**53), help="Whose results, by the number.")
@click.pass_obj
def print_(  # noqa: PLR0913, PLR0917 -- one argument an option, as click wants it
    voice: Voice,
    file: Place,
    document: Document | SeasonPaper | Literal["player", "programme"] | DealerPaper,
    wanted: str | None,
    flight: str | None,
    at: str | None,
    actor: str | None,
    output: Path,
    entries: tuple[int, ...],
    places: int | None,
    rulings: tuple[int, ...],
    paper: PaperName,
    language: str | None,
    second: Language | None,
    logo: Path | None,
    season: int | None,
    as_of: str | None,
    day: str | None,
    person: int | None,
) -> None:
    """Make a DOCUMENT as a PDF; that it was made is written on the trail.

    DOCUMENT is one of: seat-cards, payout-sheet, payout-slip, deal-sheet, results, certificate,
    seat-voucher, owed-back, refund-list, seating-by-name, seating-by-table, table-sheets,
    breaking-order, move-slips, moves-sheet, breaking-slips, redraw-sheet, place-cards, last-slips,
    void-slips, waiting-list, count-sheet, race-sheet, race-protocol, bag-labels, overnight,
    flights-sheet, hand-protocol, penalty-notice, tally-card, rulings, receipt, refund,
    cash-report, draw-proof, seal-strip; and on no trail, of a season: season, qualifiers;
    of a --person: player; of the house: dealer-sheet, dealer-work, programme.
    """
    from tdconsole.printing.papers.making import footer, made  # noqa: PLC0415 -- slow to import

    if not output.name:
        raise click.BadParameter("The PDF needs a name.", param_hint="--output")
    looks = Looks(actor, paper, language, second, logo)
    then = partial(house_as_it_was, wanted=None, moment=at, voice=voice)
    if person is not None and document != PLAYER:
        raise click.UsageError("--person belongs to the paper of a player.")
    if day is not None and document != PROGRAMME:
        raise click.UsageError("--day belongs to the programme.")
    match document:
        case "season" | "qualifiers":
            if wanted is not None or flight is not None:
                raise click.UsageError("A season is of no single tournament.")
            from tdconsole.cli.season.print_season import print_of_season  # noqa: PLC0415 -- as above

            print_of_season(voice, file, document, output, looks, then, season, as_of)
            return
        case "dealer-sheet" | "dealer-work":
            if wanted is not None or flight is not None:
                raise click.UsageError("The dealers are of no single tournament.")
            from tdconsole.cli.papers.print_dealers import print_of_dealers  # noqa: PLC0415 -- as above

            print_of_dealers(voice, file, document, output, looks, then)
            return
        case "programme":
            if wanted is not None or flight is not None or at is not None:
                raise click.UsageError("The programme is of no single tournament.")
            from tdconsole.cli.papers.print_programme import print_of_days  # noqa: PLC0415 -- as above

            print_of_days(voice, file, output, looks, day)
            return
        case "player":
            if wanted is not None or flight is not None:
                raise click.UsageError("A player's results are of no single tournament.")
            _print_player(voice, file, output, person, looks, then)
            return
        case _:
            pass
    if season is not None or as_of is not None:
        raise click.UsageError("--season and --as-of belong to the papers of a season.")
    if entries and document not in OF_ENTRIES:
        raise click.BadParameter(
            "Only cards, certificates, bag labels, notices, receipts, refunds, slips and vouchers are printed singly.",
            param_hint="--entry",
        )
    if places is not None and (entries or document != "certificate"):
        raise click.UsageError("--places belongs to certificates, and goes without --entry.")
    if rulings and document != "rulings":
        raise click.BadParameter(
            "Only rulings are printed by their numbers.", param_hint="--ruling"
        )
    if paper not in papers_of(document):
        raise click.BadParameter(
            f"{document} is printed on {', '.join(papers_of(document))}.", param_hint="--paper"
        )
    words = voice.words if language is None else catalogue(known_language(language))
    numbers = tuple(EntryId(entry) for entry in entries) or None
    ruled = tuple(RulingNo(ruling) for ruling in rulings) or None
    with voice.opened(file) as house:
        past = house_as_it_was if document == "cash-report" else as_it_was
        session = past(house, wanted, at, voice)
        looking = session.only_looking is not None
        if not looking:
            acting(session, actor, voice)
        look = Looking(session, chosen(session, wanted, voice), voice, flight)
        play = look.state.current if look.state.in_flights else None
        if places is not None:
            numbers = down_to(look.state, places) or None
        command = IssuePaper(document=document, entries=numbers, rulings=ruled, play=play)
        refused = session.foresee(look.tournament, command)
        if isinstance(refused, Refusal):
            raise Refusing(voice.said(refused, voice.who(session, look.tournament)))
        foot = footer(look.now, actor, look.timeline.head)
        source = gathered(session, look.tournament, document, flight=play, rulings=ruled)
        pdf = made(
            document,
            source.state,
            source.people,
            words,
            foot,
            numbers,
            paper=paper,
            second=second,
            logo=looks.head(session.club.brand),
            progress=Telling(voice.words).hear,
            source=source,
        )
        if not pdf:
            raise Refusing(voice.said(NothingToPrint(document=document), str))
        with delivering(pdf, output):
            answer = None if looking else session.submit(look.tournament, command)
            if isinstance(answer, Refused):
                raise Refusing(voice.said(answer.rejection, voice.who(session, look.tournament)))
        if looking:
            click.echo(not_noted(voice.words), err=True)
    click.echo(voice.words.gettext("{path} written.", path=output))


def _print_player(  # noqa: PLR0913, PLR0917 -- whose, as of when, and how it is to look
    voice: Voice, file: Place, output: Path, person: int | None, looks: Looks, then: Then
) -> None:
    from tdconsole.cli.people.print_player import ON, print_of_player  # noqa: PLC0415 -- slow to import
    from tdconsole.cli.season.print_season import framed  # noqa: PLC0415 -- as above

    if looks.paper not in ON:
        raise click.BadParameter(f"{PLAYER} is printed on {', '.join(ON)}.", param_hint="--paper")
    print_of_player(voice, file, output, person, partial(framed, voice, looks), then)
