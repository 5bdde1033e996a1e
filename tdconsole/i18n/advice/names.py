"""The names of advice where it is only mentioned: on the trail, say."""

from tdconsole.i18n.catalogue import Catalogue


def advice_name(words: Catalogue, advice: str) -> str:
    """The name by code, with a number if it has one; a later version's keeps its code."""
    code, _, number = advice.partition(" ")
    say = words.pgettext
    names = {
        "ClockInDoubt": say("advice", "clock in doubt"),
        "ClockHeld": say("advice", "clock stopped by itself"),
        "ClockPaused": say("advice", "clock paused"),
        "ClockNotStarted": say("advice", "clock not started"),
        "ChipsDiffer": say("advice", "chips missing or too many"),
        "ColourUpDue": say("advice", "colour-up"),
        "LastHandsNear": say("advice", "last hands near"),
        "LastHandsDue": say("advice", "last hands"),
        "LastHandsToPlay": say("advice", "last hands to play"),
        "PenaltyServed": say("advice", "penalty served"),
        "RulingPending": say("advice", "ruling pending"),
        "BagsMissing": say("advice", "chips in no bag"),
        "BagsDoNotAddUp": say("advice", "bags that do not add up"),
        "DayCanEnd": say("advice", "end of the day"),
        "DocumentsUnseen": say("advice", "documents not looked at"),
        "BubbleNear": say("advice", "hand for hand"),
        "FlightPlaysDown": say("advice", "end of the flight"),
        "FlightEndNear": say("advice", "hand for hand before the end of the flight"),
        "FlightAtEnd": say("advice", "flight at its end"),
        "FlightHasNoEnd": say("advice", "flight without an end"),
        "NextFlight": say("advice", "next flight"),
        "FlightsCanMerge": say("advice", "merging the flights"),
        "AllInReady": say("advice", "all-in to release"),
        "HandOver": say("advice", "next hand"),
        "MoneyReached": say("advice", "end of hand for hand"),
        "LevelsOver": say("advice", "levels over"),
        "RegistrationCloses": say("advice", "end of registration"),
        "SecondHalvesLost": say("advice", "second halves"),
        "WinnerKnown": say("advice", "winner known"),
        "MoneyUnpaid": say("advice", "money to be paid"),
        "MoneyOwedBack": say("advice", "money to be given back"),
        "TieToSettle": say("advice", "out in one hand"),
        "SeatsAreWon": say("advice", "seats won"),
        "DealIsMade": say("advice", "deal made"),
        "PrizesNotPosted": say("advice", "prizes not posted"),
        "PostedEarly": say("advice", "posted early"),
        "PostedForOther": say("advice", "posted for another pool"),
        "HeadUnclaimed": say("advice", "head not claimed"),
        "EnvelopeDue": say("advice", "envelope to open"),
        "EnvelopesShort": say("advice", "envelopes that the house adds to"),
        "SeatsFill": say("advice", "how tables fill"),
        "SeatsNotDrawn": say("advice", "seats not drawn"),
        "AlternatesWaiting": say("advice", "alternates waiting"),
        "AlternateExpected": say("advice", "alternate called"),
        "AlternateDidNotAnswer": say("advice", "alternate did not answer"),
        "NoSeatForAlternates": say("advice", "no seat for alternates"),
        "UnsoldStacks": say("advice", "unsold stacks"),
        "ButtonsNotDrawn": say("advice", "buttons not drawn"),
        "TooFewToStart": say("advice", "too few to start"),
        "LockedInTheWay": say("advice", "locked table in the way"),
        "RedrawDue": say("advice", "new seats for all"),
        "TableCanBreak": say("advice", "breaking"),
        "BreakWaits": say("advice", "breaking later"),
        "TablesNotLevel": say("advice", "tables not level"),
    }
    name = names.get(code, code)
    if not number:
        return name
    if code == "PenaltyServed":
        return words.gettext("{advice} (penalty {number})", advice=name, number=number)
    if code == "RulingPending":
        return words.gettext("{advice} (ruling {number})", advice=name, number=number)
    return words.gettext("{advice} (table {table})", advice=name, table=number)
