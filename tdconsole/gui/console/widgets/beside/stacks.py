"""Stacks in big blinds: the shortest of those that were counted, and how many are how deep."""

from collections.abc import Sequence

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.chips.counted import Leader, chip_leaders
from tdconsole.projections.chips.stacks import SHORT, depth_groups


def counted(view: TournamentView) -> list[Leader]:
    """Return the stacks that were counted, in games with blinds, the largest first."""
    every = chip_leaders(view.state, view.people, view.now())
    return [one for one in every if one.big_blinds is not None]


def is_short(one: Leader) -> bool:
    return (one.big_blinds or 0) < SHORT


def short_words(words: Catalogue, stacks: Sequence[Leader]) -> str:
    """Return how many of these are short."""
    number = sum(1 for one in stacks if is_short(one))
    if not number:
        return words.gettext("Nobody is under {depth} BB", depth=SHORT)
    return words.ngettext(
        "{number} player under {depth} BB",
        "{number} players under {depth} BB",
        number,
        depth=SHORT,
    )


def not_counted_words(words: Catalogue) -> str:
    return words.gettext("No stack was counted yet: the page Chips takes them.")


def depth(words: Catalogue, one: Leader) -> str:
    return words.pgettext("board", "{number} BB", number=words.number(one.big_blinds or 0))


def stack_bar(words: Catalogue, one: Leader, most: int = 0) -> Bar:
    """Return the bar of a stack beside the largest of this many chips; without that, no bar."""
    seat = "" if one.seat is None else f"{one.seat.table}-{one.seat.seat}"
    name = one.name or words.gettext("erased")
    return Bar(
        f"{seat}  {name}".strip(),
        depth(words, one),
        one.chips / most if most else 0.0,
        words.number(one.chips),
    )


def depths(view: TournamentView) -> dict[EntryId, tuple[str, float]]:
    """Return each counted stack in big blinds, in words, and how long it is beside the largest."""
    stacks = counted(view)
    most = max((one.chips for one in stacks), default=1)
    return {one.entry: (depth(view.words, one), one.chips / most) for one in stacks}


def depth_bars(words: Catalogue, deep: Sequence[int]) -> list[Bar]:
    """Return how many of these stacks, in big blinds, are in each group; short ones stand out."""
    groups = depth_groups(deep)
    most = max(one.players for one in groups) or 1
    return [
        Bar(
            _range(words, one.since, one.until),
            words.number(one.players),
            one.players / most,
            tone="here" if one.until == SHORT and one.players else "plain",
        )
        for one in groups
    ]


def _range(words: Catalogue, low: int, high: int | None) -> str:
    if high is None:
        return words.pgettext("stacks", "{low} BB and more", low=low)
    return words.pgettext("stacks", "{low} to {high} BB", low=low, high=high - 1)
