"""Files of The Tournament Director 3 taken over into a house, one after the other."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from tdconsole.domain.state.house import folded_series
from tdconsole.imports.td3.bringing import Bringing, Happened, NotBrought
from tdconsole.imports.td3.evening import EveningRead, series_of
from tdconsole.imports.td3.known_people import KnownPeople
from tdconsole.imports.td3.pricing import Currency
from tdconsole.imports.td3.reading import MOST_BYTES, read
from tdconsole.imports.td3.recording import recorded
from tdconsole.imports.td3.seasons import SeasonRead, gives_points, open_seasons
from tdconsole.imports.td3.told_time import ToldTime
from tdconsole.known_errors import ForeignText, KnownError
from tdconsole.plain_files import contents
from tdconsole.projections.setup.taken_over import SeasonTaken, TakenOver
from tdconsole.session import Opened
from tdconsole.session.gate import Standing

ENDING: Final = ".tdt"

Outcome = TakenOver | KnownError
"""What became of a file, or why it can't be read."""


class _Tried(Exception):
    """Nothing is to be kept: it was only tried."""


def files_of(sources: Iterable[Path]) -> list[Path]:
    """The files, and those in the folders and below, each once."""
    found: dict[Path, None] = {}
    for source in sources:
        inside = sorted(source.rglob(f"*{ENDING}")) if source.is_dir() else [source]
        found.update(dict.fromkeys(inside))
    return list(found)


def evening_in(path: Path) -> EveningRead:
    """The evening in a file."""
    evening = recorded(read(contents(path, MOST_BYTES), str(path)), str(path))
    if not evening.key:
        raise ForeignText(str(path))
    return evening


class TakingOver:
    """The taking over into an open house, by the one who acts there; or only the trying of it."""

    def __init__(
        self,
        opened: Opened,
        countries: Mapping[str, str],
        currency: Currency,
        *,
        trying: bool = False,
        standing: Standing | None = None,
    ) -> None:
        self._opened = opened
        self._countries = countries
        self._currency = currency
        self._trying = trying
        self._standing = standing or opened.session.gate.standing
        self._seasons: dict[str, SeasonRead] = {}

    def all_of(self, sources: Iterable[Path]) -> Iterator[Outcome]:
        """Take over each in turn; one that can't be read holds up no other."""
        for path in files_of(sources):
            try:
                evening = evening_in(path)
            except KnownError as unread:
                yield unread
            else:
                yield self.take_over(str(path), evening)

    def take_over(self, path: str, evening: EveningRead) -> TakenOver:
        """Take over an evening: all of it lands together, or nothing."""
        time = ToldTime()
        session = self._opened.in_time(time)
        bringing = Bringing(session, time, evening, self._currency)
        people = KnownPeople(session.club, self._countries)
        happened: Happened | None = None
        if not gives_points(evening):
            bringing.leave_points()
        try:
            with (
                session.gate.as_then(self._standing),
                session.writing(),
            ):
                happened = bringing.bring(people)
                self._let_it_land()
        except NotBrought as refused:
            return TakenOver(path=path, title=evening.title, fate="refused", refused=refused.why)
        except _Tried:
            pass
        self._hear(evening, bringing, happened)
        return TakenOver(
            path=path,
            title=evening.title or evening.key,
            fate=happened or "refused",
            tournament=None if self._trying and happened != "here" else bringing.tournament,
            at=evening.began,
            players=len(evening.players),
            rebuys=sum(len(player.buyins) - 1 for player in evening.players),
            add_ons=sum(len(player.add_ons) for player in evening.players),
            new_people=people.new,
            left_out=bringing.left_here() if happened == "here" else tuple(bringing.left_out),
        )

    def seasons(self) -> Iterator[SeasonTaken]:
        """Open the seasons of all that was taken over, once each."""
        session = self._opened.session
        with session.gate.as_then(self._standing):
            yield from open_seasons(session, self._seasons.values(), trying=self._trying)

    def _hear(self, evening: EveningRead, bringing: Bringing, happened: Happened | None) -> None:
        series = series_of(evening)
        if not series:
            return
        season = self._seasons.setdefault(folded_series(series), SeasonRead(series))
        season.hear(evening)
        if happened in {"over", "goes-on"} and gives_points(evening):
            season.adjusted += bringing.adjusted()

    def _let_it_land(self) -> None:
        if self._trying:
            raise _Tried
