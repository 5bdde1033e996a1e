"""Words for the rules browser: groups of procedures, sources, and comparisons."""

from typing import Final, assert_never

from tdconsole.domain.rules.book import OPTIONS
from tdconsole.domain.rules.digests import Group, UnknownDigest
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, catalogue
from tdconsole.i18n.rules.books import rule_name
from tdconsole.projections.rules.compared import Verdict

_GUIDE: Final = "hand-guide"


def group_name(words: Catalogue, group: Group) -> str:
    say = words.pgettext
    match group:
        case "beginning":
            return say("rules", "Seats and entries")
        case "tables":
            return say("rules", "Balancing and breaking tables")
        case "clock":
            return say("rules", "Levels and time to act")
        case "button":
            return say("rules", "Button, blinds and antes")
        case "dealing":
            return say("rules", "Dealing and misdeals")
        case "betting":
            return say("rules", "Betting and raising")
        case "showdown":
            return say("rules", "Showdown")
        case "pots":
            return say("rules", "Pots")
        case "chips":
            return say("rules", "Chips and colour-up")
        case "bubble":
            return say("rules", "Bubble, ties and the end of a day")
        case "rebuys":
            return say("rules", "Rebuys and formats")
        case "money":
            return say("rules", "Prizes and deals")
        case "conduct":
            return say("rules", "Conduct")
        case "floor":
            return say("rules", "The floor and its decisions")
        case "sanctions":
            return say("rules", "Penalties and sanctions")
        case _:
            assert_never(group)


def source_title(words: Catalogue, source: str, title: str | None) -> str:
    """A rulebook's own title; the guide to a hand has none and gets one here."""
    if source == _GUIDE:
        return words.pgettext("rules", "How a hand is dealt")
    return title or source


def verdict_said(words: Catalogue, verdict: Verdict, first: str, second: str = "") -> str:
    say = words.gettext
    match verdict:
        case "alike":
            return say("{first} and {second} say the same.", first=first, second=second)
        case "differ":
            return say("{first} and {second} differ.", first=first, second=second)
        case "first_silent":
            return say("{book} says nothing of it.", book=first)
        case "second_silent":
            return say("{book} says nothing of it.", book=second)
        case "both_silent":
            return say(
                "Neither {first} nor {second} says anything of it.", first=first, second=second
            )
        case _:
            assert_never(verdict)


def unknown_digest(words: Catalogue, unknown: UnknownDigest) -> str:
    name, near = unknown.name, unknown.near
    if near is None:
        return words.gettext("there is no “{field}”.", field=name)
    return words.gettext("there is no “{field}”; is “{near}” meant?", field=name, near=near)


def nothing_found(words: Catalogue, query: str) -> str:
    return words.gettext("Nothing was found for “{query}”.", query=query)


def option_names() -> dict[str, tuple[str, ...]]:
    """The names of each option in every language, for a search in any of them."""
    every = [catalogue(language) for language in LANGUAGES]
    return {option: tuple(rule_name(words, option) for words in every) for option in OPTIONS}


def verdict_word(words: Catalogue, verdict: Verdict) -> str:
    """A sign and a word, for a column and next to a book's title."""
    say = words.pgettext
    match verdict:
        case "alike":
            word = say("books", "alike")
        case "differ":
            word = say("books", "differs")
        case "first_silent" | "second_silent" | "both_silent":
            word = say("books", "silent")
        case _:
            assert_never(verdict)
    return f"{verdict_sign(verdict)} {word}"


def verdict_sign(verdict: Verdict) -> str:
    return {"alike": "=", "differ": "≠"}.get(verdict, "—")
