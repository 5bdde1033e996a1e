"""A draft not applied yet, saved on this machine's disk: closing the window loses nothing."""

from typing import Final

from tdconsole.domain.values import Record, Structure
from tdconsole.gui.console.engine.drafts import Drafts


class Kept(Record, kw_only=True):
    base: Structure
    """The tournament's structure when it was drafted."""
    rows: Structure


_DRAFTS: Final = Drafts(Kept, "")
place, kept, is_kept = _DRAFTS.place, _DRAFTS.kept, _DRAFTS.is_kept
keep, forget = _DRAFTS.keep, _DRAFTS.forget
