"""Files made in the background: everybody the house knows, and the page of one player."""

from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from tdconsole.exports.people_csv import people_csv
from tdconsole.gui.console.papers.writing_out import WritingOut
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.eliminations.years import PlayerYears

if TYPE_CHECKING:
    from tdconsole.printing.paper.listing import Frame


class PeopleFiles(WritingOut):
    def begin(self, path: Path) -> None:
        """Export everybody as they are now; the file is written in the background."""
        if self.busy:
            return
        club = self._view.session.club
        try:
            everybody, staff = list(club.people.everybody()), club.staff.named()
        except KnownError as error:
            self._tell(mishap(self._view.words, error), refused=True)
            return
        self._start(path, partial(people_csv, everybody, staff))

    def begin_page(self, path: Path, years: PlayerYears, stretch: str, words: Catalogue) -> None:
        """Make a player's page of these results; `stretch` names their year or series, if any."""
        if not self.busy:
            self._start(path, partial(_player_page, years, stretch, self._framing(words)))


def _player_page(years: PlayerYears, stretch: str, framed: "Callable[[], Frame]") -> bytes:
    from tdconsole.printing.eliminations.player_page import (  # noqa: PLC0415 -- slow to import
        print_player_page,
    )

    made = BytesIO()
    print_player_page(years, framed(), made, stretch)
    return made.getvalue()
