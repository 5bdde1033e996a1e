"""Whatever is asked at the desk: the same comes of it as on paper."""

from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    PassAlternate,
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.rejections.entry import Overridable
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import (
    AddOn,
    Profile,
    Rebuys,
    Reentries,
    StaffBonus,
    Terms,
    TermsChanges,
)
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.rules.book import Rulebook, Ruled
from tdconsole.domain.rules.values import Sum
from tdconsole.domain.state.context import Standing
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Break,
    Chips,
    EntryId,
    Level,
    Mark,
    Millis,
    Money,
    Payment,
    PersonId,
    Price,
    TableNo,
)
from tests.domain.floor import LINKS, MINUTE, Floor, busting, create
from tests.domain.slow_desk import (
    LAST_MINUTES,
    PERIODS,
    PROFILES,
    SEATS,
    TABLES,
    Answer,
    Asked,
    House,
    Parts,
    Person,
    Sale,
    SlowDesk,
)

MARKS: Final = {
    1: (Mark(kind="registration_closes"),),
    3: (Mark(kind="rebuys_end"), Mark(kind="add_on")),
}
people = st.integers(1, 7)
numbers = st.integers(1, 16)
prices: st.SearchStrategy[Parts] = st.sampled_from(((5_000, 500, 0, 0), (7_000, 700, 300, 0)))
stacks = st.sampled_from((20_000, 31_000, 2_000))
halves = st.sampled_from((0, 0, 9_000, 12_000))
houses = st.builds(
    House,
    half=halves,
    cap=st.sampled_from((0, 0, 0, 6, 9)),
    again=st.sampled_from((None, 0, 0, 1, 2)),
    again_price=st.sampled_from((None, (4_000, 0, 0, 0))),
    rebuy=st.sampled_from((None, Sale((3_000, 0, 0, 0), 20_000))),
    rebuys=st.sampled_from((0, 1, 2)),
    add_on=st.sampled_from((None, Sale((2_000, 100, 0, 0), 30_000))),
    bonus=st.sampled_from((None, Sale((0, 0, 0, 400), 5_000))),
    closes_at=st.sampled_from((None, None, 14, 30)),
    through_break=st.booleans(),
    zero_chips=st.booleans(),
    most_spent=st.sampled_from((None, None, 9_000, 11_000)),
    at_zero=st.booleans(),
    no_show_waits=st.booleans(),
    at_once=st.booleans(),
    at_entry=st.booleans(),
)
standings = st.builds(
    Person,
    barred=st.sampled_from((False, False, False, True)),
    member=st.booleans(),
    age=st.sampled_from((None, None, 17, 40)),
)


def price(parts: Parts) -> Price:
    pool, fee, bounty, staff = map(Money, parts)
    return Price(pool=pool, fee=fee, bounty=bounty, staff=staff)


def terms(house: House) -> Terms:
    again, rebuy, add_on, bonus = house.again, house.rebuy, house.add_on, house.bonus
    special = None if house.again_price is None else price(house.again_price)
    late, member = PROFILES["Late"], PROFILES["Member"]
    return Terms(
        profiles=(
            Profile(name="Late", price=price(late[0]), from_level=2),
            Profile(name="Member", price=price(member[0]), bonus=Chips(member[1]), members=True),
        ),
        staff_bonus="off"
        if bonus is None
        else StaffBonus(price=Money(bonus.parts[3]), chips=Chips(bonus.chips)),
        cap=house.cap,
        reentries="off" if again is None else Reentries(most=again, price=special),
        rebuys="off"
        if rebuy is None
        else Rebuys(price=price(rebuy.parts), chips=Chips(rebuy.chips), most=house.rebuys),
        add_on="off"
        if add_on is None
        else AddOn(price=price(add_on.parts), chips=Chips(add_on.chips)),
        second_half=Chips(house.half),
        draw_at="entry" if house.at_entry else "once",
        tables=tuple(map(TableNo, TABLES)),
        closes_at=Millis(0 if house.closes_at is None else 1_000_000 + house.closes_at * MINUTE),
    )


def book(house: House) -> Rulebook:
    most = house.most_spent
    return Rulebook(
        id="house",
        title="House",
        open_through_break=Ruled(value=house.through_break),
        minimum_age=Ruled(value=18),
        most_spent=Ruled(value="off" if most is None else Sum(amount=Money(most))),
        reentry_at_zero=Ruled(value=house.zero_chips),
        rebuy_when=Ruled(value="at_zero" if house.at_zero else "at_or_below"),
        no_show=Ruled(
            value="removed_after_first_break" if house.no_show_waits else "removed_by_director"
        ),
        alternates=Ruled(value="at_once" if house.at_once else "by_hand"),
    )


def structure() -> tuple[Level | Break, ...]:
    found: list[Level | Break] = []
    for index, (kind, minutes) in enumerate((*PERIODS, ("level", LAST_MINUTES))):
        if kind == "break":
            found.append(Break(minutes=minutes))
        else:
            marks = MARKS.get(index, ())
            blinds = Chips(100 + index)
            found.append(Level(small_blind=blinds, big_blind=blinds, minutes=minutes, marks=marks))
    return tuple(found)


class AnyDesk(RuleBasedStateMachine):
    @initialize(house=houses, known=st.lists(standings, min_size=7, max_size=7))
    def begin(self, house: House, known: list[Person]) -> None:
        self.slow = SlowDesk(house, people=dict(enumerate(known, start=1)))
        self.floor = Floor()
        self.floor.do(
            create(
                seats_per_table=SEATS,
                structure=structure(),
                terms=terms(house),
                rulebook=book(house),
            )
        )

    @property
    def tournament(self) -> Tournament:
        return self.floor.tournament

    def same(self, person: int, answer: Answer, command: Command) -> None:
        """Both refuse, for the same reason; or both do it, and draw for the same players."""
        if self.floor.issued.links > LINKS - 3:
            self.floor.do(RenewCommitment(reason="used up"))
        counts = self.slow.means.get(person, person)
        known = self.slow.people.get(counts, Person())
        others = sorted(self.slow.numbers(counts) - {counts})
        standing = Standing(
            barred=known.barred,
            member=known.member,
            age=known.age,
            same=tuple(map(PersonId, others)),
        )
        world: dict[str, Any] = {"standing": standing}
        if isinstance(command, RegisterEntry):
            world["person"] = PersonId(counts)
        decided = self.floor.when(command, **world)
        if isinstance(decided, Refusal):
            name = type(decided).__name__
            told = decided.limit if isinstance(decided, Overridable) else name
            assert told == answer.refused, (told, answer)
            return
        assert answer.refused is None, (decided, answer)
        self.floor.given(*decided)
        passed = [limit for event in decided for limit in getattr(event, "overrode", ())]
        assert passed == answer.passed
        drawn = [one for event in decided if isinstance(event, SeatsDrawn) for one in event.seated]
        assert sorted(one.entry for one in drawn) == sorted(answer.drawn)
        for one in drawn:
            self.slow.sat(one.entry, (one.table, one.seat))

    def person_of(self, number: int) -> int:
        found = self.slow.bullets.get(number)
        return 1 if found is None else found.person

    @rule(
        person=people,
        profile=st.sampled_from((None, None, None, "Late", "Member", "standard", "Nobody's")),
        bonus=st.sampled_from((False, False, True)),
        paid=st.sampled_from((None, None, None, 5_500, 5_900)),
        draw=st.sampled_from((None, None, None, True, False)),
        forfeit=st.sampled_from((None, None, None, 0, 700, 10**6)),
        override=st.booleans(),
    )
    def register(self, person: int, *, override: bool, **wanted: Any) -> None:
        asked = Asked(**wanted)
        paid = None if asked.paid is None else (Payment(amount=Money(asked.paid)),)
        command = RegisterEntry(
            person=PersonId(person),
            profile=asked.profile,
            bonus=asked.bonus,
            payments=paid,
            draw=asked.draw,
            forfeit=None if asked.forfeit is None else Chips(asked.forfeit),
            override="let in" if override else None,
        )
        self.same(person, self.slow.register(person, asked, override=override), command)

    @rule(number=numbers, refund=st.sampled_from((None, None, 0, 5_000, 9_999)))
    def unregister(self, number: int, refund: int | None) -> None:
        back = None if refund is None else (Payment(amount=Money(refund)),)
        command = UnregisterEntry(entry=EntryId(number), refund=back)
        self.same(self.person_of(number), self.slow.unregister(number, refund), command)

    @rule(number=numbers, override=st.booleans())
    def remove_no_show(self, number: int, *, override: bool) -> None:
        person, why = self.person_of(number), "never seen" if override else None
        command = RemoveNoShow(entry=EntryId(number), override=why)
        self.same(person, self.slow.remove_no_show(number, override=override), command)

    @rule(
        number=numbers,
        what=st.sampled_from(("rebuy", "add-on", "bonus")),
        stack=st.sampled_from((None, 0, 1, 20_000, 20_001)),
        override=st.booleans(),
    )
    def sell(self, number: int, what: str, stack: int | None, *, override: bool) -> None:
        entry, why = EntryId(number), "why not" if override else None
        commands: dict[str, Command] = {
            "rebuy": TakeRebuy(
                entry=entry, stack=None if stack is None else Chips(stack), override=why
            ),
            "add-on": TakeAddOn(entry=entry, override=why),
            "bonus": TakeBonus(entry=entry, override=why),
        }
        answer = self.slow.sell(number, what, stack, override=override)
        self.same(self.person_of(number), answer, commands[what])

    @rule(number=numbers, override=st.booleans())
    def take_second_half(self, number: int, *, override: bool) -> None:
        command = TakeSecondHalf(entry=EntryId(number), override="was away" if override else None)
        answer = self.slow.second_half(number, override=override)
        self.same(self.person_of(number), answer, command)

    @rule(number=st.none() | numbers)
    def draw(self, number: int | None) -> None:
        command = DrawSeats(entries=None if number is None else (EntryId(number),))
        self.same(1, self.slow.draw(number), command)

    @rule(number=st.none() | numbers)
    def call(self, number: int | None) -> None:
        command = CallAlternate(entry=None if number is None else EntryId(number))
        self.same(1, self.slow.call(number), command)

    @rule(number=numbers)
    def pass_over(self, number: int) -> None:
        self.same(1, self.slow.pass_over(number), PassAlternate(entry=EntryId(number)))

    @precondition(lambda self: bool(self.slow.waiting()))
    @rule(turn=st.integers(0, 9))
    def pass_over_one_who_waits(self, turn: int) -> None:
        line = self.slow.waiting()
        self.pass_over(line[turn % len(line)])

    @rule(number=numbers)
    def bust(self, number: int) -> None:
        self.same(self.person_of(number), self.slow.bust(number), busting(number))

    @precondition(lambda self: self.slow.somebody_sits())
    @rule(turn=st.integers(0, 9))
    def bust_one_who_sits(self, turn: int) -> None:
        sitting = [one.number for one in self.slow.bullets.values() if one.seat]
        self.bust(sitting[turn % len(sitting)])

    @rule(number=numbers)
    def reinstate(self, number: int) -> None:
        person = self.person_of(number)
        command = ReinstatePlayer(entry=EntryId(number))
        self.same(person, self.slow.reinstate(number), command)

    @precondition(lambda self: self.slow.began is None)
    @rule()
    def start(self) -> None:
        self.floor.do(StartClock())
        self.slow.began = self.slow.minute

    @rule(minutes=st.integers(1, 12))
    def wait(self, minutes: int) -> None:
        self.floor.wait(minutes=minutes)
        self.slow.minute += minutes

    @rule(
        parts=st.none() | prices,
        stack=st.none() | stacks,
        half=st.none() | halves,
        too=st.booleans(),
    )
    def edit(self, parts: Parts | None, stack: int | None, half: int | None, *, too: bool) -> None:
        command = EditSetup(
            price=None if parts is None else price(parts),
            stack=None if stack is None else Chips(stack),
            terms=TermsChanges(second_half=None if half is None else Chips(half)),
            entries_too=too,
        )
        decided = self.floor.when(command)
        if isinstance(decided, tuple):
            self.floor.given(*decided)
            self.slow.edit(parts, stack, half, too=too)
        else:
            house = self.slow.house
            assert type(decided).__name__ == "NothingEdited"
            assert parts in {None, house.price}
            assert stack in {None, house.stack}
            assert half in {None, house.half}

    @rule(gone=people, into=people)
    def merge(self, gone: int, into: int) -> None:
        """Two records were one person, of whom at most one plays: the house merges no others."""
        means = self.slow.means
        gone, into = means.get(gone, gone), means.get(into, into)
        live = {one.person for one in self.slow.bullets.values() if not one.out}
        both = all(live & self.slow.numbers(number) for number in (gone, into))
        if gone != into and not both:
            for number in self.slow.numbers(gone):
                means[number] = into

    @invariant()
    def chips_and_money_are_the_same(self) -> None:
        if not hasattr(self, "slow"):
            return
        tournament, slow = self.tournament, self.slow
        takings = tournament.takings
        parts = (takings.pool, takings.fees, takings.bounties, takings.staff)
        assert parts == slow.takings()
        assert (tournament.chips, takings.held) == (slow.chips(), slow.kept)

    @invariant()
    def everybody_is_where_they_are(self) -> None:
        if not hasattr(self, "slow"):
            return
        tournament, slow = self.tournament, self.slow
        assert in_line(tournament) == slow.waiting()
        assert set(tournament.alternates.called) == slow.called
        told = {
            one.id: (one.person, one.previous_entry, one.bullet, one.spent.total, one.rebuys)
            for one in tournament.entries.by_id.values()
        }
        assert told == {
            one.number: (one.person, one.before, one.nth, sum(one.spent), one.rebuys)
            for one in slow.bullets.values()
        }
        assert set(tournament.exits.by_entry) == {
            one.number for one in slow.bullets.values() if one.out
        }
        assert {e: (s.table, s.seat) for e, s in tournament.play.seating.of.items()} == {
            one.number: one.seat for one in slow.bullets.values() if one.seat
        }

    @invariant()
    def it_is_sound(self) -> None:
        if hasattr(self, "slow"):
            assert problems(self.tournament) == frozenset()


TestAnyDesk = AnyDesk.TestCase
TestAnyDesk.settings = settings(max_examples=60, stateful_step_count=40)
