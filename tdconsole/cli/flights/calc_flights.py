"""The calculator of stacks from several flights: what goes forward, and who may enter again."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.flights.carried_stack import Stack, forwarded
from tdconsole.domain.language.rejections.flights import FlightNamedSo
from tdconsole.domain.language.terms import Forward
from tdconsole.domain.values import Chips, ChipsTyped, EntryId, NameTyped, PlayId, Record


class StackAsked(Record, kw_only=True):
    """A stack; 0 chips means busted there."""

    flight: NameTyped
    chips: ChipsTyped


class PersonAsked(Record, kw_only=True):
    """A person's stacks in the order of the flights."""

    name: NameTyped | None = None
    stacks: Annotated[tuple[StackAsked, ...], Meta(min_length=1, max_length=26)]


class FlightsAsked(Record, kw_only=True):
    """The stacks; `again` allows players of one flight to enter another."""

    forward: Forward = "best"
    again: bool = True
    people: Annotated[tuple[PersonAsked, ...], Meta(min_length=1, max_length=10_000)]


class ForfeitTold(Record, kw_only=True):
    flight: str
    chips: Chips


class PersonTold(Record, kw_only=True):
    """A person's result; `flight` is the one of the entry that goes on, null if nothing is left."""

    name: str | None
    flight: str | None
    carried: Chips
    forfeited: tuple[ForfeitTold, ...]
    may_enter_later_flight: bool
    """As the rule has it: the director may override it with a reason."""


class FlightsTold(Record, kw_only=True):
    people: tuple[PersonTold, ...]
    through: int
    carried: Chips
    forfeited: Chips


def forward_of(voice: Voice, asked: FlightsAsked) -> FlightsTold:
    for person in asked.people:
        names = [stack.flight for stack in person.stacks]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise refusing(voice, FlightNamedSo(flight=twice))
    people = tuple(_person(asked, person) for person in asked.people)
    return FlightsTold(
        people=people,
        through=sum(person.flight is not None for person in people),
        carried=Chips(sum(person.carried for person in people)),
        forfeited=Chips(sum(one.chips for person in people for one in person.forfeited)),
    )


def _person(asked: FlightsAsked, person: PersonAsked) -> PersonTold:
    stacks = [
        Stack(PlayId(at), EntryId(at), one.chips)
        for at, one in enumerate(person.stacks, start=1)
        if one.chips
    ]
    if not stacks:
        return PersonTold(
            name=person.name,
            flight=None,
            carried=Chips(0),
            forfeited=(),
            may_enter_later_flight=asked.again,
        )
    goes = forwarded(asked.forward, stacks)
    flights = {EntryId(at): one.flight for at, one in enumerate(person.stacks, start=1)}
    return PersonTold(
        name=person.name,
        flight=flights[goes.entry],
        carried=goes.chips,
        forfeited=tuple(
            ForfeitTold(flight=flights[entry], chips=chips)
            for entry, chips in goes.forfeited.items()
            if chips
        ),
        may_enter_later_flight=asked.again and asked.forward != "first",
    )


FLIGHTS: Final = Calculator(FlightsAsked, FlightsTold, forward_of)
