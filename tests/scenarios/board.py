"""Everything that may be said of the board, in the words of an evening."""

from tdconsole.domain.values import Break, Level, Millis, Money
from tdconsole.projections.clock.board import ClockBoard


def money(amount: Money) -> str:
    return f"{amount // 100}.{amount % 100:02}"


def words_of(board: ClockBoard) -> list[str]:
    """Everything that may be said of the board."""
    words = [
        f"players {board.players}/{board.entries}",
        f"waiting {board.waiting}",
        f"tables {board.tables}",
        f"chips {board.chips}",
        f"average {board.average}",
        f"pool {money(board.pool)}",
        f"paid places {board.paid}",
    ]
    if board.next_prize is not None:
        words.append(f"next prize {money(board.next_prize)}")
    if board.finished:
        words.append("finished")
    if board.left is None or board.period is None:
        return [*words, "not started"]
    stands = "paused" if board.started else "not started"
    words += [
        left_in_words(board.left),
        "running" if board.running else stands,
        f"level {board.level}",
    ]
    words += ["over"] if board.over else []
    words += [] if board.held is None else ["stopped"]
    words += [] if board.hands is None else [f"{board.hands} hands left"]
    if board.starts_in is not None:
        words.append(left_in_words(board.starts_in).replace(" left", " to the start"))
    words.append(left_in_words(board.ran).replace(" left", " played"))
    return [*words, *_period(board.period), *_next(board)]


def left_in_words(left: Millis) -> str:
    """Started seconds count, as on the wall."""
    seconds = -(-left // 1000)
    return f"{seconds // 60}:{seconds % 60:02} left"


def _period(period: Level | Break) -> list[str]:
    if isinstance(period, Break):
        return ["break"]
    blinds = f"{period.small_blind}/{period.big_blind}"
    return [f"{blinds}/{period.ante}" if period.ante else blinds]


def _next(board: ClockBoard) -> list[str]:
    words = [] if board.next is None else [f"next {board.next.small_blind}/{board.next.big_blind}"]
    if board.until_break is not None:
        words.append(left_in_words(board.until_break).replace(" left", " to the break"))
    return words
