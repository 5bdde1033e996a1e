"""The scripts beside the program, each as a module."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

PACKAGING: Final = Path(__file__).parents[2] / "packaging"


def script(name: str) -> Any:
    """Import a script as when it is run: with those beside it in reach."""
    sys.path.insert(0, str(PACKAGING))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(PACKAGING))
