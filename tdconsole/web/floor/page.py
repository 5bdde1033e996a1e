"""The pages of a device: pairing it, and the floor on it; what they say is filled in by the hall."""

from typing import Final

from msgspec import json

from tdconsole.exports.markup import Html, element, joined
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.web.floor.desk import may
from tdconsole.web.floor.pairing import Paired
from tdconsole.web.markup import page

STYLES: Final = ("hall.css", "floor.css")


def pair_page(words: Catalogue) -> Html:
    """The page that the director's code leads to; the code can be typed as well."""
    say = words.pgettext
    field = element(
        "input",
        id="code",
        type="text",
        autocomplete="off",
        autocapitalize="characters",
        spellcheck="false",
        maxlength=20,
    )
    body = element(
        "main",
        element("h1", say("floor page", "Pair this device")),
        element(
            "p",
            say("floor page", "The director’s window shows a code. It holds for two minutes."),
            class_="quiet",
        ),
        element("label", say("floor page", "Code"), field),
        element("button", say("floor page", "Pair"), id="pair", class_="go", type="button"),
        element("p", "", id="said", role="status"),
    )
    lost = say("floor page", "The hall can’t be reached. Try again.")
    title = say("floor page", "Pair this device")
    return page(words, title, body, styles=STYLES, scripts=("pair.js",), kind="find", lost=lost)


def floor_page(words: Catalogue, title: str, paired: Paired, staff: str, stream: str) -> Html:
    """The floor on a device: what it can't do in its role, it does not offer."""
    who = f"{staff} · {paired.name}"
    told = {
        "stream": stream,
        "may": " ".join(may(paired.device.role)),
        "says": json.encode(_words(words)).decode(),
    }
    body = joined(
        _head(words, who),
        element("main", _tables(words), _advice(words), _hands(), _line(words)),
        element("dialog", element("div", id="sheet", class_="sheet"), id="asking"),
        _foot(words),
    )
    return page(words, title, body, styles=STYLES, scripts=("floor.js",), kind="floor", **told)


def _head(words: Catalogue, who: str) -> Html:
    say = words.pgettext
    return element(
        "header",
        element(
            "div",
            element("p", " ", id="time", class_="time", role="timer"),
            element("p", element("span", id="level"), " ", element("span", id="word")),
            class_="clock",
        ),
        element("div", element("p", id="blinds"), element("p", id="left"), class_="figures"),
        element("button", "", id="clock-button", type="button", hidden=True),
        element("p", who, class_="who"),
        element(
            "p",
            say("floor page", "No connection. What you do is kept, and sent when it is back."),
            id="gone",
            role="status",
            hidden=True,
        ),
        element("div", id="calls"),
    )


def _tables(words: Catalogue) -> Html:
    say = words.pgettext
    seek = element(
        "input", id="seek", type="search", autocomplete="off", maxlength=60, enterkeyhint="search"
    )
    return element(
        "section",
        element(
            "div",
            element("label", say("floor page", "Player or table"), seek),
            element("div", id="found", class_="found", aria_live="polite"),
            element("div", id="tiles", class_="tiles"),
            element("p", id="waiting", class_="quiet"),
            class_="hall",
        ),
        element("div", id="table", class_="table", hidden=True),
        id="tables",
        class_="view",
    )


def _advice(words: Catalogue) -> Html:
    nothing = element("p", words.gettext("Nothing is due."), id="nothing", class_="quiet")
    return element(
        "section", nothing, element("div", id="cards"), id="advice", class_="view", hidden=True
    )


def _hands() -> Html:
    return element(
        "section",
        element("h2", "", id="hands-head"),
        element("p", "", id="hands-waits"),
        element("p", "", id="hands-clock", class_="quiet"),
        element("div", id="hands-steps", class_="steps"),
        element("div", id="hands-tables", class_="hands"),
        id="hands",
        class_="view",
        hidden=True,
    )


def _line(words: Catalogue) -> Html:
    say = words.pgettext
    field = element(
        "input",
        id="typed",
        type="text",
        autocomplete="off",
        autocapitalize="none",
        spellcheck="false",
        enterkeyhint="go",
        maxlength=400,
    )
    return element(
        "section",
        element("label", say("floor page", "Type what happened: b 7-4, m rossi 3-2, p 7-4"), field),
        element("p", "", id="reading", class_="reading", aria_live="polite"),
        element(
            "button", say("floor page", "Do it"), id="do-line", class_="go main", type="button"
        ),
        element("div", id="offers", class_="offers"),
        id="line",
        class_="view",
        hidden=True,
    )


def _foot(words: Catalogue) -> Html:
    say = words.pgettext
    tabs = (
        ("tables", say("floor page", "Tables")),
        ("advice", say("floor page", "Due")),
        ("hands", say("floor page", "Hand for hand")),
        ("line", say("floor page", "Line")),
    )
    return element(
        "footer",
        element(
            "div",
            element("p", "", id="told", role="status"),
            element("button", say("floor page", "Undo"), id="undo", type="button", hidden=True),
            class_="last",
        ),
        element(
            "nav",
            *(
                element(
                    "button",
                    element("span", label),
                    element("b", "", id=f"count-{name}", hidden=True),
                    type="button",
                    data_view=name,
                    hidden=name == "hands",
                )
                for name, label in tabs
            ),
            aria_label=say("floor page", "Views"),
        ),
    )


def _words(words: Catalogue) -> dict[str, str]:
    """What the page itself says: labels, with places in braces that it fills in."""
    say = words.pgettext
    return {
        "table": say("floor page", "Table {table}", table="{table}"),
        "left": say("floor page", "{left} of {entries} left", left="{left}", entries="{entries}"),
        "without": say("floor page", "Without a seat: {players}", players="{players}"),
        "more": say(
            "floor page", "{players} and {number} more", players="{players}", number="{number}"
        ),
        "back": say("floor page", "All tables"),
        "close": say("floor page", "Close"),
        "locked": words.pgettext("table", "locked"),
        "unseen": say("floor page", "not seen yet"),
        "away": say("floor page", "misses {number}", number="{number}"),
        "hands": say("floor page", "last hands: {number}", number="{number}"),
        "bust": say("floor page", "Bust"),
        "move": say("floor page", "Move"),
        "rebuy": say("floor page", "Rebuy"),
        "addon": say("floor page", "Add-on"),
        "seen": say("floor page", "Seen here"),
        "call": say("floor page", "Call the clock"),
        "penalty": say("floor page", "Penalty"),
        "line": say("floor page", "Something else"),
        "seen_table": say("floor page", "Whole table seen"),
        "call_table": say("floor page", "Call the clock on the table"),
        "hand_over": say("floor page", "A last hand is over"),
        "stacks": say("floor page", "Stacks"),
        "count": say("floor page", "Enter the stacks"),
        "winner": say("floor page", "Who won?"),
        "also": say("floor page", "Also out in this hand"),
        "stack": say("floor page", "{player}: stack as the hand began", player="{player}"),
        "to": say("floor page", "To which seat?"),
        "full": say("floor page", "No table has a free seat."),
        "acted": words.pgettext("button", "Acted"),
        "dead": words.pgettext("button", "Hand dead"),
        "done_table": say("floor page", "Done"),
        "dealing": say("floor page", "Still dealing"),
        "held": say("floor page", "All-in held"),
        "released": say("floor page", "All-in played"),
        "sending": say("floor page", "Being sent: {gesture}", gesture="{gesture}"),
        "kept": say("floor page", "Kept until the hall is reached: {gesture}", gesture="{gesture}"),
        "done": say("floor page", "On the disk: {said}", said="{said}"),
        "refused": say("floor page", "Refused: {said}", said="{said}"),
        "unpaired": say(
            "floor page",
            "This device is not paired any more. Not done: {gestures}.",
            gestures="{gestures}",
        ),
        "none": say("floor page", "Nobody in play has that name."),
        "undo": say("floor page", "Undo: {gesture}", gesture="{gesture}"),
    }
