from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import MOST_PERIODS, Period


class EditStructure(Command, kw_only=True):
    """Edit the structure as a whole; periods that stay keep their number, new ones have 0."""

    structure: Annotated[tuple[Period, ...], Meta(max_length=MOST_PERIODS)]
