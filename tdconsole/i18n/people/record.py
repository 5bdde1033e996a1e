"""A person's record, in words."""

from textwrap import shorten
from typing import Final, assert_never

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import degree_name, offence_name
from tdconsole.i18n.entry.cash import bar_words
from tdconsole.projections.people.record import BarOnRecord, OnRecord, PersonRecord, RulingOnRecord

_AND: Final = "  ·  "
_AT_A_GLANCE: Final = 240
"""The characters of a text shown here; all of it can be read among the rulings."""


def penalty_told(words: Catalogue, one: OnRecord) -> str:
    """The penalty's hands and rounds as given."""
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
    """Everything known of a penalty, part by part."""
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


def ruling_told(words: Catalogue, one: RulingOnRecord) -> str:
    if one.pending:
        return words.gettext("Ruling {ruling}, pending", ruling=one.ruling)
    return words.gettext("Ruling {ruling}, decided", ruling=one.ruling)


def about_ruling(words: Catalogue, one: RulingOnRecord) -> str:
    """The beginnings of a ruling's texts."""
    erased = words.gettext("erased")
    parts = [ruling_told(words, one), one.name, words.day_at(one.at), ", ".join(one.cites)]
    happened, decided = _begun(one.happened), _begun(one.decided)
    parts.append(words.gettext("“{words}”", words=happened) if happened else erased)
    if not one.pending:
        parts.append(words.gettext("Decision: {decision}", decision=decided or erased))
    return _AND.join(part for part in parts if part)


def _begun(text: str | None) -> str:
    return shorten(text or "", _AT_A_GLANCE, placeholder="…")


def _with_reason(words: Catalogue, told: str, reason: str | None) -> str:
    if not reason:
        return told
    return words.gettext("{told}. Reason: {reason}", told=told, reason=reason)


def counted_words(words: Catalogue, record: PersonRecord) -> str:
    """The record in one line: penalties, tournaments and rulings."""
    penalties = _penalties(words, record)
    if not record.rulings:
        return penalties
    rulings = words.ngettext(
        "named in {number} ruling", "named in {number} rulings", len(record.rulings)
    )
    return _AND.join((penalties, rulings))


def _penalties(words: Catalogue, record: PersonRecord) -> str:
    standing = sum(not one.lifted for one in record.penalties)
    played = words.ngettext("{number} tournament", "{number} tournaments", record.tournaments)
    if not standing and record.rulings:
        return words.gettext("No penalty on record in {tournaments}", tournaments=played)
    if not standing:
        return words.gettext("Nothing on record in {tournaments}", tournaments=played)
    return words.ngettext(
        "{number} penalty on record in {tournaments}",
        "{number} penalties on record in {tournaments}",
        standing,
        tournaments=played,
    )
