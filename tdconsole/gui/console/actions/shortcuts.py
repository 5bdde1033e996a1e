"""Shortcuts that a sentence mentions, too."""

from typing import Final

REGISTER: Final = "Ctrl+R"
REBUY: Final = "Ctrl+E"
ADD_ON: Final = "Ctrl+Shift+D"
