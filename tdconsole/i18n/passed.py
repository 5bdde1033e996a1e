"""Limits that were passed, and why: added to what was done in spite of them."""

from tdconsole.domain.values import Limit, NoteId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Note


def limit_name(words: Catalogue, limit: Limit) -> str:
    say = words.pgettext
    names: dict[Limit, str] = {
        "closed": say("limit", "registration closed"),
        "cap": say("limit", "tournament full"),
        "barred": say("limit", "player barred"),
        "document": say("limit", "photo document not checked"),
        "age": say("limit", "player too young"),
        "spending": say("limit", "spending limit for one player"),
        "reentries": say("limit", "number of re-entries"),
        "live_stack": say("limit", "live stack given up too early"),
        "rebuys": say("limit", "number of rebuys"),
        "rebuys_ended": say("limit", "rebuys over"),
        "rebuy_stack": say("limit", "stack too large for a rebuy"),
        "rebuy_after_add_on": say("limit", "rebuy after the add-on"),
        "add_ons_ended": say("limit", "add-on over"),
        "second_half_ended": say("limit", "second half asked for too late"),
        "no_show_too_early": say("limit", "player may still come"),
        "min_players": say("limit", "too few players to start"),
        "last_hands": say("limit", "last hands of the day being played"),
        "qualified": say("limit", "a stack from another flight"),
        "one_flight": say("limit", "one flight for each player"),
    }
    return names[limit]


def limits_named(words: Catalogue, limits: tuple[Limit, ...]) -> str:
    return words.listed([limit_name(words, limit) for limit in limits])


def and_passed(
    words: Catalogue, told: str, overrode: tuple[Limit, ...], reason: NoteId | None, note: Note
) -> str:
    """The sentence with the limits, stated plainly so that no reader of the log overlooks them."""
    if not overrode:
        return told
    return words.gettext(
        "{told}. OVERRIDDEN by the director: {limits}. Reason: {reason}",
        told=told,
        limits=limits_named(words, overrode),
        reason=note(reason) if reason else words.pgettext("reason", "none"),
    )


def with_reason(words: Catalogue, told: str, reason: NoteId | None, note: Note) -> str:
    if reason is None:
        return told
    return words.gettext("{told}. Reason: {reason}", told=told, reason=note(reason))
