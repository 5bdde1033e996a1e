"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.papers import issuing
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.who import DESK

GESTURES: Final = (Gesture(IssuePaper, issuing.issue, DESK, after_the_end=True),)

FACTS: Final = (Fact(PaperIssued, issuing.issued, lambda _: (), undoable=False),)
