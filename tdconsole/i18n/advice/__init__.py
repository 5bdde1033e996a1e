"""Advice as it would be said on the floor."""

from tdconsole.i18n.advice.away import away_advised
from tdconsole.i18n.advice.bubble import BubbleAdvice, bubble_advised
from tdconsole.i18n.advice.chips import chips_advised
from tdconsole.i18n.advice.clock import ClockAdvice, clock_advised
from tdconsole.i18n.advice.colour_up import colour_up_advised
from tdconsole.i18n.advice.day import DayAdvice, day_advised
from tdconsole.i18n.advice.flights import FlightAdvice, flights_advised
from tdconsole.i18n.advice.heads import HeadAdvice, heads_advised
from tdconsole.i18n.advice.names import advice_name
from tdconsole.i18n.advice.paying import PayingAdvice, paying_advised
from tdconsole.i18n.advice.prizes import PrizeAdvice, prizes_advised
from tdconsole.i18n.advice.rulings import ruling_advised
from tdconsole.i18n.advice.seats import SeatAdvice, seats_advised
from tdconsole.i18n.advice.tables import tables_advised
from tdconsole.i18n.advice.ties import tie_advised
from tdconsole.i18n.advice.worded import Who, Worded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections import advice as due

__all__ = ["Who", "Worded", "advice_name", "advice_words", "urgency_name"]


def urgency_name(words: Catalogue, urgency: due.Urgency) -> str:
    say = words.pgettext
    return say("urgency", "now") if urgency == "now" else say("urgency", "soon")


def advice_words(words: Catalogue, advice: due.Advice, who: Who) -> Worded:
    if isinstance(advice, ClockAdvice):
        return clock_advised(words, advice, who)
    if isinstance(advice, BubbleAdvice):
        return bubble_advised(words, advice)
    if isinstance(advice, FlightAdvice):
        return flights_advised(words, advice)
    if isinstance(advice, due.ChipsDiffer):
        return chips_advised(words, advice)
    if isinstance(advice, due.ColourUpDue):
        return colour_up_advised(words, advice)
    if isinstance(advice, DayAdvice):
        return day_advised(words, advice)
    if isinstance(advice, due.PenaltyServed):
        return away_advised(words, advice, who)
    if isinstance(advice, due.RulingPending):
        return ruling_advised(words, advice, who)
    if isinstance(advice, due.TieToSettle):
        return tie_advised(words, advice, who)
    if isinstance(advice, PayingAdvice):
        return paying_advised(words, advice)
    if isinstance(advice, PrizeAdvice):
        return prizes_advised(words, advice)
    if isinstance(advice, HeadAdvice):
        return heads_advised(words, advice, who)
    if isinstance(advice, SeatAdvice):
        return seats_advised(words, advice, who)
    return tables_advised(words, advice, who)
