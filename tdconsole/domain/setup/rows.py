"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.language.commands.tournament import CreateTournament, EditSetup, OverrideRules
from tdconsole.domain.language.events.tournament import (
    RulesOverridden,
    SetupEdited,
    TournamentCreated,
    TournamentTakenOver,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import AlreadyCreated
from tdconsole.domain.rules.book import chosen
from tdconsole.domain.setup import creating
from tdconsole.domain.state import touch
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.state.who import DIRECTOR


def _edited(e: SetupEdited) -> Iterator[Touch]:
    yield from (Touch(thing="setup", number=number) for number in _edits(e))
    if e.terms.satellite is not None:  # posted prizes are of one kind
        yield touch.PRIZES
    if e.terms.flights is not None:
        yield touch.FLIGHTS


def _edits(e: SetupEdited) -> Iterator[int]:
    """The numbers of the values that an edit gives: those of the setup, then those of the terms."""
    shapes = (e, e.terms)
    fields = [(shape, name) for shape in shapes for name in shape.__struct_fields__]
    for number, (shape, name) in enumerate(fields):
        value = getattr(shape, name)
        if name not in {"terms", "entries_too", "reason", "ends"} and value is not None:
            yield number


def _created_already(
    _tournament: Tournament, _command: CreateTournament, _context: Context
) -> Rejection:
    return AlreadyCreated()


def _created_before(tournament: Tournament, _event: TournamentCreated) -> Tournament:
    return tournament


GESTURES: Final = (
    Gesture(CreateTournament, _created_already, DIRECTOR, after_the_end=True),
    Gesture(EditSetup, creating.edit, DIRECTOR, removes_chips=True),
    Gesture(OverrideRules, creating.override, DIRECTOR),
)

FACTS: Final = (
    Fact(TournamentCreated, _created_before, lambda _: (touch.WHOLE_TOURNAMENT,), undoable=False),
    Fact(
        TournamentTakenOver,
        creating.taken_over,
        lambda _: (touch.WHOLE_TOURNAMENT,),
        undoable=False,
    ),
    Fact(SetupEdited, creating.edited, _edited),
    Fact(RulesOverridden, creating.rules_overridden, lambda e: map(touch.rule, chosen(e.changes))),
)
