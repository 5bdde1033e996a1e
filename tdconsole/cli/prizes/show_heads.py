"""The bounties as text."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import Money
from tdconsole.projections.prizes.heads import HeadsBoard, heads_board


def head_rows(voice: Voice, board: HeadsBoard) -> Rows:
    words, say = voice.words, voice.words.pgettext

    def money(amount: int) -> str:
        return words.money(Money(amount), board.currency)

    if board.kind == "none":
        yield (words.gettext("There are no bounties in this tournament."),)
        return
    heads = [] if board.kind == "mystery" else [say("bounties", "head")]
    yield ("", say("bounties", "player"), *heads, say("bounties", "won"), say("bounties", "taken"))
    for row in board.rows:
        head = [] if board.kind == "mystery" else [money(row.head) if row.head else ""]
        won = money(row.won) if row.won else ""
        taken = words.number(row.taken) if row.taken else ""
        yield (f"#{row.entry}", row.name or voice.erased, *head, won, taken)
    for one in board.unclaimed:
        nobody = say("bounties", "winner not named")
        yield (f"#{one.entry}", one.name or voice.erased, money(one.amount), nobody)
    for envelope in board.envelopes:
        left = words.pgettext(
            "bounties",
            "{left} of {number} left",
            left=words.number(envelope.left),
            number=words.number(envelope.number),
        )
        yield ("", money(envelope.amount), left)
    sums = (
        (say("bounties", "sold"), board.sold),
        (say("bounties", "in envelopes"), board.left),
        (say("bounties", "not in an envelope"), board.beside),
        (say("bounties", "divided in the deal"), board.dealt),
        (say("bounties", "given back"), board.back),
    )
    for label, amount in sums:
        if amount or amount is board.sold:
            yield ("", label, money(amount))


BOUNTIES: Final = View(
    HeadsBoard,
    lambda look: heads_board(look.state, look.people, look.now),
    lambda look, data: head_rows(look.voice, data),
    of_all=True,
)
