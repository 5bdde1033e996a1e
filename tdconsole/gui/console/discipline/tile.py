"""Players missing hands at a table, in words beside its tile."""

from collections.abc import Callable, Sequence

from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.discipline.missing_hands import Misses


def with_away(
    words: Catalogue, said: str, away: Sequence[Misses], who: Callable[[EntryId], str]
) -> str:
    """Add the players away after the table's own text."""
    if not away:
        return said
    each = [
        words.ngettext(
            "{player} {number} hand", "{player} {number} hands", one.hands, player=who(one.entry)
        )
        for one in away
    ]
    return words.gettext("{said}; misses: {players}", said=said, players=words.listed(each))
