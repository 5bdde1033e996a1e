"""Advice on bounties with no named winner, and on envelopes still to be opened."""

from collections.abc import Iterator

from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.memo import Memo
from tdconsole.domain.prizes.bounties import Heads, heads, nobody_won, takers
from tdconsole.domain.prizes.envelopes import awaiting, have_begun, put_in
from tdconsole.domain.state.tournament import Exit, Tournament
from tdconsole.domain.values import EntryId, Instant, Money
from tdconsole.projections.advice.card import Urgency
from tdconsole.projections.advice.due import EnvelopeDue, EnvelopesShort, HeadUnclaimed

_UNCLAIMED = Memo[tuple[EntryId, ...]]()


def of_heads(
    tournament: Tournament, now: Instant
) -> Iterator[EnvelopeDue | EnvelopesShort | HeadUnclaimed]:
    """Advice on bounties; after a cancellation nobody wins any more, though won ones stay won."""
    if tournament.terms.heads == "off" and not tournament.takings.bounties:
        return
    waiting = () if tournament.in_flights else tuple(awaiting(tournament, now))
    ready = [entry for entry in waiting if takers(tournament, entry)]
    if ready:
        victim = ready[0]
        yield EnvelopeDue(
            entry=victim,
            by=takers(tournament, victim),
            others=len(ready) - 1,
            proposal=OpenEnvelope(victim=victim),
        )
    found = heads(tournament)
    unclaimed = _UNCLAIMED.of(found, made=lambda: unclaimed_of(tournament, found))
    exits = tournament.exits.by_entry
    unnamed = (one for one in waiting if one in exits and _unnamed(exits[one]))
    if lost := (*unclaimed, *unnamed):
        yield HeadUnclaimed(
            entry=lost[0],
            others=len(lost) - 1,
            urgency=_urgency(tournament),
            start=f"by #{lost[0]} ",
        )
    missing = Money(0) if tournament.in_flights else put_in(tournament)
    if missing and tournament.exits.by_entry and have_begun(tournament, now):
        yield EnvelopesShort(
            sold=tournament.takings.bounties,
            missing=missing,
            currency=tournament.setup.currency,
        )


def _urgency(tournament: Tournament) -> Urgency:
    over = tournament.left == 1 and not tournament.in_flights
    return "now" if over or tournament.finished else "soon"


def unclaimed_of(tournament: Tournament, found: Heads) -> tuple[EntryId, ...]:
    """The busts without a named winner, earliest first."""
    exits = tournament.exits.by_entry
    out = (one for one in found.unclaimed if one in exits and _unnamed(exits[one]))
    return tuple(sorted(out, key=lambda one: (exits[one].hand, one)))


def _unnamed(exit_: Exit) -> bool:
    return not exit_.by and not nobody_won(exit_)
