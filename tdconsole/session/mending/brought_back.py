"""What a house needs that was brought back, and what is said of it."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from tdconsole.domain.language.commands.draw import RenewCommitment
from tdconsole.domain.language.commands.house import TakeRole
from tdconsole.domain.values import TournamentId
from tdconsole.house import Head, Record, heads_in
from tdconsole.journal import HOUSE, stream_of
from tdconsole.projections.engine.mended import TrailBack
from tdconsole.session.answers import Done
from tdconsole.session.opening import Opened
from tdconsole.settings import keep_heads, kept_heads


def known_heads(house: Path) -> tuple[Head, ...]:
    """What is known of how far the house was written: beside it, and on this machine."""
    return (*Record(str(house)).read(), *heads_in(kept_heads(house)))


def furthest_known(heads: Iterable[Head]) -> dict[str, int]:
    """The last step of each stream that anything knows of."""
    known = dict[str, int]()
    for head in heads:
        known[head.stream] = max(head.no, known.get(head.stream, 0))
    return known


def remember(place: Path) -> None:
    """From now on this machine knows the house at this place as the one that was brought back."""
    keep_heads(place, Record(str(place)).text())


def renew(
    opened: Opened, reason: str, needed: Callable[[TournamentId], bool]
) -> frozenset[TournamentId]:
    """Make a new commitment for each of these tournaments that isn't finished.

    Whoever went on with what is lost may have opened links of the old chain.
    """
    session = opened.session
    wanted = ((one, session.state(one)) for one in session.tournaments() if needed(one))
    playing = [one for one, state in wanted if state is not None and not state.finished]
    with session.gate.of_itself():
        return frozenset(
            one
            for one in playing
            if isinstance(session.submit(one, RenewCommitment(reason=reason)), Done)
        )


def free_from_roles(opened: Opened) -> bool:
    """Take all roles away where no director can prove to be one: nobody could change anything."""
    session, roles = opened.session, dict(opened.session.house.roles)
    if not roles or session.gate.can_be_directed:
        return False
    with session.gate.of_itself():
        for staff in sorted(roles, key=lambda one: (roles[one] == "director", one)):
            session.submit_house(TakeRole(staff=staff))
    return True


def trails_back(opened: Opened, known: Mapping[str, int]) -> tuple[TrailBack, ...]:
    """Each trail as it is before anything is renewed, beside how far it is known to have gone."""
    session = opened.session
    numbers = session.tournaments()
    trails = [_trail(opened, number, known) for number in numbers]
    desk = list(session.house_desk.trail())
    if desk or HOUSE in known:
        trails.append(
            TrailBack(
                stream=HOUSE,
                name=None,
                steps=len(desk),
                last=desk[-1].at if desk else None,
                went_to=max(len(desk), known.get(HOUSE, 0)),
            )
        )
    there = {trail.stream for trail in trails}
    gone = (
        TrailBack(stream=stream, name=None, steps=0, last=None, went_to=no)
        for stream, no in known.items()
        if stream not in there
    )
    return (*trails, *gone)


def _trail(opened: Opened, number: TournamentId, known: Mapping[str, int]) -> TrailBack:
    timeline, stream = opened.session.timeline(number), stream_of(number)
    state, steps = timeline.state, timeline.steps
    return TrailBack(
        stream=stream,
        name=None if state is None else state.setup.name,
        steps=len(steps),
        last=steps[-1].at if steps else None,
        went_to=max(len(steps), known.get(stream, 0)),
    )
