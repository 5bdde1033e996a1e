"""An evening of The Tournament Director 3 brought into the journal, gesture by gesture.

Each goes the road that all gestures go, at the moment the file tells; one that is refused is listed,
and the others go on.
"""

from collections.abc import Iterator
from functools import partial
from itertools import groupby, pairwise
from typing import Final, Literal

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import (
    StartClock,
)
from tdconsole.domain.language.commands.entry import RegisterEntry, TakeAddOn, TakeRebuy
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import (
    CreateTournament,
    EditSetup,
)
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.entry import Overridable
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Level,
    Mark,
    MarkKind,
    Millis,
    Origin,
    PersonId,
    Seat,
    Structure,
    TournamentId,
)
from tdconsole.imports.td3.chairs import Chairs, most_seats
from tdconsole.imports.td3.clock_told import ClockTold, Deed
from tdconsole.imports.td3.ending import Ending
from tdconsole.imports.td3.evening import Bought, EveningRead, PlayerRead
from tdconsole.imports.td3.known_people import PROGRAM, KnownPeople
from tdconsole.imports.td3.pricing import Currency, Pricing, add_on, payouts, rebuys
from tdconsole.imports.td3.seasons import Adjusted
from tdconsole.imports.td3.seating_down import SeatingDown
from tdconsole.imports.td3.told_time import ToldTime
from tdconsole.projections.setup.taken_over import LeftOut, LeftOutKind
from tdconsole.session import Answer, Done, Refused, Session, day_at, made_by

ENTRY, START, SEAT, _, BUST, REBUY, ADD_ON, END = range(8)
"""What comes first of all that was recorded at one moment; periods come after seats."""
_EARLIEST: Final = Millis(1)


Happened = Literal["over", "goes-on", "not-begun", "here"]


class NotBrought(Exception):
    """The tournament itself was refused, and nothing of it is there."""

    def __init__(self, why: Rejection) -> None:
        super().__init__(why)
        self.why = why


def request_of(evening: EveningRead) -> str:
    """The number of the request that creates the tournament: it is created once."""
    return f"{PROGRAM}-{evening.key}"


class Bringing:
    """The bringing in of one evening; the session's time is `time`."""

    def __init__(
        self,
        session: Session,
        time: ToldTime,
        evening: EveningRead,
        currency: Currency,
    ) -> None:
        self.left_out: list[LeftOut] = list(evening.left_out)
        self._session, self._time, self.evening = session, time, evening
        self._currency = currency
        self._people: dict[str, PersonId] = {}
        self._clock = ClockTold(self)
        self.pricing = Pricing(evening, currency)
        self._chairs = Chairs(evening)
        self.reason = f"The Tournament Director {evening.version}".strip()
        self.entries: dict[str, EntryId] = {}
        self.names = {player.key: player.name for player in evening.players}
        self._number: TournamentId | None = None
        self._seats = SeatingDown(self, self._chairs, self.reason)

    @property
    def tournament(self) -> TournamentId:
        if self._number is None:
            raise TypeError
        return self._number

    @property
    def state(self) -> Tournament:
        state = self._session.state(self.tournament)
        if state is None:
            raise TypeError
        return state

    def bring(self, people: KnownPeople) -> Happened:
        """Bring in the tournament, if it isn't here, and its people."""
        number = made_by(request_of(self.evening))
        if number in self._session.tournaments():
            self._number = number
            if self.evening.ended is not None and not self.state.finished:
                self.leave("over-there")
            return "here"
        deeds = sorted(self._deeds(), key=lambda deed: deed[:2])
        first = min((at for at, _, _ in deeds), default=self.evening.began or _EARLIEST)
        self._create(first)
        self._people = people.all_of(self.evening)
        for at, _, deed in deeds:
            self._time.go_to(at)
            deed()
        if self.evening.ended is None:
            for key, chair in self.evening.sitting:
                self._sit(key, self._chairs.seat(chair))
            if self.evening.began is not None:
                self._clock.stand_still()
        self._leave_told()
        if self.evening.began is None:
            return "not-begun"
        return "over" if self.state.finished else "goes-on"

    def left_here(self) -> tuple[LeftOut, ...]:
        """What there is to say of one that was here already."""
        return tuple(left for left in self.left_out if left.kind == "over-there")

    def adjusted(self) -> list[Adjusted]:
        """The points that were given beside the evening."""
        day = day_at(self.evening.began or _EARLIEST)
        return [
            Adjusted(self._people[player.key], player.points, day, self.reason)
            for player in self.evening.players
            if player.points and player.key in self._people
        ]

    def leave_points(self) -> None:
        """List the points given beside the evening: there is no season for them."""
        for player in self.evening.players:
            if player.points:
                self.leave("points-adjustment", player.name)

    def _leave_told(self) -> None:
        if self._clock.pauses:
            self.leave("pauses", str(self._clock.pauses))
        if self._seats.guessed:
            self.leave("moves", str(self._seats.guessed))
        for key in self._seats.without:
            self.leave("no-seats", self.names[key])

    @property
    def instant(self) -> Instant:
        return self._time.now()

    @property
    def now(self) -> Millis:
        return self._time.now().utc

    def do(self, command: Command) -> Answer:
        """Do it as it was done there, past a limit if one is in the way.

        What would be refused isn't begun: nothing may fail inside the transaction of an evening.
        """
        foreseen = self._session.foresee(self.tournament, command)
        if isinstance(foreseen, Overridable):
            command = replace(command, override=self.reason)
            foreseen = self._session.foresee(self.tournament, command)
        if isinstance(foreseen, Refusal):
            return Refused(rejection=foreseen)
        return self._session.submit(self.tournament, command)

    def leave(self, kind: LeftOutKind, detail: str = "") -> None:
        left = LeftOut(kind=kind, detail=detail)
        if left not in self.left_out:
            self.left_out.append(left)

    def _create(self, at: Millis) -> None:
        evening, pricing = self.evening, self.pricing
        self._time.go_to(at)
        answer = self._session.submit(
            None,
            CreateTournament(
                name=evening.title or evening.key,
                currency=self._currency.code,
                price=pricing.standard.price,
                seats_per_table=most_seats(evening),
                stack=pricing.standard.chips,
                structure=_marked(evening),
                payouts=payouts(evening),
                terms=pricing.terms(evening),
                origin=Origin(program=PROGRAM, version=evening.version, key=evening.key),
            ),
            request_of(evening),
        )
        if isinstance(answer, Refused):
            raise NotBrought(answer.rejection)
        self._number = answer.tournament

    def _deeds(self) -> Iterator[Deed]:
        evening = self.evening
        for player in evening.players:
            yield from self._of_player(player)
        for at, busts in groupby(sorted(self._busts(), key=lambda one: one[0]), lambda one: one[0]):
            yield at, BUST, partial(self._bust, [player for _, player in busts])
        if evening.began is None:
            return
        yield evening.began, START, self._start
        for sat in evening.seated:
            yield sat.at, SEAT, partial(self._sit, sat.player, self._chairs.seat(sat.chair))
        yield from self._clock.deeds(evening.began)
        if evening.ended is not None:
            yield max(evening.ended, evening.began), END, Ending(self).end

    # Entries and purchases

    def _of_player(self, player: PlayerRead) -> Iterator[Deed]:
        yield player.buyins[0].at, ENTRY, partial(self._enter, player)
        for lost, again in pairwise(player.buyins):
            yield again.at, REBUY, partial(self._rebuy, player, lost, again)
        for bought in player.add_ons:
            yield bought.at, ADD_ON, partial(self._add_on, player, bought)

    def _enter(self, player: PlayerRead) -> None:
        first = player.buyins[0]
        answer = self.do(
            RegisterEntry(
                person=self._people[player.key],
                profile=self.pricing.profile(first),
                draw=False,
            )
        )
        if not isinstance(answer, Done):
            self.leave("purchase", player.name)
            return
        events = answer.step.events
        entry = next(one.entry for one in events if isinstance(one, EntryRegistered))
        self.entries[player.key] = entry
        self._seats.enter(player.key, entry)
        if self.evening.began is not None and first.at > self.evening.began:
            self._seats.sit_down(player.key)

    def _rebuy(self, player: PlayerRead, lost: Bought, again: Bought) -> None:
        entry, sale = self.entries.get(player.key), self.pricing.sale(again)
        if entry is None:
            return
        sold = self.state.terms.rebuys
        if sold == "off" or (sold.price, sold.chips) != sale:
            self.do(EditSetup(terms=TermsChanges(rebuys=rebuys(sale))))
        stack = None if lost.out is None else Chips(0)
        winners = self._winners(player, lost)
        answer = self.do(TakeRebuy(entry=entry, stack=stack, by=winners))
        if isinstance(answer, Refused) and winners:
            self.leave("winner", player.name)
            answer = self.do(TakeRebuy(entry=entry, stack=stack))
        if isinstance(answer, Refused):
            self.leave("purchase", player.name)
        elif again.chair is not None:
            self._sit(player.key, self._chairs.seat(again.chair))

    def _add_on(self, player: PlayerRead, bought: Bought) -> None:
        entry, sale = self.entries.get(player.key), self.pricing.sale(bought)
        if entry is None:
            return
        sold = self.state.terms.add_on
        if sold == "off" or (sold.price, sold.chips) != sale:
            self.do(EditSetup(terms=TermsChanges(add_on=add_on(sale))))
        if isinstance(self.do(TakeAddOn(entry=entry)), Refused):
            self.leave("purchase", player.name)

    def _winners(self, player: PlayerRead, bought: Bought) -> tuple[EntryId, ...]:
        by = () if bought.out is None else bought.out.by
        known = tuple(dict.fromkeys(self.entries[key] for key in by if key in self.entries))
        if len(known) < len(set(by)):
            self.leave("unknown-winner", player.name)
        return known

    # Play

    def _start(self) -> None:
        for key in self.entries:
            self._seats.sit_down(key)
        if isinstance(self.do(StartClock()), Refused):
            self.leave("clock")

    def _sit(self, key: str, seat: Seat) -> None:
        if key in self.entries and not self._seats.sit(key, seat):
            self.leave("seat", self.names[key])

    def _busts(self) -> Iterator[tuple[Millis, PlayerRead]]:
        for player in self.evening.players:
            out = player.buyins[-1].out
            if out is not None:
                yield out.at, player

    def _bust(self, players: list[PlayerRead]) -> None:
        out = [player for player in players if player.key in self.entries]
        for player in out:
            told = player.buyins[-1].out
            if told is not None and told.chair is not None:
                self._sit(player.key, self._chairs.seat(told.chair))
            self._seats.sit_down(player.key)
        for hand in self._hands(out):
            self._out(hand)

    def _hands(self, out: list[PlayerRead]) -> list[list[PlayerRead]]:
        """Those out at one moment: one by one where their prizes tell the order, else together."""
        places = {key: prize.place for prize in self.evening.prizes for key in prize.to}
        known = [places.get(player.key) for player in out]
        if len(out) < 2 or (len(set(known)) == len(out) and known.count(None) <= 1):
            worst_first = sorted(out, key=lambda one: -places.get(one.key, 10**9))
            return [[player] for player in worst_first]
        self.leave("tie", ", ".join(player.name for player in out))
        return [out]

    def _out(self, hand: list[PlayerRead]) -> None:
        won = {player.key: self._winners(player, player.buyins[-1]) for player in hand}
        busts = tuple(Bust(entry=self.entries[key], by=by) for key, by in won.items())
        unknown = len(hand) > 1
        answer = self.do(EliminatePlayers(hand=busts, stacks_unknown=unknown))
        if isinstance(answer, Done):
            return
        alone = tuple(Bust(entry=bust.entry) for bust in busts)
        answer = self.do(EliminatePlayers(hand=alone, stacks_unknown=unknown))
        kind: LeftOutKind = "winner" if isinstance(answer, Done) else "place"
        for player in hand:
            self.leave(kind, player.name)


def _marked(evening: EveningRead) -> Structure:
    """The structure with the levels after which nothing more is sold."""
    levels = [at for at, period in enumerate(evening.structure) if isinstance(period, Level)]
    ends: tuple[tuple[int, MarkKind], ...] = (
        (evening.ends.entries, "registration_closes"),
        (evening.ends.rebuys, "rebuys_end"),
        (evening.ends.add_ons, "add_on"),
    )
    structure = list(evening.structure)
    for last, kind in ends:
        if 1 <= last <= len(levels):
            at = levels[last - 1]
            period = structure[at]
            structure[at] = replace(period, marks=(*period.marks, Mark(kind=kind)))
    return tuple(structure)
