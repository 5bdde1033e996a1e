"""The line's verb that ends the tournament."""

from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading


def finish(desk: Desk) -> Reading:
    say = desk.words.gettext
    return desk.judged(FinishTournament(), lambda _events: say("Finish the tournament"))
