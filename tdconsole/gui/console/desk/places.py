"""The place of one who is out, without working out everybody's: a list asks only for what it paints."""

from bisect import bisect_left, bisect_right, insort

from tdconsole.domain.eliminations import Finish, ranked
from tdconsole.domain.state import Exit, Tournament
from tdconsole.domain.values import EntryId, Place


class Places:
    """As `finishes` gives them; who went out later, and who is still in, stands before."""

    def __init__(self, state: Tournament) -> None:
        self._begin(state)

    def _begin(self, state: Tournament) -> None:
        self._state = state
        self._hands = sorted(out.hand for out in state.exits.by_entry.values())
        self._members: dict[int, list[tuple[EntryId, Exit]]] = {}
        for entry, out in state.exits.by_entry.items():
            self._members.setdefault(out.hand, []).append((entry, out))

    def follow(self, state: Tournament, touched: frozenset[EntryId]) -> None:
        """Only these may have gone out or come back since."""
        before, after = self._state.exits.by_entry, state.exits.by_entry
        self._state = state
        for entry in touched:
            old, new = before.get(entry), after.get(entry)
            if old is not None:
                del self._hands[bisect_left(self._hands, old.hand)]
                self._members[old.hand].remove((entry, old))
            if new is not None:
                insort(self._hands, new.hand)
                self._members.setdefault(new.hand, []).append((entry, new))

    def of(self, entry: EntryId) -> Finish | None:
        out = self._state.exits.by_entry.get(entry)
        if out is None:
            return None
        later = len(self._hands) - bisect_right(self._hands, out.hand)
        place = self._state.left + later + 1
        for tied in ranked(sorted(self._members[out.hand])):
            if entry in tied:
                return Finish(entry=entry, place=Place(place), shared_by=len(tied))
            place += len(tied)
        raise LookupError(entry)
