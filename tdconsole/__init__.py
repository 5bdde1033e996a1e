"""The console of a live poker tournament's floor director."""

from typing import Final

VERSION: Final = "0.1.0"
