"""The texts of a tile: a tournament at a glance, in one language."""

from typing import Final

from tdconsole.domain.values import Instant, Period, Record
from tdconsole.gui.console.clock.strip_wording import said
from tdconsole.i18n.advice import advice_words
from tdconsole.i18n.catalogue import C_, Catalogue
from tdconsole.i18n.naming import Who
from tdconsole.projections.clock.board import ClockBoard, ClockState
from tdconsole.projections.festival.overview import PrizeState, Tile

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
    )


def _field(words: Catalogue, players: str, board: ClockBoard) -> str:
    entered = words.gettext("Players {players}", players=players)
    tables = words.ngettext("{number} table", "{number} tables", board.tables)
    return f"{entered} · {tables}"


def _rest(words: Catalogue, state: ClockState, board: ClockBoard, now: Instant) -> str:
    """When the next break is, in the last minute, where the word beside the time says something else."""
    if state != "last" or board.until_break is None:
        return ""
    return words.pgettext("clock", "break at {time}", time=words.time_after(now, board.until_break))


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
