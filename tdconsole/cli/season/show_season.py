"""The seasons of the house, the table of one as of any day, and the players of its final."""

from collections.abc import Iterator
from typing import Final

from tdconsole.cli.voice.tables import Rows, Said
from tdconsole.cli.voice.view import HouseView, Sought
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.house.bars import is_day
from tdconsole.domain.language.rejections.calculators import NoSuchSeason
from tdconsole.domain.language.rejections.entry import NoSuchDay
from tdconsole.domain.language.season_rules import SeasonRules
from tdconsole.domain.state.house import Season
from tdconsole.domain.values import Record, SeasonNo
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.season.words import (
    adjustment_words,
    digits_of,
    final_words,
    played_words,
    points_digits,
    points_words,
    row_words,
    rules_words,
    scope_words,
    stack_words,
    state_words,
    too_many_words,
)
from tdconsole.projections.season.qualifying import Qualifiers, qualifiers
from tdconsole.projections.season.table import SeasonRow, SeasonTable
from tdconsole.session import Session
from tdconsole.session.past.seasons import Seasons, season_in_hand


class SeasonLine(Record, kw_only=True):
    season: SeasonNo
    name: str
    closed: str | None
    rules: SeasonRules


class SeasonList(Record, kw_only=True):
    """The seasons in the order in which they were opened."""

    seasons: tuple[SeasonLine, ...]


def season_list(session: Session) -> SeasonList:
    return SeasonList(
        seasons=tuple(
            SeasonLine(season=one.no, name=one.name, closed=one.closed, rules=one.rules)
            for _, one in sorted(session.house.seasons.items())
        )
    )


class SeasonShown(Record, kw_only=True):
    """The table; None as long as the house has no season."""

    table: SeasonTable | None


class QualifiersShown(Record, kw_only=True):
    """The players of the final; None as long as the house has no season."""

    final: Qualifiers | None


def season_meant(voice: Voice, session: Session, number: int | None) -> Season | None:
    """The season of that number, by default the one in hand."""
    if number is not None:
        wanted = SeasonNo(number)
        found = session.house.seasons.get(wanted)
        if found is None:
            raise Refusing(voice.said(NoSuchSeason(season=wanted), str))
        return found
    return season_in_hand(session.house)


def table_meant(
    voice: Voice, session: Session, number: int | None, as_of: str | None
) -> SeasonTable | None:
    """The table as of the end of that day; None if the house has no season."""
    if as_of is not None and not is_day(as_of):
        raise Refusing(voice.said(NoSuchDay(day=as_of), str))
    season = season_meant(voice, session, number)
    return None if season is None else Seasons(session, digits_of).table(season, as_of)


def _none(voice: Voice) -> Rows:
    return (Said(voice.words.gettext("The house has no season yet.")),)


def _table(voice: Voice, table: SeasonTable) -> Rows:
    words = voice.words
    digits = points_digits(one.points for one in (*table.rows, *table.below))
    yield from _head(voice, table)
    for row in table.rows:
        yield _row(voice, row, place(words, row.place or 0, row.shared_by), digits)
    if table.below:
        yield Said("")
        yield Said(words.gettext("Too few evenings for a place"))
        yield from (_row(voice, row, "–", digits) for row in table.below)
    if not table.rows and not table.below:
        yield Said(words.gettext("No evening counts so far."))
    for one in table.adjustments:
        yield Said(adjustment_words(words, one))
    for lacking in table.missing:
        yield Said(
            words.gettext(
                "{player} has no points for {evening} of {day}: {why}",
                player=lacking.name or voice.erased,
                evening=lacking.evening,
                day=words.day(lacking.day),
                why=refusal(words, lacking.why, str),
            )
        )


def _head(voice: Voice, table: SeasonTable) -> Iterator[tuple[str, ...]]:
    words = voice.words
    yield Said(state_words(words, table))
    yield Said(scope_words(words, table.rules))
    yield Said(" ".join(rules_words(words, table.rules)))
    yield Said("")
    if table.rows or table.below:
        say = words.pgettext
        yield (
            say("poker", "Place"),
            words.gettext("Name"),
            say("season", "Points"),
            say("season", "Evenings"),
            say("season", "Wins"),
            say("season", "Prizes"),
        )


def _row(voice: Voice, row: SeasonRow, place_told: str, digits: int) -> tuple[str, ...]:
    words = voice.words
    return (
        place_told,
        row.name or voice.erased,
        points_words(words, row.points, digits),
        played_words(words, row),
        words.number(row.wins),
        words.number(row.cashes),
        ", ".join(row_words(words, row)),
    )


def _qualifiers(voice: Voice, found: Qualifiers) -> Rows:
    words, digits = voice.words, points_digits(one.points for one in found.rows)
    day = words.day(found.as_of)
    yield Said(words.gettext("{name}, final, as of {day}", name=found.name, day=day))
    yield Said(final_words(words, found.final))
    if found.final.is_played:
        yield Said(stack_words(words, found.final))
    for row in found.rows:
        yield (
            place(words, row.place, row.shared_by),
            row.name or voice.erased,
            points_words(words, row.points, digits),
            words.number(row.stack),
        )
    if found.too_many:
        yield Said(too_many_words(words, found.too_many))


def _seasons(voice: Voice, found: SeasonList) -> Rows:
    words = voice.words
    for one in found.seasons:
        stands = (
            words.pgettext("season", "open")
            if one.closed is None
            else words.pgettext("season", "closed on {day}", day=words.day(one.closed))
        )
        yield (words.number(one.season), one.name, stands, scope_words(words, one.rules))
    if not found.seasons:
        yield from _none(voice)


def _shown(voice: Voice, session: Session, sought: Sought) -> SeasonShown:
    return SeasonShown(table=table_meant(voice, session, sought.season, sought.as_of))


def _final(voice: Voice, session: Session, sought: Sought) -> QualifiersShown:
    table = table_meant(voice, session, sought.season, sought.as_of)
    return QualifiersShown(final=None if table is None else qualifiers(table))


SEASON: Final = HouseView(
    SeasonShown,
    _shown,
    lambda voice, _session, shown: (
        _none(voice) if shown.table is None else _table(voice, shown.table)
    ),
)
QUALIFIERS: Final = HouseView(
    QualifiersShown,
    _final,
    lambda voice, _session, shown: (
        _none(voice) if shown.final is None else _qualifiers(voice, shown.final)
    ),
)
SEASONS: Final = HouseView(
    SeasonList,
    lambda _voice, session, _sought: season_list(session),
    lambda voice, _session, data: _seasons(voice, data),
)
