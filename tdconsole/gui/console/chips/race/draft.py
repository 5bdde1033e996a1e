"""A table's race as typed so far; nothing is done yet."""

from collections.abc import Iterable

from tdconsole.domain.chips.race_cards import due_at, race_rules
from tdconsole.domain.chips.race_winners import Racer, least_and_most
from tdconsole.domain.language.commands.chips import RaceChips, RacingSeat, RacingTable
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, RaceMethod, Record, TableNo
from tdconsole.projections.chips.race_board import Exchange


class Due(Record, kw_only=True):
    """How many new chips the odd ones make; the most exceeds the least only with a rescue."""

    odd: int
    least: int
    most: int
    racing: int

    @property
    def settled(self) -> bool:
        """Whether nobody has to be chosen: everyone who races gets one, or nobody does."""
        return self.least == self.most and self.least in (0, self.racing)


class Draft:
    def __init__(self) -> None:
        self.exchange: Exchange | None = None
        self.method: RaceMethod | None = None
        """The race's method; None means the rulebook's."""
        self.deal = False
        self.table: TableNo | None = None
        self.choosing = False
        """The odd chips are entered, and who gets the new ones is not."""
        self.odd: dict[EntryId, int] = {}
        """Odd chips as typed, even if they make a whole chip, until corrected."""
        self.alone: set[EntryId] = set()
        self.won: set[EntryId] = set()

    def begin(self, table: TableNo | None) -> None:
        self.table = table
        self.choosing = False
        self.odd.clear()
        self.alone.clear()
        self.won.clear()

    def keep(self, there: Iterable[EntryId]) -> None:
        """Keep these players; for one who has left the table, drop what was typed."""
        here = set(there)
        self.odd = {entry: odd for entry, odd in self.odd.items() if entry in here}
        self.alone &= here
        self.won &= here

    @property
    def whole(self) -> int:
        return 0 if self.exchange is None else self.exchange.new // self.exchange.old

    def type_digit(self, entry: EntryId, digit: int, *, anew: bool) -> bool:
        """Return whether odd chips can have the digit (they make no whole one); if not, replace."""
        before = self.odd.get(entry, 0)
        number = digit if anew or before >= self.whole else 10 * before + digit
        self.odd[entry] = number
        if not number:
            self.alone.discard(entry)
            self.won.discard(entry)
        return number < self.whole

    @property
    def too_many(self) -> EntryId | None:
        """Return the first player whose odd chips make a whole new one."""
        return next((entry for entry, odd in self.odd.items() if odd >= self.whole), None)

    def rub_out(self, entry: EntryId) -> None:
        self.odd[entry] = self.odd.get(entry, 0) // 10

    def turn_alone(self, entry: EntryId) -> None:
        """Toggle whether the player gets a new chip whatever the cards are."""
        if not self.odd.get(entry):
            return
        self.alone ^= {entry}
        if entry in self.alone and self.choosing:
            self.won.add(entry)

    def turn_won(self, entry: EntryId) -> bool:
        """Toggle a winner and return whether that is possible: a new chip takes an odd one."""
        if not self.odd.get(entry) or entry in self.alone:
            return False
        self.won ^= {entry}
        return True

    def due(self, tournament: Tournament) -> Due:
        racers = [
            Racer(odd=odd, alone=entry in self.alone)
            for entry, odd in self.odd.items()
            if 0 < odd < self.whole
        ]
        odd = sum(one.odd for one in racers)
        if self.exchange is None:
            return Due(odd=odd, least=0, most=0, racing=len(racers))
        rules = race_rules(tournament, self.exchange.old, self.exchange.new, self.method)
        number = due_at(tournament, rules, odd)
        least, most = least_and_most(racers, number, rules.rescue)
        return Due(odd=odd, least=least, most=most, racing=len(racers))

    def choose(self, tournament: Tournament) -> None:
        """Choose the winners: all odd chips are entered, and those sure of a new one have it."""
        self.choosing = True
        due = self.due(tournament)
        racing = {entry for entry, odd in self.odd.items() if odd}
        self.alone &= racing
        self.won = racing if due.settled and due.least else self.won & racing | self.alone

    def deals(self, tournament: Tournament) -> bool:
        """Whether the console deals the cards because there is something to decide."""
        if self.exchange is None or not self.deal:
            return False
        rules = race_rules(tournament, self.exchange.old, self.exchange.new, self.method)
        return rules.method != "round_up_all" and not self.due(tournament).settled

    def request(self, entries: Iterable[EntryId], tournament: Tournament) -> RaceChips | None:
        """Return the request, by seat; a table without odd chips says so."""
        if self.exchange is None or self.table is None:
            return None
        deal = self.deals(tournament)
        racing = [entry for entry in entries if self.odd.get(entry)]
        seats = tuple(
            RacingSeat(
                entry=entry,
                odd=self.odd[entry],
                got=None if deal else int(entry in self.won),
                alone=entry in self.alone,
            )
            for entry in racing
        )
        table = RacingTable(table=self.table, seats=seats, odd=None if racing else 0)
        return RaceChips(
            old=self.exchange.old,
            new=self.exchange.new,
            tables=(table,),
            method=self.method,
            deal=deal,
        )
