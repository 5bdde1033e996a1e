"""Shortcuts that a sentence mentions, too."""

from collections.abc import Mapping
from typing import Final

from tdconsole.domain.language.commands.entry import RegisterEntry, TakeAddOn, TakeRebuy

REGISTER: Final = "Ctrl+R"
REBUY: Final = "Ctrl+E"
ADD_ON: Final = "Ctrl+Shift+D"

PASSED_BY: Final[Mapping[type, str]] = {
    RegisterEntry: REGISTER,
    TakeRebuy: REBUY,
    TakeAddOn: ADD_ON,
}
"""The keys that pass a limit with a reason, in the gestures of the desk."""
