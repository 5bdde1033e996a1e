"""The end of an evening: the prizes as they were paid, and everybody in the place that was theirs."""

from typing import Protocol

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.money import PayOut, PostPrizes
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.values import EntryId, Money
from tdconsole.imports.td3.evening import EveningRead
from tdconsole.imports.td3.pricing import Pricing
from tdconsole.imports.td3.seating_down import Floor
from tdconsole.projections.setup.taken_over import LeftOutKind
from tdconsole.session import Refused


class Ended(Floor, Protocol):
    evening: EveningRead
    pricing: Pricing
    entries: dict[str, EntryId]
    names: dict[str, str]

    def leave(self, kind: LeftOutKind, detail: str = "") -> None: ...


class Ending:
    def __init__(self, brought: Ended) -> None:
        self._brought = brought

    def end(self) -> None:
        amounts = self._amounts()
        if any(amounts) and isinstance(self._brought.do(PostPrizes(amounts=amounts)), Refused):
            self._brought.leave("prize", self._brought.evening.title)
        if isinstance(self._brought.do(FinishTournament()), Refused):
            for key in self._brought.entries:
                if self._brought.entries[key] not in self._brought.state.exits.by_entry:
                    self._brought.leave("unended", self._brought.names[key])
            return
        self._compare()
        for finish in [*finishes(self._brought.state)]:
            if finish.place <= len(amounts) and amounts[finish.place - 1]:
                self._pay(finish.entry)

    def _amounts(self) -> tuple[Money, ...]:
        """The prize of each place, several for one place together."""
        last = max(
            (prize.place for prize in self._brought.evening.prizes if prize.amount), default=0
        )
        amounts = [Money(0)] * min(last, 10_000)
        for prize in self._brought.evening.prizes:
            if prize.place <= len(amounts):
                so_far = amounts[prize.place - 1]
                amounts[prize.place - 1] = Money(so_far + self._brought.pricing.minor(prize.amount))
        return tuple(amounts)

    def _compare(self) -> None:
        """List the players who got the prize of a place that is neither theirs nor shared."""
        places = {
            finish.entry: range(finish.place, finish.place + finish.shared_by)
            for finish in finishes(self._brought.state)
        }
        for prize in self._brought.evening.prizes:
            for key in prize.to:
                if (
                    key in self._brought.entries
                    and prize.place not in places[self._brought.entries[key]]
                ):
                    self._brought.leave("place", self._brought.names[key])

    def _pay(self, entry: EntryId) -> None:
        self._brought.leave("paid")
        if isinstance(self._brought.do(PayOut(entry=entry)), Refused):
            keys = {number: key for key, number in self._brought.entries.items()}
            self._brought.leave("prize", self._brought.names[keys[entry]])
