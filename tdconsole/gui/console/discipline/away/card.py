"""The pane beside the penalties: the player selected, or the one who comes back first."""

from collections import Counter

from tdconsole.domain.values import PersonId
from tdconsole.gui.console.people.card import PersonCard
from tdconsole.projections.discipline.penalties import penalty_list


class AwayCard(PersonCard):
    def instead(self) -> tuple[PersonId, str]:
        view = self._view
        rows = penalty_list(view.state, view.people, view.now())
        misses = Counter[PersonId]()
        for row in rows:
            if row.is_open and row.person is not None:
                misses[row.person] += row.left
        if not misses:
            return super().instead()
        person = min(misses, key=lambda one: (misses[one], one))
        return person, view.words.gettext("Nobody is selected: this player comes back first.")
