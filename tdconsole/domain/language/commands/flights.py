"""Commands of flights: opening first days, and merging them."""

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import PeriodTyped, WordTyped


class OpenFlight(Command, kw_only=True, omit_defaults=True):
    """Open the next first day for entries; by default it has the planned name."""

    name: WordTyped = ""


class MergeFlights(Command, kw_only=True, omit_defaults=True):
    """Begin day 2 with this period, by default the earliest that a flight reached."""

    period: PeriodTyped | None = None
