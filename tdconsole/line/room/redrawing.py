"""`redraw` if the rules require it, `redraw why` if they do not; `final` forms the final table."""

from tdconsole.domain.draw.drawing import called
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.room.final_table import Redraw, combine_at, redraw_due
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Reading


def redraw(desk: Desk, arguments: str) -> Reading:
    reason, due = arguments.strip(), redraw_due(desk.state)
    if reason:
        return desk.judged(
            RedrawSeats(reason=reason),
            lambda _events: desk.words.gettext(
                "New seats for all who play, at as few tables as hold them: {reason}",
                reason=reason,
            ),
        )
    if due is None:
        return desk.asking(desk.words.gettext("New seats for all: why? redraw final table"))
    return _due(desk, due, "")


def final(desk: Desk, arguments: str) -> Reading:
    """Form the final table; a word from the room goes into the draw."""
    due, state = redraw_due(desk.state), desk.state
    if due is None or due.occasion != "final_table":
        most = combine_at(state.rules.combine_at.value, state.setup.seats_per_table)
        return desk.refused(
            desk.words.ngettext(
                "The final table is formed with {number} player; {left} are left.",
                "The final table is formed with {number} players; {left} are left.",
                most,
                left=desk.words.number(state.left),
            )
        )
    return _due(desk, due, called(arguments))


def _due(desk: Desk, due: Redraw, word: str) -> Reading:
    """The redraw that is due, with more seats than usual if that many come together."""
    words = desk.words
    seats = due.seats if due.seats > desk.state.setup.seats_per_table else None
    said = (
        words.ngettext(
            "Final table: draw a seat for {number} player",
            "Final table: draw seats for {number} players",
            due.players,
        )
        if due.occasion == "final_table"
        else words.ngettext(
            "New seats for all who play, at {number} table",
            "New seats for all who play, at {number} tables",
            due.tables,
        )
    )
    if word:
        said = words.gettext("{said}, with the word “{word}”", said=said, word=word)
    return desk.judged(RedrawSeats(seats=seats, word=word), lambda _events: said)


def draw(desk: Desk, word: str) -> Reading:
    state, words = desk.state, desk.words
    without, word = state.left - len(state.play.seating.of), called(word)
    if not word:
        return desk.judged(
            DrawSeats(),
            lambda _events: words.ngettext(
                "Draw a seat for {number} player", "Draw seats for {number} players", without
            ),
        )
    return desk.judged(
        DrawSeats(word=word),
        lambda _events: words.ngettext(
            "Draw a seat for {number} player, with the word “{word}”",
            "Draw seats for {number} players, with the word “{word}”",
            without,
            word=word,
        ),
    )
