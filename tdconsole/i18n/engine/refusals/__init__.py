"""The sentence of every refusal: what stands in the way, and where there is one, the way out."""

from typing import assert_never, cast

from tdconsole.domain.language import rejections as no
from tdconsole.domain.language.rejections import money as owing
from tdconsole.domain.language.rejections.bubble import BubbleRefusal
from tdconsole.domain.language.rejections.chips import ChipsRefusal
from tdconsole.domain.language.rejections.day import DayRefusal
from tdconsole.domain.language.rejections.flights import FlightRefusal
from tdconsole.domain.language.rejections.penalties import PenaltyRefusal
from tdconsole.domain.language.rejections.rulings import RulingRefusal
from tdconsole.domain.language.rejections.sums import SumRefusal
from tdconsole.i18n.bubble.refusals import bubble_refusal
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.refusals import chips_refusal
from tdconsole.i18n.clock.calling_refusals import CallingRefusal, calling_refusal
from tdconsole.i18n.clock.refusals import clock_refusal
from tdconsole.i18n.day.refusals import day_refusal
from tdconsole.i18n.discipline.refusals import penalty_refusal
from tdconsole.i18n.discipline.ruling_refusals import ruling_refusal
from tdconsole.i18n.discipline.sanction_refusals import sanction_refusal
from tdconsole.i18n.draw.refusals import draw_refusal
from tdconsole.i18n.engine.trail_refusals import TrailRefusal, trail_refusal
from tdconsole.i18n.entry.cash import house_refusal
from tdconsole.i18n.entry.limit_refusals import Kept, limit_refusal
from tdconsole.i18n.entry.refusals import desk_refusal
from tdconsole.i18n.flights.refusals import flight_refusal
from tdconsole.i18n.naming import Who
from tdconsole.i18n.payouts.refusals import paying_refusal
from tdconsole.i18n.prizes.bounty_refusals import bounty_refusal
from tdconsole.i18n.prizes.deal_refusals import deal_refusal
from tdconsole.i18n.prizes.refusals import prize_refusal
from tdconsole.i18n.prizes.satellite_refusals import satellite_refusal
from tdconsole.i18n.room.floor_refusals import floor_refusal
from tdconsole.i18n.room.refusals import seating_refusal
from tdconsole.i18n.setup.refusals import TournamentRefusal, tournament_refusal
from tdconsole.i18n.setup.sum_refusals import sum_refusal
from tdconsole.i18n.structure.refusals import StructureRefusal, structure_refusal

__all__ = ["Kept", "refusal"]


def refusal(words: Catalogue, rejection: no.Rejection, who: Who, kept: Kept | None = None) -> str:
    """Without what the house keeps, a person is a number and a note is left out."""
    return _worded(words, cast("no.EveryRejection", rejection), who, kept)


def _worded(words: Catalogue, rejection: no.EveryRejection, who: Who, kept: Kept | None) -> str:
    if isinstance(rejection, no.Limited):
        return limit_refusal(words, rejection, who, kept)
    if isinstance(rejection, owing.DealRefusal):
        return deal_refusal(words, rejection, who)
    if isinstance(rejection, owing.PayingRefusal):
        return paying_refusal(words, rejection, who)
    if isinstance(rejection, owing.PrizeRefusal):
        return prize_refusal(words, rejection)
    if isinstance(rejection, owing.SanctionRefusal):
        return sanction_refusal(words, rejection, who)
    if isinstance(rejection, no.DeskRefusal):
        return desk_refusal(words, rejection, who)
    if isinstance(rejection, owing.SatelliteRefusal):
        return satellite_refusal(words, rejection)
    if isinstance(rejection, no.SeatingRefusal):
        return seating_refusal(words, rejection, who)
    if isinstance(rejection, no.FloorRefusal):
        return floor_refusal(words, rejection, who)
    if isinstance(rejection, no.DrawRefusal):
        return draw_refusal(words, rejection)
    if isinstance(rejection, owing.BountyRefusal):
        return bounty_refusal(words, rejection, who)
    if isinstance(rejection, ChipsRefusal):
        return chips_refusal(words, rejection, who)
    if isinstance(rejection, BubbleRefusal):
        return bubble_refusal(words, rejection)
    if isinstance(rejection, RulingRefusal):
        return ruling_refusal(words, rejection, who)
    if isinstance(rejection, PenaltyRefusal):
        return penalty_refusal(words, rejection, who)
    if isinstance(rejection, DayRefusal):
        return day_refusal(words, rejection, who)
    if isinstance(rejection, FlightRefusal):
        return flight_refusal(words, rejection, who)
    if isinstance(rejection, no.ClockRefusal):
        return clock_refusal(words, rejection)
    if isinstance(rejection, CallingRefusal):
        return calling_refusal(words, rejection, who)
    if isinstance(rejection, StructureRefusal):
        return structure_refusal(words, rejection)
    if isinstance(rejection, SumRefusal):
        return sum_refusal(words, rejection)
    if isinstance(rejection, TournamentRefusal):
        return tournament_refusal(words, rejection)
    if isinstance(rejection, no.HouseRefusal):
        return house_refusal(words, rejection)
    if isinstance(rejection, TrailRefusal):
        return trail_refusal(words, rejection)
    assert_never(rejection)
