"""All bags, largest first: the leaders, and a way to correct a bag."""

from bisect import bisect_left
from collections.abc import Mapping

from tdconsole.domain.state.table_play import Bag
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.i18n.room.seats import seat_typed
from tdconsole.projections.day.bag_list import BagListed, bag_listed, bags_listed
from tdconsole.wall.theme import Theme


class BySizeRows(Rows[BagListed]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, state = view.words, view.state
        number = words.number(max(len(state.entries.by_id), 99))
        table = max(state.play.seating.tables, default=99)
        super().__init__(
            (
                Column("", lambda row: words.number(self.place(row)), number, right=True),
                Column(words.pgettext("column", "Player"), lambda row: view.who(row.entry)),
                Column(
                    words.pgettext("column", "Seat"),
                    lambda row: "" if row.seat is None else seat_typed(row.seat),
                    f"{table}-10",
                    spare=36,
                ),
                Column(
                    words.pgettext("column", "Chips"),
                    lambda row: words.number(row.chips),
                    words.number(max(state.chips, 999_999)),
                    right=True,
                ),
                Column(words.pgettext("bag", "Seal"), lambda row: row.seal, "B 10000", spare=30),
            ),
            lambda row: row.entry,
            theme,
            view,
        )
        self._order = lambda row: -row.chips

    def place(self, row: BagListed) -> int:
        """Return the bag's place; equal stacks share it."""
        return bisect_left(self._shown, (-row.chips, 0)) + 1


class BySize(Listing):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__(
            BySizeRows(view, theme),
            theme,
            view.words.gettext("All bags, the largest first"),
            view.words.gettext("No stack is in a bag yet."),
        )
        self._view = view
        self._bags: Mapping[EntryId, Bag] = {}

    def take_in(self) -> None:
        """Take in only the bags that came, went or were corrected."""
        before, bags = self._bags, bags_listed(self._view.state)
        fresh = [bag_listed(one, bag) for one, bag in bags.items() if before.get(one) is not bag]
        gone: list[int] = [one for one in before if one not in bags]
        if fresh or gone:
            self._bags = bags
            self.rows.take(fresh, gone)
            self.rows.restate(0)
