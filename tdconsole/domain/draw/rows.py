"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.draw import commitment
from tdconsole.domain.language.commands.draw import RenewCommitment
from tdconsole.domain.language.events.draw import DrawCommitted
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.who import FLOOR

GESTURES: Final = (Gesture(RenewCommitment, commitment.renew, FLOOR),)

FACTS: Final = (
    Fact(DrawCommitted, commitment.committed, lambda _: (touch.draw(),), undoable=False),
)
