"""Free text written with a gesture: it is stored outside the trail, where it can be erased."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, get_args, get_type_hints

from msgspec.structs import astuple

from tdconsole.domain.language.commands.house import (
    AddToSchedule,
    AdjustPoints,
    BarPerson,
    EditSchedule,
    HouseCommand,
    LiftBar,
    MoveCash,
)
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.context import Context
from tdconsole.domain.values import NoteId, NoteTyped

_SECOND: Final = "decided"
"""A ruling has two texts: what happened, and what was decided."""


def free_text(command: Command) -> str:
    """The text that must not be in the trail itself, so that it can be erased."""
    return _text(command, decided=False)


def decided_text(command: Command) -> str:
    """The second text of a gesture that has two."""
    return _text(command, decided=True)


def _text(command: Command, *, decided: bool) -> str:
    for name in noted(type(command)):
        if (name == _SECOND) == decided:
            text = getattr(command, name)
            return "" if text is None else text.strip()
    return ""


@cache
def noted(kind: type[Command]) -> tuple[str, ...]:
    """The fields in which a note is typed, as their type says."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        name
        for name in kind.__struct_fields__
        if hints[name] == NoteTyped or NoteTyped in get_args(hints[name])
    )


def written(
    command: Command, context: Context, events: Iterable[Event]
) -> Iterator[tuple[NoteId, str]]:
    """The texts to store; a reason to pass a limit is dropped if no limit was in the way."""
    named = {value for event in events for value in astuple(event) if isinstance(value, str)}
    texts = ((context.note, free_text(command)), (context.decided, decided_text(command)))
    for note, text in texts:
        if note is not None and note in named:
            yield note, text


def house_text(request: HouseCommand) -> str:
    """The text that must not be in the trail itself, so that it can be erased."""
    match request:
        case BarPerson(reason=reason) | MoveCash(reason=reason) | LiftBar(reason=str(reason)):
            return reason.strip()
        case AdjustPoints(reason=reason):
            return reason.strip()
        case AddToSchedule(note=str(note)) | EditSchedule(note=str(note)):
            return note.strip()
        case _:
            return ""
