"""Links of a chain opened one by one, and nowhere to be seen before."""

from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise
from typing import Any

import pytest

from tdconsole.domain.draw import lots
from tdconsole.domain.draw.lots import next_link
from tdconsole.domain.language.commands.draw import DrawSeats, RenewCommitment
from tdconsole.domain.language.events.draw import DrawCommitted, SeatsDrawn
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.values import FIRST_CHAIN, Digest
from tdconsole.journal import KeptVault, StoredStep, stream_of
from tdconsole.projections.draw.proof import draw_proof
from tdconsole.session import chance
from tdconsole.session.checking import check_draws, damaged_secret
from tests.session.floor import FEW_LINKS, Desk, Room


def link_of(step: StoredStep) -> Digest:
    (event,) = step.events
    assert isinstance(event, SeatsDrawn)
    return event.link


def draw(desk: Desk) -> Digest:
    desk.register()
    return link_of(desk.do(DrawSeats(word="rosso")))


def commitment_of(desk: Desk) -> Digest:
    commitment = desk.state.draws.commitment
    assert commitment is not None
    return commitment.commitment


def test_every_link_hashes_to_the_one_opened_before_it(desk: Desk) -> None:
    desk.register()
    links = [commitment_of(desk), *(draw(desk) for _ in range(5))]
    for earlier, later in pairwise(links):
        assert next_link(later) == earlier
    assert list(check_draws(desk.session.timeline(desk.id))) == []


def test_another_session_goes_on_where_the_first_stopped(club: Room, desk: Desk) -> None:
    desk.register()
    first = draw(desk)
    second = draw(Desk(club.session(), desk.id))
    assert next_link(second) == first


def test_each_tournament_has_a_chain_of_its_own(desk: Desk) -> None:
    assert commitment_of(desk) != commitment_of(Desk(desk.session))


def test_the_trail_holds_no_link_before_it_is_opened(club: Room, desk: Desk) -> None:
    desk.register()
    opened = [draw(desk) for _ in range(3)]
    desk.do(RenewCommitment(reason="for the test"))
    opened += [draw(desk) for _ in range(2)]
    rows = [club.rows(table) for table in ("step", "event")]
    shown = repr(rows) + repr(draw_proof(desk.session.timeline(desk.id).trail()))
    assert all(link in shown for link in opened)
    chains = club.house.rows("SELECT secret, length FROM vault")
    assert len(chains) == 2
    for secret, length in chains:
        link = Digest(secret.hex())
        for _ in range(length + 1 - 5):
            assert link in opened or link not in shown
            assert repr(bytes.fromhex(link))[2:-1] not in shown
            link = next_link(link)


def test_links_run_out_and_a_new_chain_goes_on(club: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "LINKS", 2)
    desk = Desk(club.session())
    desk.register()
    draw(desk)
    draw(desk)
    desk.register()
    assert desk.refused(DrawSeats()) == NoMoreLinks()
    desk.do(RenewCommitment(reason="used up"))
    desk.do(DrawSeats())
    draw(desk)
    desk.register()
    assert desk.refused(DrawSeats()) == NoMoreLinks()
    assert list(check_draws(desk.session.timeline(desk.id))) == []


def test_a_lost_vault_stops_the_draws_until_a_new_chain_is_recorded(club: Room, desk: Desk) -> None:
    desk.register(2)
    draw(desk)
    club.change("DELETE FROM vault")
    later = Desk(club.session(), desk.id)
    later.register()
    assert later.refused(DrawSeats()) == NoMoreLinks()
    (event,) = later.do(RenewCommitment(reason="the file came back from a copy")).events
    assert isinstance(event, DrawCommitted)
    assert (event.chain, event.length) == (2, FEW_LINKS)
    assert event.commitment == commitment_of(later) != commitment_of(desk)
    assert next_link(link_of(later.do(DrawSeats()))) == event.commitment
    assert list(check_draws(later.session.timeline(later.id))) == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda secret, length: (b"\0" + secret[1:], length),
        lambda secret, length: (secret[:31], length),
        lambda secret, length: (secret, length - 1),
        lambda secret, _length: (secret, 1000000000000),
    ],
    ids=["another", "shorter", "one link less", "far too long"],
)
def test_a_damaged_secret_is_never_printed(
    club: Room, desk: Desk, damage: Callable[[bytes, int], tuple[bytes, int]]
) -> None:
    desk.register(2)
    draw(desk)
    assert damaged_secret(desk.session, desk.id) is None
    (kept,) = club.house.rows("SELECT secret, length FROM vault")
    club.change("UPDATE vault SET secret = ?, length = ?", *damage(*kept))
    later = Desk(club.session(), desk.id)
    later.register()
    assert damaged_secret(later.session, desk.id) == FIRST_CHAIN
    assert later.session.foresee(desk.id, DrawSeats()) == NoMoreLinks()
    assert later.refused(DrawSeats()) == NoMoreLinks()
    later.do(RenewCommitment(reason="the file was damaged"))
    assert damaged_secret(later.session, desk.id) is None
    later.do(DrawSeats())
    assert list(check_draws(later.session.timeline(later.id))) == []


def test_a_secret_of_another_tournament_is_not_this_one_s(club: Room, desk: Desk) -> None:
    other = Desk(club.session())
    other.register(2)
    club.change(
        "UPDATE vault SET secret = (SELECT secret FROM vault WHERE stream = ?)", stream_of(desk.id)
    )
    later = Desk(club.session(), other.id)
    assert later.refused(DrawSeats()) == NoMoreLinks()
    assert damaged_secret(later.session, other.id) == FIRST_CHAIN
    assert damaged_secret(later.session, desk.id) is None


def test_a_secret_is_as_long_as_its_hash(club: Room, desk: Desk) -> None:
    kept = KeptVault(club.house).secret(stream_of(desk.id), FIRST_CHAIN)
    assert kept is not None
    secret, length = kept
    assert (len(secret), length) == (32, FEW_LINKS)
    link = Digest(secret.hex())
    for _ in range(length):
        link = next_link(link)
    assert link == commitment_of(desk)


def test_a_refused_draw_opens_no_link(desk: Desk) -> None:
    desk.register()
    desk.refused(DrawSeats())
    assert next_link(draw(desk)) == commitment_of(desk)


def test_the_chain_of_a_tournament_that_is_made_here_is_hashed_once(
    club: Room, monkeypatch: pytest.MonkeyPatch, engine: str
) -> None:
    links = FEW_LINKS + len(engine)  # a length that no other test has
    hashed: list[bytes] = []

    def hashing(data: bytes) -> Any:
        if len(data) == 32:
            hashed.append(data)
        return sha256(data)

    for module in (chance, lots):
        monkeypatch.setattr(module, "sha256", hashing)
    monkeypatch.setattr(chance, "LINKS", links)
    desk = Desk(club.session())
    desk.register()
    draw(desk)
    draw(Desk(club.session(), desk.id))
    assert len(hashed) == links
