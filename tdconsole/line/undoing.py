"""The line's verbs that undo and redo a step."""

from tdconsole.domain.language.commands.clock import RestoreClock
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.engine import NotTheLatest
from tdconsole.line.clock.levels import as_it_was
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading


def undo(desk: Desk) -> Reading:
    """Undo; clock and structure go back to their state before the gesture."""
    say, looking = desk.words.gettext, desk.looking
    back = looking.way_back()
    if back is None:
        return desk.judged(Undo(), lambda _events: "")
    gesture = looking.sentence_in_flight(back.gesture.events)
    match back.by:
        case NotTheLatest():
            return desk.refused(desk.said(back.by))
        case RestoreClock():
            return as_it_was(desk)
        case EditStructure():
            return desk.judged(
                back.by,
                lambda _events: say("Structure as it was before: {gesture}", gesture=gesture),
            )
        case _:
            return desk.judged(back.by, lambda _events: say("Undo: {gesture}", gesture=gesture))


def redo(desk: Desk) -> Reading:
    last, looking = desk.looking.last_undone(), desk.looking
    request: Request = Redo(step=None if last is None else last.no)
    gesture = "" if last is None else looking.sentence_in_flight(last.events)
    return desk.judged(
        request, lambda _events: desk.words.gettext("Redo: {gesture}", gesture=gesture)
    )
