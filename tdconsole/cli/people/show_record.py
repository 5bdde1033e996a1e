"""A person's record over all tournaments, and the usual next step."""

from typing import Final

import click

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
from tdconsole.i18n.people.record import bar_told, counted_words, penalty_told, ruling_told
from tdconsole.library.offences import offences
from tdconsole.projections.people.record import PersonRecord
from tdconsole.session import Session


class RecordShown(Record, kw_only=True):
    """The record; `next` is for the offence named, by the book of the tournament chosen."""

    record: PersonRecord
    next: NextStep | None = None
    said: str | None = None


def record_shown(voice: Voice, session: Session, sought: Sought) -> RecordShown:
    if sought.person is None:
        raise click.UsageError("--person says by its number whose record is meant.")
    person = PersonId(sought.person)
    record = session.record_of(person)
    if record.name is None and not record.tournaments:
        raise Refusing(voice.said(UnknownPerson(person=person), str))
    if sought.offence is None:
        return RecordShown(record=record)
    tournament = chosen(session, sought.tournament, voice)
    found = _next(voice, session, tournament, record, sought.offence)
    return RecordShown(record=record, next=found, said=next_step_told(voice.words, found))


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
    if shown.said is not None:
        yield (shown.said,)


RECORD: Final = HouseView(
    RecordShown, record_shown, lambda voice, _session, data: record_rows(voice, data)
)
