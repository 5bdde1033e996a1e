"""A deal of everybody left: who gets what, and what is held back for the winner."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import Final, Literal, assert_never

from msgspec.structs import replace

from tdconsole.domain.language.commands.money import AgreeDeal
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import DealAgreed
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.prizes import (
    DealAgreedAlready,
    HeldTooMuch,
    NoChipsInDeal,
    NothingToDivide,
    NotInDeal,
    PaidBeforeDeal,
    SeatsNotDivided,
    SharesNotThePrizes,
    StacksDoNotAddUp,
    TooFewForDeal,
    TooManyForDeal,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NamedTwice, PlayerIsOut
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.icm import MOST, Progress, in_units, worth
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.money import Deal
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, DealMethod, DealShare, EntryId, Map, Money, Record

Decision = tuple[Event, ...] | Rejection

Doubt = Literal["above_first", "below_next"]
"""More than the winner would get, or less than the next one out."""

RECKONED: Final[tuple[DealMethod, ...]] = ("icm", "chips", "even")
NONE_YET: Final[Mapping[DealMethod, tuple[Money, ...]]] = MappingProxyType({})


class Compared(Record, kw_only=True):
    """The outcome of one method, in the order of the stacks."""

    method: DealMethod
    amounts: tuple[Money, ...]
    gains: tuple[Money, ...]
    """The gain over the prize for the stack's present rank; negative if something is given up."""
    doubts: tuple[Doubt | None, ...]


# The money to divide


def open_prizes(tournament: Tournament) -> tuple[Money, ...]:
    """The prizes still played for, one for each player left, some possibly 0."""
    return _padded(prize_list(tournament), tournament.left)


def heads_open(tournament: Tournament) -> Money:
    return Money(sum(heads(tournament).on.values()))


def those_left(tournament: Tournament) -> tuple[EntryId, ...]:
    """The players left by table and seat, those without one last."""
    exits, of = tournament.exits.by_entry, tournament.play.seating.of

    def turn(entry: EntryId) -> tuple[bool, int, int, int]:
        seat = of.get(entry)
        return (True, 0, 0, entry) if seat is None else (False, seat.table, seat.seat, entry)

    return tuple(sorted((one for one in tournament.entries.by_id if one not in exits), key=turn))


def _padded(prizes: Sequence[Money], players: int) -> tuple[Money, ...]:
    paid = tuple(prizes[:players])
    return paid + (Money(0),) * (players - len(paid))


# The division


def shares(  # noqa: PLR0913, PLR0917 -- what a deal consists of
    method: DealMethod,
    stacks: Sequence[Chips],
    pot: Money,
    prizes: Sequence[Money],
    held: Money,
    unit: int,
    progress: Progress | None = None,
) -> tuple[Money, ...]:
    """Shares that make up the pot less what is held back, in whole units as by `in_units`.

    What the pot has beyond the prizes, the bounties, goes by chips unless all shares are equal.
    """
    divided, chips, players = Money(pot - held), sum(stacks), len(stacks)
    if not 0 <= held <= pot or players < 1 or min(stacks) < 1:
        raise ValueError(held, stacks)
    played = held_back(_padded(prizes, players), held)
    beside = divided - sum(played)
    match method:
        case "even":
            exact = [Fraction(divided, players)] * players
        case "chips":
            least = min(_padded(prizes, players)[-1], divided // players)
            rest = divided - players * least
            exact = [least + Fraction(stack * rest, chips) for stack in stacks]
        case "icm":
            exact = _with(_worth(tuple(stacks), played, progress), beside, stacks)
        case "typed":
            exact = _with(map(Fraction, standing(stacks, played, unit)), beside, stacks)
        case _:
            assert_never(method)
    return in_units(exact, divided, stacks, unit)


@lru_cache(maxsize=16)
def _known_worth(stacks: tuple[Chips, ...], prizes: tuple[Money, ...]) -> tuple[Fraction, ...]:
    """The model's equities, the longest calculation here, kept for the same stacks and prizes."""
    return tuple(worth(stacks, prizes))


def _worth(
    stacks: tuple[Chips, ...], prizes: tuple[Money, ...], progress: Progress | None
) -> Sequence[Fraction]:
    if progress is None:
        return _known_worth(stacks, prizes)
    return worth(stacks, prizes, progress)


def _with(exact: Iterable[Fraction], beside: int, stacks: Sequence[int]) -> list[Fraction]:
    chips = sum(stacks)
    return [one + Fraction(beside * stack, chips) for one, stack in zip(exact, stacks, strict=True)]


def held_back(prizes: Sequence[Money], held: Money) -> tuple[Money, ...]:
    """The prizes less what is held back: off first, then off first and second, and so on."""
    if not held:
        return tuple(prizes)
    left = sorted(prizes, reverse=True)
    for number, prize in enumerate(left, start=1):
        below = left[number] if number < len(left) else 0
        if held <= (prize - below) * number or number == len(left):
            each, over = divmod(min(held, prize * number), number)
            for place in range(number):
                left[place] = Money(prize - each - (1 if place >= number - over else 0))
            return tuple(left)
        held = Money(held - (prize - below) * number)
        left[:number] = [Money(below)] * number
    return tuple(left)


def standing(stacks: Sequence[Chips], prizes: Sequence[Money], unit: int) -> tuple[Money, ...]:
    """The prize for each stack's present rank; equal stacks share theirs."""
    amounts, place = [Money(0)] * len(stacks), 0
    order = sorted(range(len(stacks)), key=lambda number: (-stacks[number], number))
    for _stack, group in groupby(order, key=lambda number: stacks[number]):
        tied = list(group)
        total = Money(sum(prizes[place : place + len(tied)]))
        each = [Fraction(total, len(tied))] * len(tied)
        parts = in_units(each, total, [1] * len(tied), unit)
        for number, part in zip(tied, parts, strict=True):
            amounts[number] = part
        place += len(tied)
    return tuple(amounts)


def compared(  # noqa: PLR0913, PLR0917 -- what a deal consists of
    stacks: Sequence[Chips],
    pot: Money,
    prizes: Sequence[Money],
    held: Money,
    unit: int,
    methods: Iterable[DealMethod] = RECKONED,
    known: Mapping[DealMethod, tuple[Money, ...]] = NONE_YET,
) -> tuple[Compared, ...]:
    """All methods compared; those `known` already aren't worked out again."""
    prizes = _padded(prizes, len(stacks))
    places = standing(stacks, prizes, unit)
    most = prizes[0] + pot - sum(prizes)
    found = []
    for method in methods:
        amounts = known.get(method) or shares(method, stacks, pot, prizes, held, unit)
        found.append(
            Compared(
                method=method,
                amounts=amounts,
                gains=tuple(
                    Money(amount - prize) for amount, prize in zip(amounts, places, strict=True)
                ),
                doubts=tuple(_doubt(amount, most, prizes[-1]) for amount in amounts),
            )
        )
    return tuple(found)


def _doubt(amount: Money, most: int, least: int) -> Doubt | None:
    return "above_first" if amount > most else "below_next" if amount < least else None


# The agreement


def agree(tournament: Tournament, command: AgreeDeal, _context: Context) -> Decision:
    if tournament.prizes.deal is not None:
        return DealAgreedAlready()
    if fault := players_fault(tournament) or _named_fault(tournament, command.shares):
        return fault
    counted = Chips(sum(share.chips for share in command.shares))
    if counted != tournament.chips:
        return StacksDoNotAddUp(counted=counted, in_play=tournament.chips)
    currency, on_heads = tournament.setup.currency, Money(0)
    if command.heads:
        on_heads = heads_open(tournament)
    pot = Money(sum(open_prizes(tournament)) + on_heads)
    if pot <= 0:
        return NothingToDivide()
    if command.held > pot:
        return HeldTooMuch(held=command.held, pot=pot, currency=currency)
    due = Money(pot - command.held)
    shared = Money(sum(share.amount for share in command.shares))
    if shared != due:
        return SharesNotThePrizes(due=due, shared=shared, currency=currency)
    return (
        DealAgreed(method=command.method, shares=command.shares, held=command.held, heads=on_heads),
    )


def players_fault(tournament: Tournament) -> Rejection | None:
    """A refusal if there can't be any deal with these players."""
    left = tournament.left
    if tournament.terms.satellite != "off":
        return SeatsNotDivided()
    if left < 2:
        return TooFewForDeal(left=left)
    if left > MOST:
        return TooManyForDeal(players=left, most=MOST)
    slips = sorted(tournament.prizes.paid.items())
    for entry in those_left(tournament):
        mine = [(no, slip) for no, slip in slips if (slip.entry, slip.due) == (entry, "prize")]
        if sum(slip.gross for _, slip in mine) > 0:
            return PaidBeforeDeal(entry=entry, payout=mine[-1][0])
    return None


def _named_fault(tournament: Tournament, named: Sequence[DealShare]) -> Rejection | None:
    seen = set[EntryId]()
    for share in named:
        if share.entry not in tournament.entries.by_id:
            return UnknownEntry(entry=share.entry)
        if share.entry in tournament.exits.by_entry:
            return PlayerIsOut(entry=share.entry)
        if share.entry in seen:
            return NamedTwice(entry=share.entry)
        if not share.chips:
            return NoChipsInDeal(entry=share.entry)
        seen.add(share.entry)
    missing = [entry for entry in those_left(tournament) if entry not in seen]
    return NotInDeal(entry=missing[0]) if missing else None


def agreed(tournament: Tournament, event: DealAgreed) -> Tournament:
    known = tournament.entries.by_id
    deal = Deal(
        method=event.method,
        shares=Map({share.entry: share for share in event.shares if share.entry in known}),
        held=event.held,
        heads=event.heads,
    )
    return replace(tournament, prizes=replace(tournament.prizes, deal=deal))


def is_whole(tournament: Tournament) -> bool:
    """Whether the deal still holds: nobody else is in, and its money is still the same."""
    deal = tournament.prizes.deal
    if deal is None:
        return True
    entries, exits = tournament.entries.by_id, tournament.exits.by_entry
    if any(one not in entries for one in deal.shares):
        return False
    if deal.heads and heads(tournament).astray:
        return False
    if tournament.left != sum(one in entries and one not in exits for one in deal.shares):
        return False
    divided = sum(share.amount for share in deal.shares.values()) + deal.held
    return divided == sum(prize_list(tournament)[: len(deal.shares)]) + deal.heads
