"""Bounties as a director reads them: how they are paid, and what becomes of one."""

from tdconsole.domain.language.terms import Mystery, Progressive
from tdconsole.domain.prizes.envelopes import inside
from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.prizes.heads import HeadKind


def head_kind(words: Catalogue, kind: HeadKind) -> str:
    say = words.pgettext
    names: dict[HeadKind, str] = {
        "none": say("bounties", "none"),
        "fixed": say("bounties", "all of a head to the winner"),
        "progressive": say("bounties", "progressive"),
        "mystery": say("bounties", "mystery: envelopes"),
    }
    return names[kind]


def heads_words(words: Catalogue, heads: Progressive | Mystery, currency: str) -> str:
    """`progressive: 50% onto the taker's head`."""
    if isinstance(heads, Progressive):
        return words.pgettext(
            "term", "progressive: {share} onto the winner's head", share=words.share(heads.to_head)
        )
    told = envelopes_words(words, heads, currency)
    if not heads.from_players:
        return words.pgettext("term", "mystery: {envelopes}, from the money on", envelopes=told)
    return words.ngettext(
        "mystery: {envelopes}, from {number} player on",
        "mystery: {envelopes}, from {number} players on",
        heads.from_players,
        envelopes=told,
    )


def envelopes_words(words: Catalogue, heads: Mystery, currency: str) -> str:
    number = sum(one.number for one in heads.envelopes)
    return words.ngettext(
        "{number} envelope with {amount}",
        "{number} envelopes with {amount}",
        number,
        amount=words.money(inside(heads), currency),
    )


def put_in_words(words: Catalogue, sold: Money, missing: Money, currency: str) -> str:
    """The house's money in the envelopes; empty if the bounties sold cover them."""
    if not missing:
        return ""
    return words.gettext(
        "The envelopes hold {inside} and {sold} was paid for heads: the house adds {missing}",
        inside=words.money(Money(sold + missing), currency),
        sold=words.money(sold, currency),
        missing=words.money(missing, currency),
    )
