"""Bringing back a house from what a hurt file still holds."""

from tdconsole.session.mending.repairing import repair

__all__ = ["repair"]
