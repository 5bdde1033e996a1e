"""Bounties on heads and who won them, worked out hand by hand."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.language.terms import Mystery, Progressive
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.exits import Member, in_order, members
from tdconsole.domain.state.tournament import Entries, Exit, Exits, Tournament
from tdconsole.domain.values import WHOLE, DealShare, EntryId, Money, Record

Sums = Mapping[EntryId, Money]
Takers = tuple[EntryId, ...]
NOBODYS: Final[Sums] = MappingProxyType({})
ALONE: Final[Mapping[EntryId, EntryId]] = MappingProxyType({})


class Taken(Record, kw_only=True):
    """A bounty taken, or its envelope: part in cash, part onto the winner's own head."""

    victim: EntryId
    by: EntryId
    cash: Money
    head: Money = Money(0)


class Heads(Record, kw_only=True):
    """All bounties by where they are; together they are what was sold."""

    on: Sums = NOBODYS
    """On the heads of players still in."""
    won: Sums = NOBODYS
    """Won in cash, by eliminators and by the winner for his own head."""
    unclaimed: Sums = NOBODYS
    """On the heads of busted players with no known eliminator."""
    sold: Money = Money(0)
    taken: tuple[Taken, ...] = ()
    left: Money = Money(0)
    """In envelopes not yet opened."""
    beside: Money = Money(0)
    """In no envelope; negative if the envelopes hold more than was sold."""
    dealt: Money = Money(0)
    """Divided in a deal."""
    back: Money = Money(0)
    """Given back when the tournament was called off."""

    @property
    def astray(self) -> Money:
        """The sum that is unaccounted for; 0 as long as everything adds up."""
        named = sum(sum(part.values()) for part in (self.on, self.won, self.unclaimed))
        return Money(self.sold - named - self.left - self.beside - self.dealt - self.back)


NO_HEADS: Final = Heads()
_HEADS: Final = Memo[Heads]()


def heads(tournament: Tournament) -> Heads:
    """The bounties by the hands as known now; correcting an early hand changes the later ones.

    Across flights they are one total.
    """
    prizes = tournament.prizes
    if not tournament.takings.bounties and tournament.terms.heads == "off":
        return NO_HEADS
    tournament = united(tournament)
    return _HEADS.of(
        tournament.entries,
        tournament.exits,
        tournament.takings,
        tournament.terms.heads,
        prizes.envelopes,
        prizes.deal,
        prizes.refunds,
        prizes.heads_back,
        tournament.finished,
        made=lambda: _heads(tournament),
    )


def _heads(tournament: Tournament) -> Heads:
    terms, back = tournament.terms.heads, tournament.prizes.heads_back
    if isinstance(terms, Mystery):
        found = _of_envelopes(tournament, terms)
    else:
        found = _of_hands(tournament, terms.to_head if isinstance(terms, Progressive) else 0)
    return _given_back(found, back) if back else found


def _given_back(found: Heads, back: Money) -> Heads:
    """The bounties after a refund: what went back can't be won; if it was all, nobody won any."""
    if back == found.sold:
        return Heads(sold=found.sold, back=back)
    beyond = min(0, found.sold - sum(found.won.values()))
    return Heads(won=found.won, sold=found.sold, taken=found.taken, beside=Money(beyond), back=back)


def shared(amount: Money, takers: int) -> tuple[Money, ...]:
    """Equal shares; odd units go to those named first."""
    each, odd = divmod(amount, takers)
    return tuple(Money(each + (turn < odd)) for turn in range(takers))


def onto_head(amount: Money, share: int) -> Money:
    """The part that goes onto the winner's head; an odd unit is paid in cash."""
    return Money(amount * share // WHOLE)


class Ledger:
    """Heads and the bounties taken from them, hand by hand.

    `kept` maps a stack that was given up to the entry that plays on and takes over its head.
    """

    def __init__(self, heads: Sums, to_head: int, kept: Mapping[EntryId, EntryId] = ALONE) -> None:
        self.on = dict(heads)
        self._kept = kept
        for given_up, entry in kept.items():
            _add(self.on, entry, self.on.pop(given_up, Money(0)))
        self.won: dict[EntryId, Money] = {}
        self.unclaimed: dict[EntryId, Money] = {}
        self.taken: list[Taken] = []
        self._to_head = to_head

    def copy(self) -> "Ledger":
        other = Ledger(self.on, self._to_head)
        other._kept = self._kept
        other.won, other.unclaimed = dict(self.won), dict(self.unclaimed)
        other.taken = list(self.taken)
        return other

    def hand(self, out: Mapping[EntryId, Takers]) -> None:
        """Settle a hand; players out in it have no head any more that a bounty could go onto."""
        heads = {victim: self.on.pop(victim, Money(0)) for victim in out}
        for victim, by in out.items():
            head = heads[victim]
            if not by:
                _add(self.unclaimed, victim, head)
            elif head:
                self.take(_taken(victim, head, by, self._to_head, self))

    def one(self, victim: EntryId, taker: EntryId) -> None:
        """Settle the usual hand: one bust by one eliminator."""
        on, won = self.on, self.won
        head = on.pop(victim, Money(0))
        if not head:
            return
        wearer = self._kept.get(taker, taker)
        onto = Money(head * self._to_head // WHOLE) if wearer in on else Money(0)
        cash = Money(head - onto)
        if cash:
            won[taker] = Money(won.get(taker, 0) + cash)
        if onto:
            on[wearer] = Money(on[wearer] + onto)
        self.taken.append(Taken(victim=victim, by=taker, cash=cash, head=onto))

    def keep(self, keepers: Takers, among: Callable[[EntryId], bool]) -> None:
        """Let those still in at the end keep their own heads, and these unclaimed ones."""
        for entry in keepers:
            if head := self.on.pop(entry, Money(0)):
                self.take((Taken(victim=entry, by=entry, cash=head),))
        for victim in [one for one in self.unclaimed if keepers and among(one)]:
            self.take(_taken(victim, self.unclaimed.pop(victim), keepers, 0, self))

    def take(self, parts: Iterable[Taken]) -> None:
        for one in parts:
            _add(self.won, one.by, one.cash)
            _add(self.on, self._kept.get(one.by, one.by), one.head)
            self.taken.append(one)

    def __contains__(self, taker: object) -> bool:
        """Whether the entry has a head that a bounty could go onto."""
        return isinstance(taker, int) and self._kept.get(EntryId(taker), taker) in self.on


def _sold(entries: Entries) -> Sums:
    return {
        number: Money(entry.paid.bounty + entry.bought.bounty)
        for number, entry in entries.by_id.items()
    }


def _of_hands(tournament: Tournament, to_head: int) -> Heads:
    deal, exits = tournament.prizes.deal, tournament.exits.by_entry
    ledger = _ledger(tournament, to_head).copy()
    for entry in ledger.on.keys() & _agreed(tournament).keys():
        del ledger.on[entry]
    ledger.keep(keeping(tournament), lambda one: nobody_won(exits[one]))
    return Heads(
        on={entry: head for entry, head in ledger.on.items() if head},
        won=ledger.won,
        unclaimed=ledger.unclaimed,
        sold=tournament.takings.bounties,
        taken=tuple(ledger.taken),
        dealt=Money(0) if deal is None else deal.heads,
    )


_LEDGERS: Final = Memo[Ledger]()


def _ledger(tournament: Tournament, to_head: int) -> Ledger:
    """All hands in order; if one was added at the end, only that one is gone through."""
    exits, asked = (
        tournament.exits,
        (tournament.entries, tournament.prizes.deal, tournament.terms.heads),
    )
    before = None if exits.before is None else _LEDGERS.known(exits.before, *asked)

    def made() -> Ledger:
        if before is None:
            kept = _kept(exits)
            ledger = Ledger(_sold(tournament.entries), to_head, kept)
            for _hand, out in in_order(exits):
                if out[0][0] not in kept:
                    _tell(tournament, ledger, out)
            return ledger
        ledger = before.copy()
        _tell(tournament, ledger, members(exits, exits.hands))
        return ledger

    return _LEDGERS.of(exits.by_entry, *asked, made=made)


def _kept(exits: Exits) -> Mapping[EntryId, EntryId]:
    """Each stack given up, with the entry that played on."""
    out = exits.by_entry.items()
    return {entry: exit_.forward for entry, exit_ in out if exit_.forward is not None}


def _tell(tournament: Tournament, ledger: Ledger, told: list[Member]) -> None:
    every, agreed = tournament.entries.by_id, _agreed(tournament)
    entry, exit_ = told[0]
    if len(told) == len(exit_.by) == 1 and entry in every and entry not in agreed:
        ledger.one(entry, exit_.by[0])
        return
    out = {entry: exit_.by for entry, exit_ in told if entry in every}
    for entry in out.keys() & agreed.keys():
        del ledger.on[entry], out[entry]
    ledger.hand(out)


def _agreed(tournament: Tournament) -> Mapping[EntryId, DealShare]:
    """The deal's shares, if it divided the bounties."""
    deal = tournament.prizes.deal
    return {} if deal is None or not deal.heads else deal.shares


def _taken(
    victim: EntryId, head: Money, by: Takers, to_head: int, live: Container[EntryId]
) -> Iterator[Taken]:
    for taker, part in zip(by, shared(head, max(1, len(by))), strict=False):
        onto = onto_head(part, to_head) if taker in live else Money(0)
        yield Taken(victim=victim, by=taker, cash=Money(part - onto), head=onto)


def keeping(tournament: Tournament) -> Takers:
    """The entries that keep their heads: the winner, or everybody in at a finish with several."""
    alone = tournament.left == 1 and bool(tournament.exits.by_entry)
    if not (alone or tournament.finished) or tournament.prizes.refunds is not None:
        return ()
    exits = tournament.exits.by_entry
    return tuple(sorted(entry for entry in tournament.entries.by_id if entry not in exits))


def nobody_won(exit_: Exit) -> bool:
    """Whether the stack was given up or removed by the director, so that nobody won it."""
    return bool(exit_.forfeited or exit_.removed)


def _add(sums: dict[EntryId, Money], entry: EntryId, amount: Money) -> None:
    if amount:
        sums[entry] = Money(sums.get(entry, 0) + amount)


def _of_envelopes(tournament: Tournament, terms: Mystery) -> Heads:
    ledger, opened = Ledger({}, 0), tournament.prizes.envelopes
    for victim, amount in sorted(opened.items()):
        if by := takers(tournament, victim):
            ledger.take(_taken(victim, amount, by, 0, ()))
        else:
            ledger.unclaimed[victim] = amount
    inside = Money(sum(one.amount * one.number for one in terms.envelopes))
    return Heads(
        won=ledger.won,
        unclaimed=ledger.unclaimed,
        sold=tournament.takings.bounties,
        taken=tuple(ledger.taken),
        left=Money(inside - sum(opened.values())),
        beside=Money(tournament.takings.bounties - inside),
    )


def takers(tournament: Tournament, victim: EntryId) -> Takers:
    """The eliminators; at the end those still in take their own heads and any unclaimed one."""
    exit_ = tournament.exits.by_entry.get(victim)
    if exit_ is None:
        return (victim,) if victim in keeping(tournament) else ()
    return exit_.by or (keeping(tournament) if nobody_won(exit_) else ())
