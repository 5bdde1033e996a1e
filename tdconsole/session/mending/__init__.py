"""Bringing back a house: from its last copy, or from what a hurt file still holds."""

from tdconsole.session.mending.repairing import repair
from tdconsole.session.mending.restoring import restore

__all__ = ["repair", "restore"]
