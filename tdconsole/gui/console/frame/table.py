"""The gestures and pages of the window as data: menus, keys, buttons and the manual follow."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tdconsole.gui.console.advice import actions as advice
from tdconsole.gui.console.bubble import actions as bubble
from tdconsole.gui.console.chips import actions as chips
from tdconsole.gui.console.clock import actions as clock
from tdconsole.gui.console.day import actions as day
from tdconsole.gui.console.discipline import actions as discipline
from tdconsole.gui.console.eliminations import actions as eliminations
from tdconsole.gui.console.entry import actions as entry
from tdconsole.gui.console.festival import actions as festival
from tdconsole.gui.console.flights import actions as flights
from tdconsole.gui.console.frame import actions as frame
from tdconsole.gui.console.hand import actions as hand
from tdconsole.gui.console.log import actions as log
from tdconsole.gui.console.papers import actions as papers
from tdconsole.gui.console.payouts import actions as payouts
from tdconsole.gui.console.people import actions as people
from tdconsole.gui.console.prizes import actions as prizes
from tdconsole.gui.console.room import actions as room
from tdconsole.gui.console.rules import actions as rules
from tdconsole.gui.console.season import actions as season
from tdconsole.gui.console.setup import actions as setup
from tdconsole.gui.console.structure import actions as structure
from tdconsole.gui.console.wall import actions as wall

if TYPE_CHECKING:
    from tdconsole.gui.console.widgets.beside.pane import Pane

PAGES: Final = (
    festival.PAGE, festival.DEALERS_PAGE, festival.SCHEDULE_PAGE, room.PAGE, bubble.PAGE, day.PAGE,
    flights.PAGE, eliminations.PAGE, discipline.PAGE, entry.PAGE, prizes.PAGE, chips.PAGE, people.PAGE, season.PAGE, rules.PAGE, log.PAGE, papers.PAGE,
    structure.PAGE, setup.PAGE, wall.PAGE,
)  # fmt: skip
"""The pages from top to bottom, in their order on the left."""

ACTIONS: Final = (
    *clock.ACTIONS,
    *eliminations.ACTIONS,
    *room.ACTIONS,
    *festival.TABLES,
    *festival.DEALERS,
    *hand.ACTIONS,
    *discipline.ACTIONS,
    *people.ACTIONS,
    *entry.ACTIONS,
    *bubble.ACTIONS,
    *day.ACTIONS,
    *flights.ACTIONS,
    *festival.ACTIONS,
    *chips.ACTIONS,
    *prizes.ACTIONS,
    *payouts.ACTIONS,
    *log.ACTIONS,
    *papers.ACTIONS,
    *structure.ACTIONS,
    *wall.ACTIONS,
    *advice.ACTIONS,
    *frame.ACTIONS,
    *rules.ACTIONS,
    *setup.ACTIONS,
    *(page.action for page in PAGES),
)
BY_ID: Final = {action.id: action for action in ACTIONS}
NAMES: Final = tuple(page.id for page in PAGES)


def _person() -> "type[Pane]":
    from tdconsole.gui.console.people.card import PersonCard  # noqa: PLC0415 -- when first seen

    return PersonCard


def _countries() -> "type[Pane]":
    from tdconsole.gui.console.people.countries import CountriesOrPerson  # noqa: PLC0415 -- when first seen

    return CountriesOrPerson


def _away() -> "type[Pane]":
    from tdconsole.gui.console.discipline.away.card import AwayCard  # noqa: PLC0415 -- when first seen

    return AwayCard


def _field() -> "type[Pane]":
    from tdconsole.gui.console.eliminations.course import FieldOrPlayer  # noqa: PLC0415 -- when first seen

    return FieldOrPlayer


def _ladder() -> "type[Pane]":
    from tdconsole.gui.console.prizes.ladder import Ladder  # noqa: PLC0415 -- when first seen

    return Ladder


def _stacks() -> "type[Pane]":
    from tdconsole.gui.console.chips.field import StacksOfTheField  # noqa: PLC0415 -- when first seen

    return StacksOfTheField


def _hours() -> "type[Pane]":
    from tdconsole.gui.console.log.hours import Hours  # noqa: PLC0415 -- when first seen

    return Hours


def _other_books() -> "type[Pane]":
    from tdconsole.gui.console.rules.other_books import OtherBooks  # noqa: PLC0415 -- when first seen

    return OtherBooks


def _final_table() -> "type[Pane]":
    from tdconsole.gui.console.prizes.at_stake import AtFinalTable  # noqa: PLC0415 -- when first seen

    return AtFinalTable


def _at_stake() -> "type[Pane]":
    from tdconsole.gui.console.prizes.at_bubble import AtBubble  # noqa: PLC0415 -- when first seen

    return AtBubble


def _day() -> "type[Pane]":
    from tdconsole.gui.console.day.progress import DayProgress  # noqa: PLC0415 -- when first seen

    return DayProgress


def _days() -> "type[Pane]":
    from tdconsole.gui.console.festival.schedule.days import DaysPane  # noqa: PLC0415 -- when first seen

    return DaysPane


def _season() -> "type[Pane]":
    from tdconsole.gui.console.season.course import SeasonCourse  # noqa: PLC0415 -- when first seen

    return SeasonCourse


def _dealers() -> "type[Pane]":
    from tdconsole.gui.console.festival.dealers.shifts import DealersShifts  # noqa: PLC0415 -- when first seen

    return DealersShifts


def _evenings() -> "type[Pane]":
    from tdconsole.gui.console.festival.evenings import EveningPane  # noqa: PLC0415 -- when first seen

    return EveningPane


PANES: Final[dict[str, Callable[[], "type[Pane]"]]] = {
    "festival": _evenings,
    "floor": _final_table,
    "bubble": _at_stake,
    "day": _day,
    "schedule": _days,
    "dealers": _dealers,
    "out": _field,
    "away": _away,
    "desk": _person,
    "people": _countries,
    "season": _season,
    "prizes": _ladder,
    "chips": _stacks,
    "log": _hours,
    "rules": _other_books,
}
"""What stands beside a page in a wide window, by the page."""
