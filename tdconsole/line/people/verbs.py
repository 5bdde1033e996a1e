"""`record 3-2`, `years rossi`, `bar rossi`: a person's record and results, and barring a person."""

from collections.abc import Callable
from typing import Final, Literal

from tdconsole.domain.discipline.escalation import NextStep, suggested
from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.values import EntryId
from tdconsole.i18n.people.record import counted_words
from tdconsole.library.offences import offences
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, offered_each, tidy, whom
from tdconsole.line.typing.reading import Reading, ToAction
from tdconsole.line.typing.verb import Verb

_Which = Literal["record", "years", "bar"]


def of_the_person(verb: _Which) -> Callable[[Desk, str], Reading]:
    def read(desk: Desk, arguments: str) -> Reading:
        name = tidy(arguments)
        if not name:
            return desk.asking(_example(desk, verb))
        entry = whom(desk, name, desk.state.entries.by_id.__contains__)
        if isinstance(entry, Unsure):
            return entry.reading(offered_each(desk, entry.candidates, lambda one: f"{verb} #{one}"))
        told = _preview(desk, verb, entry)
        return Reading(mood="ready", sentence=told, jump=ToAction(action=verb, entry=entry))

    return read


def _example(desk: Desk, verb: _Which) -> str:
    if verb == "bar":
        return desk.words.gettext("Who is barred? bar rossi asks until when, from what and why")
    if verb == "years":
        return desk.words.gettext("Whose results? years 3-2, or years rossi")
    return desk.words.gettext("Whose record? record 3-2, or record rossi")


def _preview(desk: Desk, verb: _Which, entry: EntryId) -> str:
    player = desk.looking.who(entry)
    if verb == "bar":
        return desk.words.gettext(
            "Bar {player}: until when, from what and why is asked next", player=player
        )
    if verb == "years":
        return desk.words.gettext("The results of {player} over the years", player=player)
    there = entry_of(desk.state, entry)
    if there is None:
        return player
    record = desk.looking.session.record_of(there.person)
    told = counted_words(desk.words, record)
    return desk.words.gettext("{player}: {told}", player=player, told=told)


def next_for(desk: Desk, entry: EntryId, offence: str) -> NextStep | None:
    """Return the next step that the record and this tournament's rulebook suggest."""
    there = entry_of(desk.state, entry)
    if there is None or not offence:
        return None
    looking = desk.looking
    before = looking.session.record_of(there.person).earlier(looking.tournament)
    return suggested(before, offence, offences(), desk.state.rules, looking.now().utc)


def from_record(desk: Desk, entry: EntryId, offence: str) -> NextStep | None:
    """Return it if anything is on record; for a first offence the rulebook's range is enough."""
    found = next_for(desk, entry, offence)
    return None if found is None or found.because == "first" else found


VERBS: Final = (
    Verb(
        "record",
        lambda w: w.pgettext("typed", "record"),
        about=of_the_person("record"),
        player=True,
    ),
    Verb(
        "years",
        lambda w: w.pgettext("typed", "years, results"),
        about=of_the_person("years"),
        player=True,
    ),
    Verb("bar", lambda w: w.pgettext("typed", "bar, ban"), about=of_the_person("bar"), player=True),
)
