"""The names of advice where it is only mentioned: on the trail, say."""

from collections.abc import Mapping
from typing import Final

from tdconsole.i18n.catalogue import C_, Catalogue, InContext

_NAMES: Final[Mapping[str, InContext]] = {
    "ClockInDoubt": C_("advice", "clock in doubt"),
    "ClockHeld": C_("advice", "clock stopped by itself"),
    "ClockPaused": C_("advice", "clock paused"),
    "ClockNotStarted": C_("advice", "clock not started"),
    "ChipsDiffer": C_("advice", "chips missing or too many"),
    "ColourUpDue": C_("advice", "colour-up"),
    "LastHandsNear": C_("advice", "last hands near"),
    "LastHandsDue": C_("advice", "last hands"),
    "LastHandsToPlay": C_("advice", "last hands to play"),
    "PenaltyServed": C_("advice", "penalty served"),
    "RulingPending": C_("advice", "ruling pending"),
    "BagsMissing": C_("advice", "chips not bagged"),
    "BagsDoNotAddUp": C_("advice", "bags that do not add up"),
    "DayCanEnd": C_("advice", "end of the day"),
    "DocumentsUnseen": C_("advice", "documents not checked"),
    "BubbleNear": C_("advice", "hand for hand"),
    "FlightPlaysDown": C_("advice", "end of the flight"),
    "FlightEndNear": C_("advice", "hand for hand before the end of the flight"),
    "FlightAtEnd": C_("advice", "flight at its end"),
    "FlightHasNoEnd": C_("advice", "flight without an end"),
    "NextFlight": C_("advice", "next flight"),
    "FlightsCanMerge": C_("advice", "merging the flights"),
    "AllInReady": C_("advice", "all-in to release"),
    "HandOver": C_("advice", "next hand"),
    "MoneyReached": C_("advice", "end of hand for hand"),
    "LevelsOver": C_("advice", "levels over"),
    "RegistrationCloses": C_("advice", "end of registration"),
    "SecondHalvesLost": C_("advice", "second halves"),
    "WinnerKnown": C_("advice", "winner known"),
    "MoneyUnpaid": C_("advice", "money to be paid"),
    "MoneyOwedBack": C_("advice", "money to be given back"),
    "TieToSettle": C_("advice", "out in one hand"),
    "SeatsAreWon": C_("advice", "seats won"),
    "DealIsMade": C_("advice", "deal made"),
    "PrizesNotPosted": C_("advice", "prizes not posted"),
    "PostedEarly": C_("advice", "posted early"),
    "PostedForOther": C_("advice", "posted for another pool"),
    "HeadUnclaimed": C_("advice", "head not claimed"),
    "EnvelopeDue": C_("advice", "envelope to open"),
    "EnvelopesShort": C_("advice", "envelopes that the house adds to"),
    "SeatsFill": C_("advice", "how tables fill"),
    "SeatsNotDrawn": C_("advice", "seats not drawn"),
    "AlternatesWaiting": C_("advice", "alternates waiting"),
    "AlternateExpected": C_("advice", "alternate called"),
    "AlternateDidNotAnswer": C_("advice", "alternate did not answer"),
    "NoSeatForAlternates": C_("advice", "no seat for alternates"),
    "UnsoldStacks": C_("advice", "unsold stacks"),
    "ButtonsNotDrawn": C_("advice", "buttons not drawn"),
    "TooFewToStart": C_("advice", "too few to start"),
    "LockedInTheWay": C_("advice", "locked table in the way"),
    "RedrawDue": C_("advice", "new seats for all"),
    "TableCanBreak": C_("advice", "breaking"),
    "BreakWaits": C_("advice", "breaking later"),
    "TablesNotLevel": C_("advice", "tables not level"),
}


def advice_name(words: Catalogue, advice: str) -> str:
    """The name by code, with a number if it has one; a later version's keeps its code."""
    code, _, number = advice.partition(" ")
    name = words.sentence(_NAMES[code]) if code in _NAMES else code
    if not number:
        return name
    if code == "PenaltyServed":
        return words.gettext("{advice} (penalty {number})", advice=name, number=number)
    if code == "RulingPending":
        return words.gettext("{advice} (ruling {number})", advice=name, number=number)
    return words.gettext("{advice} (table {table})", advice=name, table=number)
