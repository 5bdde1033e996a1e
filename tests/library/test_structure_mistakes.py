"""A slip of the pen in a structure's file is told with its line, and what would be right."""

from pathlib import Path

import pytest

from tdconsole.domain.values import Break, Level, Mark
from tdconsole.flaws import (
    BreakWithoutMinutes,
    CellWithoutColumn,
    ChipsOutOfOrder,
    FieldMissing,
    FieldTwice,
    Flaw,
    LevelAndBreak,
    MarkHasNoChip,
    MarkNeedsChip,
    NestedTooDeep,
    NoLength,
    NotAList,
    NotANumber,
    NotARow,
    NotATime,
    NotAWord,
    NothingAtStake,
    NotOneOf,
    NotReadable,
    NotUtf8,
    SmallAboveBig,
    StakesFall,
    TooMany,
    UnknownField,
)
from tdconsole.known_errors import BadData
from tdconsole.library.structure_csv import from_csv
from tdconsole.library.structure_periods import MARK_KINDS
from tdconsole.library.structure_rows import ANTE_KINDS
from tdconsole.library.structure_toml import from_toml

HEAD = 'title = "Ours"\nante = "big_blind"\nrows = [\n    # no row\n'
FIRST = "    { small = 100, big = 200, minutes = 20 },\n"


def toml(row: str) -> Flaw:
    """What is wrong with this row, which stands in the sixth line."""
    return flaw_of(f"{HEAD}{FIRST}    {row},\n]\n".encode(), line=6)


def flaw_of(written: bytes, line: int, *, table: bool = False) -> Flaw:
    with pytest.raises(BadData) as raised:
        from_csv("ours", written) if table else from_toml("ours", written)
    assert raised.value.flaw is not None
    assert (raised.value.path, raised.value.line) == ("ours", line), raised.value.flaw
    return raised.value.flaw


def number(field: str, given: str, least: int, most: int) -> NotANumber:
    return NotANumber(field=field, given=given, least=least, most=most)


@pytest.mark.parametrize(
    ("row", "flaw"),
    [
        ("{ smal = 1, big = 200, minutes = 20 }", UnknownField(field="smal", near="small")),
        ("{ small = 1, big = 2, minutes = 2, weather = 1 }", UnknownField(field="weather")),
        ("{ small = 100, big = 200, minutes = 0 }", number("minutes", "0", 1, 1440)),
        ("{ small = 100, big = 200, hands = 20000 }", number("hands", "20000", 1, 10_000)),
        ("{ small = 100, big = 200.5, minutes = 9 }", number("big", "200.5", 0, 10**12)),
        ("{ small = 100, big = true, minutes = 9 }", number("big", "true", 0, 10**12)),
        ('{ small = "100", big = 2, minutes = 9 }', number("small", "100", 0, 10**12)),
        ("{ small = -1, big = 200, minutes = 9 }", number("small", "-1", 0, 10**12)),
        ("{ small = 100, minutes = 20 }", FieldMissing(field="big")),
        ("{ big = 200, minutes = 20 }", FieldMissing(field="small")),
        ("{ small = 100, big = 200 }", NoLength()),
        ("{ minutes = 20 }", NothingAtStake()),
        ("{}", NoLength()),
        ("{ small = 50, big = 100, minutes = 20 }", StakesFall(was=200, now=100)),
        ("{ small = 500, big = 400, minutes = 20 }", SmallAboveBig(small=500, big=400)),
        ("{ break = 15, small = 100 }", LevelAndBreak(field="small")),
        ('{ until = "21:40" }', BreakWithoutMinutes()),
        ('{ break = 15, until = "24:00" }', NotATime(field="until", given="24:00")),
        ('{ break = 15, until = "soon" }', NotATime(field="until", given="soon")),
        ("{ break = 15, until = 21 }", NotATime(field="until", given="21")),
        ("{ break = 15, until = 21:40:30 }", NotATime(field="until", given="21:40:30")),
        ('{ break = 15, marks = ["colour_up"] }', MarkNeedsChip()),
        ('{ break = 15, marks = ["colour_up 0"] }', MarkNeedsChip()),
        ('{ break = 15, marks = ["colour_up many"] }', None),
        ('{ break = 15, marks = ["add_on 25"] }', MarkHasNoChip(given="add_on 25")),
        (
            '{ break = 15, marks = ["end_of_dya stop"] }',
            NotOneOf(field="marks", given="end_of_dya stop", choices=MARK_KINDS, near="end_of_day"),
        ),
        ("{ break = 15, marks = [25] }", NotAWord(field="marks")),
        ("{ break = 15, marks = 25 }", NotAWord(field="marks")),
        ("{ break = 15, marks = [%s] }" % ('"add_on", ' * 11), TooMany(field="marks", most=10)),
        (
            '{ small = 100, big = 200, ante = 5, ante_kind = "bigblind", minutes = 1 }',
            NotOneOf(field="ante_kind", given="bigblind", choices=ANTE_KINDS, near="big_blind"),
        ),
        ("7", NotARow()),
    ],
)
def test_a_row(row: str, flaw: Flaw | None) -> None:
    assert toml(row) == flaw or flaw is None


def test_a_row_that_is_a_table_of_its_own_has_its_own_lines() -> None:
    text = 'title = "x"\n[[rows]]\nsmall = 1\nbig = 2\n\nminutes = 0\n'
    assert flaw_of(text.encode(), 6) == number("minutes", "0", 1, 1440)
    assert flaw_of(text.replace("minutes = 0", "").encode(), 2) == NoLength()


@pytest.mark.parametrize(
    ("text", "line", "flaw"),
    [
        ('titel = "x"\nrows = []', 1, UnknownField(field="titel", near="title")),
        ("\nrows = []", 1, FieldMissing(field="title")),
        ('title = "x"', 1, FieldMissing(field="rows")),
        ('\ntitle = "x\\ny"\nrows = []', 2, NotAWord(field="title")),
        ("title = 5\nrows = []", 1, NotAWord(field="title")),
        ('title = "x"\nrows = 5', 2, NotAList(field="rows")),
        ('title = "x"\nstack = 0\nrows = []', 2, number("stack", "0", 1, 10**12)),
        ('title = "x"\nchips = [25, 5]\nrows = []', 2, ChipsOutOfOrder()),
        ('title = "x"\nchips = [25, 25]\nrows = []', 2, ChipsOutOfOrder()),
        ('title = "x"\nchips = 25\nrows = []', 2, NotAList(field="chips")),
        (
            'title = "x"\nante = "echa"\nrows = []',
            2,
            NotOneOf(field="ante", given="echa", choices=ANTE_KINDS, near="each"),
        ),
        ('title = "x"\nrows = [\n', 3, None),
        ('title = "x"\nrows = [}\n', 2, None),
        ("a = " + "[" * 5000, 1, NestedTooDeep()),
        ("a = " + "9" * 5000, 1, None),
    ],
)
def test_what_stands_above_the_rows(text: str, line: int, flaw: Flaw | None) -> None:
    found = flaw_of(text.encode(), line)
    assert found == flaw if flaw else isinstance(found, NotReadable)


def test_more_rows_than_anybody_plays() -> None:
    assert flaw_of((HEAD + FIRST * 501 + "]").encode(), 505) == TooMany(field="rows", most=500)


@pytest.mark.parametrize("table", [False, True])
def test_a_file_in_another_encoding(table: bool) -> None:
    text = 'title = "x"\n# perché\n'.encode("latin-1")
    assert flaw_of(text, 2, table=table) == NotUtf8()


@pytest.mark.parametrize(
    ("text", "line", "flaw"),
    [
        ("small,bigg,minutes\n", 1, UnknownField(field="bigg", near="big")),
        ("\n\nsmall,big,Big Blind,minutes\n", 3, FieldTwice(field="Big Blind")),
        ("small,big,ante\n", 1, FieldMissing(field="minutes")),
        ("small,ante,minutes\n", 1, FieldMissing(field="big")),
        ("", 1, FieldMissing(field="big")),
        ("big,minutes\n200,20\n", 2, FieldMissing(field="small")),
        ("small;big;Minutes\n100;200;2,5\n", 2, number("Minutes", "2,5", 1, 1440)),
        ("small;big;minutes\n100;1.00;5\n", 2, number("big", "1.00", 0, 10**12)),
        ("small,big,minutes\n\n100,200,20\n1,2,20\n", 4, StakesFall(was=200, now=2)),
        ("small,big,minutes\n100,200,20,30\n", 2, CellWithoutColumn(given="30")),
        ("small,big,minutes,\n100,200,20,x\n", 2, CellWithoutColumn(given="x")),
        ('small,big,minutes,marks\n1,2,20,"add_on\n+end"\n1,2,,\n', 2, None),
        ('small,big,minutes\n1,2,"20\n', 2, None),
        ("\n\nsmall;big;minutes\n1;2;x\n", 4, number("minutes", "x", 1, 1440)),
        ("sep=;\nsmall;big;minutes\n1;2;x\n", 3, number("minutes", "x", 1, 1440)),
    ],
)
def test_a_table(text: str, line: int, flaw: Flaw | None) -> None:
    found = flaw_of(text.encode(), line, table=True)
    assert flaw is None or found == flaw


@pytest.mark.parametrize("thousand", ["1000", "1.000", "1,000", "1 000", "1'000", "1\u00a0000"])
def test_a_table_as_spreadsheets_of_several_countries_write_it(thousand: str) -> None:
    text = (
        "\ufeffLevel;Big Blind;Small blind;MINUTES;break;Until;Marks;;\r\n"
        f"1;{thousand};500;20;;;;;\r\n"
        ";;;;15;9:40;Registration closes + colour-up 25, end of day STOP;;\r\n"
        ";;;;;;;;\r\n"
        "2;12 000;6.000;20;;;;;\r\n"
    )
    first, pause, last = from_csv("ours", text.encode())
    assert isinstance(first, Level)
    assert isinstance(last, Level)
    assert (first.small_blind, first.big_blind, last.big_blind) == (500, 1000, 12_000)
    assert isinstance(pause, Break)
    assert pause.until == "09:40"
    assert [(mark.kind, mark.chip, mark.stop) for mark in pause.marks] == [
        ("registration_closes", None, False),
        ("colour_up", 25, False),
        ("end_of_day", None, True),
    ]


def test_what_the_row_does_not_say_is_what_is_meant() -> None:
    rows = [
        "{ small = 100, big = 200, ante = 25, hands = 10 }",
        "{ small = 200, big = 400, ante = 400, minutes = 20 }",
        '{ small = 200, big = 400, ante = 400, ante_kind = "each", minutes = 20 }',
        "{ break = 60, until = 21:40:00 }",
    ]
    file = from_toml("ours", f'title = "x"\nrows = [{", ".join(rows)}]'.encode("utf-8-sig"))
    levels = [period for period in file.structure if isinstance(period, Level)]
    assert [level.ante_kind for level in levels] == ["each", "big_blind", "each"]
    assert (levels[0].hands, levels[0].minutes) == (10, 20)
    assert file.structure[3] == Break(minutes=60, until="21:40", id=file.structure[3].id)


def test_a_mark_in_words() -> None:
    text = 'title = "x"\nrows = [{ break = 9, marks = "Color-up 1.000 stop" }]'
    (pause,) = from_toml("ours", text.encode()).structure
    assert pause.marks == (Mark(kind="colour_up", chip=pause.marks[0].chip, stop=True),)
    assert pause.marks[0].chip == 1000


def test_a_faulty_file_is_told_by_its_path(tmp_path: Path) -> None:
    with pytest.raises(BadData) as raised:
        from_toml(str(tmp_path / "ours.toml"), b"title = 5\nrows = []")
    assert str(tmp_path) in raised.value.path
    assert raised.value.detail.startswith("line 1: ")
