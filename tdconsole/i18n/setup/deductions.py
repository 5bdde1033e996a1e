"""Deductions from the pool and tax on prizes, as in the setup."""

from tdconsole.domain.language.terms import Deduction, Withholding
from tdconsole.i18n.catalogue import Catalogue


def deductions_words(words: Catalogue, deductions: tuple[Deduction, ...]) -> str:
    """`Staff 3%; League 1.25%`."""
    told = [
        words.pgettext("pool", "{name} {share}", name=one.name, share=words.share(one.share))
        for one in deductions
    ]
    return "; ".join(told)


def withholding_words(words: Catalogue, withholding: Withholding, currency: str) -> str:
    say, share = words.gettext, words.share(withholding.share)
    above = words.money(withholding.above, currency)
    if not withholding.above:
        return say("{share} of each prize", share=share)
    if withholding.of == "whole":
        return say("{share} of each prize above {amount}", share=share, amount=above)
    return say("{share} of what a prize has above {amount}", share=share, amount=above)
