"""The sentences of the floor."""

from collections.abc import Iterator
from typing import Literal, assert_never

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.terms import Progressive
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.room.halting import Halt
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Seat, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.look import Look, State
from tdconsole.gui.console.room.map.pointing import Pointing
from tdconsole.i18n.bubble.words import task_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.tables import standing_words, use_words
from tdconsole.projections.room.floor_map import hand_marks
from tdconsole.projections.room.hall import Hall


def halt_words(words: Catalogue, halt: Halt) -> str:
    match halt:
        case "plays":
            return ""
        case "plays_until_open_seat":
            return words.pgettext("table", "halts when the big blind comes to an empty seat")
        case "halts":
            return words.pgettext("table", "halted")
        case "director":
            return words.pgettext("table", "halted or not: the director decides")
        case _:
            assert_never(halt)


def state_words(words: Catalogue, state: State) -> list[str]:
    """Say everything that the signs on a table show."""
    if not state.open:
        return [words.pgettext("table", "not open")]
    return [
        said
        for said in (
            halt_words(words, state.halt),
            task_name(words, "held") if state.held else "",
            standing_words(words, state.standing),
            words.pgettext("table", "breaks next") if state.breaks else "",
            words.pgettext("table", "locked") if state.locked else "",
            words.pgettext("table", "counted") if state.counted else "",
        )
        if said
    ]


Mark = Literal["button", "small", "big", "next"]


def seat_mark(words: Catalogue, mark: Mark) -> str:
    """Return the mark as short as it is on the table."""
    match mark:
        case "button":
            return words.pgettext("mark of the button", "D")
        case "small":
            return words.pgettext("mark of the small blind", "S")
        case "big" | "next":
            return words.pgettext("mark of the big blind", "B")
        case _:
            assert_never(mark)


def table_words(view: TournamentView, look: Look, seat: Seat | None) -> str:
    """Describe the seat in one line, and its table in another."""
    words, state = view.words, look.state
    title = words.gettext("Table {table}", table=look.table.no)
    if state.open:
        title = words.gettext(
            "Table {table}: {number} of {seats}",
            table=look.table.no,
            number=state.players,
            seats=state.seats,
        )
    lines = [", ".join([title, *state_words(words, state)])]
    if seat is not None:
        lines.insert(0, ", ".join(seat_words(view, seat)))
    if (note := view.state.table_notes.get(look.table.no)) is not None:
        lines.append(words.gettext("Note: {note}", note=view.note(note)))
    lines += shared_words(view, look.table.no)
    return "\n".join(lines)


def shared_words(view: TournamentView, table: TableNo) -> list[str]:
    """Say which other tournament in the room has the table, or lent it to this one, and since when."""
    house, words, say = view.session.house, view.words, view.words.gettext
    held = house.tables.get((house.room_of(view.tournament), table))
    if held is None:
        return []
    at, named = words.time_of_day(held.since), view.tournament_named
    if held.lender is not None and held.tournament == view.tournament:
        return [say("Lent by {tournament}, {time}", tournament=named(held.lender), time=at)]
    if held.lender is not None:
        return [say("Lent to {tournament}, {time}", tournament=named(held.tournament), time=at)]
    if held.tournament != view.tournament:
        return [say("With {tournament}, {time}", tournament=named(held.tournament), time=at)]
    return []


def seat_words(view: TournamentView, seat: Seat) -> Iterator[str]:
    """Describe the player on a seat, or say why there is none; the button; whether seen."""
    words, state = view.words, view.state
    say, play = words.pgettext, state.play
    table, entry = play.seating.tables.get(seat.table), play.seating.at(seat)
    if entry is None:
        yield use_words(words, "open" if table is None else table.uses.get(seat.seat, "open"))
    else:
        yield view.who(entry)
        if away := away_words(words, state, entry):
            yield away
        if given := penalized_words(words, state, entry):
            yield given
        if head := head_words(words, state, entry):
            yield head
    marks = None if table is None else hand_marks(state, table, view.now())
    if marks is not None:
        if seat.seat == marks.button:
            yield say("seat", "button")
        if seat.seat == marks.dealt.small_blind != marks.dealt.button:
            yield say("seat", "small blind")
        if seat.seat == marks.dealt.big_blind:
            yield say("seat", "big blind")
        if seat.seat == marks.next_big_blind:
            yield say("seat", "next big blind")
    if entry is not None and play.seen and play.seen.get(entry) != seat:
        yield say("seat", "not seen there yet")


def away_words(words: Catalogue, state: Tournament, entry: EntryId) -> str:
    hands = to_miss(state, entry)
    return words.ngettext("misses {number} hand", "misses {number} hands", hands) if hands else ""


def penalized_words(words: Catalogue, state: Tournament, entry: EntryId) -> str:
    """The player's penalties of this tournament with no hands left to miss."""
    given = sum(
        one.entry == entry and one.lifted is None and not one.left
        for one in state.penalties.values()
    )
    if not given:
        return ""
    return words.ngettext("{number} earlier penalty", "{number} earlier penalties", given)


def head_words(words: Catalogue, state: Tournament, entry: EntryId) -> str:
    """Say the player's bounty, if not all have the same."""
    if not isinstance(state.terms.heads, Progressive):
        return ""
    head = heads(state).on.get(entry)
    if not head:
        return ""
    return words.pgettext("seat", "head {amount}", amount=words.money(head, state.setup.currency))


def summary(words: Catalogue, state: Tournament, hall: Hall) -> str:
    many, without = words.ngettext, len(hall.waiting)
    said = [many("{number} player", "{number} players", state.left)]
    if hall.spread.playing:
        said.append(many("{number} table", "{number} tables", hall.spread.playing))
    if without:
        said.append(
            many("{number} through", "{number} through", without)
            if is_over(state)
            else many("{number} without a seat", "{number} without a seat", without)
        )
    return ", ".join(said)


def selected(view: TournamentView, pointing: Pointing) -> str:
    """Say what a gesture would be about."""
    words, seating, seat = view.words, view.state.play.seating, pointing.cursor
    if pointing.gathering:
        return words.ngettext(
            "{number} player: {names}",
            "{number} players: {names}",
            len(pointing.chosen),
            names=words.listed([view.who(one) for one in pointing.chosen]),
        )
    if pointing.chosen and (at := seating.of.get(pointing.chosen[0])) is not None:
        said = words.gettext(
            "{player}, table {table} seat {seat}",
            player=view.who(pointing.chosen[0]),
            table=at.table,
            seat=at.seat,
        )
        away = away_words(words, view.state, pointing.chosen[0])
        given = penalized_words(words, view.state, pointing.chosen[0])
        head = head_words(words, view.state, pointing.chosen[0])
        return ", ".join(filter(None, (said, away, given, head)))
    if seat is None:
        return ""
    if seating.at(seat) is None:
        table = seating.tables.get(seat.table)
        use = "open" if table is None else table.uses.get(seat.seat, "open")
        if use == "open":
            return words.gettext(
                "table {table} seat {seat}, free", table=seat.table, seat=seat.seat
            )
    return words.gettext("table {table} seat {seat}", table=seat.table, seat=seat.seat)


def described(view: TournamentView, hall: Hall, pointing: Pointing) -> str:
    """Describe the seat under the cursor and its player."""
    cursor, say = pointing.cursor, view.words.gettext
    if cursor is None:
        return ""
    if not hall.shows(cursor):
        return ""
    return say(
        "Table {table}, seat {seat}, {player}",
        table=cursor.table,
        seat=cursor.seat,
        player=", ".join(seat_words(view, cursor)),
    )


def choosing(view: TournamentView, pointing: Pointing) -> str:
    """Say what to do while a new seat is chosen."""
    entry = pointing.chosen[0]
    seat = view.state.play.seating.of[entry]
    return view.words.gettext(
        "Choose the new seat for {player} (table {table} seat {seat}): click it, or go there with the arrows and press Enter. Esc leaves it.",
        player=view.who(entry),
        table=seat.table,
        seat=seat.seat,
    )


def swapping(view: TournamentView, pointing: Pointing, asked: Seat) -> str:
    entry, other = pointing.chosen[0], view.state.play.seating.at(asked)
    seat = view.state.play.seating.of[entry]
    return view.words.gettext(
        "{other} sits at table {table} seat {seat}. Swap the two: {other} to {old_table}-{old_seat}, {player} to {table}-{seat}?",
        player=view.who(entry),
        other="" if other is None else view.who(other),
        table=asked.table,
        seat=asked.seat,
        old_table=seat.table,
        old_seat=seat.seat,
    )
