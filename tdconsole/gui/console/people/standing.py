"""A person's standing with the house: barred until when and why, kept apart from whom."""

from tdconsole.domain.house.bars import bars_on
from tdconsole.domain.state.flight_in_hand import each
from tdconsole.domain.state.house import Bar
from tdconsole.domain.values import PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.entry.cash import bar_words
from tdconsole.i18n.flights.elsewhere import elsewhere_words
from tdconsole.projections.flights.elsewhere import elsewhere
from tdconsole.session.local_time import day_at


def bars_of(view: TournamentView, person: PersonId) -> tuple[Bar, ...]:
    """Return all bars in force, from whichever series."""
    same = view.session.club.people.same(person)
    return bars_on(view.session.house, same, day_at(view.now().utc))


def standing_words(view: TournamentView, person: PersonId) -> tuple[str, str]:
    """Return a sentence and its role."""
    words, bars = view.words, bars_of(view, person)
    said = [
        words.gettext(
            "Barred {until}. Reason: {reason}",
            until=bar_words(words, bar.until, bar.series),
            reason=view.note(bar.reason),
        )
        for bar in bars
    ]
    people = view.session.club.people
    others = [
        pair.other if pair.one == person else pair.one
        for pair in people.apart.all()
        if person in {pair.one, pair.other}
    ]
    named = people.named(others)
    if names := sorted(known.name for known in named.values()):
        said.append(words.gettext("Kept apart from {players}", players=words.listed(names)))
    role = "stopped" if bars else "waiting" if said else "quiet"
    if told := _in_flights(view, person):
        said.append(told[:1].upper() + told[1:])
    return "  ·  ".join(said), role


def _in_flights(view: TournamentView, person: PersonId) -> str:
    """Say what became of each entry if there are several flights."""
    state = view.state
    if not state.in_flights:
        return ""
    flights = sorted(each(state), key=lambda one: one.current)
    same = view.session.club.people.same(person)
    found = [one for number in same for one in elsewhere(flights, number)]
    return view.words.listed(elsewhere_words(view.words, found))
