from tdconsole.domain.language.commands.wanted import Command, Wanted
from tdconsole.domain.values import StepTyped


class Undo(Wanted, kw_only=True):
    """Cancels a step; without one named, the last of this session's own that can be."""

    step: StepTyped | None = None


class Redo(Wanted, kw_only=True):
    """Cancels an undo; without one named, the last of this session's own."""

    step: StepTyped | None = None


# What a person may ask for: a command, or a step back or forward on the trail.
Request = Command | Undo | Redo
