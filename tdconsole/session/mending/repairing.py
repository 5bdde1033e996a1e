"""Saving all that is whole in a hurt file as a new house; the hurt file is only read."""

from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from tdconsole.club.saving import save_club
from tdconsole.domain.values import TournamentId
from tdconsole.house import HouseFile, HurtFile, appearing, is_log_missing
from tdconsole.journal import stream_of
from tdconsole.journal.proven import ProvenTrail, numbers_named, proven, write_proven
from tdconsole.known_errors import NotAHouse
from tdconsole.projections.engine.faults import Fault, LogMissing
from tdconsole.projections.engine.mended import Repaired
from tdconsole.session.checking import check
from tdconsole.session.mending.brought_back import (
    free_from_roles,
    furthest_known,
    known_heads,
    remember,
    renew,
    trails_back,
)
from tdconsole.session.opening import SCHEMAS, Opened
from tdconsole.session.session import Session
from tdconsole.session.time_source import SystemTime, TimeSource


def repair(hurt: Path, place: Path, reason: str, time: TimeSource | None = None) -> Repaired:
    """Save what is whole: of each trail all steps up to the first that its seal doesn't prove."""
    file, known = HurtFile.at(hurt), furthest_known(known_heads(hurt))
    trail = proven(file, str(hurt), known)
    faults: list[Fault] = [LogMissing()] if not known and is_log_missing(hurt) else []
    with appearing(place) as making:
        house = HouseFile.create(making, SCHEMAS)
        try:
            write_proven(house, trail)
            tables = save_club(file, house, numbers_named(house))
            opened = Opened(house, time or SystemTime())
            people = len(opened.session.club.people.named())
            if not trail.streams and not people:
                raise NotAHouse(str(hurt))
            went_to = {one.stream: one.went_to for one in trail.streams}
            trails = trails_back(opened, went_to)
            unsure = _unsure(trail, known)
            renewed = renew(
                opened,
                reason,
                lambda one: stream_of(one) in unsure or not _can_draw(opened.session, one),
            )
            freed = free_from_roles(opened)
            faults += check(opened)
        finally:
            house.close()
    remember(place)
    streams = {stream_of(one) for one in renewed}
    unproved = {one.stream: one.unproved for one in trail.streams}
    return Repaired(
        path=str(place),
        trails=tuple(
            replace(one, unproved=unproved[one.stream], renewed=one.stream in streams)
            for one in trails
        ),
        strays=trail.strays,
        tables=tables,
        people=people,
        faults=tuple(faults),
        freed=freed,
    )


def _can_draw(session: Session, tournament: TournamentId) -> bool:
    """Whether the next link of the present chain is there, and leads to the one before it."""
    issued = session.timeline(tournament).issued
    return session.chance.link(stream_of(tournament), issued) is not None


def _unsure(trail: ProvenTrail, known: Mapping[str, int]) -> frozenset[str]:
    """The streams of which later steps may be lost, and links with them."""
    whole = {one.stream for one in trail.streams if known.get(one.stream, 0) == one.went_to}
    return frozenset(
        one.stream
        for one in trail.streams
        if one.stream not in whole or one.went_to > len(one.steps)
    )
