"""What every card of advice has, whatever it advises."""

from typing import Literal, dataclass_transform

from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.values import Record

Urgency = Literal["now", "soon"]


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Due(Record, tag=True, tag_field="advice"):
    """`proposal` can be asked for as it is; `start` begins a line which the director completes.

    `opens_by` is the window's own gesture for it, where it has one.
    Where only the director knows which of several is right, they are `choices`.
    """

    urgency: Urgency = "soon"
    cite: str | None = None
    proposal: Proposal | None = None
    start: str | None = None
    choices: tuple[Proposal, ...] = ()
    opens_by: str | None = None
