"""What an evening says of penalties, of the return from them, and of what was ruled."""

import re
from collections.abc import Callable
from typing import Final

from tdconsole.domain.language.commands.money import DisqualifyPlayer, PayOut
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.commands.rulings import DecideRuling, MakeRuling
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    PenaltyNo,
    PersonId,
    RulingNo,
    Withheld,
)
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.people.record import penalty_told, ruling_told
from tdconsole.projections.discipline.away import Absent, away
from tdconsole.projections.people.record import PersonRecord
from tests.scenarios.grammar import Sentence, table_of

ENGLISH: Final = catalogue("en")


class Discipline:
    def __init__(
        self,
        who: Callable[[str], EntryId],
        state: Callable[[], Tournament],
        now: Callable[[], Instant],
        names: Callable[[], dict[EntryId, str]],
        record: Callable[[PersonId], PersonRecord],
    ) -> None:
        self._who, self._names = who, names
        self._state, self._now, self._record = state, now, record
        self.asks: dict[str, Callable[[Sentence], Request]] = {
            "penalty": self._penalizing,
            "lift": lambda s: LiftPenalty(penalty=self._latest(s), reason=s.said["reason"]),
            "return": lambda s: ReportReturn(penalty=self._latest(s)),
            "count_hand": lambda s: CountHandAt(table=table_of(s)),
            "misdeal": lambda s: CountMisdealAt(table=table_of(s)),
            "disqualify": lambda s: DisqualifyPlayer(
                entry=self._who(s.said["who"]),
                stack=Chips(int(s.said["stack"])),
                reason=s.said["reason"],
            ),
            "rule": self._ruling,
            "decide": lambda s: DecideRuling(
                ruling=RulingNo(int(s.said["ruling"])), decided=s.said["decided"]
            ),
            "pay": lambda s: PayOut(entry=self._who(s.said["who"])),
        }
        self.tells: dict[str, Callable[[Sentence], None]] = {
            "away": self._away,
            "record": self._recorded,
        }

    def _penalizing(self, sentence: Sentence) -> Request:
        said = sentence.said
        entry, offence = self._who(said["who"]), said.get("offence", "")
        if "number" not in said:
            return GivePenalty(entry=entry, step="warning", offence=offence)
        number = int(said["number"])
        if said["unit"] == "hand":
            return GivePenalty(entry=entry, hands=number, offence=offence)
        return GivePenalty(entry=entry, rounds=number, offence=offence)

    def _latest(self, sentence: Sentence) -> PenaltyNo:
        """The last of a player's several penalties."""
        entry, penalties = self._who(sentence.said["who"]), self._state().penalties
        theirs = [number for number, one in penalties.items() if one.entry == entry]
        assert theirs, f"{sentence.said['who']} has no penalty"
        return max(theirs)

    def _ruling(self, sentence: Sentence) -> Request:
        said = sentence.said
        prize = self._who(said["prize"]) if "prize" in said else None
        return MakeRuling(
            happened=said["happened"],
            decided=said.get("decided"),
            entries=tuple(map(self._who, re.split(" and ", said["players"]))),
            withheld=None if prize is None else Withheld(prize=prize),
        )

    def _away(self, sentence: Sentence) -> None:
        absent = away(self._state(), {}, self._now()).absent
        found = ", ".join(map(self._absent, absent)) or "none"
        assert found == sentence.said["items"], f"away are: {found}"

    def _absent(self, one: Absent) -> str:
        name = self._names()[one.entry]
        return f"{name} may return" if one.may_return else f"{name} {one.left} of {one.hands}"

    def _recorded(self, sentence: Sentence) -> None:
        entry = self._state().entries.by_id[self._who(sentence.said["who"])]
        record = self._record(entry.person)
        found = [
            *(penalty_told(ENGLISH, one) + ", lifted" * one.lifted for one in record.penalties),
            *(ruling_told(ENGLISH, one) for one in record.rulings),
        ]
        told = "; ".join(found) or "nothing"
        assert told == sentence.said["items"], f"on record is: {told}"
