"""A person's record and results over all tournaments, and the usual next step."""

from typing import Final

import click

from tdconsole import settings
from tdconsole.cli.voice.choosing import chosen
from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import HouseView, Sought
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.discipline.escalation import NextStep, suggested
from tdconsole.domain.language.rejections.discipline import UnknownOffence
from tdconsole.domain.language.rejections.entry import UnknownPerson
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.values import PersonId, Record, TournamentId
from tdconsole.i18n.discipline.escalation import next_step_told
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.i18n.eliminations.years import (
    amount,
    best_words,
    figures_told,
    place_in_field,
    shows_profit,
    stretch_cells,
    stretch_heads,
)
from tdconsole.i18n.people.record import bar_told, counted_words, penalty_told, ruling_told
from tdconsole.library.offences import offences
from tdconsole.projections.eliminations.years import PlayerYears
from tdconsole.projections.people.record import PersonRecord
from tdconsole.session import Session


class RecordShown(Record, kw_only=True):
    """The record; `next` is for the offence named, by the book of the tournament chosen."""

    record: PersonRecord
    years: PlayerYears
    """The results; what was spent only where this machine's settings show it."""
    next: NextStep | None = None
    said: str | None = None


def record_shown(voice: Voice, session: Session, sought: Sought) -> RecordShown:
    if sought.person is None:
        raise click.UsageError("--person says by its number whose record is meant.")
    person = PersonId(sought.person)
    record = session.record_of(person)
    if record.name is None and not record.tournaments:
        raise Refusing(voice.said(UnknownPerson(person=person), str))
    years = session.years.of(person, profit=settings.read().profit)
    if sought.offence is None:
        return RecordShown(record=record, years=years)
    tournament = chosen(session, sought.tournament, voice)
    found = _next(voice, session, tournament, record, sought.offence)
    return RecordShown(
        record=record, years=years, next=found, said=next_step_told(voice.words, found)
    )


def _next(
    voice: Voice, session: Session, tournament: TournamentId, record: PersonRecord, offence: str
) -> NextStep:
    state = session.state(tournament)
    if state is None:
        raise Refusing(voice.said(NoSuchTournament(), str))
    before = record.earlier(tournament)
    found = suggested(before, offence, offences(), state.rules, session.now().utc)
    if found is None:
        raise Refusing(voice.said(UnknownOffence(offence=offence), str))
    return found


def record_rows(voice: Voice, shown: RecordShown) -> Rows:
    words, record = voice.words, shown.record
    name = record.name or voice.erased
    yield (
        words.gettext(
            "{player}, number {number}: {told}",
            player=name,
            number=record.person,
            told=counted_words(words, record),
        ),
    )
    for one in record.penalties:
        yield (
            words.day_at(one.at),
            one.name,
            penalty_told(words, one),
            offence_name(words, one.offence),
            one.words or "",
            words.pgettext("penalty", "lifted") if one.lifted else "",
        )
    for bar in record.bars:
        yield (words.day_at(bar.at), "", bar_told(words, bar), "", bar.reason or "")
    for ruling in record.rulings:
        yield (
            words.day_at(ruling.at),
            ruling.name,
            ruling_told(words, ruling),
            ", ".join(ruling.cites),
            ruling.happened or voice.erased,
            "" if ruling.pending else ruling.decided or voice.erased,
        )
    if shown.years.evenings:
        yield from _years_rows(voice, shown.years)
    if shown.said is not None:
        yield ()
        yield (shown.said,)


def _years_rows(voice: Voice, years: PlayerYears) -> Rows:
    words, profit = voice.words, shows_profit(years.evenings)
    yield ()
    yield from (told[:2] for told in figures_told(words, years.figures))
    for nth, one in enumerate(years.best):
        yield ("" if nth else words.pgettext("results", "Best places"), best_words(words, one))
    stretches = (
        (words.pgettext("results", "Year"), years.years),
        (words.pgettext("results", "Series"), years.series),
    )
    for name, several in stretches:
        if several:
            yield ()
            yield stretch_heads(words, name, profit=profit)
        for stretch in several:
            yield stretch_cells(words, stretch, profit=profit)
    yield ()
    for played in years.evenings:
        yield (
            words.day(played.day),
            played.name,
            place_in_field(words, played),
            amount(words, played.won, played.currency),
            amount(words, played.profit, played.currency) if profit else "",
        )


RECORD: Final = HouseView(
    RecordShown, record_shown, lambda voice, _session, data: record_rows(voice, data)
)
