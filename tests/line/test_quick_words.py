"""The long words of the line: understood or asked about, never read as a name to look for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.domain.language.commands.clock import PauseClock, SetLevel
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.line.grammar import read
from tdconsole.line.spoken import long_words
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import ToEntry
from tdconsole.line.verbs import VERBS
from tdconsole.spelling import folded
from tests.line.evening import viewing
from tests.line.table import Table, lines

ROSSI = EntryId(1)
OTHER = EntryId(2)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with viewing(tmp_path) as view:
        yield Table(view)


def enters(table: Table, name: str) -> EntryId:
    assert table.view.do(RegisterEntry(person=Newcomer(name=name)))
    return max(table.view.state.entries.by_id)


# The table of verbs


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_verbs_nor_the_letters_of_another(language: Language) -> None:
    meant: dict[str, set[str]] = {}
    for words in (catalogue("en"), catalogue(language)):
        for verb in VERBS:
            for word in long_words(words, verb):
                meant.setdefault(folded(word), set()).add(verb.letters)
    for verb in VERBS:
        meant.setdefault(verb.letters, set()).add(verb.letters)
    assert not {word: verbs for word, verbs in meant.items() if len(verbs) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_words_in_every_language(language: Language) -> None:
    for verb in VERBS:
        words = long_words(catalogue(language), verb)
        assert words
        assert all(folded(word) and len(folded(word).split()) <= 5 for word in words)


def test_the_letters_are_unique() -> None:
    assert len({verb.letters for verb in VERBS}) == len(VERBS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_read_as_its_letters_are(tmp_path: Path, language: Language) -> None:
    with viewing(tmp_path, language) as view:
        desk = Desk(view)
        nobody = read("qqq", desk).sentence.replace("qqq", "{name}")
        for verb in VERBS:
            for rest in ("", "1-1", "1", "rossi"):
                for word in (*long_words(desk.words, verb), *long_words(catalogue("en"), verb)):
                    by_word, by_letters = (
                        read(f"{word} {rest}".strip(), desk),
                        read(f"{verb.letters} {rest}".strip(), desk),
                    )
                    assert by_word.mood != "nothing" or verb.letters in {"find", "rule"}
                    assert by_word.sentence != nobody.format(name=f"{word} {rest}".strip())
                    if by_letters.mood not in {"nothing", "asking"}:
                        assert by_word.request == by_letters.request, (word, rest)


# English


def test_bust_stop_and_where_is(table: Table) -> None:
    assert table.read(f"bust {table.at(ROSSI)}").request == EliminatePlayers(
        hand=(Bust(entry=ROSSI),)
    )
    assert table.read("stop").request == PauseClock()
    assert table.read("Stop the clock").request == PauseClock()
    found = table.read("where is rossi")
    assert found.mood == "found"
    assert found.jump == ToEntry(entry=ROSSI)
    assert table.read("where’s rossi").jump == found.jump
    assert table.read("where is kjaer").mood == "nothing"
    assert "kjaer" in table.read("where is kjaer").sentence
    assert "where" not in table.read("where is kjaer").sentence


def test_a_verb_behind_a_name_is_asked_about(table: Table) -> None:
    assert lines(table.read("rossi out")) == ["b rossi", "out rossi"]
    assert table.read("rossi out").mood == "asking"
    assert lines(table.read("rossi rebuy")) == ["rb rossi"]
    assert lines(table.read("1-1 disqualified")) == ["dq 1-1"]
    assert table.read("rossi out").sentence == "Did you mean “b rossi” or “out rossi”?"


def test_break_alone_asks_which_of_two_is_meant(table: Table) -> None:
    reading = table.read("break")
    assert reading.mood == "asking"
    assert lines(reading)[0] == "break 2"
    assert lines(reading)[-1] == "pause"
    (to_break,) = [line for line in lines(reading) if line.startswith("level ")]
    assert isinstance(table.read(to_break).request, SetLevel)
    assert "Break" in table.read(to_break).sentence or "break" in table.read(to_break).sentence


def test_the_beginning_of_a_word_is_completed(table: Table) -> None:
    assert "b " in lines(table.read("elim"))
    assert table.read("zzz").mood == "nothing"
    assert not table.read("zzz").offers


def test_a_name_is_found_before_a_word_that_it_begins(table: Table) -> None:
    assert table.read("smith").mood == "found"
    assert table.read("al pacino").mood == "nothing"


# Players named like a verb


@pytest.mark.parametrize(
    ("name", "typed", "verb"),
    [
        ("Anna Stop", "stop", "pause"),
        ("Rossi Out", "rossi out", "b rossi"),
        ("Livio Move", "move", "m "),
    ],
)
def test_a_person_called_like_a_verb_is_offered_beside_it(
    table: Table, name: str, typed: str, verb: str
) -> None:
    number = enters(table, name)
    reading = table.read(typed)
    assert reading.mood == "asking"
    assert verb in lines(reading)
    assert f"#{number}" in lines(reading)
    found = table.read(f"find {name.rsplit(maxsplit=1)[-1]}")
    assert found.jump == ToEntry(entry=number)


def test_letters_stay_a_verb_with_the_player_offered(table: Table) -> None:
    number = enters(table, "Leo Pause")
    reading = table.read("pause")
    assert reading.request == PauseClock()
    assert lines(reading) == ["pause", f"#{number}"]
    assert reading.chosen


def test_in_another_language_a_person_comes_with_the_verb(table: Table) -> None:
    number = enters(table, "Rita Sposta")
    assert lines(table.read("sposta")) == ["m ", f"#{number}"]
    assert lines(table.read("spost"))[:1] != ["m "]


# Italian and Polish


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("it", "sposta {at} {free}"),
        ("pl", "przenieś {at} {free}"),
        ("pl", "PRZENIES {at} {free}"),
        ("it", "move {at} {free}"),
    ],
)
def test_a_player_is_moved_in_the_windows_language(
    tmp_path: Path, language: Language, typed: str
) -> None:
    with viewing(tmp_path, language) as view:
        table = Table(view)
        free = table.free(2)[0]
        line = typed.format(at=table.at(ROSSI), free=f"{free.table}-{free.seat}")
        assert table.read(line).request == MovePlayer(entry=ROSSI, seat=free)


@pytest.mark.parametrize(
    ("language", "typed", "letters"),
    [
        ("it", "elimina rossi", "b rossi"),
        ("it", "pausa cena", "pause cena"),
        ("it", "iscrivi Anna Verdi", "r Anna Verdi"),
        ("it", "rientro rossi", "re rossi"),
        ("it", "livello 5", "level 5"),
        ("it", "dov'è rossi", "find rossi"),
        ("it", "chiudi tavolo 2", "break 2"),
        ("it", "elimina rossi eliminato da 1-2", "b rossi by 1-2"),
        ("it", "elimina 1-3 prima di rossi", "b 1-3 before rossi"),
        ("it", "chiama 1 ha agito", "c 1 acted"),
        ("it", "bolla fine", "h4h end"),
        ("it", "color up", "race"),
        ("it", "sorteggia i bottoni", "buttons"),
        ("it", "elimina per sanzione rossi", "sanction rossi"),
        ("it", "chiama il prossimo", "al"),
        ("it", "ripristina", "redo"),
        ("it", "riserva un posto 2-9", "keep 2-9"),
        ("it", "chiudi la giornata", "endday"),
        ("en", "draw the buttons", "buttons"),
        ("pl", "poziom 5", "level 5"),
        ("pl", "przerwa", "pause"),
        ("pl", "zapisz Jan Nowy", "r Jan Nowy"),
        ("pl", "gdzie jest rossi", "find rossi"),
        ("pl", "wyeliminuj rossi", "b rossi"),
        ("pl", "wyeliminuj rossi przez 1-2", "b rossi by 1-2"),
        ("pl", "pominięte odpadnięcie rossi na końcu", "out rossi last"),
        ("pl", "wezwij zegar 1 martwa ręka", "c 1 dead"),
        ("pl", "zlikwiduj stół 2", "break 2"),
        ("pl", "kolejność likwidacji 2 1", "order 2 1"),
        ("pl", "wylosuj buttony", "buttons"),
        ("pl", "wywołaj czas rossi", "c rossi"),
        ("pl", "zegar jak przedtem", "was"),
    ],
)
def test_words_and_letters_say_the_same(
    tmp_path: Path, language: Language, typed: str, letters: str
) -> None:
    with viewing(tmp_path, language) as view:
        desk = Desk(view)
        worded, lettered = read(typed, desk), read(letters, desk)
        assert (worded.mood, worded.sentence) == (lettered.mood, lettered.sentence)
        assert worded.request == lettered.request
        assert worded.jump == lettered.jump


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("sposta rossi 2-9", "m rossi 2-9"),
        ("przenieś rossi 2-9", "m rossi 2-9"),
        ("rossi fuori", "b rossi"),
        ("przerwa", "pause"),
    ],
)
def test_a_word_of_another_language_is_asked_about(table: Table, typed: str, line: str) -> None:
    reading = table.read(typed)
    assert reading.mood == "asking"
    assert lines(reading)[0] == line
    assert reading.sentence == f"Did you mean “{line}”?"


@pytest.mark.parametrize(("language", "asked"), [("it", "«b rossi»"), ("pl", "„b rossi”")])
def test_what_is_asked_about_stands_in_the_languages_quotes(
    tmp_path: Path, language: Language, asked: str
) -> None:
    with viewing(tmp_path, language) as view:
        assert asked in read("rossi bust", Desk(view)).sentence
