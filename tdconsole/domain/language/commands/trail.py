from tdconsole.domain.language.commands.wanted import Wanted
from tdconsole.domain.values import StepTyped


class Undo(Wanted, kw_only=True):
    """Cancels a step; without one named, the last of this session's own that can be."""

    step: StepTyped | None = None


class Redo(Wanted, kw_only=True):
    """Cancels an undo; without one named, the last of this session's own."""

    step: StepTyped | None = None
