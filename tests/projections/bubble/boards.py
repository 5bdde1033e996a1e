"""The board of hand-for-hand play as a test sees it."""

from tdconsole.projections.bubble.hand_board import HandBoard, hand_board
from tests.domain.floor import Floor


def seen(floor: Floor) -> HandBoard:
    found = hand_board(floor.tournament, floor.now)
    assert found is not None
    return found
