"""The report on a copy of a house that was made and checked."""

from pathlib import Path

from tdconsole.i18n.catalogue import Catalogue


def copied_sentence(
    words: Catalogue, path: Path, *, size: int, tournaments: int, steps: int
) -> str:
    """The report; the size in bytes is shown as a tenth of a megabyte at least."""
    return words.gettext(
        "Copied to {path} and checked: {tournaments}, {steps}, {size} MB.",
        path=path,
        tournaments=words.ngettext("{number} tournament", "{number} tournaments", tournaments),
        steps=words.ngettext("{number} step", "{number} steps", steps),
        size=words.tenths(max(1, -(-size // 100_000))),
    )
