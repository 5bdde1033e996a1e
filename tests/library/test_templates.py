"""Templates that come with the program, and what is said of one that has a slip."""

from pathlib import Path

import pytest

from tdconsole.domain.language.terms import AddOn, Flights, Mystery, Progressive, Rebuys
from tdconsole.domain.rules.book import STANDARD
from tdconsole.domain.values import Chips, Money, Price, Structure
from tdconsole.files import resource
from tdconsole.flaws import FieldMissing, Flaw, NotANumber, NotATable, NotOneOf, UnknownField
from tdconsole.known_errors import BadData, FileMissing
from tdconsole.library.chipsets import chipset, chipsets_named
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.library.templates import keeping, kept, template, template_title, templates_named
from tdconsole.session import Done, SystemTime, rehearsal

HEAD = """title = "Ours"
structure = "turbo"
payouts = "club"
rulebook = "pl-club"
price = { pool = 5000 }
stack = 10000
"""


def flaw(tmp_path: Path, text: str) -> tuple[int | None, Flaw | None]:
    path = tmp_path / "ours.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as raised:
        template(str(path))
    return raised.value.line, raised.value.flaw


def test_there_is_a_dozen_and_the_plain_evening_comes_first() -> None:
    assert len(templates_named()) >= 12
    assert templates_named()[0] == "club-evening"


@pytest.mark.parametrize("name", templates_named())
def test_each_makes_a_tournament_by_its_rulebook(name: str) -> None:
    made = template(name).made
    with rehearsal(SystemTime()) as session:
        answer = session.submit(None, made)
        assert isinstance(answer, Done)
        state = session.state(answer.tournament)
        assert state is not None
        assert state.setup.terms == made.terms
        assert state.setup.price.pool > 0


@pytest.mark.parametrize("name", templates_named())
def test_each_has_a_title_in_every_language(name: str) -> None:
    for language in ("en", "it", "pl"):
        assert template(name, language).title == template_title(name, language)
        assert template(name, language).made.name == template_title(name, language)


@pytest.mark.parametrize("name", templates_named())
def test_a_house_keeps_one_as_it_is(name: str) -> None:
    made = template(name)
    assert kept("Ours", keeping(made)) == made


def test_one_may_name_the_chips_that_it_is_played_with(tmp_path: Path) -> None:
    assert template("club-evening").made.terms.chip_set == chipset("club-1000")
    assert template("turbo").made.terms.chip_set == "off"
    path = tmp_path / "ours.toml"
    path.write_text(HEAD + 'chips = "festival"\n', encoding="utf-8")
    assert template(str(path), "pl").made.terms.chip_set == chipset("festival", "pl")
    line, wrong = flaw(tmp_path, HEAD + 'chips = "paper"\n')
    assert line == 7
    assert isinstance(wrong, NotOneOf)
    assert wrong.choices == tuple(chipsets_named())


def test_what_is_sold_stands_in_it() -> None:
    terms = template("rebuy-add-on").made.terms
    assert terms.rebuys == Rebuys(price=Price(pool=Money(2000)), chips=Chips(10_000))
    assert terms.add_on == AddOn(price=Price(pool=Money(2000)), chips=Chips(15_000))
    assert template("bounty").made.price.bounty > 0
    assert template("heads-up").made.seats_per_table == 2
    assert template("double-chance").made.terms.second_half == 10_000


def test_a_satellite_pays_equal_shares() -> None:
    for band in payouts("satellite"):
        assert max(band.shares) - min(band.shares) <= 1


def test_a_house_may_write_one_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(HEAD + "[terms]\nreentries = { price = { pool = 4000 } }\n", encoding="utf-8")
    made = template(str(path))
    assert (made.title, made.made.stack, made.made.seats_per_table) == ("Ours", 10_000, 9)
    assert made.made.structure == structure("turbo")
    assert made.made.rulebook is not None
    assert made.made.rulebook.id != STANDARD.id
    assert made.made.terms.reentries != "off"


def test_a_slip_is_told_with_its_line(tmp_path: Path) -> None:
    wrong = HEAD.replace('"turbo"', '"turbos"')
    line, told = flaw(tmp_path, wrong)
    assert line == 2
    assert isinstance(told, NotOneOf)
    assert told.near == "turbo"
    line, told = flaw(tmp_path, HEAD + "[terms]\ncap = -1\n")
    assert (line, type(told)) == (8, NotANumber)
    line, told = flaw(tmp_path, HEAD + "[terms]\nreentry = {}\n")
    assert line == 8
    assert told == UnknownField(field="reentry", near="reentries")
    line, told = flaw(tmp_path, HEAD.replace("stack = 10000\n", ""))
    assert told == FieldMissing(field="stack")
    line, told = flaw(tmp_path, HEAD + "[terms]\nreentries = { price = 5000 }\n")
    assert (line, type(told)) == (8, NotATable)


def test_a_slip_in_how_heads_are_paid_is_told(tmp_path: Path) -> None:
    line, told = flaw(tmp_path, HEAD + "[terms]\nheads = { to_head = 5000 }\n")
    assert (line, told) == (8, FieldMissing(field="terms.heads.type"))
    line, told = flaw(tmp_path, HEAD + '[terms]\nheads = { type = "mistery" }\n')
    assert line == 8
    assert isinstance(told, NotOneOf)
    assert told.near == "mystery"
    line, told = flaw(tmp_path, HEAD + '[terms]\nheads = { type = "mystery", to_head = 1 }\n')
    assert (line, type(told)) == (8, UnknownField)


def test_one_that_is_not_there_and_one_that_is_spoilt() -> None:
    with pytest.raises(FileMissing):
        template("no-such-template")
    with pytest.raises(BadData):
        kept("Ours", b'{"title": "Ours"}')


def test_no_file_among_them_is_left_out() -> None:
    shipped = {path.stem for path in resource("templates").iterdir()}
    assert shipped == set(templates_named())


def test_heads_are_paid_three_ways() -> None:
    assert template("bounty").made.terms.heads == "off"
    assert template("progressive-bounty").made.terms.heads == Progressive(to_head=5_000)
    mystery = template("mystery-bounty").made.terms.heads
    assert isinstance(mystery, Mystery)
    assert sum(one.number for one in mystery.envelopes) == mystery.from_players == 9


def test_two_first_days_end_with_a_level_or_with_a_share_of_the_field() -> None:
    by_level, by_share = template("two-flight").made, template("two-flight-share").made
    assert by_level.terms.flights == Flights(names=("1A", "1B"), forward="best")
    assert by_share.terms.flights == Flights(names=("1A", "1B"), ends="share", share=1_500)
    assert [_day_ends(made.structure) for made in (by_level, by_share)] == [1, 0]


def _day_ends(structure: Structure) -> int:
    return sum(mark.kind == "end_of_day" for period in structure for mark in period.marks)
