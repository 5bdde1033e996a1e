"""Every step in words."""

from collections.abc import Callable, Iterator
from typing import Final

from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import EntryId, NoteId, PenaltyNo
from tdconsole.i18n.engine.log import log_sentences
from tdconsole.i18n.entry.actors import actor_words
from tdconsole.i18n.naming import Names
from tdconsole.projections.engine.trail import Log, TrailStep, log


def log_rows(voice: Voice, look: Looking) -> Rows:
    words, people, staff = voice.words, look.people, look.session.club.staff.named()
    persons, devices = look.timeline.persons, look.session.club.devices.named()

    def who(entry: EntryId) -> str:
        person = persons.get(entry)
        known = None if person is None else people.get(person)
        return known.name if known else voice.erased

    def note(number: NoteId) -> str:
        return look.session.club.notes.read(number) or voice.erased

    for step in look.timeline.trail():
        actor = "" if step.actor is None else staff.get(step.actor, voice.erased)
        actor = actor_words(words, actor, step.device, devices)
        sentence = "; ".join(_sentences(voice, step, who, note, look))
        yield (str(step.no), words.moment(step.at), actor, sentence)


def _sentences(
    voice: Voice,
    step: TrailStep,
    who: Callable[[EntryId], str],
    note: Callable[[NoteId], str],
    look: Looking,
) -> Iterator[str]:
    say = voice.words.gettext
    if step.undoes is not None:
        yield say("step {step} undone", step=step.undoes)

    def whose(penalty: PenaltyNo) -> str:
        return who(look.timeline.penalized[penalty])

    yield from log_sentences(voice.words, step.events, Names(who, note, whose), look.state.setup)
    if step.undone_by is not None:
        yield say("undone by step {step}", step=step.undone_by)


LOG: Final = View(
    Log,
    lambda look: log(look.timeline.trail()),
    lambda look, _data: log_rows(look.voice, look),
    of_all=True,
)
