"""The chips in play line by line, and the last count."""

from collections.abc import Iterable, Iterator
from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Record
from tdconsole.i18n.chips.words import (
    age_words,
    ledger_line,
    missing_words,
    signed,
    since_words,
    standing_words,
)
from tdconsole.projections.chips.counted import ChipCount, chip_count
from tdconsole.projections.chips.ledger import ChipLedger, chip_ledger
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import People


class ChipsShown(Record, kw_only=True):
    ledger: ChipLedger
    count: ChipCount


def chips_shown(
    tournament: Tournament, people: People, now: Instant, trail: Iterable[TrailStep]
) -> ChipsShown:
    return ChipsShown(
        ledger=chip_ledger(tournament, trail), count=chip_count(tournament, people, now)
    )


def chips_rows(voice: Voice, data: ChipsShown, now: Instant) -> Rows:
    words = voice.words
    for number, line in enumerate(data.ledger.lines):
        chips = words.number(line.chips) if not number else signed(words, line.chips)
        yield (ledger_line(words, line), chips)
    yield (words.pgettext("chips", "In play"), words.number(data.ledger.in_play))
    yield from _count_rows(voice, data.count, now)


def _count_rows(voice: Voice, count: ChipCount, now: Instant) -> Iterator[tuple[str, ...]]:
    words, state = voice.words, count.state
    yield ("",)
    if state.last is None:
        yield (words.gettext("Nothing has been counted yet."),)
        return
    yield (words.pgettext("chips", "Counted"), words.number(state.counted))
    yield (words.pgettext("chips", "Expected"), words.number(state.expected))
    yield (standing_words(words, state),)
    yield (age_words(words, state.last, now),)
    if since := since_words(words, state):
        yield (since,)
    for row in state.tables:
        table = words.pgettext("poker", "Table {table}", table=row.table)
        yield (table, words.number(row.chips), missing_words(words, row))
    for leader in count.leaders:
        seat = "" if leader.seat is None else f"{leader.seat.table}-{leader.seat.seat}"
        depth = (
            ""
            if leader.big_blinds is None
            else words.pgettext("board", "{number} BB", number=words.number(leader.big_blinds))
        )
        yield (
            f"{leader.place}. {leader.name or voice.erased}",
            words.number(leader.chips),
            depth,
            seat,
        )


CHIPS: Final = View(
    ChipsShown,
    lambda look: chips_shown(look.state, look.people, look.now, look.timeline.trail()),
    lambda look, data: chips_rows(look.voice, data, look.now),
)
