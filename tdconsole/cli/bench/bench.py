"""Speeds of this machine, each next to a limit measured in the same run."""

import gc
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from operator import mul
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import click
from msgspec import json

from tdconsole.cli.bench.money import money
from tdconsole.cli.bench.record import on_record
from tdconsole.cli.bench.rules import rules_searched
from tdconsole.cli.voice.choosing import HOUSE
from tdconsole.domain.draw.lots import Lots, TableOffered, offer_lines, seats_by_lot, seats_text
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.prize_plan import Fixed
from tdconsole.domain.prize_list.curve import NATURAL, fitted
from tdconsole.domain.prizes.icm import in_cents
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Digest,
    EntryId,
    Money,
    Seat,
    SeatNo,
    StepNo,
    TableNo,
    TournamentId,
)
from tdconsole.evening.hall import filled
from tdconsole.evening.rundown import run_down
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.draw.seat_cards import SeatCard, seat_cards
from tdconsole.session import Address, Place, Session, create, open_house
from tdconsole.session.past.kept_states import KeptStates
from tdconsole.session.speed import (
    Bare,
    BareTrail,
    Figure,
    bare_server,
    decode_alone,
    lengthen,
    milliseconds,
    rounded,
)

ENTRIES: Final = 200
ACTIONS: Final = 1000
IN_TURN: Final = 50
STEPS: Final = 100_000
CARDS: Final = 2000
SEATS: Final = 10_000
PAYMENTS: Final = 200
LOOKS: Final = 200
EVENINGS: Final = 200
RUNDOWNS: Final = (90, 270, 900, 9000)
DEALS: Final = (10, 20, 100)
POOL: Final = 9_339_990_000
PLACES: Final = 1507
LEAST_RUN_DOWN: Final = 27


More = Callable[[int], dict[str, Figure]]
"""Figures from other modules; the number divides the work."""


def bench(more: More | None = None) -> click.Command:
    @click.command("bench")
    @click.option("--quick", is_flag=True, help="A tenth of the work: to see that it runs.")
    @click.option(
        "--on",
        "place",
        type=HOUSE,
        help="Measure a server, too: a house is made at this address, and dropped at the end.",
    )
    def bench(*, quick: bool, place: Place | None) -> None:
        """Measure this machine: durable actions, opening, paper, draws, rules, the window; as JSON."""
        if isinstance(place, Path):
            raise click.UsageError(f"{place} is no address on a server.")
        share = 10 if quick else 1
        figures = {} if place is None else on_server(place, share)
        figures |= _measured(share)
        if more is not None:
            figures |= more(share)
        click.echo(json.format(json.encode(figures), indent=2))

    return bench


def _measured(share: int) -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    with TemporaryDirectory(prefix="tdconsole-bench-") as folder:
        path = Path(folder, "bench.house")
        with create(path) as house:
            tournament = filled(house.session, ENTRIES)
            figures["durable action"] = _durable(
                house.session, tournament, Path(folder), ACTIONS // share
            )
            state = house.session.state(tournament)
            people = house.session.club.people.named()
            lengthen(house, tournament, STEPS // share)
        figures["open and fold"] = _opening(path, tournament, STEPS // share)
        figures["any moment again"] = _looking_back(path, tournament, LOOKS)
        figures |= money(Path(folder), SEATS // share, PAYMENTS // share)
        figures |= on_record(Path(folder), EVENINGS // share)
    if state is not None:
        cards = list(seat_cards(state, people))
        figures["seat cards"] = _cards((cards * (CARDS // len(cards) + 1))[: CARDS // share])
    figures["seat draw"] = _draw(SEATS // share)
    for players in RUNDOWNS:
        figures[f"rundown of {players}"] = _rundown(max(LEAST_RUN_DOWN, players // share))
    figures["prizes refitted"] = _prizes()
    figures["rules searched, a key"] = rules_searched()
    for players in DEALS:
        figures[f"icm of {players}"] = _icm(players, 1 if share > 1 else 3)
    return figures


def on_server(place: Address, share: int) -> dict[str, Figure]:
    with create(place) as house, bare_server(place) as trail:
        tournament = filled(house.session, ENTRIES)
        ours, bare = _moved(house.session, tournament, trail, ACTIONS // share)
    note = "decided, sealed, committed and folded; against bare rows by psycopg in one way there"
    return {"durable action on the server": milliseconds(ours, bare, note)}


def _durable(session: Session, tournament: TournamentId, folder: Path, actions: int) -> Figure:
    with BareTrail(folder / "bench.house", folder / "bare.db") as trail:
        ours, bare = _moved(session, tournament, trail, actions)
    return milliseconds(
        ours,
        bare,
        "decided, sealed, on the disk and folded; against bare rows, synchronous=FULL",
    )


def _moved(
    session: Session, tournament: TournamentId, trail: Bare, actions: int
) -> tuple[list[float], list[float]]:
    """Moves to a free seat and back, and their rows written again by the engine alone."""
    moves = _moves(session.state(tournament))
    first = len(session.timeline(tournament).steps) + 1
    ours: list[float] = []
    bare: list[float] = []
    while len(ours) < actions:  # in turn, so that a slow moment of the disk meets both
        for number in range(IN_TURN):
            began = perf_counter()
            session.submit(tournament, moves[number % 2])
            ours.append(perf_counter() - began)
        last = first + len(ours) - 1
        bare += trail.copy(last - IN_TURN + 1, last)
    return ours, bare


def _moves(state: Tournament | None) -> tuple[MovePlayer, MovePlayer]:
    if state is None:
        raise TypeError
    seating = state.play.seating
    entry, seat = min(seating.of.items())
    free = next(
        Seat(table=table.no, seat=SeatNo(number))
        for table in seating.tables.values()
        for number in range(1, state.setup.seats_per_table + 1)
        if SeatNo(number) not in table.players
    )
    return MovePlayer(entry=entry, seat=free), MovePlayer(entry=entry, seat=seat)


def _opening(path: Path, tournament: TournamentId, steps: int) -> Figure:
    decoding = _seconds(lambda: decode_alone(path, tournament))

    def opened() -> None:
        with open_house(path) as house:
            house.session.state(tournament)

    ours = _seconds(opened)
    return Figure(
        unit="s",
        ours=rounded(ours),
        ceiling=rounded(decoding),
        ratio=rounded(ours / decoding),
        note=f"{steps} steps and more; against reading and decoding them",
    )


def _looking_back(path: Path, tournament: TournamentId, looks: int) -> Figure:
    """Moments all over a long evening, against folding it once from the start."""
    ours: list[float] = []
    with open_house(path) as house:
        replay = house.replay(tournament)
        last = len(replay.whole.steps)

        def folded() -> None:
            kept = KeptStates(replay.whole)
            kept.go_on(last)

        whole = _seconds(folded, 1)
        while replay.look_ahead(last):
            pass
        for look in range(1, looks + 1):
            began = perf_counter()
            replay.stand_at(StepNo(1 + look * 7919 % last))
            ours.append(perf_counter() - began)
    note = f"of {last} steps, in no order; against folding all of them once"
    return milliseconds(ours, [whole], note)


def _cards(cards: list[SeatCard]) -> Figure:
    from tdconsole.printing.draw.seat_cards import print_seat_cards  # noqa: PLC0415
    from tdconsole.printing.paper.sheet import Footer  # noqa: PLC0415
    from tdconsole.printing.papers.ceiling import bare_strings  # noqa: PLC0415 -- slow to import
    from tdconsole.session import SystemTime  # noqa: PLC0415

    words, footer = catalogue("en"), Footer(printed=SystemTime().now())
    ours = len(cards) / _seconds(lambda: print_seat_cards(cards, words, footer, BytesIO()))
    bare = len(cards) / _seconds(lambda: bare_strings(cards))
    return Figure(
        unit="cards/s",
        ours=rounded(ours),
        ceiling=rounded(bare),
        ratio=rounded(ours / bare),
        note="against as many bare strings",
    )


def _draw(seats: int) -> Figure:
    """A draw against the hashes that this many numbers cost, and nothing else."""
    per_table = 10
    tables = tuple(
        TableOffered(
            table=TableNo(number),
            players=0,
            free=tuple(SeatNo(seat) for seat in range(1, per_table + 1)),
        )
        for number in range(1, seats // per_table + 1)
    )
    entries = [EntryId(number) for number in range(1, seats + 1)]
    link = Digest("ab" * 32)

    def drawn() -> None:
        lines = offer_lines(tables)
        text = seats_text(link=link, draw=1, word="", tables=lines, entries=entries)
        seats_by_lot(Lots(text), tables, entries)

    def hashes() -> None:
        for block in range(2 * seats // 4):
            sha256(block.to_bytes(40, "big")).digest()

    ours, bare = _seconds(drawn), _seconds(hashes)
    return Figure(
        unit="s",
        ours=rounded(ours),
        ceiling=rounded(bare),
        ratio=rounded(ours / bare),
        note=f"{seats} seats; against the hashes of as many numbers",
    )


def _rundown(players: int) -> Figure:
    """A bust, with all advice on tables and all moves that follow from it."""
    played = run_down(players)
    return milliseconds(
        list(played.times),
        list(played.bare),
        f"{played.moves} moves, {played.balanced} of them to balance and {played.broken} from "
        f"broken tables; {played.most} at most of one player; {played.letter / played.moves:.0%} "
        "by the letter; a bust against counting and sorting the tables",
    )


def _prizes() -> Figure:
    """A curve through three fixed places, each with its own prize, against one power per place."""
    fixed = tuple(
        Fixed(place=place, amount=Money(amount))
        for place, amount in ((1, 1_210_000_000), (2, 650_000_000), (10, 90_000_000))
    )
    least, step = Money(1_500_000), Money(10_000)

    def refitted() -> None:
        fitted(Money(POOL), PLACES, least, 0, step, "single", fixed)

    def bare() -> None:
        for _ in range(IN_TURN):
            sum(place**-NATURAL for place in range(1, PLACES + 1))

    ours, powers = _seconds(refitted), _seconds(bare) / IN_TURN
    return Figure(
        unit="ms",
        ours=rounded(1000 * ours),
        ceiling=rounded(1000 * powers),
        ratio=rounded(ours / powers),
        note=f"{PLACES} places, three of them held; against one power for each place",
    )


def _icm(players: int, times: int) -> Figure:
    """ICM with every place paid and all stacks different, against the least multiplications."""
    stacks = [1_000 + 911 * number for number in range(players)]
    prizes = [POOL // players] * players
    for place in range(players // 2):  # the first half takes from the second
        taken = prizes[-1 - place] * (players - 2 * place) // (players + 1)
        prizes[place] += taken
        prizes[-1 - place] -= taken
    nodes = 0

    def count(done: int, _least: int) -> None:
        nonlocal nodes
        nodes = done

    in_cents(stacks, prizes, progress=count)
    row = [1 / (1 + number) for number in range(players)]

    def bare() -> None:
        for _ in range(nodes * players):
            sum(map(mul, row, row))

    ours, least = _seconds(lambda: in_cents(stacks, prizes), times), _seconds(bare, times)
    return Figure(
        unit="ms",
        ours=rounded(1000 * ours),
        ceiling=rounded(1000 * least),
        ratio=rounded(ours / least),
        note=f"{nodes} nodes, to a quarter of a cent of {POOL // 100:,}; against one product for "
        "each player, place and node",
    )


def _seconds(work: Callable[[], object], times: int = 3) -> float:
    """The best of a few runs: the time the work takes when nothing else is going on."""
    best = float("inf")
    for _ in range(times):
        gc.collect()
        began = perf_counter()
        work()
        best = min(best, perf_counter() - began)
    return best
