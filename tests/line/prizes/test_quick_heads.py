"""What the quick entry says of heads as somebody goes out, and envelopes opened by a word."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import OpenEnvelope
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Envelope, Mystery, Progressive, TermsChanges
from tdconsole.domain.values import EntryId, Millis, Money
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tests.line.evening import Acting, AtDesk, viewing

MYSTERY = Mystery(envelopes=(Envelope(amount=Money(5_000), number=20),), from_players=12)


@pytest.fixture
def view(tmp_path: Path) -> Iterator[AtDesk]:
    with viewing(tmp_path) as view:
        yield view


def bounties(view: Any, heads: Progressive | Mystery | None = None) -> Desk:
    """25.00 on each head; registration is closed."""
    price = replace(view.state.setup.price, bounty=Money(2_500))
    terms = TermsChanges(heads=heads, closes_at=Millis(1))
    assert view.do(EditSetup(price=price, terms=terms, entries_too=True))
    return Desk(view)


def neighbours(view: Acting) -> list[EntryId]:
    """At the first table, by seat."""
    table = min(view.state.play.seating.tables.values(), key=lambda one: one.no)
    return [entry for _seat, entry in sorted(table.players.items())]


def told(desk: Desk, line: str) -> str:
    reading = read(line, desk)
    assert reading.mood == "ready", reading
    return reading.sentence


def test_a_fixed_head_goes_to_the_taker(view: AtDesk) -> None:
    desk, (one, two, *_) = bounties(view), neighbours(view)
    taker = desk.looking.who(two)
    said = told(desk, f"b #{one} by #{two}")
    assert said.endswith(f", provisional; €25.00 to {taker}")


def test_a_progressive_one_says_what_is_on_the_takers_head_then(view: AtDesk) -> None:
    desk, (one, two, *_) = bounties(view, Progressive()), neighbours(view)
    said = told(desk, f"b #{one} by #{two}")
    assert said.endswith(f"; €12.50 to {desk.looking.who(two)}, whose head is €37.50 now")


def test_each_of_several_takers_is_told_and_two_heads_of_one_are_added(
    view: AtDesk,
) -> None:
    desk, (one, two, three, *_) = bounties(view, Progressive()), neighbours(view)
    said = told(desk, f"b #{one} by #{two} #{three}")
    for taker in (two, three):
        assert f"; €6.25 to {desk.looking.who(taker)}, whose head is €31.25 now" in said
    said = told(desk, f"b #{one} #{two} ? by #{three}")
    assert said.endswith(f"; €25.00 to {desk.looking.who(three)}, whose head is €50.00 now")


def test_nobody_named_is_said_too(view: AtDesk) -> None:
    desk, (one, *_) = bounties(view), neighbours(view)
    assert told(desk, f"b #{one}").endswith("; on the head €25.00, winner not named")


def test_without_bounties_nothing_is_added(view: AtDesk) -> None:
    one, two, *_ = neighbours(view)
    taker = Desk(view).looking.who(two)
    assert told(Desk(view), f"b #{one} by #{two}").endswith(f"won by {taker}")


def test_an_envelope_is_opened_by_a_word(view: AtDesk) -> None:
    desk, (one, two, *_) = bounties(view, MYSTERY), neighbours(view)
    taker, victim = desk.looking.who(two), desk.looking.who(one)
    said = told(desk, f"b #{one} by #{two}")
    assert said.endswith(f", provisional; 1 envelope for {taker}")
    assert told(desk, f"b #{one}").endswith("; an envelope, winner not named")
    assert view.do(EliminatePlayers(hand=(Bust(entry=one, by=(two,)),)))
    desk = Desk(view)
    assert [offer.line for offer in read("env", desk).offers] == [f"env #{one}"]
    reading = read(f"env #{one}", desk)
    assert reading.request == OpenEnvelope(victim=one)
    assert reading.sentence == f"Open the envelope for {taker}, who put {victim} out"
    assert view.do(OpenEnvelope(victim=one))
    again = read(f"env #{one}", Desk(view))
    assert again.mood == "refused"
    assert "opened already" in again.sentence


def test_the_last_one_left_keeps_the_own_head(view: AtDesk) -> None:
    desk = bounties(view, Progressive())
    tables = view.state.play.seating.tables.values()
    first, other = sorted(tables, key=lambda one: one.no)[:2]
    while len(view.state.play.seating.tables[other.no].players) > 1:
        out = max(view.state.play.seating.tables[other.no].players.values())
        assert view.do(EliminatePlayers(hand=(Bust(entry=out),), stacks_unknown=True))
    last = next(iter(view.state.play.seating.tables[other.no].players.values()))
    stays = [one for _seat, one in sorted(first.players.items())]
    keeper = stays[-1]
    for out in stays[:-1]:
        busted = EliminatePlayers(hand=(Bust(entry=out, by=(keeper,)),), stacks_unknown=True)
        assert view.do(busted)
    seat = max(range(1, 10), key=lambda no: no not in first.players)
    assert read(f"m #{last} {first.no}-{seat}", Desk(view)).request is not None
    request = read(f"m #{last} {first.no}-{seat}", Desk(view)).request
    assert request is not None
    assert view.do(request)
    desk = Desk(view)
    said = told(desk, f"b #{last} by #{keeper}")
    assert "who keeps the own head of" in said
