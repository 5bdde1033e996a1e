from tdconsole.domain.language.commands.wanted import Command, Wanted
from tdconsole.domain.values import StepTyped


class Undo(Wanted, kw_only=True):
    """Cancel a step; by default the last of this session's own that can be undone."""

    step: StepTyped | None = None


class Redo(Wanted, kw_only=True):
    """Cancel an undo; by default the last of this session's own."""

    step: StepTyped | None = None


# The type of a person's request: a command, or a step back or forward on the trail.
Request = Command | Undo | Redo
