"""The base of every piece of advice."""

from typing import Literal, dataclass_transform

from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.values import Record

Urgency = Literal["now", "soon"]


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Due(Record, tag=True, tag_field="advice"):
    """A piece of advice; `proposal` can be submitted as it is, `start` begins a typed line.

    `opens_by` is the window's own gesture for it, if it has one. Where only the director knows
    which of several is right, they are `choices`.
    """

    urgency: Urgency = "soon"
    cite: str | None = None
    proposal: Proposal | None = None
    start: str | None = None
    choices: tuple[Proposal, ...] = ()
    opens_by: str | None = None
