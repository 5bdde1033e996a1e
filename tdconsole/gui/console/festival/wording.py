"""The texts of a tile: a tournament at a glance, in one language."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Instant, Period, Record
from tdconsole.gui.console.clock.strip_wording import Said, break_words, said
from tdconsole.i18n.advice import advice_words
from tdconsole.i18n.catalogue import C_, Catalogue
from tdconsole.i18n.naming import Who
from tdconsole.projections.clock.board import ClockBoard, ClockState
from tdconsole.projections.festival.overview import PrizeState, Tile
from tdconsole.wall.screens.figures import amount

_PRIZES: Final = {
    "open": C_("prize list", "not posted"),
    "posted": C_("prize list", "posted"),
    "deal": C_("prize list", "deal made"),
    "refunds": C_("prize list", "called off"),
}


class TileSaid(Record, kw_only=True):
    """The texts of one tile; empty if there is nothing to say."""

    name: str
    state: ClockState
    level: str
    word: str
    time: str
    blinds: str
    field: str
    rest: str
    prizes: str
    due: str
    is_due: bool
    hand: str
    facts: tuple[tuple[str, str], ...]
    """What a large tile has room for: each figure with its caption."""
    all_due: str
    """All that is due, a line each."""


def tile_said(  # noqa: PLR0913, PLR0917  # in which words, by whose names, and who has it
    words: Catalogue, tile: Tile, first: Period, now: Instant, who: Who, hand: str
) -> TileSaid:
    board = tile.board
    strip = said(words, board, first, now)
    return TileSaid(
        name=strip.name if board.flight is None else f"{strip.name} · {board.flight}",
        state=strip.state,
        level=strip.level,
        word=strip.word,
        time=strip.time,
        blinds=strip.blinds,
        field=_field(words, strip.players, board),
        rest=_rest(words, strip.state, board, now),
        prizes=_prizes(words, tile.prizes, board),
        due=due_words(words, tile, who),
        is_due=tile.due > 0,
        hand=hand,
        facts=tuple(_facts(words, strip, board)),
        all_due="\n".join(_all_due(words, tile, who)),
    )


def _facts(words: Catalogue, strip: Said, board: ClockBoard) -> Iterator[tuple[str, str]]:
    say = words.pgettext
    yield strip.players, say("board", "Players")
    yield strip.tables, say("board", "Tables")
    average = " · ".join(part for part in (say("board", "Average"), strip.big_blinds) if part)
    yield strip.average, average
    yield strip.upcoming or "–", say("clock", "Next level")
    yield strip.pool, say("board", "Prize pool")
    yield words.number(board.paid), say("board", "Paid places")
    yield _pays(words, board)
    first = "–" if board.first is None else amount(words, board.first, board.currency)
    yield first, say("board", "1st prize")


def _pays(words: Catalogue, board: ClockBoard) -> tuple[str, str]:
    """Return the prize of the next player out, or how many go out before there is one."""
    if board.next_prize is not None:
        pays = amount(words, board.next_prize, board.currency)
        return pays, words.pgettext("board", "Next prize")
    far = board.players - board.paid
    told = words.number(far) if board.paid and far > 0 else "–"
    return told, words.pgettext("board", "Out before the money")


def _all_due(words: Catalogue, tile: Tile, who: Who) -> Iterator[str]:
    if not tile.urgent:
        yield due_words(words, tile, who)
    for one in tile.urgent:
        yield advice_words(words, one, who).sentence


def _field(words: Catalogue, players: str, board: ClockBoard) -> str:
    entered = words.gettext("Players {players}", players=players)
    tables = words.ngettext("{number} table", "{number} tables", board.tables)
    return f"{entered} · {tables}"


def _rest(words: Catalogue, state: ClockState, board: ClockBoard, now: Instant) -> str:
    """When play stops, in the last minute, where the word beside the time says something else."""
    if state != "last" or board.until_break is None:
        return ""
    return break_words(words, board, board.until_break, now)


def _prizes(words: Catalogue, state: PrizeState, board: ClockBoard) -> str:
    pool = words.money(board.pool, board.currency)
    return words.gettext("Prizes {pool}, {state}", pool=pool, state=words.sentence(_PRIZES[state]))


def due_words(words: Catalogue, tile: Tile, who: Who) -> str:
    """The most urgent advice, and how much else is due."""
    if tile.first is None:
        return words.gettext("Nothing is due.")
    sentence = advice_words(words, tile.first, who).sentence
    if tile.due == 0:
        return words.gettext("Soon: {advice}", advice=sentence)
    if tile.due == 1:
        return sentence
    return words.ngettext(
        "{advice}, and {number} more", "{advice}, and {number} more", tile.due - 1, advice=sentence
    )
