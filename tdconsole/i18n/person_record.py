"""What is on record of a person, in words."""

from typing import Final, assert_never

from tdconsole.i18n.cash import bar_words
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.offences import degree_name, offence_name
from tdconsole.projections.person_record import BarOnRecord, OnRecord, PersonRecord

_AND: Final = "  ·  "


def penalty_told(words: Catalogue, one: OnRecord) -> str:
    """Hands and rounds as they were given."""
    match one.degree:
        case "struck":
            return words.pgettext("penalty", "struck from the results")
        case "chips":
            return words.gettext("{chips} in chips confiscated", chips=words.number(one.chips))
        case "hand" | "hands":
            told = words.ngettext("{number} hand", "{number} hands", one.hands)
        case "round" | "rounds":
            told = words.ngettext("{number} round", "{number} rounds", one.rounds)
        case "warning" | "hand_annulled" | "sanction" | "disqualification" | "bar":
            return degree_name(words, one.degree)
        case _:
            assert_never(one.degree)
    if not one.chips:
        return told
    return words.gettext(
        "{told}, {chips} in chips forfeited", told=told, chips=words.number(one.chips)
    )


def bar_told(words: Catalogue, one: BarOnRecord) -> str:
    told = words.gettext("Barred {until}", until=bar_words(words, one.until, one.series))
    if one.lifted is not None:
        return words.gettext("{told}; lifted {day}", told=told, day=words.day_at(one.lifted))
    return told if one.holds else words.gettext("{told}; over", told=told)


def about_penalty(words: Catalogue, one: OnRecord) -> str:
    """All that is known of it, part by part."""
    parts = [penalty_told(words, one)]
    if one.offence:
        parts.append(offence_name(words, one.offence))
    parts += [one.name, words.day_at(one.at)]
    if one.words:
        parts.append(words.gettext("“{words}”", words=one.words))
    if one.lifted:
        parts.append(_with_reason(words, words.pgettext("penalty", "lifted"), one.why_lifted))
    return _AND.join(part for part in parts if part)


def about_bar(words: Catalogue, one: BarOnRecord) -> str:
    parts = [_with_reason(words, bar_told(words, one), one.reason)]
    if one.why_lifted:
        parts.append(words.gettext("“{words}”", words=one.why_lifted))
    return _AND.join(parts)


def _with_reason(words: Catalogue, told: str, reason: str | None) -> str:
    if not reason:
        return told
    return words.gettext("{told}. Reason: {reason}", told=told, reason=reason)


def counted_words(words: Catalogue, record: PersonRecord) -> str:
    """In a line: how many penalties stand, out of how many tournaments."""
    standing = sum(not one.lifted for one in record.penalties)
    played = words.ngettext("{number} tournament", "{number} tournaments", record.tournaments)
    if not standing:
        return words.gettext("Nothing on record in {tournaments}", tournaments=played)
    return words.ngettext(
        "{number} penalty on record in {tournaments}",
        "{number} penalties on record in {tournaments}",
        standing,
        tournaments=played,
    )
