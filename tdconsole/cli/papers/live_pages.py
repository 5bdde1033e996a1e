"""The folder of a club's web site: a page, JSON and CSV, each replaced whole and only if it changed."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from tdconsole.domain.values import Instant
from tdconsole.exports.results.brand import Brand
from tdconsole.exports.results.document import results_json
from tdconsole.exports.results.page import GENERATOR, results_page
from tdconsole.exports.results.rows_csv import results_csv
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.known_errors import FileExists, FileMissing
from tdconsole.printing.paper.delivery import delivering
from tdconsole.projections.eliminations.published import Published

PAGE: Final = "index.html"
JSON: Final = "results.json"
CSV: Final = "results.csv"
_LEFT: Final = re.compile(r"\.[0-9a-f]{16}\.part")
"""What a writing that was killed left behind."""
_HEAD: Final = 1000
"""The bytes of a page in which it says whose it is."""


class LivePages:
    def __init__(self, folder: Path, words: Catalogue, brand: Callable[[], Brand]) -> None:
        """Ask for the brand again before each writing: the house may have changed it."""
        self.folder, self._words, self._brand = folder, words, brand
        self._worn = brand()
        self._written: tuple[Published, Brand] | None = None

    def prepare(self, *, force: bool) -> None:
        """Make the folder if only it is missing; a page of somebody else's is not replaced."""
        if not self.folder.is_dir():
            try:
                self.folder.mkdir()
            except FileNotFoundError as error:
                raise FileMissing(str(self.folder.parent)) from error
        page = self.folder / PAGE
        if not force and not _is_ours(page):
            for path in (page, self.folder / JSON, self.folder / CSV):
                if path.exists():
                    raise FileExists(str(path))
        for path in self.folder.iterdir():
            if _LEFT.fullmatch(path.name):
                path.unlink(missing_ok=True)

    def write(self, told: Published, at: Instant) -> bool:
        """Write what is told, and say whether it was anything new.

        The page comes last: what it tells of is there already.
        """
        self._worn = self._brand()
        if (told, self._worn) == self._written and (self.folder / PAGE).exists():
            return False
        made = {
            CSV: results_csv(told),
            JSON: results_json(told, self._worn.club, at.utc),
            PAGE: results_page(self._words, told, at, self._worn, live=True),
        }
        for name, text in made.items():
            path = self.folder / name
            if name == CSV and _holds(path, text):
                continue
            with delivering(text, path):
                pass
        self._written = told, self._worn
        return True


def _is_ours(page: Path) -> bool:
    with suppress(OSError), page.open("rb") as file:
        return GENERATOR.encode() in file.read(_HEAD)
    return False


def _holds(path: Path, text: bytes) -> bool:
    try:
        return path.read_bytes() == text
    except OSError:
        return False
