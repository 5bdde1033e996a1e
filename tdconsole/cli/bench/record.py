"""The time to look back over years of evenings, next to reading the same facts alone."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.penalties import PenaltyGiven
from tdconsole.domain.language.events.rulings import RulingDecided, RulingMade
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Instant,
    Money,
    NoteId,
    PenaltyNo,
    PersonId,
    Price,
    RulingNo,
    TournamentId,
)
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.session import Done, Opened, create, open_house
from tdconsole.session.past.rulings import PastRuling, past_rulings, similar, stems
from tdconsole.session.speed import BareFacts, Figure, milliseconds, write_evening

ENTRIES: Final = 100
PENALTIES: Final = 20
RULINGS: Final = 20
"""The rulings of an evening; the first is about the regular, who played them all."""
TABLES: Final = 40
TIMES: Final = 5
REGULAR: Final = EntryId(1)
PRICE: Final = Price(pool=Money(50_00), fee=Money(5_00))
HAPPENED: Final = (
    "the dealer exposed two cards before the flop",
    "a player acted out of turn and the next one called",
    "chips of another value were hidden behind the stack",
    "the button stood at the wrong seat",
    "a hand was mucked before the pot was pushed",
    "an oversized chip was put in without a word",
    "the board was dealt with five cards and a burn too many",
)
WHERE: Final = ("at a full table", "with three players in", "before the break", "heads up")
TYPED: Final = "two cards exposed by the dealer at the flop, out of turn"
RULED: Final = ("ruling-made", "ruling-decided")


def on_record(folder: Path, evenings: int) -> dict[str, Figure]:
    path = folder / "years.house"
    with create(path) as house:
        regular = house.session.club.people.add("Maria Rossi")
        _write_years(house, regular, evenings)
    with open_house(path) as house:
        session = house.session
        past = past_rulings(session)
        of_many = f"{evenings} evenings, {len(past)} rulings"
        with BareFacts(path, ("tournament-created", "penalty-given", *RULED), REGULAR) as theirs:
            record = milliseconds(
                *_timed(lambda: session.record_of(regular), theirs.read),
                f"{of_many}, {evenings * PENALTIES} penalties, one of each of this person's an "
                "evening; against reading and decoding the facts that it shows, found before",
            )
        with BareFacts(path, ("tournament-created", *RULED)) as every:
            read = milliseconds(
                *_timed(lambda: past_rulings(session), every.read),
                f"{of_many}, with their texts; against reading and decoding their facts alone",
            )
    return {
        "record of a person opened": record,
        "rulings of the house read": read,
        "similar rulings found, a key": _found(past, of_many),
    }


def _found(past: tuple[PastRuling, ...], of_many: str) -> Figure:
    """Similar rulings letter by letter, as they are written at a window."""
    ours, least = list[float](), list[float]()
    for end in range(1, len(TYPED) + 1):
        written = TYPED[:end]
        found, bare = _timed(
            partial(similar, past, written), partial(_sharing, past, stems(written)), 1
        )
        ours += found
        least += bare
    return milliseconds(
        ours, least, f"{of_many}, {len(ours)} keys; against those that share a word, in no order"
    )


def _sharing(past: tuple[PastRuling, ...], words: frozenset[str]) -> list[PastRuling]:
    return [one for one in past if one.stems & words]


def _timed(
    work: Callable[[], object], bare: Callable[[], object], times: int = TIMES
) -> tuple[list[float], list[float]]:
    """Both times in turn, so that a slow moment of the machine meets both."""
    ours, least = list[float](), list[float]()
    for _ in range(times):
        began = perf_counter()
        work()
        done = perf_counter()
        bare()
        least.append(perf_counter() - done)
        ours.append(done - began)
    return ours, least


def _write_years(house: Opened, regular: PersonId, evenings: int) -> None:
    wanted = CreateTournament(
        name="Evening 1",
        price=PRICE,
        stack=Chips(20_000),
        structure=structure("club-evening"),
        payouts=payouts("club"),
    )
    answer = house.session.submit(None, wanted)
    if not isinstance(answer, Done):
        raise TypeError(answer)
    (created,) = (one for one in answer.step.events if isinstance(one, TournamentCreated))
    texts, now = _texts(house), house.session.now()
    for number in range(evenings):
        evening = _evening(created, regular, now, texts, number)
        write_evening(house, TournamentId(f"{number:08x}"), evening)


def _texts(house: Opened) -> list[NoteId]:
    """Notes on what happened, in many variants."""
    notes = house.session.club.notes
    with house.in_one_go():
        return [
            notes.write(f"{what} {where}, at table {table}")
            for table in range(1, TABLES + 1)
            for what in HAPPENED
            for where in WHERE
        ]


def _evening(
    created: TournamentCreated,
    regular: PersonId,
    now: Instant,
    texts: list[NoteId],
    evening: int,
) -> Iterator[tuple[str, Event]]:
    yield "CreateTournament", created
    for one in range(1, ENTRIES + 1):
        person = regular if one == REGULAR else PersonId(regular + evening * ENTRIES + one)
        entered = EntryRegistered(
            entry=EntryId(one), person=person, paid=PRICE, stack=created.stack
        )
        yield "RegisterEntry", entered
    for one in range(1, PENALTIES + 1):
        given = PenaltyGiven(
            penalty=PenaltyNo(one),
            play=FIRST_PLAY,
            entry=EntryId(one),
            at=now,
            rounds=1,
            offence="phone",
        )
        yield "GivePenalty", given
    for one in range(1, RULINGS + 1):
        text = texts[(evening * RULINGS + one) % len(texts)]
        made = RulingMade(
            ruling=RulingNo(one),
            play=FIRST_PLAY,
            at=now,
            happened=text,
            entries=(EntryId(one), EntryId(one + 1)),
        )
        yield "MakeRuling", made
        yield "DecideRuling", RulingDecided(ruling=RulingNo(one), at=now, decided=text)
