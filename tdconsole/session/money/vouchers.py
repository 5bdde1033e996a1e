"""The house's seat vouchers: each issued by one tournament's slip and spent once anywhere."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tdconsole.domain.engine.decider import State
from tdconsole.domain.language.commands.entry import CorrectPayments
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    PaymentsCorrected,
    RebuyTaken,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid, PrizeTakenBack
from tdconsole.domain.language.rejections.prizes import NoSuchVoucher, VoucherSpent
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.prize_list.seat_vouchers import (
    Issue,
    issue_of,
    numbered,
    numbers_of,
    same_name,
)
from tdconsole.domain.state.context import Spent, VoucherKnown
from tdconsole.domain.values import EntryId, Money, Payment, StepNo, TournamentId
from tdconsole.journal import StoredStep
from tdconsole.session.timeline import Timeline

Alive = Callable[[StepNo], bool]
Use = tuple[TournamentId, EntryId]

_GIVEN_BACK: Final = (EntryUnregistered, PrizePaid)
_PAYING: Final = (
    EntryRegistered,
    PaymentsCorrected,
    RebuyTaken,
    AddOnTaken,
    BonusTaken,
    *_GIVEN_BACK,
)


class Vouchers:
    def __init__(
        self,
        tournaments: Callable[[], list[TournamentId]],
        timeline: Callable[[TournamentId], Timeline],
    ) -> None:
        self._tournaments, self._timeline = tournaments, timeline
        self._followers: dict[TournamentId, _Follower] = {}

    def known(self, tournament: TournamentId, request: Command) -> tuple[VoucherKnown, ...]:
        """The vouchers that the request pays with; if there are none, no tournament is read."""
        wanted = dict.fromkeys(numbers_of(getattr(request, "payments", None) or ()))
        mine = (tournament, request.entry) if isinstance(request, CorrectPayments) else None
        return tuple(self._known(ref, mine) for ref in wanted)

    def fault(
        self, tournament: TournamentId, gesture: StoredStep, *, alive: bool
    ) -> Rejection | None:
        """Why an undo or redo can't be: a voucher would be spent twice, or without being issued."""
        for ref in dict.fromkeys(_named(gesture.events)):
            changed = {(tournament, gesture.no): alive}
            uses, worth = list(self._uses(ref, changed)), self._worth(ref, changed)
            if not uses or (len(uses) == 1 and worth):
                continue
            if alive and not worth:
                return NoSuchVoucher(ref=ref)
            own = {(tournament, getattr(event, "entry", None)) for event in gesture.events}
            other = next((use for use in uses if use not in own), uses[0])
            spent = self._spent(other)
            return VoucherSpent(ref=ref, tournament=spent.tournament, entry=spent.entry)
        return None

    def astray(self) -> list[str]:
        """The vouchers spent without being issued, or more than once."""
        named = dict.fromkeys(
            ref
            for tournament in self._tournaments()
            for ref in self._follower(tournament).spent_ever
        )
        spent = {ref: len(list(self._uses(ref))) for ref in named}
        return [ref for ref, uses in spent.items() if uses > 1 or (uses and not self._worth(ref))]

    def _known(self, ref: str, mine: Use | None) -> VoucherKnown:
        issue = issue_of(ref)
        if issue is None or issue.tournament not in self._tournaments():
            return VoucherKnown(ref=ref)
        state = self._timeline(issue.tournament).state
        use = next((one for one in self._uses(ref) if one != mine), None)
        return VoucherKnown(
            ref=ref,
            worth=self._worth(ref),
            currency="" if state is None else state.setup.currency,
            target=self._target(state),
            spent=None if use is None else self._spent(use),
        )

    def _target(self, state: State) -> str:
        """The tournament a voucher is for, if the house has it; else the seat is elsewhere."""
        terms = "off" if state is None else state.terms.satellite
        if terms == "off" or not terms.target.strip():
            return ""
        states = (self._timeline(one).state for one in self._tournaments())
        named = any(one is not None and same_name(terms.target, one.setup.name) for one in states)
        return terms.target.strip() if named else ""

    def _spent(self, use: Use) -> Spent:
        tournament, entry = use
        state = self._timeline(tournament).state
        return Spent(tournament=tournament if state is None else state.setup.name, entry=entry)

    def _uses(
        self, ref: str, changed: dict[tuple[TournamentId, StepNo], bool] | None = None
    ) -> Iterator[Use]:
        for tournament in self._tournaments():
            follower = self._follower(tournament)
            for entry in follower.spending(ref, self._alive(tournament, changed)):
                yield tournament, entry

    def _worth(
        self, ref: str, changed: dict[tuple[TournamentId, StepNo], bool] | None = None
    ) -> Money:
        issue = issue_of(ref)
        if issue is None or issue.tournament not in self._tournaments():
            return Money(0)
        alive = self._alive(issue.tournament, changed)
        return self._follower(issue.tournament).worth(ref, alive)

    def _alive(
        self, tournament: TournamentId, changed: dict[tuple[TournamentId, StepNo], bool] | None
    ) -> Alive:
        timeline, but = self._timeline(tournament), changed or {}

        def lives(no: StepNo) -> bool:
            said = but.get((tournament, no))
            return timeline.alive(no) if said is None else said

        return lives

    def _follower(self, tournament: TournamentId) -> "_Follower":
        if tournament not in self._followers:
            self._followers[tournament] = _Follower(tournament, self._timeline(tournament))
        follower = self._followers[tournament]
        follower.read_on()
        return follower


class _Follower:
    """Follows one tournament's steps that issue or take vouchers."""

    def __init__(self, tournament: TournamentId, timeline: Timeline) -> None:
        self._tournament, self._timeline = tournament, timeline
        self._seen = 0
        self._issued: dict[str, tuple[StepNo, Money]] = {}
        self._returned: dict[str, list[StepNo]] = {}
        self._payers: dict[str, dict[EntryId, None]] = {}
        self._steps: dict[EntryId, list[tuple[StepNo, Event]]] = {}
        """The steps of each entry from the first that names a voucher."""

    def read_on(self) -> None:
        steps = self._timeline.steps
        for step in steps[self._seen :]:
            for event in step.events:
                self._take(step.no, event)
        self._seen = len(steps)

    @property
    def spent_ever(self) -> Iterable[str]:
        return self._payers

    def worth(self, ref: str, alive: Alive) -> Money:
        """The sum the voucher was issued for, unless it was taken back."""
        issued = self._issued.get(ref)
        if issued is None or not alive(issued[0]) or any(map(alive, self._returned.get(ref, ()))):
            return Money(0)
        return issued[1]

    def spending(self, ref: str, alive: Alive) -> Iterator[EntryId]:
        """The entries still paid with it, without those whose price was given back."""
        for entry in self._payers.get(ref, ()):
            if ref in _paid_with(event for no, event in self._steps[entry] if alive(no)):
                yield entry

    def _take(self, no: StepNo, event: Event) -> None:
        entry: EntryId | None = getattr(event, "entry", None)
        named = numbers_of(_payments(event))
        if isinstance(event, PrizePaid):
            own = numbered(Issue(tournament=self._tournament, payout=event.payout))
            if own in named:
                amounts = (one.amount for one in event.payments if numbers_of([one]) == [own])
                self._issued[own] = no, Money(sum(amounts))
                return
        if isinstance(event, PrizeTakenBack):
            for ref in named:
                self._returned.setdefault(ref, []).append(no)
            return
        if entry is None or not (named or entry in self._steps):
            return
        if isinstance(event, _PAYING):
            self._steps.setdefault(entry, []).append((no, event))
            for ref in named:
                self._payers.setdefault(ref, {})[entry] = None


def _paid_with(events: Iterable[Event]) -> set[str]:
    """The vouchers that pay; one refunded in another way stays spent."""
    own: set[str] = set()
    later: set[str] = set()
    for event in events:
        named = set(numbers_of(_payments(event)))
        if isinstance(event, _GIVEN_BACK):
            own, later = own - named, later - named
        elif isinstance(event, EntryRegistered | PaymentsCorrected):
            own = named
        else:
            later |= named
    return own | later


def _payments(event: Any) -> tuple[Payment, ...]:
    """The event's payments, including what was given back."""
    paid = getattr(event, "payments", None)
    return paid or getattr(event, "refund", None) or ()


def _named(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        yield from numbers_of(_payments(event))
