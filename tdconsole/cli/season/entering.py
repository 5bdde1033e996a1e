"""Entering the qualifiers of a season into its final."""

from collections.abc import Iterator
from typing import get_args

import click

from tdconsole.cli.season.show_season import table_meant
from tdconsole.cli.voice.choosing import (
    HOUSE,
    acting,
    actor_option,
    as_of_option,
    chosen,
    flight_of,
    flight_option,
    season_option,
    tournament_option,
)
from tdconsole.cli.voice.subjects import Asked
from tdconsole.cli.voice.tables import laid_out
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.commands.entry import EnterQualifiers, QualifierPays
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PersonId, TillNo, TournamentId
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.entry.qualifiers import candidate_words, entered_words, nobody_words, stack_of
from tdconsole.i18n.season.words import digits_of
from tdconsole.projections.season.entering import Candidates
from tdconsole.projections.season.table import SeasonTable
from tdconsole.session import Place, Refused, Session
from tdconsole.session.past.seasons import Seasons


@click.group("season")
@click.argument("file", type=HOUSE)
@click.pass_context
def season(context: click.Context, file: Place) -> None:
    """Enter the qualifiers of a season of FILE into its final; 'show FILE season' has the table."""
    context.obj = Asked(context.obj, file)


@season.command("enter")
@tournament_option
@flight_option
@season_option
@as_of_option
@click.option(
    "--without", multiple=True, metavar="PLAYER", help="Who doesn't come; the next moves up."
)
@click.option("--only", multiple=True, metavar="PLAYER", help="Nobody but this one, such as later.")
@click.option(
    "--pays",
    type=click.Choice(get_args(QualifierPays)),
    default="free",
    show_default=True,
    help="Nothing, or the tournament's price in cash, by card, or on the house's account.",
)
@click.option("--till", type=click.IntRange(1, 2**31), help="The till that takes the money.")
@click.option("--while-open", is_flag=True, help="Though the season is still open.")
@click.option("--override", metavar="REASON", help="Why a limit is passed, such as the cap.")
@click.option("--dry-run", is_flag=True, help="Say who would be entered, and change nothing.")
@actor_option
@click.pass_obj
def enter(  # noqa: PLR0913 -- one argument an option, as click wants it
    asked: Asked,
    *,
    wanted: str | None,
    flight: str | None,
    season: int | None,
    as_of: str | None,
    without: tuple[str, ...],
    only: tuple[str, ...],
    pays: QualifierPays,
    till: int | None,
    while_open: bool,
    override: str | None,
    dry_run: bool,
    actor: str | None,
) -> None:
    """Enter all who qualified, each with the stack earned, in one step: all of them or nobody.

    PLAYER is a name as the table has it, or the number of the person. Who is in already is not
    entered again.
    """
    voice = asked.voice
    with voice.opened(asked.file) as house:
        session = house.session
        acting(session, actor, voice)
        tournament = chosen(session, wanted, voice)
        state = _state(session, tournament, flight, voice)
        table = table_meant(voice, session, season, as_of)
        if table is None:
            raise Refusing(voice.words.gettext("The house has no season yet."))
        absent = {_meant(voice, table, one) for one in without}
        found = Seasons(session, digits_of).candidates(table, state, absent)
        players = found.players
        if only:
            those = [_qualified(voice, table, found, one) for one in only]
            players = tuple(one for one in players if one.person in those)
        if not players and not state.finished:
            raise Refusing(nobody_words(voice.words, found, state.setup.name))
        request = EnterQualifiers(
            season=found.season,
            players=players,
            pays=pays,
            till=None if till is None else TillNo(till),
            while_open=while_open,
            override=override,
            play=None if flight is None else state.play.id,
        )
        if dry_run:
            foreseen = session.foresee(tournament, request)
            if isinstance(foreseen, Refusal):
                raise _refusing(voice, session, tournament, foreseen)
            _tell(voice, found)
            return
        answer = session.submit(tournament, request)
        if isinstance(answer, Refused):
            raise _refusing(voice, session, tournament, answer.rejection)
        number = sum(isinstance(event, EntryRegistered) for event in answer.step.events)
        after = _state(session, tournament, flight, voice)
        _tell(voice, Seasons(session, digits_of).candidates(table, after, absent))
        click.echo(entered_words(voice.words, number, after.setup.name))


def _state(
    session: Session, tournament: TournamentId, flight: str | None, voice: Voice
) -> Tournament:
    state = session.state(tournament)
    if state is None:
        raise LookupError(tournament)
    return flight_of(state, flight, voice)


def _meant(voice: Voice, table: SeasonTable, player: str) -> PersonId:
    """The one player of the table with that name or number."""
    typed = " ".join(player.split()).casefold()
    found = [
        row.person
        for row in (*table.rows, *table.below)
        if typed in {str(row.person), " ".join((row.name or "").split()).casefold()}
    ]
    if len(found) != 1:
        say = voice.words.gettext
        raise Refusing(
            say("Several players of the season are called {name}: give the number.", name=player)
            if found
            else say("The season has no player {name}.", name=player)
        )
    return found[0]


def _qualified(voice: Voice, table: SeasonTable, found: Candidates, player: str) -> PersonId:
    person = _meant(voice, table, player)
    if any(one.comes and one.qualifier.person == person for one in found.rows):
        return person
    raise Refusing(
        voice.words.gettext(
            "{name} is not among those who qualify: name with --without who doesn’t come.",
            name=player,
        )
    )


def _refusing(
    voice: Voice, session: Session, tournament: TournamentId, rejection: Rejection
) -> Refusing:
    who, kept = voice.who(session, tournament), voice.kept(session)
    said = refusal(voice.words, rejection, who, kept)
    return Refusing(f"{type(rejection).__name__}: {said}")


def _tell(voice: Voice, found: Candidates) -> None:
    for line in laid_out(_rows(voice, found)):
        click.echo(line)


def _rows(voice: Voice, found: Candidates) -> Iterator[tuple[str, ...]]:
    words = voice.words
    for one in found.rows:
        qualifier = one.qualifier
        yield (
            place(words, qualifier.place, qualifier.shared_by),
            qualifier.name or voice.erased,
            stack_of(words, found, one),
            candidate_words(words, one),
        )
