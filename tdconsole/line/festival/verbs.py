"""`tn 2` or `tn turbo` turns the window to another tournament of the day."""

from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import TournamentId
from tdconsole.line.festival.dealers import bring_on, push, put, rest, send_off
from tdconsole.line.festival.tables import give_back, lend, share
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Offer, Reading, ToTournament
from tdconsole.line.typing.verb import Verb
from tdconsole.session.festival.today import of_today
from tdconsole.spelling import folded

_LETTERS: Final = "tn"


def turn(desk: Desk, typed: str) -> Reading:
    """Turn by the number on the festival's page or by the name; a whole name comes first."""
    session = desk.looking.session
    there = [
        (at, one, state)
        for at, one in enumerate(of_today(session), 1)
        if (state := session.state(one)) is not None
    ]
    asked = folded(" ".join(typed.split()))
    found = [one for one in there if asked == folded(_name(one[2]))]
    found = found or [one for one in there if asked == str(one[0])]
    found = found or [one for one in there if asked and asked in folded(_name(one[2]))]
    if len(found) == 1:
        return _turned(desk, found[0][1], found[0][2])
    offers = tuple(
        Offer(line=f"{_LETTERS} {at}", label=_name(state), detail=f"{_LETTERS} {at}")
        for at, _number, state in found or there
    )
    names = desk.words.listed([one.label for one in offers])
    return desk.asking(desk.words.gettext("Which tournament? {names}", names=names), offers)


def _turned(desk: Desk, number: TournamentId, state: Tournament) -> Reading:
    say, name = desk.words.gettext, _name(state)
    if number == desk.looking.tournament:
        sentence = say("{tournament} is in hand at this window already", tournament=name)
    else:
        sentence = say("Turn this window to {tournament}", tournament=name)
    return Reading(mood="found", sentence=sentence, jump=ToTournament(tournament=number))


def _name(state: Tournament) -> str:
    return " ".join(state.setup.name.split())


VERBS: Final = (
    Verb(_LETTERS, lambda w: w.pgettext("typed", "tournament, turn to"), about=turn),
    Verb("share", lambda w: w.pgettext("typed", "share, share the room"), about=share),
    Verb("lend", lambda w: w.pgettext("typed", "lend, lend tables"), about=lend),
    Verb("giveback", lambda w: w.pgettext("typed", "give back, return tables"), about=give_back),
    Verb("push", lambda w: w.pgettext("typed", "push, push the dealers"), about=push),
    Verb("dealer", lambda w: w.pgettext("typed", "dealer, put the dealer"), about=put),
    Verb("rest", lambda w: w.pgettext("typed", "rest, send on a break"), about=rest),
    Verb("on", lambda w: w.pgettext("typed", "on, dealer on"), about=bring_on),
    Verb("off", lambda w: w.pgettext("typed", "off, dealer off"), about=send_off),
)
