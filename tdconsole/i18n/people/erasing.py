"""Erasing in sentences: whether it is finished, and the texts that name somebody."""

from collections.abc import Collection
from typing import Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.people.lines import Erased

_RECOGNISED: Final = 60
_SHOWN: Final = 3


def erased_sentence(words: Catalogue, erased: Erased) -> str:
    if erased == "unfinished":
        return words.gettext(
            "Nobody finds it any more, but another program still has the house open as it was: what was written goes from the disk as soon as that program reads on or is closed."
        )
    if erased == "left-to-owner":
        return words.gettext(
            "Nobody finds it any more; what was written goes from the server's disk once the role that owns the house opens it."
        )
    return words.gettext("Erased for good; entries and results stay under a number")


def naming_sentence(words: Catalogue, texts: Collection[str]) -> str:
    """The number of texts that name somebody, and enough of a few to recognise them."""
    shown = [f"“{_beginning(text)}”" for text in list(texts)[:_SHOWN]]
    return words.ngettext(
        "{number} text of a ruling or a reason names the player: {texts}",
        "{number} texts of rulings or reasons name the player: {texts}",
        len(texts),
        texts=", ".join([*shown, *(["…"] if len(texts) > _SHOWN else [])]),
    )


def _beginning(text: str) -> str:
    plain = " ".join(text.split())
    return f"{plain[:_RECOGNISED].rstrip()}…" if len(plain) > _RECOGNISED else plain
