"""The average stack of a level in words."""

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.structure.course import Depth


def depth_words(words: Catalogue, depth: Depth | None) -> str:
    """Whole big blinds; an expected figure has a sign before it."""
    if depth is None:
        return ""
    number = words.number(depth.big_blinds // 100)
    return f"≈ {number}" if depth.how == "expected" else number
