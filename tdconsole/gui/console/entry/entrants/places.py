"""The place of a bust, without computing all of them: a list asks only for what it paints."""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable

from tdconsole.domain.eliminations.busting import Finish
from tdconsole.domain.eliminations.provisional import is_provisional
from tdconsole.domain.eliminations.ranking import best_out, ranked
from tdconsole.domain.state.tournament import Exit, Tournament
from tdconsole.domain.values import EntryId, Instant, Place


class Places:
    """Places as `finishes` gives them; later busts and players still in rank higher."""

    def __init__(self, state: Tournament) -> None:
        self._begin(state)

    def _begin(self, state: Tournament) -> None:
        self._state = state
        struck = state.prizes.struck
        self._hands = sorted(
            out.hand for entry, out in state.exits.by_entry.items() if entry not in struck
        )
        self._members: dict[int, list[tuple[EntryId, Exit]]] = {}
        for entry, out in state.exits.by_entry.items():
            self._members.setdefault(out.hand, []).append((entry, out))

    def follow(self, state: Tournament, touched: frozenset[EntryId], steps: int = 1) -> bool:
        """Follow these busts, returns and corrections; False if others get new places, too.

        A bust inserted before others moves all of those up, and its undo moves them down: the last
        of them changes whenever one step changes any. Two steps may cancel each other out.
        """
        before, after = self._state.exits.by_entry, state.exits.by_entry
        last = self._last_but(touched)
        moved = last is not None and (last not in after or after[last].hand != before[last].hand)
        struck = state.prizes.struck is not self._state.prizes.struck
        if moved or struck or (steps > 1 and before is not after):
            self._begin(state)
            return False
        self._state = state
        for entry in touched:
            old, new = before.get(entry), after.get(entry)
            placed = entry not in state.prizes.struck
            if old is not None:
                if placed:
                    del self._hands[bisect_left(self._hands, old.hand)]
                self._members[old.hand].remove((entry, old))
            if new is not None:
                if placed:
                    insort(self._hands, new.hand)
                self._members.setdefault(new.hand, []).append((entry, new))
        return True

    def _last_but(self, touched: frozenset[EntryId]) -> EntryId | None:
        for hand in reversed(self._hands):
            for entry, _ in self._members[hand]:
                if entry not in touched:
                    return entry
        return None

    def first_provisional(self, entries: Iterable[EntryId], now: Instant) -> int | None:
        """The first of these entries' hands that another table may still report."""
        out = self._state.exits.by_entry
        for hand in sorted({out[entry].hand for entry in entries if entry in out}):
            members = [exit_ for _, exit_ in self._members[hand]]
            if is_provisional(self._state, members, now):
                return hand
        return None

    def of(self, entry: EntryId) -> Finish | None:
        out = self._state.exits.by_entry.get(entry)
        if out is None or entry in self._state.prizes.struck:
            return None
        later = len(self._hands) - bisect_right(self._hands, out.hand)
        place = best_out(self._state) + later
        for tied in ranked(self._state, sorted(self._members[out.hand])):
            if entry in tied:
                return Finish(entry=entry, place=Place(place), shared_by=len(tied))
            place += len(tied)
        raise LookupError(entry)
