"""What a decision may ask of the world: the moment, the next numbers, chance, and the house."""

import secrets
from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.club.apart import ApartPair
from tdconsole.club.person import Person
from tdconsole.domain.engine.decider import fault_in_flights
from tdconsole.domain.engine.rows import GESTURE
from tdconsole.domain.language.commands.draw import (
    DrawButtons,
    DrawSeats,
    RedrawSeats,
    RenewCommitment,
)
from tdconsole.domain.language.commands.entry import (
    EnterQualifiers,
    Newcomer,
    RegisterEntry,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
)
from tdconsole.domain.language.commands.floor import BreakTable, ReinstatePlayer
from tdconsole.domain.language.commands.money import DisqualifyPlayer, PayOut, ReclassifyPlayer
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.entry import MemberNumberTaken
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.room.breaking import break_fault
from tdconsole.domain.room.button_draw import buttons_fault
from tdconsole.domain.room.redraws import redraw_fault
from tdconsole.domain.room.seat_draw import draw_fault
from tdconsole.domain.state.context import NOBODY_SPECIAL, Comer, Context, SeasonKnown, Standing
from tdconsole.domain.state.flight_in_hand import in_hand
from tdconsole.domain.state.house import HouseState
from tdconsole.domain.state.tournament import Commitment, Tournament
from tdconsole.domain.values import (
    FIRST_CHAIN,
    CallNo,
    ChainNo,
    CountNo,
    DrawNo,
    EntryId,
    Instant,
    Money,
    NoteId,
    PayoutNo,
    PenaltyNo,
    PeriodId,
    PersonId,
    PlayId,
    RulingNo,
    StaffId,
    TillNo,
)
from tdconsole.library.offences import offence_words
from tdconsole.session.chance import Chance
from tdconsole.session.free_text import decided_text, free_text
from tdconsole.session.local_time import day_at, zone_at
from tdconsole.session.standing import age_on, standing, till
from tdconsole.session.time_source import TimeSource
from tdconsole.session.timeline import Timeline

NOBODY: Final = PersonId(0)
"""The placeholder for a newcomer during a preview."""

Drawing = DrawSeats | RedrawSeats | BreakTable | DrawButtons


class World:
    def __init__(self, chance: Chance, club: Club, time: TimeSource) -> None:
        self._chance, self._club, self._time = chance, club, time

    def moment(self, timeline: Timeline) -> Context:
        """The moment and the next numbers."""
        issued, now = timeline.issued, self._time.now()
        return Context(
            now=now,
            seen=timeline.seen_before(now),
            entry=EntryId(issued.entry + 1),
            draw=DrawNo(issued.draw + 1),
            period=PeriodId(issued.period + 1),
            call=CallNo(issued.call + 1),
            payout=PayoutNo(issued.payout + 1),
            count=CountNo(issued.count + 1),
            penalty=PenaltyNo(issued.penalty + 1),
            ruling=RulingNo(issued.ruling + 1),
            play=PlayId(issued.play + 1),
            zone=zone_at(now.utc),
            offences=offence_words(),
        )

    def around(
        self,
        stream: str,
        timeline: Timeline,
        command: Command,
        house: HouseState,
        actor: StaffId | None,
    ) -> Context | Rejection:
        """The context of a real gesture: newcomers become people, and notes get numbers."""
        context = self.moment(timeline)
        person = self._person(command, context.now, actor)
        if isinstance(person, MemberNumberTaken):
            return person
        context = replace(
            context,
            person=person,
            standing=self._standing(timeline, command, person, house, context.now),
            comers=self._comers(timeline, command, house, context.now),
            season=_season(command, house),
            till=till(house, till_of(command)),
            actor=actor,
            commitment=self._commitment(timeline, command),
            note=self._note(free_text(command)),
            decided=self._note(decided_text(command)),
        )
        return self._with_chance(stream, timeline, command, context)

    def foreseen(
        self,
        timeline: Timeline,
        command: Command,
        house: HouseState,
        actor: StaffId | None,
    ) -> Context | Rejection:
        """The context of a preview: nothing is issued or drawn, nobody becomes a person."""
        context, person = self.moment(timeline), None
        match command:
            case RegisterEntry(person=Newcomer(member_no=str(number))) if (
                holder := self._club.people.holder(number)
            ) is not None:
                return MemberNumberTaken(member_no=number, by=holder)
            case RegisterEntry(person=Newcomer() as newcomer):
                return replace(
                    context,
                    foreseen=True,
                    person=NOBODY,
                    standing=_of_newcomer(newcomer, context.now),
                    till=till(house, command.till),
                )
            case RegisterEntry(person=int(known)):
                person = self._club.people.meant(known)
            case _:
                pass
        return replace(
            context,
            foreseen=True,
            actor=actor,
            person=person,
            standing=self._standing(timeline, command, person, house, context.now),
            comers=self._comers(timeline, command, house, context.now),
            season=_season(command, house),
            till=till(house, till_of(command)),
        )

    def draw_fault(
        self, stream: str, timeline: Timeline, state: Tournament, request: Drawing
    ) -> Rejection | None:
        """Why there is nothing to draw, or no link to draw with, as known without drawing."""
        if self._chance.link(stream, timeline.issued) is None:
            return NoMoreLinks()
        state = in_hand(state, request)
        if fault := fault_in_flights(state, request):
            return fault
        match request:
            case DrawSeats():
                return draw_fault(state, request.entries)
            case DrawButtons():
                return buttons_fault(state, request.tables)
            case RedrawSeats():
                found = redraw_fault(state, request)
                return None if isinstance(found, tuple) else found
            case BreakTable():
                return break_fault(state, request.table)

    def _with_chance(
        self, stream: str, timeline: Timeline, command: Command, context: Context
    ) -> Context:
        if not GESTURE[type(command)].draws:
            return context
        wished = self._club.people.apart.all()
        return replace(
            context,
            link=self._chance.link(stream, timeline.issued),
            apart=self._apart(timeline, command, wished, context),
            salt=self._chance.salt(stream, timeline.issued) if wished else "",
            pairs=NoteId(secrets.token_hex(8)) if wished else None,
        )

    def _note(self, text: str) -> NoteId | None:
        return self._club.notes.name(text) if text else None

    def _apart(
        self, timeline: Timeline, command: Command, wished: Iterable[ApartPair], context: Context
    ) -> tuple[tuple[EntryId, EntryId], ...]:
        """The pairs to keep apart, by entry, the lower number first."""
        if timeline.state is None:
            return ()
        state = in_hand(timeline.state, command)
        by_person, people = state.entries.by_person, self._club.people
        if context.person is not None:  # the one about to enter
            by_person = by_person.set(context.person, context.entry)
        for at, comer in enumerate(context.comers):
            if comer.person is not None:
                by_person = by_person.set(comer.person, EntryId(context.entry + at))
        found = set()
        for pair in wished:
            for one in people.same(pair.one):
                for other in people.same(pair.other):
                    a, b = by_person.get(one), by_person.get(other)
                    if a is not None and b is not None and a != b:
                        found.add((min(a, b), max(a, b)))
        return tuple(sorted(found))

    def _person(
        self, command: Command, now: Instant, actor: StaffId | None
    ) -> PersonId | MemberNumberTaken | None:
        match command:
            case RegisterEntry(person=Newcomer() as newcomer):
                return self._introduced(newcomer, now, actor)
            case RegisterEntry(person=int(person)):
                return self._club.people.meant(person)
            case _:
                return None

    def _introduced(
        self, newcomer: Newcomer, now: Instant, actor: StaffId | None
    ) -> PersonId | MemberNumberTaken:
        added = self._club.people.take_in(
            Person(
                id=NOBODY,
                name=newcomer.name.strip(),
                family_name=newcomer.family_name or "",
                family_guessed=newcomer.family_name is None,
                country=newcomer.country,
                member_no=newcomer.member_no,
                born=newcomer.born,
                document_checked_on=now.utc if newcomer.document else None,
                document_checked_by=actor if newcomer.document else None,
            )
        )
        if isinstance(added, int):
            return added
        return MemberNumberTaken(member_no=newcomer.member_no or "", by=added.by)

    def _standing(
        self,
        timeline: Timeline,
        command: Command,
        person: PersonId | None,
        house: HouseState,
        now: Instant,
    ) -> Standing:
        match command:
            case RegisterEntry() if person is not None:
                series = "" if timeline.state is None else timeline.state.terms.series
                return standing(self._club, house, person, day_at(now.utc), series)
            case (
                TakeRebuy(entry=entry)
                | TakeAddOn(entry=entry)
                | TakeBonus(entry=entry)
                | ReinstatePlayer(entry=entry)
                | DisqualifyPlayer(entry=entry)
                | ReclassifyPlayer(entry=entry)
            ):
                who = timeline.persons.get(entry)
                known = () if who is None else self._club.people.same(who)
                return Standing(same=known)
            case _:
                return NOBODY_SPECIAL

    def _comers(
        self, timeline: Timeline, command: Command, house: HouseState, now: Instant
    ) -> tuple[Comer, ...]:
        """The players of a group, and what the house knows of each."""
        if not isinstance(command, EnterQualifiers):
            return ()
        series = "" if timeline.state is None else timeline.state.terms.series
        today, found = day_at(now.utc), list[Comer]()
        for one in command.players:
            person = self._club.people.meant(one.person)
            if person is None:
                found.append(Comer(person=None))
                continue
            known = standing(self._club, house, person, today, series)
            found.append(Comer(person=person, standing=known))
        return tuple(found)

    def _commitment(self, timeline: Timeline, command: Command) -> Commitment | None:
        match command:
            case CreateTournament() if timeline.state is None:
                return self._chance.offer(FIRST_CHAIN)
            case RenewCommitment() if timeline.state is not None:
                return self._chance.offer(ChainNo(timeline.issued.chain + 1))
            case _:
                return None


def _season(command: Command, house: HouseState) -> SeasonKnown | None:
    if not isinstance(command, EnterQualifiers):
        return None
    season = house.seasons.get(command.season)
    return None if season is None else SeasonKnown(name=season.name, open=season.closed is None)


def _of_newcomer(newcomer: Newcomer, now: Instant) -> Standing:
    born = newcomer.born
    return Standing(
        document_on=now.utc if newcomer.document else None,
        age=None if born is None else age_on(born, day_at(now.utc)),
        member=bool(newcomer.member_no),
    )


def with_drawer(
    context: Context, request: Command, expected_in: Callable[[TillNo], Money]
) -> Context:
    """The context with the cash that should be in the till, if cash is paid out of it."""
    if context.till is None or not isinstance(request, PayOut):
        return context
    return replace(context, till=replace(context.till, expected=expected_in(context.till.no)))


def till_of(command: Command) -> TillNo | None:
    return getattr(command, "till", None)
