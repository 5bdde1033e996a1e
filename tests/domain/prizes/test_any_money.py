"""What is known of the hands and the money is kept up event by event: it is as if reckoned anew."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tdconsole.domain.eliminations.busting import finishes, places
from tdconsole.domain.eliminations.provisional import first_provisional
from tdconsole.domain.eliminations.ranking import open_ties
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.events.entry import EntryUnregistered, StackForfeited
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    Elimination,
    EliminationCorrected,
    EliminationReordered,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.language.events.money import (
    PlayerDisqualified,
    PrizePaid,
    PrizesPosted,
    PrizeTakenBack,
    SpecialGiven,
    TieSettled,
)
from tdconsole.domain.language.terms import Mystery, Terms
from tdconsole.domain.prize_list.tables import reckoned
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.dues import DUES, owed, owed_to, to_give_back, totals
from tdconsole.domain.prizes.envelopes import awaiting, envelopes_left, first_players, have_begun
from tdconsole.domain.prizes.unclaimed import UnclaimedPrizes, unwon
from tdconsole.domain.state.exits import in_order
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    Due,
    EntryId,
    Instant,
    Money,
    NoteId,
    PayoutNo,
    Price,
)
from tdconsole.projections.prizes.board import prize_rows
from tests.domain import slow_money as slow
from tests.domain.dealing import HEADS
from tests.domain.floor import Floor, at, create, registering

AGO = 6
"""States that can be gone back to, as after an undo."""
PLAYERS = 12

entries = st.integers(1, PLAYERS).map(EntryId)
beside = st.none() | st.none() | entries
takers = st.lists(entries, max_size=2, unique=True).map(tuple)
stacks = st.none() | st.sampled_from((Chips(500), Chips(900)))
dues = st.sampled_from(DUES)
sums = st.integers(1, 9).map(lambda number: Money(1_000 * number))


class Hall(RuleBasedStateMachine):
    """Events as they come: what the rules would have refused is folded, too."""

    def __init__(self) -> None:
        super().__init__()
        self.floor = Floor()
        self.states: list[Tournament] = []

    @initialize(terms=st.builds(Terms, heads=st.sampled_from(HEADS)))
    def begin(self, terms: Terms) -> None:
        price = Price(pool=Money(5_000), fee=Money(500), bounty=Money(1_001))
        self.floor.do(create(seats_per_table=3, price=price, terms=terms))
        self.floor.do(*(registering(number) for number in range(1, PLAYERS + 1)), DrawSeats())
        self.floor.do(StartClock())

    @property
    def tournament(self) -> Tournament:
        return self.floor.tournament

    @property
    def now(self) -> Instant:
        return self.floor.now

    def given(self, event: Event) -> None:
        self.floor.given(event)

    @rule(
        out=st.lists(entries, min_size=1, max_size=3, unique=True),
        by=takers,
        stack=stacks,
        joined=beside,
        before=beside,
    )
    def bust(
        self,
        out: list[EntryId],
        by: tuple[EntryId, ...],
        stack: Chips | None,
        joined: EntryId | None,
        before: EntryId | None,
    ) -> None:
        hand = tuple(
            Elimination(entry=entry, seat=at(1 + entry % 3, 1), stack=stack, by=by) for entry in out
        )
        told = PlayersEliminated(
            play=FIRST_PLAY, hand=hand, at=self.now, joined=joined, before=before
        )
        self.given(told)

    @rule(out=entries, by=entries)
    def one_out(self, out: EntryId, by: EntryId) -> None:
        self.bust([out], (by,), None, None, None)

    @rule(entry=entries, by=takers, stack=stacks)
    def correct(self, entry: EntryId, by: tuple[EntryId, ...], stack: Chips | None) -> None:
        self.given(EliminationCorrected(entry=entry, stack=stack, by=by))

    @rule(entry=entries, joined=beside, before=beside)
    def reorder(self, entry: EntryId, joined: EntryId | None, before: EntryId | None) -> None:
        self.given(EliminationReordered(entry=entry, joined=joined, before=before))

    @rule(entry=entries)
    def reinstate(self, entry: EntryId) -> None:
        self.given(PlayerReinstated(play=FIRST_PLAY, entry=entry, seat=at(9, 1)))

    @rule(entry=entries, struck=st.booleans())
    def disqualify(self, entry: EntryId, *, struck: bool) -> None:
        self.given(
            PlayerDisqualified(
                play=FIRST_PLAY,
                entry=entry,
                seat=at(1, 1),
                stack=Chips(500),
                struck=struck,
                reason=NoteId("why"),
                at=self.now,
            )
        )

    @rule(entry=entries)
    def forfeit(self, entry: EntryId) -> None:
        seat = at(1, 1)
        self.given(StackForfeited(play=FIRST_PLAY, entry=entry, seat=seat, stack=Chips(500)))

    @rule(entry=entries)
    def unregister(self, entry: EntryId) -> None:
        self.given(EntryUnregistered(entry=entry))

    @rule(ranks=st.lists(entries, min_size=2, max_size=3, unique=True))
    def settle(self, ranks: list[EntryId]) -> None:
        self.given(TieSettled(ranks=tuple((entry,) for entry in ranks)))

    @rule()
    def post(self) -> None:
        tournament = self.tournament
        amounts, entered = reckoned(tournament), len(tournament.entries.by_id)
        self.given(PrizesPosted(entries=entered, pool=tournament.pool, amounts=amounts))

    @rule(entry=entries, due=dues, gross=sums)
    def pay(self, entry: EntryId, due: Due, gross: Money) -> None:
        """After a step back with a number that was another one's."""
        self.given(
            PrizePaid(
                payout=PayoutNo(1 + len(self.tournament.prizes.paid)),
                entry=entry,
                due=due,
                gross=gross,
                withheld=Money(0),
                payments=(),
            )
        )

    @rule(entry=entries, due=dues, amount=sums)
    def take_back(self, entry: EntryId, due: Due, amount: Money) -> None:
        number = PayoutNo(1 + len(self.tournament.prizes.paid))
        self.given(PrizeTakenBack(payout=number, entry=entry, due=due, amount=amount, payments=()))

    @rule(entry=entries)
    def special(self, entry: EntryId) -> None:
        self.given(SpecialGiven(entry=entry, prize="flush", amount=Money(300)))

    @rule(minutes=st.integers(0, 4))
    def wait(self, minutes: int) -> None:
        self.floor.wait(minutes=minutes)

    @rule(ago=st.integers(1, AGO))
    def back(self, ago: int) -> None:
        if self.states:
            self.floor.state = self.states[-min(ago, len(self.states))]

    @invariant()
    def it_is_as_reckoned_anew(self) -> None:
        if self.floor.state is not None:
            self.states = [*self.states[-AGO:], self.tournament]
            self.as_reckoned_anew(self.tournament)

    def as_reckoned_anew(self, tournament: Tournament) -> None:
        now = self.floor.now
        assert [told for _hand, told in in_order(tournament.exits)] == slow.hands(tournament)
        assert first_provisional(tournament, now) == slow.first_provisional(tournament, now)
        out = [one for one in places(tournament) if one[1][0] in tournament.exits.by_entry]
        assert out == list(slow.places_out(tournament))
        assert list(open_ties(tournament)) == slow.open_ties(tournament)
        self.heads_are(tournament)
        self.all_is_owed(tournament)
        self.rows_are(tournament)
        self.all_can_be_won(tournament)

    def all_can_be_won(self, tournament: Tournament) -> None:
        """Nothing of the prizes is left over while nobody was struck or gave up a stack."""
        gave_up = any(exit_.forfeited for exit_ in tournament.exits.by_entry.values())
        if not gave_up and not tournament.prizes.struck:
            assert unwon(tournament) == UnclaimedPrizes()

    def heads_are(self, tournament: Tournament) -> None:
        terms = tournament.terms.heads
        if isinstance(terms, Mystery):
            begun = have_begun(tournament, self.floor.now) and envelopes_left(tournament)
            first = first_players(tournament, terms)
            off = tournament.prizes.refunds is not None or tournament.left >= first
            waits = tournament.exits.by_entry and begun and not off
            expected = slow.awaiting(tournament, first) if waits else []
            assert list(awaiting(tournament, self.floor.now)) == expected
        elif not tournament.prizes.heads_back:
            won, on = slow.heads_won(tournament)
            found = heads(tournament)
            assert dict(found.won) == won
            assert dict(found.on) == on

    def all_is_owed(self, tournament: Tournament) -> None:
        every = owed(tournament)
        known = {(one.entry, one.due): one for one in every}
        assert len(known) == len(every)
        for slip in tournament.prizes.paid.values():
            one = known.get((slip.entry, slip.due))
            paid = slow.paid(tournament, slip.entry, slip.due)
            assert (0 if one is None else one.paid) == paid
        won = {one.entry: one.amount for one in awards(tournament) if one.amount}
        assert {one.entry: one.gross for one in every if one.due == "prize" and one.gross} == won
        for entry in tournament.entries.by_id:
            assert owed_to(tournament, entry) == tuple(one for one in every if one.entry == entry)
        assert {*to_give_back(tournament)} == {one for one in every if one.open < 0}
        sums = totals(tournament)
        assert sums.every == len(every)
        assert sums.open - sums.over == sum(one.open for one in every)
        assert {one.due for one in every} <= set(DUES)

    def rows_are(self, tournament: Tournament) -> None:
        now = self.floor.now
        rows = [row for row in prize_rows(tournament, now) if row.entry is not None]
        assert [row.at for row in rows] == sorted(row.at for row in rows)
        every = {(one.entry, one.due): one for one in owed(tournament)}
        finished = {one.entry: one for one in finishes(tournament, now)}
        prizes = [(award.entry, award.place, award.shared_by) for award in awards(tournament)]
        assert [(r.entry, r.first, r.shared_by) for r in rows if r.first is not None] == prizes
        for row in rows:
            assert row.entry is not None
            one = every.get((row.entry, row.due))
            assert row.open == (0 if one is None else one.open)
            assert row.slips == (() if one is None else tuple(no for no, _slip in one.slips))
            if row.provisional:
                assert finished[row.entry].provisional


TestAnyMoney = Hall.TestCase
TestAnyMoney.settings = settings(
    derandomize=True, deadline=None, max_examples=80, stateful_step_count=40
)
