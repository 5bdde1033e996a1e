"""`deal` opens the deal's dialog, where there is room for the stacks."""

from tdconsole.domain.language.rejections.prizes import DealAgreedAlready
from tdconsole.domain.language.rejections.setup import TournamentIsOver
from tdconsole.domain.prizes.deals import players_fault
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading, ToAction


def deal(desk: Desk) -> Reading:
    state = desk.state
    if state.finished:
        return desk.refused(desk.looking.said(TournamentIsOver()))
    if state.prizes.deal is not None:
        return desk.refused(desk.looking.said(DealAgreedAlready()))
    if fault := players_fault(state):
        return desk.refused(desk.looking.said(fault))
    return Reading(
        mood="ready",
        sentence=desk.words.ngettext(
            "Discuss a deal of the {number} player left",
            "Discuss a deal of the {number} players left",
            state.left,
        ),
        jump=ToAction(action="deal"),
    )
