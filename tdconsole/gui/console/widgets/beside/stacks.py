"""The shortest stacks that were counted, with seat and big blinds: who goes out next."""

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.chips.counted import Leader, chip_leaders
from tdconsole.projections.chips.stacks import SHORT


def counted(view: TournamentView) -> list[Leader]:
    """Return the stacks that were counted, in games with blinds, the largest first."""
    every = chip_leaders(view.state, view.people, view.now())
    return [one for one in every if one.big_blinds is not None]


def is_short(one: Leader) -> bool:
    return (one.big_blinds or 0) < SHORT


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
