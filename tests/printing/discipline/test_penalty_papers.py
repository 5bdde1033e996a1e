"""Penalty notice and tally card: in three languages, on every paper, with the longest names."""

import re
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Final, get_args

import pytest
from msgspec.structs import replace

from tdconsole.domain.values import Chips, EntryId, PenaltyNo, Seat, SeatNo, StepNo, TableNo
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.discipline.penalty_notice import print_penalty_notices
from tdconsole.printing.discipline.tally_card import print_tally_cards
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.projections.discipline.notices import Lifted, NoticeOf, PenaltyNotice
from tdconsole.projections.discipline.tally_cards import TallyCard
from tests.printing.lists import LONGEST, UNBROKEN, frame, printed
from tests.printing.read_again import FOOTER, pages_of, words_of
from tests.printing.seen import ink_outside

SEAT: Final = Seat(table=TableNo(1_112), seat=SeatNo(10))
NOTICE: Final = PenaltyNotice(
    event="Spring Main Event",
    of="miss",
    penalty=PenaltyNo(7),
    entry=EntryId(12),
    name=LONGEST,
    country="PL",
    seat=SEAT,
    offence="concealed-chips",
    cite="TDA-2024 63",
    said=f"{UNBROKEN} in the pocket, for the second time tonight, and a quarrel about it",
    hands=18,
    rounds=2,
    chips=Chips(999_999_999),
    at=FOOTER.printed,
    by="Łucja Żółć",
    step=StepNo(9),
)
LIFTED: Final = Lifted(
    at=FOOTER.printed, by="Łucja Żółć", reason="wrong player", chips=Chips(4_000)
)
CARD: Final = TallyCard(
    event="Spring Main Event",
    penalty=PenaltyNo(7),
    entry=EntryId(12),
    name=LONGEST,
    seat=SEAT,
    hands=18,
    served=5,
    rounds=2,
)
STEPS: Final[tuple[NoticeOf, ...]] = (
    "warning",
    "hand_annulled",
    "chips",
    "miss",
    "sanction",
    "disqualification",
)
NOTICES: Final = (
    *(replace(NOTICE, of=of) for of in STEPS),
    replace(NOTICE, of="disqualification", penalty=None, keeps_prize=True, said=None),
    replace(NOTICE, lifted=LIFTED, again=True),
    replace(NOTICE, lifted=replace(LIFTED, reason=None, by=None)),
    replace(NOTICE, void=True, hands=0),
    replace(NOTICE, morning=True, offence="", said="", cite=None, country=None, name=None),
    replace(NOTICE, cite=None, rounds=0, chips=Chips(0)),
)
CARDS: Final = (
    CARD,
    replace(CARD, hands=1, rounds=0, served=0, name=UNBROKEN),
    replace(CARD, hands=60, rounds=0, after=PenaltyNo(6)),
    replace(CARD, hands=1_000, rounds=100, seat=None, name=None),
)
PAPERS: Final = papers_of("penalty-notice")


def notices(how: Frame, to: BytesIO) -> int:
    return print_penalty_notices(NOTICES, how, to)


def cards(how: Frame, to: BytesIO) -> int:
    return print_tally_cards(CARDS, how, to)


BOTH: Final[tuple[Callable[[Frame, BytesIO], int], ...]] = (notices, cards)


def text_of(notice: PenaltyNotice, words: Catalogue | None = None) -> str:
    how = frame() if words is None else frame(words)
    pdf = printed(partial(print_penalty_notices, (notice,), how))
    return " ".join(line.strip() for page in pages_of(pdf) for line in page)


def card_text(card: TallyCard, paper: PaperName = "a6") -> str:
    pdf = printed(partial(print_tally_cards, (card,), frame(paper=paper)))
    return " ".join(line.strip() for page in pages_of(pdf) for line in page)


@pytest.mark.parametrize("made", BOTH)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_the_edge(
    made: Callable[[Frame, BytesIO], int], paper: PaperName, language: Language
) -> None:
    how = frame(Catalogue(language), paper)
    assert not ink_outside(printed(partial(made, how)), how.paper)


@pytest.mark.parametrize("made", BOTH)
def test_in_two_languages(made: Callable[[Frame, BytesIO], int]) -> None:
    how = frame(Bilingual(Catalogue("it"), "pl"), "roll-58")
    assert not ink_outside(printed(partial(made, how)), how.paper)


@pytest.mark.parametrize("made", BOTH)
@pytest.mark.parametrize("paper", PAPERS)
def test_the_longest_names_are_whole(
    made: Callable[[Frame, BytesIO], int], paper: PaperName
) -> None:
    pdf = printed(partial(made, frame(paper=paper)))
    text = "".join("".join(line.split()) for page in pages_of(pdf) for line in page)
    assert "".join(LONGEST.split()) in text
    assert UNBROKEN in text


def test_labels_are_too_small_and_become_a_sheet() -> None:
    for made in BOTH:
        how = frame(paper="labels-a4-21")
        assert printed(partial(made, how)) == printed(partial(made, frame()))


def test_none_is_nothing_to_print() -> None:
    with pytest.raises(NothingToPrint):
        print_penalty_notices((), frame(), BytesIO())
    with pytest.raises(NothingToPrint):
        print_tally_cards((), frame(), BytesIO())


def test_every_step_is_tried() -> None:
    assert set(STEPS) == {word for part in get_args(NoticeOf) for word in get_args(part) or (part,)}


def test_a_notice_says_what_holds() -> None:
    text = text_of(NOTICE)
    for said in ("Penalty 7", "TDA-2024 63", "18", "2 rounds of 9 players", "Łucja Żółć"):
        assert said in text
    assert "Chips concealed" in text
    assert "begins when the hand in progress is over" in text
    assert "Blinds forfeited" in text
    assert "Printed again" not in text
    assert "next day" in text_of(replace(NOTICE, morning=True))


def test_one_of_a_lifted_penalty_says_why_and_nothing_of_hands_to_miss() -> None:
    text = text_of(replace(NOTICE, lifted=LIFTED))
    assert "LIFTED" in text
    assert "Lifted: wrong player" in text
    assert "Chips given back" in text
    assert "It begins" not in text
    assert "Lifted: erased" in text_of(replace(NOTICE, lifted=replace(LIFTED, reason=None)))


def test_one_that_was_undone_is_void() -> None:
    text = text_of(replace(NOTICE, void=True, lifted=LIFTED))
    assert "VOID" in text
    assert "is no longer valid" in text
    assert "LIFTED" not in text


def test_who_is_put_out_reads_whether_the_prize_is_kept() -> None:
    out = replace(NOTICE, of="disqualification", penalty=None)
    assert "Disqualification" in text_of(out)
    assert "no prize and no refund" in text_of(out)
    sanction = replace(out, of="sanction", keeps_prize=True)
    assert "Elimination by sanction" in text_of(sanction)
    assert "The prize of the place is kept." in text_of(sanction)


@pytest.mark.parametrize("paper", papers_of("tally-card"))
@pytest.mark.parametrize("hands", [1, 40, 60, 333])
def test_there_is_a_box_for_each_hand(paper: PaperName, hands: int) -> None:
    text = card_text(replace(CARD, hands=hands, rounds=0, served=0, event="Main"), paper)
    words = text.split()
    assert [n for n in range(1, hands + 1) if str(n) not in words] == []
    assert str(hands + 1) not in words


def test_rounds_are_told_apart() -> None:
    text = card_text(CARD)
    assert "Round 1" in text
    assert "Round 2" in text
    assert "Round 3" not in text
    assert "5 missed already" in text
    assert "Round 1" not in card_text(replace(CARD, rounds=1, hands=9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_on_a_card_is_never_parted_from_its_noun(language: Language) -> None:
    how = frame(Catalogue(language))
    lines = [
        line.strip() for line in pages_of(printed(partial(print_tally_cards, (CARD,), how)))[0]
    ]
    assert not [line for line in lines if re.search(r"·\s+\d+$", line)]
    assert any(line.startswith(f"{CARD.rounds} ") for line in lines)


def test_forty_hands_stand_on_one_small_sheet() -> None:
    for hands in (1, 18, 30, 31, 40, 60):
        card = replace(CARD, hands=hands, rounds=0, name="Maria Rossi")
        pdf = printed(partial(print_tally_cards, (card,), frame(paper="a6")))
        assert len(pages_of(pdf)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_cards_of_two_rounds_stand_on_one_sheet(language: Language) -> None:
    card = replace(CARD, name="Maria Rossi")
    pdf = printed(partial(print_tally_cards, (card,) * 3, frame(Catalogue(language))))
    assert len(pages_of(pdf)) == 1


def test_the_name_of_a_round_stands_beside_its_boxes_where_the_paper_is_wide() -> None:
    def under(paper: PaperName) -> float:
        card = replace(CARD, name="Maria Rossi")
        [page] = words_of(printed(partial(print_tally_cards, (card,), frame(paper=paper))))
        first, box = (next(w for w in page if w.text == text) for text in ("Round 2", "10"))
        return first.line - box.line

    assert abs(under("a4")) < 3
    assert under("a6") > 10


def test_what_is_missed_is_the_largest_figure_on_what_the_house_keeps() -> None:
    [page] = words_of(printed(partial(print_penalty_notices, (NOTICE,), frame())))
    missed = [word.size for word in page if word.text == str(NOTICE.hands)]

    assert len(missed) == len(["notice", "counterfoil"])
    assert max(missed) >= 18
    assert min(missed) >= 12
