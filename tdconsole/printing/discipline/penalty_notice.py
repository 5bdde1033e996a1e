"""The notice a player gets with a penalty, sanction or disqualification, or its lifting."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, assert_never

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import HERO, Bill, capital
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, STRONG, TEXT
from tdconsole.printing.paper.listing import Frame, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.slips import Counterfoil, Slip, Slips
from tdconsole.projections.discipline.notices import Lifted, PenaltyNotice

_GAP: Final = 8.0
_ABOVE_STEP: Final = 8.0


def print_penalty_notices(
    notices: tuple[PenaltyNotice, ...], frame: Frame, to: Path | BinaryIO
) -> int:
    """Print the notices, three to a sheet or one to a piece of a roll; `NothingToPrint` if none.

    Labels are too small to sign on, so A4 is used instead.
    """
    if not notices:
        raise NothingToPrint
    words = frame.words
    laid = Slips(frame, "warning", words.gettext("Penalty notice"), len(notices))
    for notice in notices:
        laid.add(_slip(notice, words))
    return laid.deliver(to)


def _slip(notice: PenaltyNotice, words: Catalogue) -> Slip:
    label, amount = _chief(words, notice)
    return Slip(
        kind=words.gettext("Penalty notice"),
        number=_number(words, notice),
        event=notice.event,
        who=partial(_draw_player, notice, words),
        said=partial(_draw_penalty, notice, words),
        below=partial(_draw_foot, notice, words),
        counterfoil=Counterfoil(
            name=name_of(words, notice.name),
            lines=(_whose(words, notice), *_in_short(words, notice), _given(words, notice)),
            label=label,
            amount=amount,
            signed=words.pgettext("penalty", "Player"),
        ),
        band=_band(words, notice),
    )


def _band(words: Catalogue, notice: PenaltyNotice) -> str:
    if notice.void:
        return words.pgettext("penalty", "Void")
    return "" if notice.lifted is None else words.pgettext("penalty", "Lifted")


def _in_short(words: Catalogue, notice: PenaltyNotice) -> Iterator[str]:
    """The offence, its article, and the chips that go along with it."""
    if notice.offence:
        yield capital(offence_name(words, notice.offence))
    if notice.cite:
        yield notice.cite
    if notice.chips and notice.of != "chips":
        yield f"{_chips(words, notice)}: {words.number(notice.chips)}"


def _chief(words: Catalogue, notice: PenaltyNotice) -> tuple[str, str]:
    """What is missed or taken away, and how much of it; empty where nothing is counted."""
    if notice.of == "miss":
        return _missed(words, notice), _length(words, notice)
    if notice.of == "chips":
        return _chips(words, notice), words.number(notice.chips)
    return "", ""


def _given(words: Catalogue, notice: PenaltyNotice) -> str:
    facts = (words.moment(notice.at), notice.by)
    return words.gettext("Given {facts}", facts=BETWEEN.join(fact for fact in facts if fact))


def _draw_player(notice: PenaltyNotice, words: Catalogue, bill: Bill) -> None:
    if notice.again:
        bill.text(words.pgettext("penalty", "Printed again"), STRONG)
        bill.skip(_GAP)
    bill.text(name_of(words, notice.name), LARGE_ERASED if notice.name is None else LARGE)
    bill.text(_whose(words, notice), TEXT, 4)
    bill.note(_given(words, notice), 4)


def _draw_penalty(notice: PenaltyNotice, words: Catalogue, bill: Bill) -> None:
    _draw_offence(notice, bill, words)
    _draw_step(notice, bill, words)
    bill.keep()


def _draw_foot(notice: PenaltyNotice, words: Catalogue, bill: Bill) -> None:
    bill.rule(heavy=True)
    if notice.void:
        said = words.gettext("This notice is no longer valid: what it says was undone.")
        bill.long_text(said, STRONG, _GAP)
    elif notice.lifted is not None:
        _draw_lifting(notice.lifted, bill, words)
    else:
        bill.skip(2)
        for sentence in _what_holds(words, notice):
            bill.long_text(sentence, TEXT, 4)
    bill.sign(words.pgettext("penalty", "Player"), words.pgettext("penalty", "Floor"))
    bill.keep()


def _number(words: Catalogue, notice: PenaltyNotice) -> str:
    match notice.of:
        case "sanction":
            return words.gettext("Elimination by sanction")
        case "disqualification":
            return words.gettext("Disqualification")
        case _:
            return words.gettext("Penalty {number}", number=notice.penalty)


def _whose(words: Catalogue, notice: PenaltyNotice) -> str:
    said = [words.gettext("Entry {entry}", entry=notice.entry)]
    if notice.seat is not None:
        table, seat = notice.seat.table, notice.seat.seat
        said.append(words.gettext("table {table}, seat {seat}", table=table, seat=seat))
    if notice.country:
        said.append(notice.country)
    return BETWEEN.join(said)


def _draw_offence(notice: PenaltyNotice, bill: Bill, words: Catalogue) -> None:
    """Draw the offence with its article, and the director's words."""
    if notice.offence:
        bill.skip(4)
        name = capital(offence_name(words, notice.offence))
        if notice.cite:
            bill.pair(name, notice.cite, STRONG, TEXT)
        else:
            bill.text(name, STRONG)
    if notice.said is not None:
        bill.long_text(notice.said or words.gettext("erased"), TEXT, 4 if notice.offence else 0)
    if notice.offence or notice.said is not None:
        bill.skip(_GAP)
        bill.rule()


def _draw_step(notice: PenaltyNotice, bill: Bill, words: Catalogue) -> None:
    bill.skip(4)
    match notice.of:
        case "warning":
            bill.text(words.pgettext("notice", "Warning"), HERO)
        case "hand_annulled":
            bill.text(words.pgettext("notice", "Hand annulled"), HERO)
        case "miss":
            bill.skip(_ABOVE_STEP)
            bill.outcome(_missed(words, notice), _length(words, notice), STRONG, HERO)
            if notice.rounds and notice.players:
                bill.note(_by_rounds(words, notice))
                bill.skip(4)
        case "chips" | "sanction" | "disqualification":
            pass
        case _:
            assert_never(notice.of)
    if notice.chips:
        alone = notice.of == "chips"
        chips = words.number(notice.chips)
        bill.skip(_ABOVE_STEP if alone else 6)
        bill.outcome(_chips(words, notice), chips, STRONG, HERO if alone else STRONG)
    bill.skip(4)


def _missed(words: Catalogue, notice: PenaltyNotice) -> str:
    """The label; a round whose number of players is no longer known stays a round."""
    if notice.hands:
        return words.pgettext("notice", "Hands to miss")
    return words.pgettext("notice", "Rounds to miss")


def _length(words: Catalogue, notice: PenaltyNotice) -> str:
    return words.number(notice.hands or notice.rounds)


def _by_rounds(words: Catalogue, notice: PenaltyNotice) -> str:
    return words.ngettext(
        "{number} round of {players} players",
        "{number} rounds of {players} players",
        notice.rounds,
        players=words.number(notice.players),
    )


def _chips(words: Catalogue, notice: PenaltyNotice) -> str:
    match notice.of:
        case "miss":
            return words.pgettext("notice", "Blinds forfeited")
        case "chips":
            return words.pgettext("notice", "Chips confiscated")
        case _:
            return words.pgettext("notice", "Chips out of play")


def _what_holds(words: Catalogue, notice: PenaltyNotice) -> tuple[str, ...]:
    say = words.gettext
    match notice.of:
        case "warning":
            return (say("Another offence may bring a heavier penalty."),)
        case "hand_annulled":
            return (say("The player’s hand no longer counts."),)
        case "chips":
            return (say("The chips are taken out of play."),)
        case "miss":
            return (
                say("It begins with the first hand of the next day.")
                if notice.morning
                else say("It begins when the hand in progress is over."),
                say("The player leaves the tournament area."),
                say("Cards are dealt, blinds and antes are posted, and each hand is killed."),
                say(
                    "The player comes back when all hands are missed, and the dealer reports it. Only the floor may lift it before."
                ),
            )
        case "sanction" | "disqualification":
            prize = (
                say("The prize of the place is kept.")
                if notice.keeps_prize
                else say("There is no prize and no refund.")
            )
            return (say("The player is out, and the chips leave play."), prize)
        case _:
            assert_never(notice.of)


def _draw_lifting(lifted: Lifted, bill: Bill, words: Catalogue) -> None:
    reason = lifted.reason or words.gettext("erased")
    bill.long_text(words.gettext("Lifted: {reason}", reason=reason), STRONG, _GAP)
    if lifted.chips:
        bill.skip(4)
        bill.pair(words.pgettext("notice", "Chips given back"), words.number(lifted.chips))
    facts = (words.moment(lifted.at), lifted.by)
    bill.note(BETWEEN.join(fact for fact in facts if fact), 4)
