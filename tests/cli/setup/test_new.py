import json
from pathlib import Path

import pytest

from tests.cli.terminal import typed

STRUCTURE = """
title = "Ours"
rows = [{ small = 1, big = 2, minutes = 10 }, { break = 5 }]
"""
PAYOUTS = """
title = "Ours"
bands = [{ entries = 1, shares = [6000, 4000] }]
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.house"


def test_a_house_and_its_first_tournament(path: Path) -> None:
    said = typed("new", path, "--name", "Main Event")
    assert said.code == 0
    assert said.out.startswith("Main Event is tournament ")
    assert path.is_file()
    (shelved,) = typed("show", path, "tournaments", "--json").json["tournaments"]
    assert shelved["name"] == "Main Event"
    assert shelved["tournament"] in said.out


def test_a_second_tournament_goes_into_the_same_house(path: Path) -> None:
    typed("new", path, "--name", "First")
    typed("new", path, "--name", "Second")
    shelf = typed("show", path, "tournaments", "--json").json["tournaments"]
    assert [one["name"] for one in shelf] == ["First", "Second"]


def test_asked_twice_with_one_request_number_it_is_made_once(path: Path) -> None:
    first = typed("new", path, "--name", "Main", "--request", "monday-1")
    assert typed("new", path, "--name", "Main", "--request", "monday-1") == first
    assert len(typed("show", path, "tournaments", "--json").json["tournaments"]) == 1


@pytest.mark.parametrize(
    ("amount", "currency", "minor"),
    [
        ("50", "EUR", 5000),
        ("50.00", "EUR", 5000),
        ("50,5", "EUR", 5050),
        ("0", "EUR", 0),
        ("0.01", "EUR", 1),
        ("500", "JPY", 500),
        ("1.234", "KWD", 1234),
        ("10000000000", "EUR", 10**12),
    ],
)
def test_money_as_people_write_it(path: Path, amount: str, currency: str, minor: int) -> None:
    options = ["--buy-in", amount, "--fee", amount, "--currency", currency]
    assert typed("new", path, "--name", "Main", *options).code == 0
    created = typed("show", path, "log", "--json").out
    assert f'"pool": {minor}' in created
    assert not minor or f'"fee": {minor}' in created


@pytest.mark.parametrize(
    ("amount", "currency"),
    [
        ("-1", "EUR"),
        ("abc", "EUR"),
        ("", "EUR"),
        ("0.001", "EUR"),
        ("0.5", "JPY"),
        ("1.000,50", "EUR"),
        ("5 0", "EUR"),
        ("NaN", "EUR"),
        ("10000000000.01", "EUR"),
    ],
)
@pytest.mark.parametrize("option", ["--buy-in", "--fee", "--cash-unit"])
def test_what_is_no_money_makes_no_house(
    path: Path, amount: str, currency: str, option: str
) -> None:
    said = typed("new", path, "--name", "Main", "--currency", currency, option, amount)
    assert said.misuse
    assert not path.exists()


def test_the_cash_unit_of_a_currency_without_cents_is_one(path: Path) -> None:
    assert typed("new", path, "--name", "Main", "--currency", "JPY", "--buy-in", "500").code == 0
    assert '"cash_unit": 1,' in typed("show", path, "log", "--json").out


@pytest.mark.parametrize(
    "options",
    [
        ["--name", ""],
        ["--name", "  "],
        ["--name", "x" * 121],
        ["--name", "Main", "--stack", "0"],
        ["--name", "Main", "--stack", "1000000001"],
        ["--name", "Main", "--stack", "9" * 30],
        ["--name", "Main", "--stack", "many"],
        ["--name", "Main", "--seats", "1"],
        ["--name", "Main", "--seats", "23"],
        ["--name", "Main", "--currency", "eur"],
        ["--name", "Main", "--currency", "EURO"],
        ["--name", "Main", "--cash-unit", "0"],
        ["--name", "Main", "--rake", "5"],
        [],
    ],
)
def test_out_of_bounds_is_misuse_and_makes_no_house(path: Path, options: list[str]) -> None:
    assert typed("new", path, *options).misuse
    assert not path.exists()


def test_structure_and_payouts_of_the_houses_own(path: Path, tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(STRUCTURE, encoding="utf-8")
    (tmp_path / "paid.toml").write_text(PAYOUTS, encoding="utf-8")
    options = ["--structure", str(tmp_path / "ours.toml"), "--payouts", str(tmp_path / "paid.toml")]
    assert typed("new", path, "--name", "Main", *options).code == 0
    event = typed("show", path, "log", "--json").json["steps"][0]["events"][0]
    created = event.get("event", event)
    assert [period["minutes"] for period in created["structure"]] == [10, 5]
    assert created["payouts"] == [{"entries": 1, "shares": [6000, 4000]}]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("rows = [", "line 1: "),
        ("rows = ]\n", "line 1"),
        ('title = "x"\nrows = [{ small = 1 }]', "line 2: “big”"),
        (
            'title = "x"\nrows = [{ break = 5 }, { break = 5, small = 1 }]',
            "line 2: a break has no “small”",
        ),
        ('title = "x"\nrows = [{ small = 1, big = 2, minutes = 0 }]', "line 2: “minutes”"),
        ('title = "x"\nrows = [{ small = -1, big = 2, minutes = 5 }]', "line 2: “small”"),
        ('title = "x"\nrows = [{ small = 1, big = 0, minutes = 5 }]', "line 2: the level"),
        ('title = "x"\nrows = [{ smal = 1, big = 2, minutes = 5 }]', "smal"),
        ('title = "x"\nrows = 5', "line 2: “rows”"),
        ('title = ""\nrows = []', "line 1: “title”"),
        ('title = "x"\nante = "some"\nrows = []', "line 2: “ante”"),
        ("rows = []", "title"),
        ('title = "x"', "rows"),
        ('title = "x"\nrows = []\nmore = 1', "more"),
    ],
)
def test_a_faulty_structure_is_told_by_its_place(
    path: Path, tmp_path: Path, text: str, place: str
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(text, encoding="utf-8")
    said = typed("new", path, "--name", "Main", "--structure", file)
    assert said.refusal == "BadData"
    assert place in said.err
    assert str(file) in said.err
    assert not path.exists()


@pytest.mark.parametrize(
    ("bands", "place"),
    [
        ("5", "$.bands"),
        ("[{ entries = 0, shares = [10000] }]", "$.bands[0].entries"),
        ("[{ entries = 1, shares = [] }]", "$.bands[0].shares"),
        ("[{ entries = 1, shares = [10000, 0] }]", "$.bands[0].shares[1]"),
        ("[{ entries = 1, shares = [10000] }, { entries = 2 }]", "$.bands[1]"),
        ("[{ entries = 1, shares = [5000.5] }]", "$.bands[0].shares[0]"),
    ],
)
def test_faulty_payouts_are_told_by_their_place(
    path: Path, tmp_path: Path, bands: str, place: str
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(f'title = "x"\nbands = {bands}\n', encoding="utf-8")
    said = typed("new", path, "--name", "Main", "--payouts", file)
    assert said.refusal == "BadData"
    assert place in said.err
    assert not path.exists()


@pytest.mark.parametrize(
    ("bands", "code"),
    [
        ("[]", "BandsOutOfOrder"),
        ("[{ entries = 2, shares = [10000] }]", "BandsOutOfOrder"),
        ("[{ entries = 1, shares = [9999] }]", "SharesDoNotAddUp"),
        ("[{ entries = 1, shares = [4000, 6000] }]", "SharesRise"),
    ],
)
def test_payouts_that_do_not_add_up_are_refused(
    path: Path, tmp_path: Path, bands: str, code: str
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(f'title = "x"\nbands = {bands}\n', encoding="utf-8")
    assert typed("new", path, "--name", "Main", "--payouts", file).refusal == code


def test_a_structure_of_breaks_alone_is_refused(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('title = "x"\nrows = [{ break = 5 }]\n', encoding="utf-8")
    assert typed("new", path, "--name", "Main", "--structure", file).refusal == "NoLevels"


def test_bytes_that_are_no_text_are_no_structure(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(b"\xff\xfe")
    assert typed("new", path, "--name", "Main", "--structure", file).refusal == "BadData"


@pytest.mark.parametrize("option", ["--structure", "--payouts"])
def test_a_file_that_is_not_there(path: Path, tmp_path: Path, option: str) -> None:
    missing = tmp_path / "nowhere.toml"
    said = typed("new", path, "--name", "Main", option, missing)
    assert said.refusal == "FileMissing"
    assert str(missing) in said.err
    assert typed("new", path, "--name", "Main", option, tmp_path).refusal == "FileUnreadable"


def test_another_programs_file_is_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all", encoding="utf-8")
    assert typed("new", letter, "--name", "Main").refusal == "NotAHouse"
    assert letter.read_text(encoding="utf-8") == "Dear all"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert str(tmp_path) in typed("new", tmp_path, "--name", "Main").misuse


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "club.house"
    assert typed("new", path, "--name", "Main").refusal == "FileMissing"


def test_a_synchronised_folder_is_no_place_for_a_house(tmp_path: Path) -> None:
    folder = tmp_path / "Dropbox"
    folder.mkdir()
    said = typed("new", folder / "club.house", "--name", "Main")
    assert said.refusal == "SharedPlace"
    assert list(folder.iterdir()) == []


def test_a_request_number_used_for_another_command(path: Path) -> None:
    number = "1"
    typed("new", path, "--name", "Main", "--request", number)
    line = json.dumps({"command": "StartClock", "request": number}).encode()
    (answer,) = typed("do", path, stdin=line).answers
    assert answer["rejected"] == "RequestUsedBefore"
