"""The words spoken at a signal, and those the director reads aloud."""

from collections.abc import Iterator
from functools import partial
from typing import assert_never

from tdconsole.domain.values import Break, Chips, Instant, Level, Millis
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.spoken_numbers import spoken
from tdconsole.i18n.rules.books import rule_value
from tdconsole.projections.clock.announcement import Announcement
from tdconsole.projections.clock.board import ClockBoard, clock_state
from tdconsole.projections.clock.signals import MARKED, Signal, SignalKind, Signals


def signal_name(words: Catalogue, kind: SignalKind) -> str:
    say = words.pgettext
    names: dict[SignalKind, str] = {
        "starting": say("signal", "Start"),
        "one_minute": say("signal", "One minute"),
        "ten_seconds": say("signal", "Last ten seconds"),
        "level_up": say("signal", "Level up"),
        "break_begins": say("signal", "Break"),
        "break_over": say("signal", "Break over"),
        "registration_closed": say("signal", "Registration closed"),
        "rebuys_ended": say("signal", "Rebuys over"),
        "add_on": say("signal", "Add-on"),
        "colour_up": say("signal", "Colour-up"),
        "end_of_day": say("signal", "End of the day"),
        "held": say("signal", "Clock stopped"),
        "hand_for_hand": say("signal", "Hand for hand"),
    }
    return names[kind]


def spoken_text(words: Catalogue, called: Signals, board: ClockBoard, now: Instant) -> str:
    """The spoken text; `now` is the moment of the board."""
    return " ".join(
        sentence for signal in called for sentence in sentences(words, signal, board, now)
    )


def sentences(words: Catalogue, signal: Signal, board: ClockBoard, now: Instant) -> Iterator[str]:
    say = words.pgettext
    match signal.kind:
        case "starting":
            yield say("speech", "Welcome to {name}.", name=board.name)
            yield from _present_level(words, board)
            yield say("speech", "Shuffle up and deal.")
        case "one_minute":
            yield _one_minute(words, board)
        case "ten_seconds":
            yield say("speech", "Ten seconds.")
        case "level_up":
            yield from _present_level(words, board)
        case "break_begins":
            yield from _break(words, board, now)
        case "break_over":
            yield say("speech", "The break is over.")
            yield from _present_level(words, board)
        case "registration_closed":
            yield say("speech", "Registration is closed.")
        case "rebuys_ended":
            yield say("speech", "Rebuys are over.")
        case "add_on":
            yield say("speech", "Add-ons can be bought now.")
        case "colour_up":
            yield _colour_up(words, signal.chip)
        case "end_of_day":
            yield say("speech", "This is the end of play for today.")
        case "held":
            yield _stopped(words, board)
        case "hand_for_hand":
            yield from hand_for_hand(words, board)
        case _:
            assert_never(signal.kind)


def hand_for_hand(words: Catalogue, board: ClockBoard) -> Iterator[str]:
    """Hand-for-hand play as it is announced, and repeated while it goes on."""
    say, spell = words.pgettext, partial(_said, words)
    yield say("speech", "We play hand for hand.")
    if board.hand == 1:
        yield say("speech", "Dealers, finish the hand you are dealing and deal no other.")
    else:
        yield say("speech", "Dealers, deal one hand and no other.")
    yield say("speech", "When your hand is over, tell the floor and wait.")
    if board.hand_holds:
        yield say("speech", "All in and called: leave the cards face down and call the floor.")
    if board.paid:
        yield say(
            "speech",
            "There are {left} players left, and {paid} are paid.",
            left=spell(board.players),
            paid=spell(board.paid),
        )
    if board.hand_minutes:
        yield words.ngettext(
            "Each hand takes {minutes} minute off the clock.",
            "Each hand takes {minutes} minutes off the clock.",
            board.hand_minutes,
            minutes=spell(board.hand_minutes),
        )


def _last_hands(words: Catalogue, hands: int) -> Iterator[str]:
    """The last hands as they are called, and once all are played."""
    say = words.pgettext
    if hands:
        yield words.ngettext(
            "This is the last hand of the day: each table plays {hands} hand more.",
            "These are the last hands of the day: each table plays {hands} hands more.",
            hands,
            hands=_said(words, hands),
        )
        yield say("speech", "Dealers, count them aloud, and tell the floor after each.")
    else:
        yield say("speech", "This is the end of play for today.")
    yield say("speech", "Players, stay seated until your chips are in a bag.")


def read_aloud(words: Catalogue, told: Announcement) -> tuple[str, ...]:
    """Sentences for the director to read out at this moment, one per line."""
    return tuple(_lines(words, told))


def _lines(words: Catalogue, told: Announcement) -> Iterator[str]:
    board, say = told.board, words.pgettext
    state = clock_state(board)
    if board.hand is not None and state != "finished":
        yield from hand_for_hand(words, board)
        return
    if told.last_hands is not None and state != "finished":
        yield from _last_hands(words, told.last_hands)
        return
    match state:
        case "waiting":
            yield from _before_the_start(words, told)
        case "running" | "last":
            yield from _present_level(words, board)
            yield from _called(words, told)
            yield from _to_come(words, told)
        case "paused":
            yield say("speech", "The clock is paused.")
            if isinstance(board.period, Break):
                yield say("speech", "We are on a break.")
            yield from _present_level(words, board)
        case "break":
            yield from _break(words, board, told.at)
            yield from _due(words, told)
            if board.next is not None:
                yield say("speech", "After the break:")
                yield from level(words, (board.level or 0) + 1, board.next)
        case "held" | "over":
            yield from _due(words, told)
            yield _stopped(words, board)
        case "finished":
            name = board.name if board.finished else board.flight or board.name
            yield say("speech", "{name} is over. Thank you for playing.", name=name)
        case _:
            assert_never(state)


def _called(words: Catalogue, told: Announcement) -> Iterator[str]:
    """The announcement of a new level as the rules want it."""
    say, call = words.pgettext, told.level_call
    if call is None:
        return
    ways = rule_value(words, "level.hand_begins", call.hand_begins.value)
    yield say("speech", "A hand that had begun, with {ways}, stays at the old level.", ways=ways)
    if call.deck_change.value:
        yield say("speech", "Dealers, change the decks.")


def level(words: Catalogue, number: int, of: Level) -> Iterator[str]:
    """The level's stakes, largest first: in limit games the bets, then blinds or antes."""
    say = words.pgettext
    yield say("speech", "Level {level}.", level=_said(words, number))
    if of.small_bet or of.big_bet:
        yield say(
            "speech",
            "Limits {small_bet}, {big_bet}.",
            small_bet=_said(words, of.small_bet),
            big_bet=_said(words, of.big_bet),
        )
    if of.big_blind:
        yield say(
            "speech",
            "Blinds {small_blind}, {big_blind}.",
            small_blind=_said(words, of.small_blind),
            big_blind=_said(words, of.big_blind),
        )
    if of.ante and of.ante_kind == "big_blind":
        yield say("speech", "Big blind ante {ante}.", ante=_said(words, of.ante))
    elif of.ante and of.ante_kind == "each":
        yield say("speech", "Ante {ante}.", ante=_said(words, of.ante))
    if of.bring_in:
        yield say("speech", "Bring-in {bring_in}.", bring_in=_said(words, of.bring_in))
    if of.hands is not None:
        yield words.ngettext(
            "This level lasts {hands} hand.",
            "This level lasts {hands} hands.",
            of.hands,
            hands=spoken(words.language, of.hands, "hand"),
        )


def _present_level(words: Catalogue, board: ClockBoard) -> Iterator[str]:
    if isinstance(board.period, Level):
        yield from level(words, board.level or 1, board.period)


def _one_minute(words: Catalogue, board: ClockBoard) -> str:
    say = words.pgettext
    if not board.started:
        return say("speech", "Play begins in one minute. Take your seats, please.")
    if isinstance(board.period, Break):
        return say("speech", "The break ends in one minute. Take your seats, please.")
    until_break = None if board.before_night else board.until_break
    if until_break is not None and until_break == board.left:
        return say("speech", "One minute to the break.")
    return say("speech", "One minute left in this level.")


def _break(words: Catalogue, board: ClockBoard, now: Instant) -> Iterator[str]:
    left = board.left or Millis(0)
    minutes = max(1, round(left / 60_000))
    yield words.ngettext(
        "Break: {minutes} minute.",
        "Break: {minutes} minutes.",
        minutes,
        minutes=spoken(words.language, minutes, "minute"),
    )
    yield words.pgettext("speech", "We are back at {time}.", time=words.time_after(now, left))


def _colour_up(words: Catalogue, chip: Chips | None) -> str:
    if chip is None:
        return words.pgettext("speech", "Chips are coloured up.")
    return words.pgettext(
        "speech", "Colour-up: the chips of {chip} leave play.", chip=_said(words, chip)
    )


def _stopped(words: Catalogue, board: ClockBoard) -> str:
    if board.held is not None:
        return words.pgettext("speech", "The clock is stopped.")
    return words.pgettext("speech", "The last level is over.")


def _before_the_start(words: Catalogue, told: Announcement) -> Iterator[str]:
    board, say = told.board, words.pgettext
    yield say("speech", "Welcome to {name}.", name=board.name)
    if board.starts_in is not None:
        time = words.time_after(told.at, board.starts_in)
        yield say("speech", "Play begins at {time}.", time=time)
    first = board.period if isinstance(board.period, Level) else board.next
    if first is not None:
        yield from level(words, 1, first)


def _to_come(words: Catalogue, told: Announcement) -> Iterator[str]:
    board, say = told.board, words.pgettext
    closes = board.registration_closes_in
    pause = None if board.before_night else board.until_break
    if closes is not None:
        time = words.time_after(told.at, closes)
        yield say("speech", "Registration closes at {time}.", time=time)
    if pause is not None:
        yield say("speech", "The break is at {time}.", time=words.time_after(told.at, pause))


def _due(words: Catalogue, told: Announcement) -> Iterator[str]:
    for mark in told.due:
        signal = Signal(kind=MARKED[mark.kind], chip=mark.chip)
        yield from sentences(words, signal, told.board, told.at)


def _said(words: Catalogue, number: int) -> str:
    return spoken(words.language, number)
