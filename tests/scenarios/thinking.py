"""What an evening says of the clocks called on players, and of time-bank cards."""

from collections.abc import Callable
from typing import Final

from tdconsole.domain.language.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.player_clock.calling import CallPhase
from tdconsole.domain.player_clock.time_bank import cards_left
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import CallNo, EntryId, Instant
from tdconsole.projections.clock.calls import call_board
from tests.scenarios.grammar import Sentence

SAID: Final[dict[CallPhase, str]] = {
    "thinking": "{who} {seconds} to think",
    "countdown": "{who} {seconds} counted down",
    "over": "{who} over",
}


class Thinking:
    def __init__(
        self,
        who: Callable[[str], EntryId],
        state: Callable[[], Tournament],
        now: Callable[[], Instant],
    ) -> None:
        self._who, self._state, self._now = who, state, now
        self._names: dict[EntryId, str] = {}
        self._calls: dict[EntryId, CallNo] = {}
        self.asks: dict[str, Callable[[Sentence], Request]] = {
            "call": self._calling,
            "end_call": self._ending,
            "shot_clock": _shot_clock,
            "time_card": lambda s: PlayTimeCard(entry=self._who(s.said["who"])),
        }
        self.tells: dict[str, Callable[[Sentence], None]] = {
            "calls": self._called,
            "cards": self._cards,
        }

    def _calling(self, sentence: Sentence) -> Request:
        entry = self._who(sentence.said["who"])
        self._names[entry] = sentence.said["who"]
        seat = self._state().play.seating.of[entry]
        return CallTheClock(table=seat.table, seat=seat.seat)

    def _ending(self, sentence: Sentence) -> Request:
        """End the last of several calls on one player."""
        entry = self._who(sentence.said["who"])
        self._calls |= {
            one.entry: one.id for one in self._state().play.calls.values() if one.entry is not None
        }
        outcome = sentence.said["outcome"]
        return EndCall(call=self._calls[entry], outcome="acted" if outcome == "acted" else "folded")

    def _called(self, sentence: Sentence) -> None:
        board = call_board(self._state(), {}, self._now())
        found = ", ".join(
            SAID[one.phase].format(who=self._names[one.entry], seconds=-(-one.left // 1000))
            for one in board.calls
            if one.entry is not None
        )
        assert (found or "none") == sentence.said["items"], f"called are {found or 'none'}"

    def _cards(self, sentence: Sentence) -> None:
        for item in sentence.said["items"].split(", "):
            name, _, expected = item.rpartition(" ")
            found = cards_left(self._state(), self._who(name), self._now())
            assert str(found) == expected, f"{name} has {found}"


def _shot_clock(sentence: Sentence) -> Request:
    shot = ShotClock(seconds=int(sentence.said["seconds"]), cards=int(sentence.said["cards"]))
    return OverrideRules(changes=RuleChanges(shot_clock=shot))
