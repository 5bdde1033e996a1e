"""The layout of every screen: a pure function from words to named boxes."""

from typing import Final, assert_never

from tdconsole.domain.values import Record
from tdconsole.wall.composing import lower_third
from tdconsole.wall.composing.fitting import Box, Measure
from tdconsole.wall.composing.sheet import Sheet
from tdconsole.wall.composing.slots import slots
from tdconsole.wall.screens import (
    alternates,
    bounties,
    break_screen,
    chips,
    clock,
    deal,
    draw,
    flights,
    frame,
    hand_for_hand,
    last_hands,
    moves,
    notice,
    prizes,
    seating,
    standings,
    winner,
)
from tdconsole.wall.screens.alternates import Alternates
from tdconsole.wall.screens.bounties import Bounties
from tdconsole.wall.screens.break_screen import BreakScreen
from tdconsole.wall.screens.chips import ChipCounts
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.deal import Deal
from tdconsole.wall.screens.draw import Draw
from tdconsole.wall.screens.evening import charts
from tdconsole.wall.screens.evening.charts import ChartsShown
from tdconsole.wall.screens.final_table import FinalTableShown
from tdconsole.wall.screens.flights import FlightsShown
from tdconsole.wall.screens.frame import Frame
from tdconsole.wall.screens.hand_for_hand import HandForHand
from tdconsole.wall.screens.house import dealers, season, today
from tdconsole.wall.screens.house.dealers import DealersShown
from tdconsole.wall.screens.house.season import SeasonShown
from tdconsole.wall.screens.house.today import TodayShown
from tdconsole.wall.screens.last_hands import LastHandsShown
from tdconsole.wall.screens.moments import level_change, stage
from tdconsole.wall.screens.moments.level_change import LevelChange
from tdconsole.wall.screens.moves import Moves
from tdconsole.wall.screens.notice import Notice
from tdconsole.wall.screens.prizes import Prizes
from tdconsole.wall.screens.seating import Seating
from tdconsole.wall.screens.standings import Standings
from tdconsole.wall.screens.winner import Winner
from tdconsole.wall.theme import Theme

Body = (
    Clock
    | Prizes
    | Seating
    | Moves
    | BreakScreen
    | Notice
    | Standings
    | Draw
    | Winner
    | Alternates
    | Deal
    | Bounties
    | HandForHand
    | LastHandsShown
    | ChipCounts
    | FlightsShown
    | SeasonShown
    | DealersShown
    | FinalTableShown
    | TodayShown
    | ChartsShown
    | LevelChange
)


_TO_THE_FOOT: Final = (BreakScreen, FinalTableShown, LevelChange, Winner)
"""The screens that have their own use for the place of the clock's line."""


class Shown(Record, kw_only=True):
    """Everything on a screen; the clock's screen has no clock line around it."""

    body: Body
    frame: Frame | None = None
    band: str = ""
    """The words at the foot of the screen, whatever else is on it."""
    sponsor: int = 0
    """The turn of the sponsors, counted without end."""

    @property
    def title(self) -> str:
        if isinstance(self.body, Clock):
            return self.body.title
        return "" if self.frame is None else self.frame.title

    @property
    def wall_clock(self) -> str:
        if isinstance(self.body, Clock):
            return self.body.wall_clock
        return "" if self.frame is None else self.frame.wall_clock

    @property
    def kind(self) -> str:
        """The kind of screen; what comes with another one is another picture."""
        body = self.body
        name = type(body).__name__
        match body:
            case LevelChange():
                return f"{name} {bool(body.seconds)}"
            case HandForHand():
                return f"{name} {body.burst}"
            case _:
                return name

    @property
    def sight(self) -> tuple[str, int]:
        """The kind of screen and its page."""
        return self.kind, 0 if isinstance(self.body, Clock) else getattr(self.body, "turn", 0)

    def has_picture(self, sheet: Sheet) -> bool:
        """Whether the house's picture is behind it: where words are few, and it has no place."""
        in_place = sheet.brand is not None and sheet.brand.stack is not None
        few_words = isinstance(self.body, Notice | Winner)
        return few_words and not in_place and sheet.theme.picture is not None


def layout(shown: Shown, width: int, height: int, theme: Theme, measure: Measure) -> list[Box]:
    """The boxes, bands before what is on them."""
    sheet = Sheet(width, height, theme, measure)
    free = above(shown, sheet)
    return [*around(shown, free), *inside(shown.body, free), *below(shown, sheet)]


def slides(before: Shown, after: Shown) -> tuple[tuple[str, str], ...]:
    """The boxes that change places rather than vanish: each with where it goes."""
    old, new = before.body, after.body
    if isinstance(old, FinalTableShown) and isinstance(new, FinalTableShown) and old is not new:
        return tuple(stage.slides(old, new))
    return ()


def above(shown: Shown, sheet: Sheet) -> Sheet:
    """The sheet that is left for the screen: with a band, what is above it.

    Without the clock's line the body goes down to where that would end.
    """
    free = lower_third.above(sheet) if shown.band else sheet
    lined = shown.frame is None or bool(shown.frame.time)
    return free if lined or isinstance(shown.body, _TO_THE_FOOT) else free.without_line()


def below(shown: Shown, sheet: Sheet) -> list[Box]:
    return list(lower_third.boxes(shown.band, sheet)) if shown.band else []


def around(shown: Shown, sheet: Sheet) -> list[Box]:
    """The brand's slots, and what frames every screen but the clock's."""
    framed = [] if shown.frame is None else frame.boxes(shown.frame, sheet)
    return [*slots(shown.sponsor, shown.wall_clock, sheet), *framed]


def inside(body: Body, sheet: Sheet) -> list[Box]:
    match body:
        case Clock():
            return list(clock.boxes(body, sheet))
        case Prizes():
            return list(prizes.boxes(body, sheet))
        case Seating():
            return list(seating.boxes(body, sheet))
        case Moves():
            return list(moves.boxes(body, sheet))
        case BreakScreen():
            return list(break_screen.boxes(body, sheet))
        case Notice():
            return list(notice.boxes(body, sheet))
        case Standings():
            return list(standings.boxes(body, sheet))
        case Draw():
            return list(draw.boxes(body, sheet))
        case Winner():
            return list(winner.boxes(body, sheet))
        case Alternates():
            return list(alternates.boxes(body, sheet))
        case Deal():
            return list(deal.boxes(body, sheet))
        case LastHandsShown():
            return list(last_hands.boxes(body, sheet))
        case HandForHand():
            return list(hand_for_hand.boxes(body, sheet))
        case ChipCounts():
            return list(chips.boxes(body, sheet))
        case FlightsShown():
            return list(flights.boxes(body, sheet))
        case SeasonShown():
            return list(season.boxes(body, sheet))
        case DealersShown():
            return list(dealers.boxes(body, sheet))
        case FinalTableShown():
            return list(stage.boxes(body, sheet))
        case TodayShown():
            return list(today.boxes(body, sheet))
        case ChartsShown():
            return list(charts.boxes(body, sheet))
        case LevelChange():
            return list(level_change.boxes(body, sheet))
        case Bounties():
            return list(bounties.boxes(body, sheet))
        case _:
            assert_never(body)
