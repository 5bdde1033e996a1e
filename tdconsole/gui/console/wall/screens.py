"""The names of the wall's screens, and their keys."""

from typing import Final, assert_never, get_args

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.settings import NameForm, Screen

SCREENS: Final[tuple[Screen, ...]] = get_args(Screen)
FORMS: Final[tuple[NameForm, ...]] = get_args(NameForm)


def screen_action(screen: Screen) -> str:
    """Return the id of the gesture that prepares it, and takes it live when repeated."""
    return f"screen-{screen}"


def screen_name(words: Catalogue, screen: Screen) -> str:
    say = words.pgettext
    match screen:
        case "clock":
            return say("screen", "Clock")
        case "prizes":
            return say("screen", "Prizes")
        case "seating":
            return say("screen", "Find your seat")
        case "moves":
            return say("screen", "Moves")
        case "break":
            return say("screen", "Break")
        case "notice":
            return say("screen", "Notice")
        case "standings":
            return say("screen", "Standings")
        case "draw":
            return say("screen", "Draw")
        case "winner":
            return say("screen", "Winner")
        case "alternates":
            return say("screen", "Alternates")
        case "deal":
            return say("screen", "Deal")
        case "bounties":
            return say("screen", "Bounties")
        case "hand-for-hand":
            return say("screen", "Hand for hand")
        case "last-hands":
            return say("screen", "Last hands")
        case "chips":
            return say("screen", "Chip counts")
        case "flights":
            return say("screen", "Flights")
        case "season":
            return say("screen", "Season table")
        case "dealers":
            return say("screen", "Dealers")
        case "final-table":
            return say("screen", "Final table")
        case "today":
            return say("screen", "Today")
        case "charts":
            return say("screen", "Charts")
        case _:
            assert_never(screen)


def form_name(words: Catalogue, form: NameForm) -> str:
    say = words.pgettext
    match form:
        case "full":
            return say("names", "In full")
        case "initial":
            return say("names", "M. Rossi")
        case "nickname":
            return say("names", "Nicknames")
        case _:
            assert_never(form)
