"""Envelopes of a mystery bounty: one drawn from the chain for each bust."""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.clock.registration import closing, is_closed
from tdconsole.domain.draw.drawing import sealed
from tdconsole.domain.draw.lots import (
    Lots,
    envelope_by_lot,
    envelope_lines,
    envelope_text,
    envelopes_of,
    text_hash,
)
from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import EnvelopeOpened
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.prizes import (
    EnvelopeIsOpen,
    EnvelopesWait,
    HeadsGivenBack,
    NoEnvelopeLeft,
    NoMystery,
    OutBeforeEnvelopes,
    TakerUnknown,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import PlayerIsIn
from tdconsole.domain.language.terms import Envelope, Mystery
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.bounties import keeping, takers
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.exits import Member, latest_first
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money

Decision = tuple[Event, ...] | Rejection


def open_envelope(tournament: Tournament, command: OpenEnvelope, context: Context) -> Decision:
    if fault := envelope_fault(tournament, command.victim, context.now):
        return fault
    if context.foreseen:
        return ()
    commitment = tournament.draws.commitment
    if commitment is None or context.link is None:
        return NoMoreLinks()
    event = EnvelopeOpened(
        draw=context.draw,
        chain=commitment.chain,
        link=context.link,
        victim=command.victim,
        left=envelope_lines(envelopes_left(tournament)),
        amount=Money(0),
    )
    return (replace(event, amount=opened_again(event)),)


def envelope_fault(tournament: Tournament, victim: EntryId, now: Instant) -> Rejection | None:
    terms = tournament.terms.heads
    if not isinstance(terms, Mystery):
        return NoMystery()
    if victim not in tournament.entries.by_id:
        return UnknownEntry(entry=victim)
    if victim in tournament.prizes.envelopes:
        return EnvelopeIsOpen(entry=victim)
    if tournament.prizes.refunds is not None:
        return HeadsGivenBack()
    exit_ = tournament.exits.by_entry.get(victim)
    if exit_ is None and victim not in keeping(tournament):
        return PlayerIsIn(entry=victim)
    if not have_begun(tournament, now):
        return EnvelopesWait()
    players, first = _players_then(tournament, victim), first_players(tournament, terms)
    if players > first:
        return OutBeforeEnvelopes(entry=victim, players=players, first=first)
    if not takers(tournament, victim):
        return TakerUnknown(entry=victim)
    return None if envelopes_left(tournament) else NoEnvelopeLeft()


def have_begun(tournament: Tournament, now: Instant) -> bool:
    """Whether envelopes have begun: not while anybody may still enter, if that has an end."""
    if closing(tournament) is None and not tournament.terms.closes_at:
        return True
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    return tournament.finished or is_closed(tournament, reading, now)


def first_players(tournament: Tournament, terms: Mystery) -> int:
    """The number of players left from which the next bust brings an envelope."""
    return terms.from_players or len(prize_list(tournament))


def _players_then(tournament: Tournament, victim: EntryId) -> int:
    """The number of players in when the hand began in which this one busted."""
    exits, players = tournament.exits, tournament.left
    if victim not in exits.by_entry:
        return players
    hand = exits.by_entry[victim].hand
    return players + sum(len(out) for number, out in exits.by_hand.items() if number >= hand)


def awaiting(tournament: Tournament, now: Instant) -> Iterator[EntryId]:
    """The busts whose envelopes are still to be opened, in order."""
    terms, out = tournament.terms.heads, tournament.exits.by_entry
    if not isinstance(terms, Mystery) or not out or not envelopes_left(tournament):
        return
    if tournament.prizes.refunds is not None:
        return
    first = first_players(tournament, terms)
    if tournament.left >= first or not have_begun(tournament, now):
        return
    opened = tournament.prizes.envelopes
    within, players = list[list[Member]](), tournament.left
    for _hand, told in latest_first(tournament.exits):
        players += len(told)
        if players > first:
            break
        within.append(told)
    for told in reversed(within):
        yield from (entry for entry, _ in told if entry not in opened)
    for entry in keeping(tournament):
        if entry not in opened:
            yield entry


def inside(terms: Mystery) -> Money:
    return Money(sum(one.amount * one.number for one in terms.envelopes))


def put_in(tournament: Tournament) -> Money:
    """The money the house puts in: what the envelopes hold beyond the bounties sold."""
    terms = tournament.terms.heads
    if not isinstance(terms, Mystery) or tournament.prizes.refunds is not None:
        return Money(0)
    return Money(max(0, inside(terms) - tournament.takings.bounties))


def envelopes_left(tournament: Tournament) -> tuple[Envelope, ...]:
    terms = tournament.terms.heads
    if not isinstance(terms, Mystery):
        return ()
    return _without(terms, tournament.prizes.envelopes)


def _without(terms: Mystery, opened: Mapping[EntryId, Money]) -> tuple[Envelope, ...]:
    """The envelopes left, largest sum first; entries with the same sum count as one."""
    left = Counter[Money]()
    for one in terms.envelopes:
        left[one.amount] += one.number
    left.subtract(opened.values())
    return tuple(
        Envelope(amount=amount, number=left[amount])
        for amount in sorted(left, reverse=True)
        if left[amount] > 0
    )


def envelope_inputs(event: EnvelopeOpened) -> str:
    return envelope_text(link=event.link, draw=event.draw, victim=event.victim, left=event.left)


def opened_again(event: EnvelopeOpened) -> Money:
    """The envelope that the recorded link picks from the recorded ones."""
    left = envelopes_of(event.left)
    if any(one.number < 1 for one in left) or not left:
        raise ValueError(event.left)
    return envelope_by_lot(Lots(envelope_inputs(event)), left)


def opened(tournament: Tournament, event: EnvelopeOpened) -> Tournament:
    prizes = tournament.prizes
    envelopes = prizes.envelopes.set(event.victim, event.amount)
    draws = sealed(tournament.draws, event, text_hash(envelope_inputs(event)))
    return replace(tournament, draws=draws, prizes=replace(prizes, envelopes=envelopes))
