"""The texts in the dialog of a deal, below its table."""

from tdconsole.domain.values import Chips, DealMethod, Money
from tdconsole.gui.console.prizes.deal.draft import Draft
from tdconsole.gui.shared.rows import Ink
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.prizes.deal import DealBoard

Said = tuple[str, Ink]


def heading(words: Catalogue, board: DealBoard) -> str:
    return words.ngettext(
        "Deal of the {number} player left",
        "Deal of the {number} players left",
        len(board.rows),
    )


def open_words(words: Catalogue, board: DealBoard) -> str:
    """Say what is still to be played for."""
    first, last = board.prizes[0], board.prizes[-1]
    pot = words.money(Money(sum(board.prizes)), board.currency)
    if not last:
        return words.gettext(
            "Prizes still open: {pot}, the first {first}; some places are not paid.",
            pot=pot,
            first=words.money(first, board.currency),
        )
    return words.gettext(
        "Prizes still open: {pot}, the first {first}, the next {last}.",
        pot=pot,
        first=words.money(first, board.currency),
        last=words.money(last, board.currency),
    )


def stacks_text(words: Catalogue, board: DealBoard) -> Said:
    counted, in_play = words.number(board.counted), words.number(board.in_play)
    difference = board.in_play - board.counted
    if not difference and board.complete:
        return (
            words.gettext("Stacks: {counted}, all that is in play.", counted=counted),
            "done",
        )
    named = {"counted": counted, "in_play": in_play}
    if difference < 0:
        over = words.number(Chips(-difference))
        return (
            words.gettext(
                "Stacks: {counted} of {in_play} in play, {over} too much.", over=over, **named
            ),
            "stopped",
        )
    missing = words.number(Chips(difference))
    said = words.gettext(
        "Stacks: {counted} of {in_play} in play, {missing} missing.", missing=missing, **named
    )
    return said, "stopped" if board.complete else "waiting"


def money_text(words: Catalogue, board: DealBoard, draft: Draft) -> Said:
    divided = words.money(board.divided, board.currency)
    if board.divided < 0:
        return words.gettext("More is held back than there is."), "stopped"
    shown = [draft.share(row) for row in board.rows]
    if None in shown:
        return words.gettext("To divide: {divided}.", divided=divided), "quiet"
    missing = draft.missing(board)
    if not missing:
        return words.gettext("To divide: {divided}, all of it shared out.", divided=divided), "done"
    amount = words.money(Money(abs(missing)), board.currency)
    if missing > 0:
        return (
            words.gettext(
                "To divide: {divided}, {amount} missing.", divided=divided, amount=amount
            ),
            "stopped",
        )
    return (
        words.gettext("To divide: {divided}, {amount} too much.", divided=divided, amount=amount),
        "stopped",
    )


def doubts_text(words: Catalogue, board: DealBoard, draft: Draft) -> str:
    """Say what is doubtful about the shares; an unfair one may be agreed all the same."""
    shares = [draft.share(row) for row in board.rows]
    if None in shares or not board.prizes:
        return ""
    most, least = board.prizes[0] + board.heads, board.prizes[-1]
    above = sum(share is not None and share > most for share in shares)
    below = sum(share is not None and share < least for share in shares)
    said = []
    if above:
        said.append(
            words.ngettext(
                "▲ {number} player gets more than the first prize.",
                "▲ {number} players get more than the first prize.",
                above,
            )
        )
    if below:
        said.append(
            words.ngettext(
                "▼ {number} player gets less than the next prize.",
                "▼ {number} players get less than the next prize.",
                below,
            )
        )
    return " ".join(said)


def method_label(words: Catalogue, method: DealMethod) -> str:
    say = words.pgettext
    return {
        "icm": say("deal", "By ICM"),
        "chips": say("deal", "By chips"),
        "even": say("deal", "Equal parts"),
        "typed": say("deal", "As typed"),
    }[method]
