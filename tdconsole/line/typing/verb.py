"""A verb of the line: its letters, its long words, and what reads the rest.

The letters are the same in every language, so that hands need not learn them again; the long words
are those of the window's language, and English ones are understood as well.
"""

from collections.abc import Callable
from typing import NamedTuple

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading


class Joint(NamedTuple):
    """A small word after a verb."""

    letters: str
    """Its letters, in whatever language the window is."""
    words: Callable[[Catalogue], str]
    """The long words, separated by commas."""

    def phrases(self, words: Catalogue) -> tuple[str, ...]:
        return tuple(one.strip() for one in self.words(words).split(","))


BY = Joint("by", lambda w: w.pgettext("typed inside", "by"))
WITH = Joint("with", lambda w: w.pgettext("typed inside", "with"))
BEFORE = Joint("before", lambda w: w.pgettext("typed inside", "before"))
LAST = Joint("last", lambda w: w.pgettext("typed inside", "last"))
ACTED = Joint("acted", lambda w: w.pgettext("typed inside", "acted"))
DEAD = Joint("dead", lambda w: w.pgettext("typed inside", "dead"))
END = Joint("end", lambda w: w.pgettext("typed inside", "end"))

Reads = Callable[[Desk, str], Reading]
ReadsAlone = Callable[[Desk], Reading]
Words = Callable[[Catalogue], str]


class Verb(NamedTuple):
    letters: str
    words: Words
    """The long words, separated by commas."""
    about: Reads | None = None
    """Reads whatever follows."""
    counted: Reads | None = None
    """Reads what begins with a number."""
    alone: ReadsAlone | None = None
    player: bool = False
    """Whether it is about one player, whose name may precede it: `rossi rebuy`."""
    chips: bool = False
    """Whether it takes numbers of chips, which may be typed as `12.500`."""
    behind: Words | None = None
    """Words that mean it only after a name."""
    joints: tuple[Joint, ...] = ()
    """The small words that may follow in the rest."""
