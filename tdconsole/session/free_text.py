"""Free text written with a gesture: it is stored outside the trail, where it can be erased."""

from collections.abc import Iterable, Iterator

from msgspec.structs import astuple

from tdconsole.domain.language.commands.chips import CorrectChips
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.draw import RedrawSeats, RenewCommitment
from tdconsole.domain.language.commands.entry import (
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
)
from tdconsole.domain.language.commands.floor import DismissAdvice
from tdconsole.domain.language.commands.money import (
    CancelTournament,
    DisqualifyPlayer,
    PostPrizes,
    ReclassifyPlayer,
)
from tdconsole.domain.language.commands.penalties import GivePenalty, LiftPenalty
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.seating import PinSeat, SeatEntry
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.state.context import Context
from tdconsole.domain.values import NoteId


def free_text(command: Command) -> str:
    """The text that must not be in the trail itself, so that it can be erased."""
    match command:
        case (
            PauseClock(reason=str(text))
            | OverrideRules(reason=str(text))
            | EditSetup(reason=str(text))
            | PinSeat(reason=str(text))
            | RenewCommitment(reason=text)
            | RedrawSeats(reason=str(text))
            | DismissAdvice(reason=text)
            | SeatEntry(reason=text)
            | PostPrizes(reason=str(text))
            | DisqualifyPlayer(reason=text)
            | ReclassifyPlayer(reason=text)
            | CancelTournament(reason=text)
            | CorrectChips(reason=str(text))
            | LiftPenalty(reason=text)
            | GivePenalty(words=str(text))
            | MakeRuling(happened=text)
            | CorrectRuling(happened=str(text))
            | StartClock(override=str(text))
            | RegisterEntry(override=str(text))
            | RemoveNoShow(override=str(text))
            | TakeRebuy(override=str(text))
            | TakeAddOn(override=str(text))
            | TakeBonus(override=str(text))
            | TakeSecondHalf(override=str(text))
        ):
            return text.strip()
        case _:
            return ""


def decided_text(command: Command) -> str:
    """The second text of a gesture that has two."""
    match command:
        case (
            MakeRuling(decided=str(text))
            | DecideRuling(decided=text)
            | CorrectRuling(decided=str(text))
        ):
            return text.strip()
        case _:
            return ""


def written(
    command: Command, context: Context, events: Iterable[Event]
) -> Iterator[tuple[NoteId, str]]:
    """The texts to store; a reason to pass a limit is dropped if no limit was in the way."""
    named = {value for event in events for value in astuple(event) if isinstance(value, str)}
    texts = ((context.note, free_text(command)), (context.decided, decided_text(command)))
    for note, text in texts:
        if note is not None and note in named:
            yield note, text
