"""The report of the evening: in three languages, with and without money, from its first entry on."""

from io import BytesIO

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.eliminations.evening_report import print_evening_report
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS
from tdconsole.projections.entry.paper_source import PaperSource
from tests.domain.floor import busting
from tests.printing.lists import frame
from tests.printing.read_again import pages_of, text_of
from tests.printing.seen import ink_outside
from tests.projections.structure.test_evening import PEOPLE, founded, registered
from tests.projections.structure.test_stack_course import Evening as Floor


def played_out() -> Floor:
    floor = registered(9)
    floor.do(StartClock())
    floor.wait(minutes=41)
    for entry in range(1, 9):
        floor.wait(minutes=10).do(busting(entry))
    floor.do(FinishTournament())
    return floor


def report(floor: Floor, made_as: Frame, *, money: bool = True) -> bytes:
    to = BytesIO()
    source = PaperSource(state=floor.tournament, people=PEOPLE, trail=tuple(floor.trail))
    printed = replace(made_as.footer, printed=floor.now)
    print_evening_report(source, made_as._replace(footer=printed), to, shows_money=money)
    return to.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_figures_charts_places_and_levels(language: Language) -> None:
    words = Catalogue(language)
    made = report(played_out(), frame(words))
    text = text_of(made)
    for name in ("Friday Night", "Player 9", "Player 1", words.gettext("Players over time")):
        assert name in text
    assert words.gettext("When it is over") not in text  # it is over
    assert text.count("€") > 4
    assert not ink_outside(made, PAPERS["a4"])


def test_it_is_silent_on_money_where_the_house_is() -> None:
    text = text_of(report(played_out(), frame(), money=False))
    assert "€" not in text
    assert "Prizes by place" not in text
    assert "Player 9" in text


def test_while_nobody_is_near_the_final_places_it_has_the_prizes_as_they_stand() -> None:
    text = text_of(report(registered(36), frame()))
    assert "THE LAST TO GO OUT" not in text
    assert "PRIZES" in text


@pytest.mark.parametrize("height", range(340, 640, 13))
def test_no_heading_is_left_alone_at_the_foot_of_a_page(height: int) -> None:
    shorter = replace(PAPERS["a4"], height=float(height))
    made = report(registered(60), frame()._replace(paper=shorter))
    (page,) = (page for page in pages_of(made) if "PRIZES" in page)
    assert "€" in " ".join(page[page.index("PRIZES") :])


def test_there_is_none_before_the_first_entry() -> None:
    with pytest.raises(NothingToPrint):
        report(founded(), frame())
