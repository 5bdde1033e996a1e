"""Sets of roles, by which a row says who of the staff may do its gesture."""

from typing import Final

from tdconsole.domain.values import Role

Roles = frozenset[Role]

DIRECTOR: Final[Roles] = frozenset({"director"})
"""Set-up, agreements, and what can't be taken back."""
FLOOR: Final[Roles] = DIRECTOR | {"floor"}
"""Everything of play."""
CLOCK: Final[Roles] = FLOOR | {"clock"}
"""The clock of the blinds, and those called on players."""
DESK: Final[Roles] = FLOOR | {"desk"}
"""Entries, people and papers."""
TILL: Final[Roles] = DIRECTOR | {"desk"}
"""Cash in a drawer, and what is paid out of it: who plays the hands down doesn't hold the money."""
