"""What a house promises, whatever holds it: together or not at all, one at a time, told to others."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Final

import pytest

from tdconsole.house import Address, Head, House
from tdconsole.known_errors import (
    EarlierHouse,
    FileBusy,
    FileExists,
    HouseMissing,
    NewerFile,
    NotAHouse,
    OnlyLookedAt,
)
from tests.engines import ENGINES, place_by, soon
from tests.house.drawers import count, counted
from tests.house.engines import TODAY, Kept, Tables, changed_so, kept_at
from tests.postgres.cluster import Server
from tests.postgres.houses import address, everything_allowed


@pytest.fixture(params=ENGINES)
def kept(request: pytest.FixtureRequest, path: Path) -> Iterator[Kept]:
    with kept_at(place_by(request, path)) as made:
        yield made


@pytest.fixture
def house(kept: Kept) -> House:
    return kept.create()


@pytest.fixture
def other(kept: Kept, house: House) -> House:
    """Another program's connection to the same house."""
    assert not house.has_written
    return kept.open()


# Together or not at all


def test_a_new_house_is_empty_and_opens_again(kept: Kept) -> None:
    made = kept.create()
    assert counted(made) == []
    count(made, "evening")
    made.close()
    assert counted(kept.open()) == ["evening"]


def test_what_is_written_together_lands_together(house: House, other: House) -> None:
    with house.transaction():
        count(house, "morning")
        count(house, "evening")
        assert counted(house) == ["morning", "evening"]
        assert counted(other) == []
    assert counted(other) == ["morning", "evening"]


def test_a_transaction_within_one_lands_with_the_outer_one(house: House, other: House) -> None:
    with house.transaction():
        with house.transaction(), house.transaction():
            count(house, "morning")
        assert counted(other) == []
    assert counted(other) == ["morning"]


def _miscount(house: House, fault: type[BaseException]) -> None:
    with house.transaction():
        count(house, "evening")
        raise fault


@pytest.mark.parametrize("fault", [ValueError, KeyboardInterrupt])
def test_an_exception_takes_everything_back(house: House, fault: type[BaseException]) -> None:
    count(house, "morning")
    with pytest.raises(fault):
        _miscount(house, fault)
    assert counted(house) == ["morning"]
    count(house, "night")
    assert counted(house) == ["morning", "night"]


def test_an_exception_within_takes_the_outer_one_back_too(house: House) -> None:
    with pytest.raises(KeyError), house.transaction():
        _miscount(house, KeyError)
    assert counted(house) == []


def _swallowing(house: House) -> None:
    with house.transaction():
        count(house, "morning")
        with pytest.raises(KeyError):
            _miscount(house, KeyError)


def test_a_failure_that_was_swallowed_is_no_half_a_commit(house: House) -> None:
    with pytest.raises(RuntimeError, match="swallowed"):
        _swallowing(house)
    assert counted(house) == []
    count(house, "night")
    assert counted(house) == ["night"]


def _refused_by_the_engine(house: House) -> None:
    with house.transaction():
        count(house, "morning")
        house.execute("INSERT INTO drawer (counted) VALUES (NULL)")


def test_what_the_engine_refuses_takes_everything_back(house: House) -> None:
    with pytest.raises(Exception, match=r"(?i)not.null"):
        _refused_by_the_engine(house)
    assert counted(house) == []
    count(house, "night")
    assert counted(house) == ["night"]


def test_rows_are_counted_and_given_back(house: House) -> None:
    with house.transaction():
        given = house.execute("INSERT INTO drawer (counted) VALUES (?) RETURNING id", ("one",))
        assert given.fetchall() == [(1,)]
        count(house, "two")
        assert house.execute("UPDATE drawer SET counted = ? WHERE id > 0", ("x",)).rowcount == 2
        assert house.execute("DELETE FROM drawer WHERE id = ?", (9,)).rowcount == 0


def test_what_is_taken_back_leaves_the_order_of_the_rest(house: House, other: House) -> None:
    count(house, "one")
    with pytest.raises(KeyError):
        _miscount(house, KeyError)
    count(other, "three")
    assert counted(house) == ["one", "three"]


# Lists


@pytest.mark.parametrize("numbers", [[], [2], [1, 3, 9], list(range(70_000))])
def test_a_list_of_numbers_is_given_as_one(house: House, numbers: list[int]) -> None:
    for text in ("one", "two", "three"):
        count(house, text)
    sql = (
        f"SELECT id FROM drawer WHERE id IN (SELECT value FROM {house.dialect.numbers})"  # noqa: S608
        " AND id > ? ORDER BY id"
    )
    assert house.rows(sql, (house.listed(numbers), 0)) == [(n,) for n in (1, 2, 3) if n in numbers]


@pytest.mark.parametrize("words", [[], ["zażółć"], ["one", "a'b\"c", "{x,y}", "\\", "NULL", ""]])
def test_a_list_of_words_is_given_as_one(house: House, words: list[str]) -> None:
    there = ["one", "zażółć", "{x,y}", "a'b\"c", "\\", "NULL", ""]
    for text in there:
        count(house, text)
    sql = f"SELECT counted FROM drawer WHERE counted IN (SELECT value FROM {house.dialect.words})"  # noqa: S608
    assert {text for (text,) in house.rows(sql, (house.listed(words),))} == set(words)


def test_one_row_or_none(house: House) -> None:
    assert house.row("SELECT counted FROM drawer WHERE id = ?1 OR id = ?1 + 1", (1,)) is None
    count(house, "one")
    assert house.row("SELECT counted FROM drawer WHERE id = ?1 OR id = ?1 + 1", (1,)) == ("one",)


# Two at one house


def test_the_version_changes_when_somebody_else_writes(house: House, other: House) -> None:
    before = house.version()
    count(house, "own")
    count(house, "own too")
    assert house.version() == before
    count(other, "foreign")
    assert changed(house, before)
    after = house.version()
    count(house, "own again")
    assert house.version() == after


def changed(house: House, before: int) -> bool:
    return soon(lambda: house.version() != before)


def test_what_was_taken_back_is_nobodys_news(house: House, other: House) -> None:
    before = house.version()
    count(other, "one")
    assert changed(house, before)
    mine, theirs = house.version(), other.version()
    with pytest.raises(KeyError):
        _miscount(other, KeyError)
    sleep(0.05)
    assert (house.version(), other.version()) == (mine, theirs)


def test_a_reader_sees_another_house_after_the_version_changed(house: House, other: House) -> None:
    before = house.version()
    count(other, "one")
    assert changed(house, before)
    before = house.version()
    with other.transaction():
        count(other, "two")
        assert house.version() == before
    assert changed(house, before)
    assert counted(house) == ["one", "two"]


def test_one_writes_at_a_time(house: House, other: House) -> None:
    other.wait_at_most(20)
    with house.transaction():
        count(house, "morning")
        with pytest.raises(FileBusy) as told:
            count(other, "never")
    assert told.value.path == other.path
    count(other, "evening")
    assert counted(house) == ["morning", "evening"]


def test_something_is_done_while_another_writes(house: House, other: House) -> None:
    waited = list[float]()
    holding = house.transaction()

    def meanwhile(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            holding.__exit__(None, None, None)

    holding.__enter__()
    count(house, "first")
    other.wait_at_most(10_000, meanwhile)
    count(other, "second")
    assert counted(other) == ["first", "second"]
    assert waited == sorted(waited)
    assert len(waited) >= 3


def test_what_is_done_meanwhile_may_write_too_and_lands_first(house: House, other: House) -> None:
    holding = house.transaction()

    def meanwhile(_seconds: float) -> None:
        if not holds:
            return
        holds.clear()
        holding.__exit__(None, None, None)
        count(other, "meanwhile")

    holding.__enter__()
    holds = [True]
    count(house, "first")
    other.wait_at_most(10_000, meanwhile)
    count(other, "asked before")
    assert counted(other) == ["first", "meanwhile", "asked before"]


def test_eight_at_once_lose_nothing(kept: Kept, house: House) -> None:
    assert counted(house) == []
    failed = list[BaseException]()

    def writing(name: str) -> None:
        try:
            with kept_at(kept.place) as own:
                mine = own.open()
                for number in range(20):
                    count(mine, f"{name} {number}")
        except BaseException as error:  # noqa: BLE001 -- told by the test
            failed.append(error)

    threads = [Thread(target=writing, args=(str(number),)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    texts = counted(house)
    assert len(texts) == len(set(texts)) == 160
    for name in range(8):
        mine = [text for text in texts if text.startswith(f"{name} ")]
        assert mine == [f"{name} {number}" for number in range(20)]


def _taken_back(house: House, head: Head) -> None:
    with house.transaction():
        house.landing(head)
        raise KeyError


def test_the_last_steps_are_noted_when_they_land(house: House) -> None:
    heads = [Head("one", 1, "1" * 64), Head("one", 2, "2" * 64)]
    with house.transaction():
        count(house, "one")
        house.landing(heads[0])
    with pytest.raises(KeyError):
        _taken_back(house, Head("two", 1, "3" * 64))
    with house.transaction():
        count(house, "two")
        house.landing(heads[1])
    told = house.known_heads(()).decode()
    assert "2" * 64 in told
    assert "3" * 64 not in told
    assert house.written >= {"one"}


# Looking only, erasing


def test_one_that_only_looks_writes_nothing_and_follows(kept: Kept, house: House) -> None:
    count(house, "one")
    looking = kept.open(looking=True)
    assert looking.only_looking is OnlyLookedAt
    with pytest.raises(OnlyLookedAt):
        count(looking, "never")
    assert counted(looking) == ["one"]
    before = looking.version()
    count(house, "two")
    assert changed(looking, before)
    assert counted(looking) == ["one", "two"]


def test_after_rewriting_all_that_was_kept_is_there(house: House, other: House) -> None:
    for number in range(50):
        count(house, f"name {number}")
    with house.transaction():
        house.execute("DELETE FROM drawer WHERE id > ?", (10,))
    house.rewrite()
    assert house.empty_log()
    assert counted(other) == [f"name {number}" for number in range(10)]
    count(other, "later")
    assert counted(house)[-1] == "later"


# Text and numbers


@pytest.mark.parametrize(
    "text", ["", "zażółć 🂡", "a\nb\tc\x01", "x" * 3_000_000, "%s $1 ?", "\\x00", "\ufffe\U0010ffff"]
)
def test_any_text_comes_back_as_it_was(house: House, text: str) -> None:
    count(house, text)
    assert counted(house) == [text]


# Making and opening


def test_a_name_that_is_taken_is_not_written_over(kept: Kept, house: House) -> None:
    count(house, "evening")
    with pytest.raises(FileExists) as told:
        kept.create()
    assert told.value.path == str(kept.place)
    assert counted(house) == ["evening"]


def test_a_house_that_is_not_there(kept: Kept) -> None:
    with pytest.raises(HouseMissing) as told:
        kept.open()
    assert told.value.path == str(kept.place)


FAILING = changed_so("failing", half="CREATE TABLE half (id bigint)", again="CREATE TABLE half (x)")


def test_a_change_that_fails_leaves_nothing(kept: Kept) -> None:
    with pytest.raises(Exception, match=r"half|syntax"):
        kept.create(TODAY, FAILING)
    with pytest.raises(HouseMissing):
        kept.open()
    assert counted(kept.create()) == []


DRAWER: Final = "CREATE TABLE drawer (id integer PRIMARY KEY, counted text)"


@pytest.mark.parametrize(
    "later",
    [
        (TODAY, changed_so("robots", robots="CREATE TABLE robot (id bigint)")),
        (changed_so("drawers", drawers=DRAWER, in_two="CREATE TABLE half (id bigint)"),),
    ],
    ids=["another room", "another change"],
)
def test_a_house_of_a_later_program_is_refused_and_left_alone(
    kept: Kept, later: tuple[Tables, ...]
) -> None:
    made = kept.create(*later)
    with made.transaction():
        made.execute("INSERT INTO drawer (id, counted) VALUES (?, ?)", (1, "evening"))
    made.close()
    with pytest.raises(NewerFile) as told:
        kept.open()
    assert told.value.detail in {"robots/robots", "drawers/in_two"}
    with pytest.raises(NewerFile):
        kept.open(looking=True)
    assert counted(kept.open(*later)) == ["evening"]


BEFORE = changed_so("tills", tills="CREATE TABLE till (id integer PRIMARY KEY, name text)")
SINCE = changed_so(
    "tills",
    tills="CREATE TABLE till (id integer PRIMARY KEY, name text)",
    floats="ALTER TABLE till ADD COLUMN floats integer NOT NULL DEFAULT 7",
)


def test_a_house_that_lacks_a_change_is_brought_up(kept: Kept) -> None:
    made = kept.create(TODAY, BEFORE)
    with made.transaction():
        made.execute("INSERT INTO till (id, name) VALUES (?, ?)", (1, "Main"))
    made.close()
    for _ in range(2):
        opened = kept.open(TODAY, SINCE)
        assert opened.rows("SELECT id, name, floats FROM till") == [(1, "Main", 7)]
        opened.close()


def test_one_that_only_looks_brings_nothing_up(kept: Kept) -> None:
    """What is in a file is brought up in memory; a server's house is worked on first."""
    kept.create(TODAY, BEFORE).close()
    if isinstance(kept.place, Address):
        with pytest.raises(EarlierHouse) as told:
            kept.open(TODAY, SINCE, looking=True)
        assert told.value.path == str(kept.place)
        kept.open(TODAY, SINCE)
    assert counted(kept.open(TODAY, SINCE, looking=True)) == []


# On a server alone


def test_brought_up_by_several_at_once_it_is_brought_up_once(place_on_server: str) -> None:
    """Each program is a thread here; one program opens a file from one thread alone."""
    place = address(place_on_server)
    with kept_at(place) as kept:
        kept.create(TODAY, BEFORE).close()
    failed = list[BaseException]()

    def opening() -> None:
        try:
            with kept_at(place) as own:
                own.open(TODAY, SINCE)
        except BaseException as error:  # noqa: BLE001 -- told by the test
            failed.append(error)

    threads = [Thread(target=opening) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_a_schema_of_somebody_elses_is_no_house(server: Server, place_on_server: str) -> None:
    place = address(place_on_server)
    with server.connected() as connection:
        connection.execute(f'CREATE SCHEMA "{place.house}"')
        connection.execute(f'CREATE TABLE "{place.house}".bookmark (url text)')
        with kept_at(place) as kept:
            with pytest.raises(NotAHouse):
                kept.open()
            with pytest.raises(FileExists):
                kept.create()
        tables = (
            "SELECT relname FROM pg_class WHERE relnamespace = %s::regnamespace AND relkind = 'r'"
        )
        assert connection.execute(tables, (place.house,)).fetchall() == [("bookmark",)]


def test_the_tables_of_another_house_are_left_alone(place_on_server: str) -> None:
    place = address(place_on_server)
    beside = Address(place.servers, place.database, f"{place.house}_b", place.parameters)
    try:
        with kept_at(place) as one, kept_at(beside) as two:
            first, second = one.create(), two.create()
            before = second.version()
            count(first, "one")
            sleep(0.05)
            assert second.version() == before
            assert counted(second) == []
    finally:
        with everything_allowed(beside) as connection:
            connection.execute(f'DROP SCHEMA "{beside.house}" CASCADE')
