"""Every structure and payout table that comes with the program can be played with."""

from itertools import pairwise
from typing import Final

import pytest

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.prize_list.tables import shares_for
from tdconsole.domain.setup.creating import payouts_fault
from tdconsole.domain.values import WHOLE, Break, Chips, Level, Money, PayoutBand, Price, Structure
from tdconsole.library.payouts import payouts, payouts_named
from tdconsole.library.structures import structure, structures_named
from tdconsole.session import Done, SystemTime, rehearsal

FIELDS = [1, 2, 5, 6, 9, 10, 11, 27, 100, 101, 999, 5000]


def test_there_are_some() -> None:
    assert "club-evening" in structures_named()
    assert "club" in payouts_named()


@pytest.mark.parametrize("name", structures_named())
def test_a_tournament_with_each_structure(name: str) -> None:
    periods = structure(name)
    assert [period.id for period in periods] == list(range(1, len(periods) + 1))
    assert _created(periods, payouts("club"))


@pytest.mark.parametrize("name", structures_named())
def test_a_structure_rises_and_begins_and_ends_with_blinds(name: str) -> None:
    periods = structure(name)
    levels = [period for period in periods if isinstance(period, Level)]
    assert isinstance(periods[0], Level)
    assert isinstance(periods[-1], Level)
    assert not any(isinstance(a, Break) and isinstance(b, Break) for a, b in pairwise(periods))
    for level in levels:
        assert 0 < level.small_blind <= level.big_blind or 0 < level.bring_in < level.small_bet
        assert (level.ante_kind == "none") == (level.ante == 0)
    for lower, higher in pairwise(levels):
        assert (higher.small_blind, higher.big_blind) >= (lower.small_blind, lower.big_blind)
        assert (higher.bring_in, higher.big_bet) >= (lower.bring_in, lower.big_bet)
        assert higher.ante >= lower.ante
        assert higher != lower


@pytest.mark.parametrize("name", payouts_named())
def test_a_tournament_with_each_payout_table(name: str) -> None:
    assert _created(structure("club-evening"), payouts(name))


@pytest.mark.parametrize("name", payouts_named())
def test_shares_are_the_whole_and_never_rise(name: str) -> None:
    bands = payouts(name)
    assert payouts_fault(bands) is None
    assert bands[0].entries == 1
    for band in bands:
        assert sum(band.shares) == WHOLE
        assert all(share > 0 for share in band.shares)
        assert list(band.shares) == sorted(band.shares, reverse=True)
        assert len(band.shares) <= band.entries
    for smaller, larger in pairwise(bands):
        assert larger.entries > smaller.entries
        assert len(larger.shares) >= len(smaller.shares)
        assert larger.shares[0] <= smaller.shares[0]


PERCENT: Final = {"ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20}


@pytest.mark.parametrize("name", PERCENT)
def test_a_share_of_the_field_is_paid_rounded_up(name: str) -> None:
    """To the last place that has a row of its own."""
    bands = payouts(f"{name}-percent")
    for entries in range(1, 18 * 100 // PERCENT[name] + 1):
        assert len(shares_for(bands, entries)) == -(-entries * PERCENT[name] // 100)


@pytest.mark.parametrize("name", PERCENT)
def test_who_is_paid_has_the_entry_back(name: str) -> None:
    bands = payouts(f"{name}-percent")
    assert all(band.shares[-1] * band.entries >= WHOLE for band in bands)


def _created(periods: Structure, bands: tuple[PayoutBand, ...]) -> bool:
    with rehearsal(SystemTime()) as session:
        answer = session.submit(
            None,
            CreateTournament(
                name="Main",
                price=Price(pool=Money(5000)),
                stack=Chips(20_000),
                structure=periods,
                payouts=bands,
            ),
        )
        if not isinstance(answer, Done):
            return False
        state = session.state(answer.tournament)
        return state is not None and state.setup.structure == periods
