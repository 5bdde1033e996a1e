"""Several first days of one tournament, and the day on which they come together."""

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import PeriodTyped, WordTyped


class OpenFlight(Command, kw_only=True, omit_defaults=True):
    """The next first day takes entries from now on; without a name it is called as was planned."""

    name: WordTyped = ""


class MergeFlights(Command, kw_only=True, omit_defaults=True):
    """Day 2 begins with this period; where none is named, with the earliest a flight came to."""

    period: PeriodTyped | None = None
