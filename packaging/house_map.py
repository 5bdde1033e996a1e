"""The map of the house in one picture: which subject has a folder in which room.

`python packaging/house_map.py` writes resources/manual/pictures/map.svg. The rooms stand from the
ground to the roof, and the subjects in the order in which the domain's imports stack them; both are
read from the contracts in pyproject.toml, which every import is held against.
"""

import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = CHECKOUT / "tdconsole"
PICTURE: Final = CHECKOUT / "resources" / "manual" / "pictures" / "map.svg"
ROOMS: Final = ("domain", "projections", "i18n", "printing", "line", "cli", "gui/console")
"""The rooms with a folder for each subject, from the ground up."""

SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
    'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">'
)
LEFT, TOP, WIDE, HIGH, MARGIN = 128, 64, 124, 22, 16
INK, QUIET, FILL, RULE, GROUND = "#1b2733", "#5a6b7d", "#3b73b9", "#d8e0e8", "#ffffff"


def layers(container: str) -> list[str]:
    """The folders of one room, those that import nothing of the others first."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (found,) = (one["layers"] for one in contracts if one.get("containers") == [container])
    return [name.strip() for layer in reversed(found) for name in layer.split("|")]


def subjects() -> list[str]:
    """Those of the domain, then what other rooms have beside them, where it is no part of one alone."""
    folders = {
        room: [
            name
            for name in layers(f"tdconsole.{room.replace('/', '.')}")
            if (PROGRAM / room / name / "__init__.py").exists()
        ]
        for room in ROOMS
    }
    found = list(folders["domain"])
    for room in ROOMS:
        found += [name for name in folders[room] if name not in found]
    return found


def drawn() -> str:
    rows = subjects()
    width, height = LEFT + len(ROOMS) * WIDE + MARGIN, TOP + len(rows) * HIGH + 2 * MARGIN + 8
    return "\n".join([
        SVG.format(width=width, height=height),
        "<title>The rooms of the house, and the subjects that have a folder in each</title>",
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>',
        *_rooms(),
        *(line for at, name in enumerate(rows) for line in _subject(at, name)),
        _text(LEFT, height - MARGIN, "A room imports rooms to its left alone.", QUIET),
        "</svg>\n",
    ])  # fmt: skip


def _rooms() -> Iterator[str]:
    for at, room in enumerate(ROOMS):
        yield _text(LEFT + at * WIDE + WIDE / 2, TOP - 28, f"{room}/", INK, "middle", bold=True)
    yield _text(LEFT, TOP - 8, "from the ground …", QUIET)
    end = LEFT + len(ROOMS) * WIDE
    yield _text(end, TOP - 8, "… to the roof", QUIET, "end")


def _subject(at: int, name: str) -> Iterator[str]:
    y = TOP + at * HIGH
    yield f'<path d="M{MARGIN} {y + HIGH}H{LEFT + len(ROOMS) * WIDE}" stroke="{RULE}"/>'
    yield _text(MARGIN, y + 15, name, INK)
    for column, room in enumerate(ROOMS):
        if (PROGRAM / room / name / "__init__.py").exists():
            x = LEFT + column * WIDE + WIDE / 2 - 28
            yield f'<rect x="{x}" y="{y + 5}" width="56" height="12" rx="3" fill="{FILL}"/>'


def _text(  # noqa: PLR0913 -- as a drawing has them
    x: float, y: float, text: str, ink: str, anchor: str = "start", *, bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" fill="{ink}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
