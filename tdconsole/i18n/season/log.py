"""What happened to a season, as a line of the house's log."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from tdconsole.domain.language.events import house as happened
from tdconsole.domain.values import NoteId, PersonId, TournamentId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.season.words import with_sign


class Saying(Protocol):
    """A language, and the names of what a line is about."""

    @property
    def words(self) -> Catalogue: ...
    @property
    def who(self) -> Callable[[PersonId], str]: ...
    @property
    def note(self) -> Callable[[NoteId], str]: ...
    @property
    def tournament(self) -> Callable[[TournamentId], str]: ...


def _opened(saying: Saying, event: happened.SeasonOpened) -> str:
    return saying.words.gettext(
        "Season {season} opened: {name}", season=event.season, name=event.name
    )


def _edited(saying: Saying, event: happened.SeasonEdited) -> str:
    return saying.words.gettext(
        "Season {season} changed: {name}", season=event.season, name=event.name
    )


def _counted(saying: Saying, event: happened.TournamentCounted) -> str:
    say = saying.words.gettext
    named = {"season": event.season, "tournament": saying.tournament(event.tournament)}
    if event.counts is None:
        return say("{tournament} counts for season {season} by its rules again", **named)
    if event.counts:
        return say("{tournament} counted in for season {season}", **named)
    return say("{tournament} left out of season {season}", **named)


def _adjusted(saying: Saying, event: happened.PointsAdjusted) -> str:
    words = saying.words
    return words.gettext(
        "{player} {points} points in season {season}, from {day} (adjustment {number}). "
        "Reason: {reason}",
        player=saying.who(event.person),
        points=with_sign(words, event.points),
        season=event.season,
        day=words.day(event.day),
        number=event.adjustment,
        reason=saying.note(event.reason),
    )


def _taken_back(saying: Saying, event: happened.AdjustmentTakenBack) -> str:
    return saying.words.gettext(
        "Adjustment {number} of season {season} taken back",
        number=event.adjustment,
        season=event.season,
    )


def _closed(saying: Saying, event: happened.SeasonClosed) -> str:
    day = saying.words.day(event.day)
    return saying.words.gettext("Season {season} closed as of {day}", season=event.season, day=day)


def _reopened(saying: Saying, event: happened.SeasonReopened) -> str:
    return saying.words.gettext("Season {season} reopened", season=event.season)


SAID: Final[Mapping[type, Callable[[Any, Any], str]]] = {
    happened.SeasonOpened: _opened,
    happened.SeasonEdited: _edited,
    happened.TournamentCounted: _counted,
    happened.PointsAdjusted: _adjusted,
    happened.AdjustmentTakenBack: _taken_back,
    happened.SeasonClosed: _closed,
    happened.SeasonReopened: _reopened,
}
