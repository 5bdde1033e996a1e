"""The names of the wall's screens, and their keys."""

from typing import Final, assert_never, get_args

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.settings import NameForm, Screen, Wall

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


def nothing_on(words: Catalogue, screen: Screen, choices: Wall) -> str:
    """Say why the screen has nothing to show."""
    say = words.pgettext
    if not choices.money and screen in {"prizes", "deal", "bounties"}:
        return say("nothing to show", "Money is hidden")
    if not choices.notices and screen == "notice":
        return say("nothing to show", "Notices are hidden")
    match screen:
        case "clock":
            return ""
        case "prizes":
            return say("nothing to show", "No prizes yet")
        case "seating":
            return say("nothing to show", "Nobody has a seat yet")
        case "moves":
            return say("nothing to show", "Nobody moved in the last ten minutes")
        case "break":
            return say("nothing to show", "No break in the structure")
        case "notice":
            return say("nothing to show", "No notice written")
        case "standings":
            return say("nothing to show", "Nobody is out yet")
        case "draw":
            return say("nothing to show", "Nothing drawn yet")
        case "winner":
            return say("nothing to show", "Not won yet")
        case "alternates":
            return say("nothing to show", "Nobody waits for a seat")
        case "deal":
            return say("nothing to show", "No deal talked over")
        case "bounties":
            return say("nothing to show", "No bounties yet")
        case "hand-for-hand":
            return say("nothing to show", "Not hand for hand")
        case "last-hands":
            return say("nothing to show", "Last hands not called")
        case "chips":
            return say("nothing to show", "Not counted yet")
        case "flights":
            return say("nothing to show", "No flights")
        case "season":
            return say("nothing to show", "No season in hand")
        case "dealers":
            return say("nothing to show", "No dealers at work")
        case "final-table":
            return say("nothing to show", "Not down to the final table")
        case "today":
            return say("nothing to show", "Nothing scheduled")
        case "charts":
            return say("nothing to show", "Nobody entered yet")
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
