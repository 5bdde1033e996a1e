"""The papers of a season: nobody is missing from them, in any language and on any paper."""

from decimal import Decimal
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.season_rules import FinalRules, SeasonRules
from tdconsole.domain.values import (
    AdjustmentNo,
    Chips,
    PersonId,
    Place,
    SeasonNo,
    TournamentId,
)
from tdconsole.i18n.catalogue import Catalogue, catalogue
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.season.qualifiers import print_qualifiers
from tdconsole.printing.season.table import print_season
from tdconsole.projections.season.qualifying import qualifiers
from tdconsole.projections.season.table import (
    AdjustmentLine,
    SeasonEvening,
    SeasonResult,
    SeasonRow,
    SeasonTable,
)
from tests.printing.lists import LONGEST, frame
from tests.printing.read_again import ENGLISH, pages_of
from tests.printing.seen import ink_outside

RULES = SeasonRules(formula="1", best=1, minimum=2, ties=("wins",))
EVENING = SeasonEvening(
    tournament=TournamentId("a"), name="Tuesday", day="2026-10-01", players=9, by_hand=False
)


def row(number: int, **other: Any) -> SeasonRow:
    points = Decimal(1000 - number) / 4
    result = SeasonResult(
        tournament=EVENING.tournament, place=Place(number), points=points, counts=True
    )
    made = SeasonRow(
        place=Place(number),
        person=PersonId(number),
        name=f"Player {number}",
        points=points,
        adjusted=Decimal(0),
        played=2,
        wins=0,
        cashes=0,
        best_place=Place(number),
        results=(result, replace(result, counts=False)),
    )
    return replace(made, **other)


def table(players: int, **other: Any) -> SeasonTable:
    made = SeasonTable(
        season=SeasonNo(1),
        name="Winter",
        rules=RULES,
        closed=None,
        as_of="2026-11-21",
        evenings=(EVENING,),
        rows=tuple(row(number) for number in range(1, players + 1)),
        below=(),
        adjustments=(),
        missing=(),
    )
    return replace(made, **other)


def printed(
    what: SeasonTable, words: Catalogue = ENGLISH, paper: PaperName = "a4", *, final: bool = False
) -> bytes:
    pdf = BytesIO()
    on = frame(words, paper)
    pages = print_qualifiers(qualifiers(what), on, pdf) if final else print_season(what, on, pdf)
    assert pages == len(pages_of(pdf.getvalue()))
    return pdf.getvalue()


def text(pdf: bytes) -> str:
    return "\n".join(line for page in pages_of(pdf) for line in page)


def test_everybody_is_on_it_and_the_heads_are_on_every_page() -> None:
    pages = pages_of(printed(table(400)))
    assert len(pages) > 5
    said = "\n".join(line for page in pages for line in page)
    for number in range(1, 401):
        assert (
            f"Player {number}\n" in f"{said}\n".replace(" \n", "\n") or f"Player {number} " in said
        )
    assert all(any("POINTS" in line for line in page) for page in pages)


def test_what_decided_what_was_adjusted_and_who_is_below() -> None:
    below = replace(row(9), place=None, name="Late Larry")
    adjusted = AdjustmentLine(
        adjustment=AdjustmentNo(1),
        person=PersonId(1),
        name="Player 1",
        points=Decimal("-2.50"),
        day="2026-10-02",
        reason="left early",
        taken_back=False,
    )
    back = replace(adjusted, adjustment=AdjustmentNo(2), reason="by mistake", taken_back=True)
    rows = (row(1, adjusted=Decimal("-2.50")), row(2, decided_by="wins"), row(3, name=None))
    said = text(printed(table(0, rows=rows, below=(below,), adjustments=(adjusted, back))))
    for one in (
        "behind by: more wins",
        "−2.5 adjusted",
        "Too few evenings for a place",
        "Late Larry",
        "left early",
        "erased",
        "1 of 2",
        "249.75",
        "249.50",
    ):
        assert one in said, one
    assert "by mistake" not in said


@pytest.mark.parametrize("paper", ["a4", "letter", "a6", "roll-80", "roll-58"])
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_the_longest_name_stays_on_the_paper(paper: PaperName, language: Any) -> None:
    final = FinalRules(players=2, stack=Chips(10_000))
    what = table(3, rows=(row(1, name=LONGEST), row(2), row(3)), rules=replace(RULES, final=final))
    for pdf in (
        printed(what, catalogue(language), paper),
        printed(what, catalogue(language), paper, final=True),
    ):
        assert not ink_outside(pdf, PAPERS[paper])


def test_the_final_has_the_stacks_and_says_who_shares_the_last_place() -> None:
    final = FinalRules(players=1, stack=Chips(10_000), per_point="10", chip=Chips(100))
    rows = tuple(row(number, place=Place(1), shared_by=2) for number in (1, 2))
    said = text(printed(table(0, rows=rows, rules=replace(RULES, final=final)), final=True))
    assert said.count("12,500") == 2
    assert "25,000" in said
    assert "1 more than planned" in said


def test_nothing_is_printed_of_nobody() -> None:
    with pytest.raises(NothingToPrint):
        printed(table(0))
    with pytest.raises(NothingToPrint):
        printed(table(3), final=True)
