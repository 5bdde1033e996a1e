"""The flights, who is through and who qualified twice, as rows."""

from collections.abc import Iterable

from tdconsole.domain.values import Record
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.wording import end_words, flight_state, stack_words
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.projections.flights.board import FlightLine
from tdconsole.projections.flights.through import Qualifier, Several
from tdconsole.wall.theme import Theme

_NAME, _LONG_NAME = "MMMM", "MMMMMMM"
"""Room for the name of a flight; longer ones are cut."""


class Flight(Record, kw_only=True):
    """A flight with its present texts."""

    at: int
    line: FlightLine
    ends: str


class FlightRows(Rows[Flight]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, self._view = view.words, view
        say = words.pgettext

        def number(of: int | None) -> str:
            return "" if of is None else words.number(of)

        super().__init__(
            (
                Column(say("column", "Flight"), self._name, "MMMMMMMM"),
                Column(say("column", "State"), lambda one: flight_state(words, one.line), ink=_ink),
                Column(
                    say("column", "Entries"),
                    lambda one: "" if one.line.play is None else number(one.line.entries),
                    number(9_999),
                    right=True,
                ),
                Column(
                    say("column", "Left"),
                    lambda one: number(one.line.left) if one.line.entries else "",
                    number(9_999),
                    right=True,
                ),
                Column(
                    say("column", "Through"),
                    lambda one: number(one.line.through) if one.line.state == "over" else "",
                    number(9_999),
                    right=True,
                ),
                Column(
                    say("column", "Chips"),
                    lambda one: number(one.line.chips) if one.line.entries else "",
                    number(99_999_999),
                    right=True,
                    spare=40,
                ),
                Column(
                    say("column", "Average"),
                    lambda one: number(one.line.average),
                    number(9_999_999),
                    right=True,
                    spare=36,
                ),
                Column(
                    say("column", "Level"), lambda one: number(one.line.level), "00", right=True
                ),
                Column(
                    say("column", "Ends"),
                    lambda one: one.ends,
                    say("flight", "with {number} left", number=number(1_000)),
                    spare=32,
                ),
            ),
            lambda one: one.at,
            theme,
            view,
        )

    def show(self, lines: Iterable[FlightLine]) -> bool:
        """Show the lines that have changed; return whether any has."""
        words, now = self._view.words, self._view.now()
        rows = [
            Flight(at=at, line=line, ends=end_words(words, line, now))
            for at, line in enumerate(lines)
        ]
        changed = [row for row in rows if self.get(row.at) != row]
        gone = list(range(len(rows), self.total))
        if changed or gone:
            self.take(changed, gone)
        return bool(changed or gone)

    def _name(self, one: Flight) -> str:
        if not one.line.in_hand:
            return one.line.name
        return f"▸ {one.line.name}"


def _ink(one: Flight) -> Ink:
    return "done" if one.line.state == "over" else "quiet" if one.line.play is None else "ink"


class Through(Record, kw_only=True):
    row: Qualifier
    name: str
    words: str
    """By which the name is found."""
    order: str
    """The key by family name."""


class ThroughRows(Rows[Through]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, self._view = view.words, view
        say, hint = words.pgettext, words.gettext
        super().__init__(
            (
                Column(
                    say("column", "Place"),
                    lambda one: words.number(one.row.place),
                    words.number(9_999),
                    right=True,
                    order=lambda one: (one.row.place, one.row.entry),
                    hint=hint("Sort by stack: {key} in the list", key="Alt+1"),
                ),
                Column(
                    say("column", "Name"),
                    lambda one: one.name,
                    order=lambda one: one.order,
                    hint=hint("Sort by family name: {key} in the list", key="Alt+2"),
                ),
                Column(
                    say("column", "Chips"),
                    lambda one: words.number(one.row.chips),
                    words.number(9_999_999),
                    right=True,
                    wish=words.number(999_999_999),
                ),
                Column(
                    say("column", "BB"),
                    lambda one: (
                        "" if one.row.big_blinds is None else words.number(one.row.big_blinds)
                    ),
                    words.number(9_999),
                    right=True,
                    spare=36,
                    ink=lambda _one: "quiet",
                ),
                Column(
                    say("column", "Flight"),
                    lambda one: one.row.flight,
                    _NAME,
                    spare=28,
                    wish=_LONG_NAME,
                    order=lambda one: (one.row.flight, one.row.place),
                    hint=hint("Sort by flight: {key} in the list", key="Alt+5"),
                ),
                Column(
                    say("bag", "Seal"),
                    lambda one: one.row.seal,
                    "B 10000",
                    spare=48,
                    ink=lambda _one: "quiet",
                ),
            ),
            lambda one: one.row.entry,
            theme,
            view,
        )
        self._seen: tuple[Qualifier, ...] = ()
        self.sort(0)

    def rename(self) -> None:
        self.fill(map(self._through, self._seen))

    def show(self, qualifiers: tuple[Qualifier, ...]) -> None:
        """Show the qualifiers; as long as they and their names are the same, nothing changes."""
        if qualifiers is self._seen:
            return
        self._seen = qualifiers
        rows = {row.entry: row for row in qualifiers}
        gone = [key for key in self._all if key not in rows]
        changed = [
            self._through(row)
            for key, row in rows.items()
            if (before := self.get(key)) is None or before.row != row
        ]
        if changed or gone:
            self.take(changed, gone)

    def _through(self, row: Qualifier) -> Through:
        known, language = self._view.known(row.entry), self._view.words.language
        order = known.sorted_by(language)
        return Through(row=row, name=known.name, words=known.sought, order=order)


class Twice(Record, kw_only=True):
    row: Several
    name: str
    kept: str
    others: str


class TwiceRows(Rows[Twice]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, self._view = view.words, view
        say = words.pgettext
        widest = f"1A {words.number(999_999)}"
        super().__init__(
            (
                Column(say("column", "Name"), lambda one: one.name),
                Column(say("flight", "Goes forward"), lambda one: one.kept, widest),
                Column(
                    say("flight", "Other stacks"),
                    lambda one: one.others,
                    widest,
                    spare=28,
                    ink=lambda _one: "quiet",
                ),
            ),
            lambda one: one.row.person,
            theme,
            view,
        )
        self._order = lambda one: one.name

    def show(self, several: tuple[Several, ...]) -> None:
        """Show players with several stacks; they are few, so all are redone when names change."""
        made = [self._twice(one) for one in several]
        there = {one.row.person for one in made}
        gone = [key for key in self._all if key not in there]
        changed = [one for one in made if self.get(one.row.person) != one]
        if changed or gone:
            self.take(changed, gone)

    def _twice(self, row: Several) -> Twice:
        words = self._view.words
        kept = [stack_words(words, one) for one in row.stacks if one.forward]
        others = [stack_words(words, one) for one in row.stacks if not one.forward]
        name = self._view.who(row.stacks[0].entry)
        return Twice(row=row, name=name, kept=" + ".join(kept), others=", ".join(others))
