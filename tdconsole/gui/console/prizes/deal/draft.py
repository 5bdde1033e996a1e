"""A deal as typed so far; nothing of it counts before it is agreed."""

from collections.abc import Mapping
from typing import Final

from tdconsole.domain.language.commands.money import AgreeDeal
from tdconsole.domain.language.rejections.prizes import DealAgreedAlready
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import TournamentIsOver
from tdconsole.domain.prizes.deals import heads_open, open_prizes, players_fault, shares, those_left
from tdconsole.domain.prizes.icm import Progress
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, DealMethod, DealShare, EntryId, Money, Record
from tdconsole.projections.people.names import People
from tdconsole.projections.prizes.deal import DealBoard, DealRow, deal_board

AT_ONCE: Final = 20
"""The most players whose ICM is computed at once; for more it runs in the background."""


class Sum(Record, kw_only=True):
    """Everything that the ICM of these stacks depends on."""

    stacks: tuple[Chips, ...]
    prizes: tuple[Money, ...]
    pot: Money
    held: Money
    unit: Money

    def amounts(self, progress: Progress) -> tuple[Money, ...]:
        return shares("icm", self.stacks, self.pot, self.prizes, self.held, self.unit, progress)


class Draft:
    def __init__(self) -> None:
        self.stacks: dict[EntryId, Chips] = {}
        self.typed: dict[EntryId, Money] = {}
        self.method: DealMethod = "icm"
        self.held, self.heads = Money(0), False
        self._found: tuple[Sum, tuple[Money, ...]] | None = None

    def fault(self, state: Tournament) -> Rejection | None:
        """Return why no deal is possible."""
        if state.finished:
            return TournamentIsOver()
        return DealAgreedAlready() if state.prizes.deal is not None else players_fault(state)

    def board(self, state: Tournament, people: People) -> DealBoard:
        wanted = self.wanted(state)
        known: Mapping[DealMethod, tuple[Money, ...]] = {}
        methods: tuple[DealMethod, ...] = ("icm", "chips", "even")
        if wanted is not None:
            if self._found is not None and self._found[0] == wanted:
                known = {"icm": self._found[1]}
            else:
                methods = ("chips", "even")
        return deal_board(state, people, self.stacks, self.held, self.heads, methods, known)

    def wanted(self, state: Tournament) -> Sum | None:
        """Return the ICM to compute in the background because it takes too long."""
        left = those_left(state)
        stacks = [self.stacks.get(entry, Chips(0)) for entry in left]
        if len(left) <= AT_ONCE or not all(stacks):
            return None
        prizes = open_prizes(state)
        pot = Money(sum(prizes) + (heads_open(state) if self.heads else 0))
        unit = Money(max(1, state.setup.cash_unit))
        if self.held > pot:
            return None
        return Sum(stacks=tuple(stacks), prizes=prizes, pot=pot, held=self.held, unit=unit)

    def find(self, wanted: Sum, amounts: tuple[Money, ...]) -> None:
        self._found = (wanted, amounts)

    def is_found(self, wanted: Sum) -> bool:
        return self._found is not None and self._found[0] == wanted

    # Shares

    def share(self, row: DealRow) -> Money | None:
        if self.method == "typed":
            return self.typed.get(row.entry)
        offer = row.offer(self.method)
        return None if offer is None else offer.amount

    def choose(self, method: DealMethod, board: DealBoard) -> None:
        """Choose the method; amounts already shown are the start of a change by hand."""
        if method == "typed" and self.method != "typed":
            found = {row.entry: self.share(row) for row in board.rows}
            self.typed = {entry: one for entry, one in found.items() if one is not None}
        self.method = method

    def type_share(self, entry: EntryId, amount: Money, board: DealBoard) -> None:
        self.choose("typed", board)
        self.typed[entry] = amount

    def shared(self, board: DealBoard) -> Money:
        return Money(sum(self.share(row) or 0 for row in board.rows))

    def missing(self, board: DealBoard) -> Money:
        """Return what is still to be shared out; negative if too much is."""
        return Money(board.divided - self.shared(board))

    def request(self, board: DealBoard) -> AgreeDeal | None:
        """Return the request; None while something is open."""
        parts = []
        for row in board.rows:
            amount = self.share(row)
            if row.stack is None or amount is None:
                return None
            parts.append(DealShare(entry=row.entry, chips=row.stack, amount=amount))
        if len(parts) < 2:
            return None
        return AgreeDeal(
            method=self.method, shares=tuple(parts), held=self.held, heads=bool(board.heads)
        )
