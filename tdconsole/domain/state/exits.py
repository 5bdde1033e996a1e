"""Busts by entry and by hand, which are numbered in order."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from tdconsole.domain.state.tournament import Exit, Exits, Play
from tdconsole.domain.values import EntryId, Map

Member = tuple[EntryId, Exit]


def gone(exits: Exits, entry: EntryId, exit_: Exit) -> Exits:
    """The exits with this bust added or moved."""
    by_hand = back(exits, entry).by_hand
    there = tuple(sorted((*by_hand.get(exit_.hand, ()), entry)))
    return replace(
        exits,
        by_entry=exits.by_entry.set(entry, exit_),
        hands=max(exits.hands, exit_.hand),
        by_hand=by_hand.set(exit_.hand, there),
        moved=exits.moved - {entry},
        before=None,
    )


def back(exits: Exits, entry: EntryId) -> Exits:
    """The exits without this entry: it is back in, or was never entered."""
    exit_ = exits.by_entry.get(entry)
    if exit_ is None:
        return exits
    others = _but(exits.by_hand[exit_.hand], entry)
    by_hand = exits.by_hand
    return replace(
        exits,
        by_entry=exits.by_entry.delete(entry),
        by_hand=by_hand.set(exit_.hand, others) if others else by_hand.delete(exit_.hand),
        moved=exits.moved - {entry},
        before=None,
    )


def out_of_turn(exits: Exits, entry: EntryId) -> Exits:
    """Mark a bust as placed by hand: the order of reports doesn't apply to it."""
    return replace(exits, moved=exits.moved | {entry})


def into_hand(play: Play, entries: Sequence[EntryId]) -> Play:
    """The play with these busts added to the hand-for-hand hand."""
    if (board := play.board) is not None:
        return replace(play, board=replace(board, out=(*board.out, *entries)))
    if (cut := play.cut) is not None:
        cut = replace(cut, out=(*cut.out, *entries), later=(*cut.later, *entries))
    return replace(play, cut=cut)


def not_in_hand(play: Play, entry: EntryId) -> Play:
    """The play with this bust taken out of the hand-for-hand hand."""
    if (board := play.board) is not None and entry in board.out:
        play = replace(play, board=replace(board, out=_but(board.out, entry)))
    if (cut := play.cut) is not None and entry in cut.out:
        later = _but(cut.later, entry)
        play = replace(play, cut=replace(cut, out=_but(cut.out, entry), later=later))
    return play


def _but(entries: Iterable[EntryId], entry: EntryId) -> tuple[EntryId, ...]:
    return tuple(one for one in entries if one != entry)


def one_later(exits: Exits, first: int) -> Exits:
    """The exits with every hand from this one on moved by one, to make room for another."""
    by_entry, by_hand = dict(exits.by_entry), dict[int, tuple[EntryId, ...]]()
    for hand, members in exits.by_hand.items():
        later = hand + (hand >= first)
        by_hand[later] = members
        if later > hand:
            for entry in members:
                by_entry[entry] = replace(by_entry[entry], hand=later)
    return Exits(
        by_entry=Map(by_entry),
        hands=exits.hands + 1,
        by_hand=Map(by_hand),
        moved=exits.moved,
        told=exits.told + (first <= exits.told),
    )


def members(exits: Exits, hand: int) -> list[Member]:
    """The busts of a hand, by number."""
    return [(entry, exits.by_entry[entry]) for entry in exits.by_hand.get(hand, ())]


def in_order(exits: Exits) -> Iterator[tuple[int, list[Member]]]:
    """The hands in order, earliest first."""
    return _hands(exits, range(1, exits.hands + 1))


def latest_first(exits: Exits) -> Iterator[tuple[int, list[Member]]]:
    """The hands in order, latest first: a caller interested in the best places can stop early."""
    return _hands(exits, range(exits.hands, 0, -1))


def _hands(exits: Exits, hands: range) -> Iterator[tuple[int, list[Member]]]:
    by_entry, by_hand = exits.by_entry, exits.by_hand
    for hand in hands:
        if there := by_hand.get(hand):
            yield hand, [(entry, by_entry[entry]) for entry in there]
