"""Refusals of the tournament as a whole."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Money, ScheduleNo, SeatNo, TableNo, TimeOfDay


class NoSuchTournament(Refusal, kw_only=True):
    pass


class AlreadyCreated(Refusal, kw_only=True):
    pass


class TournamentIsOver(Refusal, kw_only=True):
    pass


class PlayersStillIn(Refusal, kw_only=True):
    """Players are still in; a satellite ends when as many are left as there are seats."""

    left: int
    seats: int = 0


class NobodyIsOut(Refusal, kw_only=True):
    """Nobody is out, so nobody has won."""


class NoLevels(Refusal, kw_only=True):
    pass


class NothingEdited(Refusal, kw_only=True):
    pass


class CurrencyStays(Refusal, kw_only=True):
    """Money has been taken in the currency, so it can't change."""

    currency: str


class SeatsBeyond(Refusal, kw_only=True):
    """Somebody sits on a seat that smaller tables would not have."""

    table: TableNo
    seat: SeatNo


class TableTwice(Refusal, kw_only=True):
    table: TableNo


class ProfileTwice(Refusal, kw_only=True):
    profile: str


class PriceOffStep(Refusal, kw_only=True):
    """The rulebook has prices in steps."""

    price: Money
    step: Money
    currency: str


class AddOnTooDear(Refusal, kw_only=True):
    price: Money
    most: Money
    currency: str


class NotWithDoubleChance(Refusal, kw_only=True):
    """A double chance excludes rebuys and add-ons."""


class RebuyPriceOff(Refusal, kw_only=True):
    """The rebuy's price isn't the book's."""

    price: Money
    due: Money
    currency: str


class NotOnSchedule(Refusal, kw_only=True):
    row: ScheduleNo


class OnScheduleAlready(Refusal, kw_only=True):
    """Nothing is on the schedule twice at the same minute under the same title."""

    row: ScheduleNo
    day: str
    time: TimeOfDay
    title: str


class ScheduleStays(Refusal, kw_only=True):
    row: ScheduleNo
