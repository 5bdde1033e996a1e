"""Qualifiers on their way into the final, in words."""

from tdconsole.domain.language.commands.entry import QualifierPays
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import method_name
from tdconsole.projections.season.entering import Candidate, Candidates


def pays_words(words: Catalogue, pays: QualifierPays) -> str:
    if pays == "free":
        return words.pgettext("price", "free of charge")
    return method_name(words, pays)


def candidate_words(words: Catalogue, one: Candidate) -> str:
    """What is to be said of somebody beside the stack."""
    say = words.pgettext
    if one.entry is not None:
        return say("qualifier", "in, entry {entry}", entry=one.entry)
    if not one.comes:
        return say("qualifier", "doesn’t come")
    return say("qualifier", "moves up") if one.qualifier.moved_up else ""


def stack_of(words: Catalogue, found: Candidates, one: Candidate) -> str:
    """The stack earned, or what is said where all start with that of the tournament."""
    if found.own_stacks:
        return words.number(one.qualifier.stack)
    return words.pgettext("qualifier", "as everybody")


def entering_words(words: Catalogue, found: Candidates) -> str:
    """How many would be entered, and the chips they bring."""
    players = found.players
    said = words.ngettext("{number} player", "{number} players", len(players))
    if not found.own_stacks:
        return words.gettext("{players}, with the stack of the tournament.", players=said)
    chips = sum(one.stack or 0 for one in players)
    return words.gettext("{players} with {chips} chips.", players=said, chips=words.number(chips))


def entered_words(words: Catalogue, number: int, tournament: str) -> str:
    return words.ngettext(
        "{number} player entered into {tournament}.",
        "{number} players entered into {tournament}.",
        number,
        tournament=tournament,
    )


def nobody_words(words: Catalogue, found: Candidates, tournament: str) -> str:
    """The reason why there is nobody to enter."""
    if any(one.entry is not None for one in found.rows):
        return words.gettext("All of them are in {tournament} already.", tournament=tournament)
    return words.gettext("Nobody has qualified for the final.")
