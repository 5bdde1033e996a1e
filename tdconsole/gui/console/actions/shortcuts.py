"""Keys that a sentence names, too."""

from typing import Final

REGISTER: Final = "Ctrl+R"
REBUY: Final = "Ctrl+E"
ADD_ON: Final = "Ctrl+Shift+D"
