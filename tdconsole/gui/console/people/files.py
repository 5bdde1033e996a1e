"""Files made in the background: everybody the house knows, and the page of one player."""

from functools import partial
from io import BytesIO
from pathlib import Path

from tdconsole.domain.values import Instant
from tdconsole.exports.people_csv import people_csv
from tdconsole.gui.console.papers.writing_out import WritingOut
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.eliminations.years import PlayerYears


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
            printed = self._view.now()
            self._start(path, partial(_player_page, years, stretch, words, printed))


def _player_page(years: PlayerYears, stretch: str, words: Catalogue, printed: Instant) -> bytes:
    from tdconsole.printing.eliminations.player_page import (  # noqa: PLC0415 -- slow to import
        print_player_page,
    )
    from tdconsole.printing.paper.listing import Frame  # noqa: PLC0415 -- as above
    from tdconsole.printing.paper.sheet import Footer  # noqa: PLC0415 -- as above

    made = BytesIO()
    print_player_page(
        years, Frame(words, Footer(printed=printed, by=None, head=None)), made, stretch
    )
    return made.getvalue()
