"""A drafted set-up not applied yet, saved on this machine's disk."""

from typing import Final

from tdconsole.domain.values import Record
from tdconsole.gui.console.engine.drafts import Drafts
from tdconsole.gui.console.setup.forms.plan import Plan


class Kept(Record, kw_only=True):
    base: Plan
    """The tournament's set-up when it was drafted."""
    mine: Plan


_DRAFTS: Final = Drafts(Kept, "-set-up")
place, kept, is_kept = _DRAFTS.place, _DRAFTS.kept, _DRAFTS.is_kept
keep, forget = _DRAFTS.keep, _DRAFTS.forget
