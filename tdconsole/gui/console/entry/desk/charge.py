"""A registration as it would be, while it is being typed."""

from collections.abc import Iterable

from msgspec.structs import replace

from tdconsole.domain.entry.prices import STANDARD_PRICE
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import (
    Newcomer,
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.entry import ForMembersOnly, Overridable
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.values import Chips, EntryId, Limit, Payment, PayMethod, PersonId, Record
from tdconsole.gui.console.engine.tournament_view import TournamentView

ANY_REASON = "?"
"""A stand-in reason, to look what registering over the limit would bring."""


class Charge(Record, kw_only=True):
    person: PersonId | Newcomer
    name: str
    profile: str | None = None
    bonus: bool = False
    method: PayMethod = "cash"
    forfeit: Chips | None = None

    def request(
        self,
        payments: tuple[Payment, ...] | None = None,
        why: str | None = None,
    ) -> RegisterEntry:
        return RegisterEntry(
            person=self.person,
            profile=self.profile,
            bonus=self.bonus,
            payments=payments,
            forfeit=self.forfeit,
            override=why or None,
        )


class Foreseen(Record, kw_only=True):
    """The registration's outcome in advance, and what prevents it."""

    entry: EntryRegistered | None = None
    refused: Rejection | None = None

    @property
    def lacks_document(self) -> bool:
        return self.entry is not None and "document" in self.entry.overrode

    @property
    def others(self) -> tuple[Limit, ...]:
        """Return the other limits it would exceed as well."""
        if self.entry is None or not isinstance(self.refused, Overridable):
            return ()
        return tuple(one for one in self.entry.overrode if one != self.refused.limit)

    @property
    def passable(self) -> bool:
        """Whether the director can let it pass, with a reason."""
        return isinstance(self.refused, Overridable)


def foreseen(view: TournamentView, charge: Charge) -> Foreseen:
    """Foresee the registration, whichever way it is paid: payment is looked at separately."""
    answer = view.foresee(charge.request())
    if not isinstance(answer, Refusal):
        return Foreseen(entry=registration(answer))
    if not isinstance(answer, Overridable):
        return Foreseen(refused=answer)
    passed = view.foresee(charge.request(why=ANY_REASON))
    return Foreseen(
        entry=None if isinstance(passed, Refusal) else registration(passed), refused=answer
    )


def registration(events: Iterable[Event]) -> EntryRegistered | None:
    return next((event for event in events if isinstance(event, EntryRegistered)), None)


def next_profile(view: TournamentView, charge: Charge, now: str | None) -> Charge:
    """Return the next available price profile in the terms' order; the standard price is last."""
    names = [*(profile.name for profile in view.state.terms.profiles), STANDARD_PRICE]
    at = names.index(now or STANDARD_PRICE)
    for name in names[at + 1 :] + names[: at + 1]:
        tried = replace(charge, profile=name)
        if not isinstance(view.foresee(tried.request()), ForMembersOnly):
            return tried
    return charge


def live_entry(view: TournamentView, person: PersonId) -> EntryId | None:
    """Return the entry of a person who is still in."""
    entry = latest_entry(view, person)
    return None if entry is None or entry in view.state.exits.by_entry else entry


def latest_entry(view: TournamentView, person: PersonId) -> EntryId | None:
    """Return the person's latest entry, under any number that means this person."""
    registered = view.state.entries.by_person
    if (entry := registered.get(person)) is not None:
        return entry
    found = [registered[one] for one in view.session.club.people.same(person) if one in registered]
    return max(found, default=None)


def passed(request: Request, why: str) -> Request:
    """Return the same request, passed over the limit that prevented it."""
    if isinstance(
        request,
        RegisterEntry
        | RemoveNoShow
        | TakeRebuy
        | TakeAddOn
        | TakeBonus
        | TakeSecondHalf
        | StartClock,
    ):
        return replace(request, override=why)
    return request
