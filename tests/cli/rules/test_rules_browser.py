"""The rules browser by the command line, on the books that come with the program."""

import re
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.rules.book import OPTIONS
from tests.cli.terminal import typed


def told(*words: str) -> dict[str, Any]:
    said = typed("rules", *words, "--json")
    assert (said.code, said.err) == (0, "")
    answer: dict[str, Any] = said.json
    return answer


def found(*words: str) -> list[str]:
    return [one["id"] for one in told("search", *words)["found"]]


@pytest.mark.parametrize(
    "words",
    [
        ("four", "card", "flop"),
        ("flop con quattro carte",),
        ("flop z czterema kartami",),
        ("FIGP", "42"),
        ("f42",),
    ],
)
def test_a_procedure_is_found_by_any_language_and_by_its_article(words: tuple[str, ...]) -> None:
    assert found(*words)[0] == "four-card-flop"


def test_what_is_found_stands_with_its_title_and_articles_in_the_readers_language() -> None:
    asked = ("rules", "search", "f42", "--book", "figp-2014")
    said = typed(*asked, "--language", "it").out.splitlines()[0]
    assert re.fullmatch(r"four-card-flop +Flop .+ Distribuzione e misdeal +FIGP 42.*", said)
    assert said == typed(*asked, lang="it").out.splitlines()[0]


def test_of_one_book_its_own_articles() -> None:
    (first, *_rest) = told("search", "f42", "--book", "figp-2014")["found"]
    assert first["id"] == "four-card-flop"
    assert all(cite.startswith("FIGP ") for cite in first["cite"])
    assert "four-card-flop" not in found("four card flop", "--book", "goldbet-it")


def test_options_are_found_too() -> None:
    options = [one for one in told("search", "figp 53")["found"] if one["kind"] == "option"]
    assert {"halt.deficit", "balance.who"} <= {one["id"] for one in options}
    assert {one["title"] for one in options} >= {"A short table stops"}
    lines = typed("rules", "search", "figp 53").out.splitlines()
    (line,) = (line for line in lines if line.startswith("halt.deficit"))
    assert re.fullmatch(r"halt\.deficit +A short table stops +option", line)


def test_nothing_found_is_an_answer() -> None:
    said = typed("rules", "search", "xyzzy")
    assert (said.code, said.out) == (0, "Nothing was found for “xyzzy”.\n")
    assert found("xyzzy") == []


def test_a_procedure_with_what_each_book_says() -> None:
    whole = told("digest", "four-card-flop")
    sources = [text["source"] for text in whole["said"]]
    assert {"tda-2024", "tda-2022", "figp-2014", "pl-club"} <= set(sources)
    assert (whole["group"], whole["verdict"]) == ("dealing", None)
    assert all(text["text"] and text["cite"] for text in whole["said"])
    said = typed("rules", "digest", "four-card-flop")
    assert said.out.startswith(f"{whole['title']} (Dealing and misdeals)\n\nPoker TDA 2024, ")


@pytest.mark.parametrize(
    ("other", "verdict", "sentence"),
    [
        ("pl-club", "differ", "FIGP 2014 and PL Club differ."),
        ("goldbet-it", "second_silent", "GoldBet says nothing of it."),
    ],
)
def test_two_books_compared(other: str, verdict: str, sentence: str) -> None:
    asked = ("digest", "four-card-flop", "--book", "figp-2014", "--book", other)
    compared = told(*asked)
    assert compared["verdict"] == verdict
    assert compared["said"][0]["source"] == "figp-2014"
    assert sentence in typed("rules", *asked).out.splitlines()


def test_a_book_that_is_silent_says_so() -> None:
    asked = ("digest", "four-card-flop", "--book", "goldbet-it")
    assert told(*asked)["said"] == []
    assert "GoldBet says nothing of it." in typed("rules", *asked).out


def test_the_options_of_a_procedure_and_what_else_to_read() -> None:
    lines = typed("rules", "digest", "halting").out.splitlines()
    assert any(line.startswith("Options: ") and "A short table stops" in line for line in lines)
    assert any(line.startswith("See also: ") for line in lines)


def test_the_options_of_two_books_beside_each_other() -> None:
    compared = told("options", "tda-2024", "figp-2014")
    assert [line["option"] for line in compared["options"]] == list(OPTIONS)
    assert compared["options"][0]["differs"]
    first, call, *rest = typed("rules", "options", "tda-2024", "figp-2014").out.splitlines()
    assert "Poker TDA 2024" in first
    assert "FIGP 2014" in first
    assert "≠" in call
    assert len(rest) == len(OPTIONS) - 1
    assert sum("≠" in line for line in (call, *rest)) == sum(
        line["differs"] for line in compared["options"]
    )


def test_one_book_alone_and_one_of_the_houses_own(tmp_path: Path) -> None:
    path = tmp_path / "friday.toml"
    path.write_text('title = "Friday"\non = "pl-club"\n', encoding="utf-8")
    assert told("options", str(path))["title"] == "Friday"
    assert typed("rules", "options", "pl-club").out.startswith("Rulebook")
    compared = told("options", "pl-club", str(path))
    assert not any(line["differs"] for line in compared["options"])


def test_what_does_not_exist() -> None:
    said = typed("rules", "digest", "four-card-flopp")
    assert said.refusal == "UnknownDigest"
    assert "four-card-flop" in said.err
    assert typed("rules", "digest", "xyzzy").refusal == "UnknownDigest"
    assert typed("rules", "options", "no-such-book").refusal == "FileMissing"


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("search",),
        ("search", "flop", "--book", "no-such-book"),
        ("search", "flop", "--language", "de"),
        ("digest",),
        ("digest", "halting", "--book", "figp-2014", "--book", "figp-2014"),
        ("digest", "halting", *("--book", "figp-2014", "--book", "pl-club", "--book", "tda-2024")),
        ("options",),
    ],
)
def test_misuse(words: tuple[str, ...]) -> None:
    assert typed("rules", *words).code == 2
