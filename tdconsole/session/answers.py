"""What a session answers to a gesture, and what it reports of one."""

from tdconsole.domain.engine.decider import State
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.rejections.engine import NotTheLatest
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import Document, Record, TournamentId
from tdconsole.journal import StoredStep
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.session.house_desk import HouseDone
from tdconsole.session.undo.setting_back import Opposite


class Done(Record, kw_only=True):
    """A step on disk; `again` if the request had been answered before.

    `printed` names the papers that an undo has made wrong.
    """

    tournament: TournamentId
    step: StoredStep
    again: bool = False
    printed: tuple[Document, ...] = ()


class Refused(Record, kw_only=True):
    rejection: Rejection


class WayBack(Record, kw_only=True):
    """One's own last gesture and what takes it back; a refusal if others came after it."""

    gesture: TrailStep
    by: Undo | Opposite | NotTheLatest


Answer = Done | Refused
HouseAnswer = HouseDone | Refused


class Change(Record, kw_only=True):
    """A change as reported to observers: the states before and after, and the steps between."""

    tournament: TournamentId
    before: State
    after: State
    steps: tuple[StoredStep, ...]
    foreign: bool


class Refusing(Exception):
    """Raised within a transaction, so that nothing of what was refused is left in it."""

    def __init__(self, rejection: Rejection) -> None:
        self.rejection = rejection
