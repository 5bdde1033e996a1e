"""The words of a move slip on any paper."""

from collections.abc import Iterator
from typing import Final, NamedTuple, assert_never

from tdconsole.domain.values import Seat, SeatNo, TableNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.stack import Figure
from tdconsole.projections.room.move_slips import Barred, MoveSlip

_BETWEEN: Final = "  ·  "
_BLANK: Final = "____"


class Stub(NamedTuple):
    """A dealer's part."""

    label: str
    who: str
    seat: str
    where: str
    """Whether the player leaves, comes or does not come."""
    band: str = ""


class SlipWords:
    def __init__(self, words: Catalogue, by: str | None) -> None:
        self._words, self._by = words, by
        self.void = words.pgettext("move slip", "Void")
        self.name_line = words.gettext("Name")

    def who(self, slip: MoveSlip) -> str:
        """The player; one not known yet is described by the rule."""
        words = self._words
        if slip.entry is not None:
            return words.gettext("erased") if slip.name is None else slip.name
        if slip.who == "high_card":
            return words.gettext("The player drawing the card at table {table}", table=slip.source)
        return words.gettext("Next big blind of table {table}", table=slip.source)

    def entry(self, slip: MoveSlip) -> str:
        if slip.entry is None:
            return ""
        entry = self._words.gettext("Entry {entry}", entry=slip.entry)
        return entry if slip.country is None else f"{slip.country}{_BETWEEN}{entry}"

    def source(self, slip: MoveSlip) -> str:
        """The seat left; empty if the rule already says it, or the player stays there."""
        words = self._words
        if slip.source is None or slip.source_seat is None:
            return ""
        seat = {"table": slip.source, "seat": slip.source_seat}
        if slip.void and slip.stays == Seat(table=slip.source, seat=slip.source_seat):
            return ""
        if slip.why == "broken" and not slip.void:
            return words.gettext("From table {table}, seat {seat}, that is broken", **seat)
        return words.gettext("From table {table}, seat {seat}", **seat)

    def figures(self, slip: MoveSlip) -> tuple[Figure, Figure]:
        table, seat = slip.target, slip.seat
        if slip.void and slip.stays is not None:
            table, seat = slip.stays.table, slip.stays.seat
        return (
            Figure(self._words.pgettext("poker", "Table"), str(table)),
            Figure(self._words.pgettext("poker", "Seat"), None if seat is None else str(seat)),
        )

    def seats(self, slip: MoveSlip) -> str:
        """How to find the seat if it isn't known."""
        if slip.seat is not None:
            return ""
        say, seats = self._words.gettext, ", ".join(map(str, slip.seats))
        if slip.who == "high_card":
            return say("Seat: one of {seats}", seats=seats)
        if slip.where == "worst":
            return say("Seat: worst of {seats}", seats=seats)
        return say("Seat: nearest the big blind of {seats}", seats=seats)

    def barred(self, slip: MoveSlip) -> str:
        return "" if slip.barred is None else self._barred(slip.barred)

    def _barred(self, barred: Barred) -> str:
        say = self._words.gettext
        match barred:
            case "small_blind_to_button":
                return say("You are not dealt in between the small blind and the button.")
            case "big_blind_to_button":
                return say(
                    "You are not dealt in between the big blind and the button, nor on the small blind."
                )
            case "small_blind":
                return say("You are not dealt in on the small blind.")
            case _:
                assert_never(barred)

    def destination(self, slip: MoveSlip) -> str:
        """Where the slip sent its player, in a few words."""
        table = self._words.pgettext("poker", "Table {table}", table=slip.target)
        return table if slip.seat is None else f"{table}{_BETWEEN}{self._seat(slip.seat)}"

    def taken_back(self, slip: MoveSlip) -> str:
        if not slip.void:
            return ""
        return self._words.gettext(
            "Your slip to table {table}, seat {seat} is void.",
            table=slip.target,
            seat=slip.seat,
        )

    def stays(self, slip: MoveSlip) -> str:
        """The title of the seat that a player with a void slip has."""
        if not slip.void or slip.stays is None:
            return ""
        return self._words.gettext("This is your seat:")

    def foot(self, slip: MoveSlip) -> str:
        """The time and the author."""
        said = (self._words.moment(slip.at), self._by)
        return _BETWEEN.join(part for part in said if part)

    def cites(self, slip: MoveSlip) -> str:
        return ", ".join(slip.cites)

    def dealer(self, table: TableNo) -> str:
        return self._words.pgettext("move slip", "Dealer, table {table}", table=table)

    def stubs(self, slip: MoveSlip) -> Iterator[Stub]:
        """The parts for the dealers who lose and gain the player; none if everybody moves."""
        say = self._words.pgettext
        if slip.void:
            gone = say("move slip", "does not come")
            seat = self._seat(slip.seat)
            yield Stub(self._dealer(slip.target), self.who(slip), seat, gone, self.void)
            return
        if slip.source is not None and slip.why in {"balanced", "moved"}:
            going = say("move slip", "leaves for {place}", place=_place(slip.target, slip.seat))
            seat = self._seat(slip.source_seat)
            yield Stub(self._dealer(slip.source), self.who(slip), seat, going)
        source = "" if slip.source is None else _place(slip.source, slip.source_seat)
        coming = say("move slip", "comes from {place}", place=source) if source else ""
        yield Stub(self._dealer(slip.target), self.who(slip), self._seat(slip.seat), coming)

    def _dealer(self, table: TableNo) -> str:
        return self._words.pgettext("move slip", "Dealer, table {table}", table=table)

    def _seat(self, seat: SeatNo | None) -> str:
        return self._words.pgettext("poker", "Seat {seat}", seat=_BLANK if seat is None else seat)


def _place(table: TableNo, seat: SeatNo | None) -> str:
    return str(table) if seat is None else f"{table}-{seat}"
