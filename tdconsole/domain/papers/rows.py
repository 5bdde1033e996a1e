"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.papers import papers
from tdconsole.domain.state.rows import Fact, Gesture

GESTURES: Final = (Gesture(IssuePaper, papers.issue, after_the_end=True),)

FACTS: Final = (Fact(PaperIssued, papers.issued, lambda _: (), undoable=False),)
