"""Advice on players without a seat, and on what remains before the first hand."""

from typing import Final

from tdconsole.domain.language.commands.day import SeatAsBefore
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_, Plural
from tdconsole.i18n.naming import Wording
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {
    due.AlternateDidNotAnswer: Advised(
        sentence=N_("Pass over {entry}"),
        reason=N_("Called from the waiting list, and the time to answer is over."),
        button=C_("button", "Pass over"),
        choices=(N_("Turned up after all: draw the seat"),),
    ),
    due.NoSeatForAlternates: Advised(
        sentence=N_("Open table {table}"),
        reason=P_(
            "{number} player waits for a seat, and none is free.",
            "{number} players wait for a seat, and none is free.",
            "number",
        ),
        button=C_("button", "Open the table"),
    ),
    due.UnsoldStacks: Advised(
        sentence=P_("Remove {number} unsold stack", "Remove {number} unsold stacks", "seats"),
        reason=N_(
            "Registration is closed, and nobody came for them: {seats}. Count what the blinds took."
        ),
        choices=(N_("Remove them: the blinds took nothing"),),
    ),
    due.ButtonsNotDrawn: Advised(
        sentence=P_("Draw {number} button", "Draw {number} buttons", "tables"),
        reason=N_("By these rules the first button is drawn."),
        button=C_("button", "Draw buttons"),
    ),
    due.TooFewToStart: Advised(
        sentence=N_("Wait for more players"),
        reason=P_(
            "{seated} at the tables; {number} player is needed to start.",
            "{seated} at the tables; {number} players are needed to start.",
            "least",
        ),
    ),
}
_WAITS: Final = P_(
    "{number} player waits; free seats: {free}.",
    "{number} players wait; free seats: {free}.",
    "number",
)
_BY_TABLE: Final = Advised(
    sentence=N_("Seats are drawn table by table"),
    reason=N_("As the set-up has it: a table fills before the next one opens."),
    button=C_("button", "Set-up…"),
)
_EXPECTED: Final = Advised(
    sentence=N_("Say how many entries are expected"),
    reason=N_(
        "Seats are drawn at entry: without a number the tables that are open share the players, and the next one opens when they are full."
    ),
    button=C_("button", "Set-up…"),
)
_EVENLY: Final = Advised(
    sentence=P_("Seats fill {number} table", "Seats fill {number} tables evenly", "tables"),
    reason=P_(
        "Seats are drawn at entry, evenly over the tables that {number} entry needs.",
        "Seats are drawn at entry, evenly over the tables that {number} entries need.",
        "expected",
    ),
    button=C_("button", "Set-up…"),
)


def _fill(advice: due.SeatsFill) -> Advised:
    if advice.by_table:
        return _BY_TABLE
    return _EVENLY if advice.tables else _EXPECTED


def _not_drawn(advice: due.SeatsNotDrawn) -> Advised:
    reason = _without_a_seat(advice)
    if isinstance(advice.proposal, SeatAsBefore):
        return Advised(
            sentence=N_("Seat them where they sat"),
            reason=reason,
            button=C_("button", "Seat as before"),
            choices=(N_("Redraw all seats"),),
        )
    return Advised(
        sentence=P_("Draw {number} seat", "Draw {number} seats", "waiting"),
        reason=reason,
        button=C_("button", "Draw seats"),
    )


def _without_a_seat(advice: due.SeatsNotDrawn) -> Plural:
    if advice.urgency == "now":
        return P_(
            "{number} player has no seat, and the clock is running.",
            "{number} players have no seat, and the clock is running.",
            "waiting",
        )
    return P_("{number} player has no seat yet.", "{number} players have no seat yet.", "waiting")


def _to_call(advice: due.AlternatesWaiting) -> Advised:
    if isinstance(advice.proposal, DrawSeats):
        return Advised(sentence=_to_draw, reason=_WAITS, button=C_("button", "Draw seats"))
    return Advised(
        sentence=N_("Call {entry} from the waiting list"),
        reason=_WAITS,
        button=C_("button", "Call the player"),
        choices=(N_("Is here: draw the seat at once"),),
    )


def _to_draw(wording: Wording, advice: due.AlternatesWaiting) -> str:
    entries = getattr(advice.proposal, "entries", None) or ()
    return wording.words.ngettext("Draw {number} seat", "Draw {number} seats", len(entries))


def _expected(advice: due.AlternateExpected) -> Advised:
    return Advised(
        sentence=N_("Seat {entry}, who was called"),
        reason=_WAITS,
        button=C_("button", "Draw the seat"),
        choices=() if advice.following is None else (N_("Call {following} too"),),
    )


OWN_WORDS: Final[OwnRows] = {
    due.SeatsFill: _fill,
    due.SeatsNotDrawn: _not_drawn,
    due.AlternatesWaiting: _to_call,
    due.AlternateExpected: _expected,
}
