"""The files that come with the program: in a checkout, a wheel or a bundle."""

from importlib.resources import files
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
_SHIPPED: Final = _PACKAGE / "_resources"
RESOURCES: Final = _SHIPPED if _SHIPPED.is_dir() else _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    return RESOURCES.joinpath(*parts)


def font(face: str) -> Path:
    """A face of the font family of screen and paper, which is a package of its own."""
    return Path(str(files("font_roboto")), "files", f"{face}.ttf")
