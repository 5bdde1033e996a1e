"""A plan of the prizes before it is used: its amounts, or why it is not possible."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal

from msgspec.structs import replace

from tdconsole.domain.language.commands.money import PlanPrizes
from tdconsole.domain.language.prize_plan import AS_TABLED, Curve, Fixed, PrizePlan
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.prize_list.tables import planned, reckoned
from tdconsole.domain.prizes.posting import plan_fault
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money, Place
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.library.payouts import payout_file, payouts_named
from tdconsole.projections.prizes.board import PrizeRow, share_of

Source = Literal["table", "curve", "typed"]
MOST_FIXED: Final = 200


def source_of(plan: PrizePlan) -> Source:
    if plan.typed:
        return "typed"
    return "table" if plan.curve == "off" else "curve"


def tabled(state: Tournament) -> tuple[Money, ...]:
    """Return the amounts by the payout table of the set-up."""
    amounts = planned(state, AS_TABLED)
    return amounts if isinstance(amounts, tuple) else ()


def table_name(state: Tournament) -> str:
    """Return the payout table's name; empty for one of the house's own."""
    files = map(payout_file, payouts_named())
    return next((file.title for file in files if file.bands == state.setup.payouts), "")


class PlanDraft:
    def __init__(self, view: TournamentView) -> None:
        self._view = view
        self.plan = view.state.prizes.plan
        self.fault = ""
        self.amounts: tuple[Money, ...] = ()

    @property
    def source(self) -> Source:
        return source_of(self.plan)

    @property
    def curve(self) -> Curve:
        return Curve() if self.plan.curve == "off" else self.plan.curve

    @property
    def fixed(self) -> frozenset[Place]:
        if self.source == "typed":
            return frozenset()
        return frozenset(Place(one.place) for one in self.plan.fixed)

    @property
    def held(self) -> tuple[Money, ...]:
        """Return the amounts; a held place has its own, even if the plan is refused."""
        if self.source == "typed":
            return self.amounts
        held = {one.place: one.amount for one in self.plan.fixed}
        return tuple(held.get(at, amount) for at, amount in enumerate(self.amounts, start=1))

    @property
    def short(self) -> Money:
        """Return what typed prizes lack of the pool; negative if they exceed it."""
        return Money(self._view.state.pool - sum(self.amounts))

    def begin(self) -> None:
        self.plan = self._view.state.prizes.plan
        self.look()

    def look(self) -> None:
        """Recompute the plan; if it is not possible, the last valid amounts stay."""
        state, fault = self._view.state, self._misfit()
        self.fault = "" if fault is None else self._view.said(fault)
        if self.source == "typed":
            self.amounts = self.plan.typed
        elif fault is None:
            amounts = planned(state, self.plan)
            self.amounts = amounts if isinstance(amounts, tuple) else ()
        elif self.plan == state.prizes.plan:
            self.amounts = reckoned(state)

    def _misfit(self) -> Rejection | None:
        """Return the refusal; a plan already in use is not checked again."""
        state = self._view.state
        if self.plan == state.prizes.plan:
            return plan_fault(state, self.plan)
        answer = self._view.foresee(PlanPrizes(plan=self.plan))
        return answer if isinstance(answer, Refusal) else None

    def take_from(self, source: Source) -> None:
        """Take prizes from this source; typed ones begin as they were."""
        match source:
            case "table":
                self.plan = replace(self.plan, curve="off", typed=())
            case "curve":
                self.plan = replace(self.plan, curve=self.curve, typed=())
            case "typed":
                self.plan = PrizePlan(typed=self.amounts or (self._view.state.pool,))
        self.look()

    def bend(self, curve: Curve) -> None:
        self.plan = replace(self.plan, curve=curve)
        self.look()

    def pay_places(self, number: int) -> None:
        """Pay this many places; new typed prizes equal the last one."""
        typed = self.plan.typed[:number]
        more = (self.plan.typed[-1],) * (number - len(typed))
        self.plan = replace(self.plan, typed=(*typed, *more))
        self.look()

    def put(self, first: Place, last: Place, amount: Money) -> bool:
        """Give each of these places the amount; if not possible, the plan stays as it was."""
        places = range(first, last + 1)
        if self.source == "typed":
            typed = list(self.plan.typed)
            typed[first - 1 : last] = [amount] * len(places)
            self.plan = replace(self.plan, typed=tuple(typed))
            self.look()
            return True
        others = [one for one in self.plan.fixed if one.place not in places]
        fixed = [*others, *(Fixed(place=place, amount=amount) for place in places)]
        if len(fixed) > MOST_FIXED:
            self.fault = self._view.words.ngettext(
                "No more than {number} place can be held: type the prizes instead.",
                "No more than {number} places can be held: type the prizes instead.",
                MOST_FIXED,
            )
            return False
        return self._tried(fixed)

    def let_go(self, first: Place, last: Place) -> None:
        self._tried([one for one in self.plan.fixed if not first <= one.place <= last])

    def let_all_go(self) -> None:
        self._tried([])

    def _tried(self, fixed: Sequence[Fixed]) -> bool:
        before = self.plan
        ordered = tuple(sorted(fixed, key=lambda one: one.place))
        self.plan = replace(before, fixed=ordered)
        self.look()
        if self.fault:
            why, self.plan = self.fault, before
            self.look()
            self.fault = why
            return False
        return True

    def rows(self) -> list[PrizeRow]:
        """Return the list's rows: equal places joined, held ones apart."""
        pool, fixed = self._view.state.pool, self.fixed
        rows: list[PrizeRow] = []
        for (amount, _held), alike in groupby(
            enumerate(self.held, start=1), key=lambda one: (one[1], one[0] in fixed)
        ):
            places = [Place(place) for place, _amount in alike]
            rows.append(
                PrizeRow(
                    at=places[0] - 1,
                    first=places[0],
                    last=places[-1],
                    amount=amount,
                    share=share_of(amount, pool),
                )
            )
        return rows
