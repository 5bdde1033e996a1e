"""The catalogues that are shipped: complete, current, and true to the English."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from babel.messages.catalog import Catalog, Message

from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tests.i18n.script import catalogues

FOUND: Final = catalogues.heard_in(catalogues.SOURCES)
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != "en")
ENDS: Final = ".:;?!…"

SAME: Final = {
    "it": {
        "tdconsole verify FILE --head {digits}",
        "Logo",
        "Sponsor {number}",
        "Push",
        "CSV…",
        "{cite}: {mildest} – {gravest}",
        "Dealer",
        "Buy-in",
        "Cash game",
        "Misdeal",
        "{penalty}: {why}",
        "{pot}: {seats}",
        "chip dumping",
        "rabbit hunting",
        "soft play",
        "string bet",
        "{cite}: {step}",
        "{offence}, {words}",
        "{offence}. {reason}",
        "{told} ({offence})",
        "{told} ({offence}; {usual})",
        "{told}: {words}",
        "BB",
        "Showdown",
        "{title} ({group})",
        "{title} ({article}): {text}",
        "{mark}. {book}: {value} ({source})",
        "flop",
        "river",
        "showdown",
        "turn",
        "{day} · {flight}",
        "{day}, {time} – {age}, {size} MB",
        "{flight}: {where}",
        "{told}; {also}",
        "{told} ({offence}). {suggestion}",
        "{told}. {suggestion}",
        "{player}: {told}",
        ", {number} BB",
        "Flight",
        "Flight {flight}",
        "flight {flight}",
        "{flights}, {entries}, {through}.",
        "{flight} {chips}",
        "{flight}: {gesture}",
        "{flight}: {state}",
        "{left}, {level}",
        "{number} flight",
        "Chips: {name}",
        "Floor",
        "Hand for hand",
        "Hand for hand: {reports}",
        "chip race",
        "hand for hand",
        "{chips} in chips",
        "{old} → {new}",
        "{place}, top {share}",
        "{place}, {amount}",
        "{said}, {minutes}",
        "{seat} {player}",
        "{told} ({player})",
        "{seats} + {amount}",
        "{field}: {detail}.",
        "{prize}, {state}",
        "Deal",
        "Deal…",
        "deal",
        "deal, {state}",
        "Festival",
        "overlay",
        "stack",
        "{first}-{last}",
        "{gesture}: {reason}",
        "{name} {share}",
        "{name}, {share}",
        "{number} add-on",
        "{number} re-entry",
        "{player} {amount}",
        "{prize} {amount}",
        "{seats}, {rest}",
        "{told}; {heads}",
        "{what}: {amount}",
        "Satellite",
        "+1m",
        "A4",
        "A6",
        "Add-on",
        "Add-on, {chips} chips",
        "Add-on…",
        "Ante",
        "Ante {ante}.",
        "BB ante",
        "Big blind ante {ante}.",
        "Bounty",
        "Bring-in",
        "Bring-in {bring_in}.",
        "Bullet",
        "Bullet {bullet}",
        "Chip",
        "Chips",
        "Double chance",
        "Fee",
        "HORSE",
        "M. Rossi",
        "Min.",
        "Omaha",
        "Omaha hi-lo",
        "PDF (*.pdf)",
        "Re-entry {entry}",
        "Rebuy",
        "Rebuy, {chips} chips",
        "Rebuy…",
        "Shot clock",
        "Shot clock…",
        "Stack",
        "Volume",
        "add-on",
        "bounty",
        "bring-in {bring_in}",
        "bullet {number}",
        "chips",
        "draw poker",
        "e-mail",
        "fee",
        "fixed limit",
        "h",
        "min",
        "no ({what})",
        "no limit",
        "pot limit",
        "razz",
        "rebuy",
        "staff",
        "stud hi-lo",
        "ticket",
        "voucher",
        "{amount} ({profile})",
        "{field}: {reason}",
        "{figure}: {before} → {after}",
        "{first}–{last}",
        "{hours} h {minutes} min",
        "{method} {amount}",
        "{method} {ref} {amount}",
        "{minutes} min",
        "{name}: {told}",
        "{number} BB",
        "{number} chip",
        "{number} rebuy",
        "{number}B",
        "{number}K",
        "{number}M",
        "{path}: {detail}",
        "{piles}: {number} chip",
        "{player} {place}",
        "{player}, {phase}: {seconds}",
        "{player}: add-on, {chips} chips, {amount}",
        "{player}: rebuy, {chips} chips, {amount}",
        "{rule}: {value}",
        "{seconds} s",
        "{sold}, {often}",
        "{term}: {value}",
        "{till} · {name}",
        "{what}: {payments}",
        "−1m",
        "B",
        "D",
        "S",
        "Stack…",
        "{move}. {question}",
        "{player} → {target}",
        "{told} ({article})",
    },
    "pl": {
        "Logo",
        "Sponsor {number}",
        "Push",
        "CSV…",
        "Dealer",
        "Port",
        "Showdown",
        "{title} ({group})",
        "{title} ({article}): {text}",
        "{mark}. {book}: {value} ({source})",
        "{told} ({offence}). {suggestion}",
        "{told}. {suggestion}",
        "{player}: {told}",
        "{cite}: {mildest} – {gravest}",
        "Misdeal",
        "{penalty}: {why}",
        "chip dumping",
        "rabbit hunting",
        "soft play",
        "string bet",
        "{cite}: {step}",
        "{offence}, {words}",
        "{offence}. {reason}",
        "{told} ({offence})",
        "{told} ({offence}; {usual})",
        "{told}: {words}",
        "BB",
        "Ctrl+Enter",
        "flop",
        "river",
        "showdown",
        "turn",
        "{day} · {flight}",
        "{day}, {time} – {age}, {size} MB",
        "{flight}: {where}",
        "{told}; {also}",
        ", {number} BB",
        "Flight",
        "Flight {flight}",
        "flight {flight}",
        "{flights}, {entries}, {through}.",
        "{flight} {chips}",
        "{flight}: {gesture}",
        "{flight}: {state}",
        "{left}, {level}",
        "{number} flight",
        "Bubble",
        "Floor",
        "Hand for hand",
        "Hand for hand: {reports}",
        "chip race",
        "hand for hand",
        "{old} → {new}",
        "{place}, top {share}",
        "{place}, {amount}",
        "{said}, {minutes}",
        "{seat} {player}",
        "{told} ({player})",
        "{seats} + {amount}",
        "{field}: {detail}.",
        "{prize}, {state}",
        "Deal",
        "Deal…",
        "deal",
        "deal, {state}",
        "overlay",
        "stack",
        "{first}-{last}",
        "{gesture}: {reason}",
        "{name} {share}",
        "{name}, {share}",
        "{number} add-on",
        "{number} re-entry",
        "{player} {amount}",
        "{prize} {amount}",
        "{seats}, {rest}",
        "{told}; {heads}",
        "{what}: {amount}",
        "Plan…",
        "A4",
        "A6",
        "Add-on",
        "Add-on…",
        "Ante",
        "BB ante",
        "Bounty",
        "Bring-in",
        "Bullet",
        "Bullet {bullet}",
        "Button",
        "Double chance",
        "HORSE",
        "Letter",
        "Min.",
        "Omaha",
        "Omaha hi-lo",
        "Rebuy",
        "Rebuy…",
        "Shot clock",
        "Shot clock…",
        "Stack",
        "Start",
        "Test",
        "add-on",
        "bounty",
        "bring-in {bring_in}",
        "bullet {number}",
        "button",
        "fixed limit",
        "h",
        "min",
        "no limit",
        "pot limit",
        "razz",
        "rebuy",
        "stud hi-lo",
        "voucher",
        "{amount} ({profile})",
        "{field}: {reason}",
        "{figure}: {before} → {after}",
        "{first}–{last}",
        "{hours} h {minutes} min",
        "{method} {amount}",
        "{minutes} min",
        "{name}: {told}",
        "{number} BB",
        "{number} button",
        "{number} rebuy",
        "{number}.",
        "{number}B",
        "{number}K",
        "{number}M",
        "{path}: {detail}",
        "{player}, {phase}: {seconds}",
        "{rule}: {value}",
        "{seconds} s",
        "{sold}, {often}",
        "{term}: {value}",
        "{till} · {name}",
        "{what}: {payments}",
        "B",
        "D",
        "S",
        "Stack…",
        "{move}. {question}",
        "{player} → {target}",
        "{told} ({article})",
    },
}
"""What is written alike in English: nothing but signs, or the floor's own word."""

ABBREVIATED: Final = {"Pos.", "{number}."}
"""Their points end no sentence."""


def po(language: str) -> Catalog:
    text = catalogues.po_file(language).read_bytes()
    messages = catalogues.read(language, text)
    assert isinstance(messages, Catalog)
    return messages


def texts(message: Message) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """In English and translated."""
    english = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    strings = message.string
    return english, (strings,) if isinstance(strings, str) else tuple(strings or ())


def every() -> Iterator[Any]:
    for language in TRANSLATED:
        for message in catalogues.every(po(language)):
            english = texts(message)[0][0]
            yield pytest.param(language, message, id=f"{language} {message.context} {english}")


def test_all_that_is_said_can_be_found_and_formatted() -> None:
    assert FOUND.problems == ()


def test_the_catalogues_hold_what_is_said_and_lack_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """If this fails: python packaging/catalogues.py, then translate what it lists."""
    status = catalogues.main(["--check"])
    assert (status, capsys.readouterr().out) == (0, "")


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_obsolete_or_doubtful(language: Language) -> None:
    messages = po(language)
    assert not messages.obsolete
    assert [message.id for message in messages if message.fuzzy] == []
    assert "fuzzy" not in catalogues.po_file(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_plural_rule_is_the_language_s_own(language: Language) -> None:
    rule = Catalog(locale=language).plural_forms
    assert f'"Plural-Forms: {rule}\\n"' in catalogues.po_file(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_form_is_there_and_speaks_of_the_same_things(language: Language) -> None:
    messages = po(language)
    for message in catalogues.every(messages):
        english, strings = texts(message)
        assert len(strings) == (messages.num_plurals if len(english) > 1 else 1), english
        assert all(strings), f"to translate: {english}"
        assert all(text.strip() == text for text in strings), english
        things = {catalogues.placeholders(text) for text in english + strings}
        assert len(things) == 1, (english, strings)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_sentence_begins_and_ends_as_in_english(language: Language) -> None:
    for message in catalogues.every(po(language)):
        english, strings = texts(message)
        assert all(strings), f"to translate: {english}"
        ends = {_end(text) for text in english + strings}
        assert len(ends) == 1, (english, strings)
        assert not any("  " in text for text in strings), strings
        if english[0][0].isalpha():
            begins = {text[0].islower() for text in english + strings if text[0] != "{"}
            assert len(begins) == 1, (english, strings)


def _end(text: str) -> str:
    return text[-1] if text[-1] in ENDS and text not in ABBREVIATED else ""


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_straight_quotes(language: Language) -> None:
    """Apostrophes and quotation marks are those of print."""
    strings = [text for message in catalogues.every(po(language)) for text in texts(message)[1]]
    assert [text for text in strings if "'" in text or '"' in text or "..." in text] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_only_what_must_be_is_left_in_english(language: Language) -> None:
    same = {
        english[0]
        for english, strings in map(texts, catalogues.every(po(language)))
        if set(english) & set(strings)
    }
    assert same == SAME[language]


class Named(str):
    """Stands for anything that a sentence names, and for what is named behind a dot."""

    __slots__ = ()
    number = player = "«1»"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: Language) -> None:
    words = catalogue(language)
    for said in FOUND.said:
        names = catalogues.names("".join(said.forms))
        named = {name.partition(".")[0]: Named("«1»") for name in names}
        if len(said.forms) > 1:
            named.pop("number", None)
            spoken = [
                words.ngettext(said.forms[0], said.forms[1], number, **named)
                for number in (0, 1, 2, 5, 12, 22, 1000)
            ]
        elif said.context is None:
            spoken = [words.gettext(said.forms[0], **named)]
        else:
            spoken = [words.pgettext(said.context, said.forms[0], **named)]
        for text in spoken:
            assert text
            assert "{" not in text
            assert text.count("«1»") >= len(names - {"number"})


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "Losowanie 4: 0 miejsc"),
        (1, "Losowanie 4: 1 miejsce"),
        (2, "Losowanie 4: 2 miejsca"),
        (4, "Losowanie 4: 4 miejsca"),
        (5, "Losowanie 4: 5 miejsc"),
        (12, "Losowanie 4: 12 miejsc"),
        (21, "Losowanie 4: 21 miejsc"),
        (22, "Losowanie 4: 22 miejsca"),
        (112, "Losowanie 4: 112 miejsc"),
    ],
)
def test_polish_counts_in_three_forms(number: int, said: str) -> None:
    one, many = "Draw {draw}: {number} seat drawn", "Draw {draw}: {number} seats drawn"
    assert catalogue("pl").ngettext(one, many, number, draw=4) == said


# The program that keeps them so


def said(*forms: str, context: str | None = None, file: str = "program/a.py") -> Any:
    return catalogues.Said(forms, context, file, 1)


def renewed(old: str, *messages: Any) -> str:
    was = catalogues.read("pl", old.encode())
    text = catalogues.written("pl", catalogues.renewed("pl", was, messages)).decode()
    assert isinstance(text, str)
    return text.removeprefix(
        catalogues.HEADER.format(language="pl", plural_forms=Catalog(locale="pl").plural_forms)
    )


def test_a_new_message_waits_for_its_translation() -> None:
    assert renewed("", said("seat", "seats"), said("Hello", context="bar")) == (
        '#: program/a.py\nmsgctxt "bar"\nmsgid "Hello"\nmsgstr ""\n\n'
        '#: program/a.py\nmsgid "seat"\nmsgid_plural "seats"\n'
        'msgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""\n'
    )


def test_a_translation_stays_with_its_message_and_goes_with_it() -> None:
    old = (
        '# of the bar\n#: program/b.py\nmsgid "Hello"\nmsgstr "Witaj"\n\n'
        'msgid "Goodbye"\nmsgstr "Żegnaj"\n\n#~ msgid "Good evening"\n#~ msgstr "Dobry wieczór"\n'
    )
    assert renewed(old, said("Hello"), said("Hello", file="program/b.py")) == (
        '# of the bar\n#: program/a.py program/b.py\nmsgid "Hello"\nmsgstr "Witaj"\n'
    )


def test_another_plural_is_another_message() -> None:
    old = 'msgid "seat"\nmsgid_plural "seats"\nmsgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2] "c"\n'
    assert 'msgstr[0] ""' in renewed(old, said("seat", "chairs"))
    assert 'msgstr ""' in renewed(old, said("seat"))


def test_a_context_tells_two_messages_apart() -> None:
    old = 'msgctxt "clock"\nmsgid "Left"\nmsgstr "Zostało"\n\nmsgid "Left"\nmsgstr "Lewo"\n'
    text = renewed(old, said("Left"), said("Left", context="clock"))
    assert ("Zostało" in text, "Lewo" in text) == (True, True)


def test_what_was_written_is_read_and_written_alike() -> None:
    messages = [said("Hello"), said("seat", "seats"), said("Left", context="clock")]
    once = renewed("", *messages)
    assert renewed(once, *reversed(messages)) == once


def test_what_a_translation_lacks_is_listed() -> None:
    old = catalogues.read(
        "pl",
        b'#, fuzzy\nmsgid "a"\nmsgstr "A"\n\nmsgid "{b}"\nmsgstr "{c}"\n\nmsgid "d"\nmsgstr ""\n',
    )
    assert list(catalogues.lacks(old)) == [
        "marked as fuzzy: 'a'",
        "other placeholders: '{b}'",
        "to translate: 'd'",
    ]


class Checkout:
    """One that says a single thing."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.locale = folder / "locale"
        program = folder / "program"
        program.mkdir()
        (program / "a.py").write_text('words.gettext("Hello")')
        monkeypatch.setattr(catalogues, "SOURCES", program)
        monkeypatch.setattr(catalogues, "LOCALE", self.locale)

    def translate(self, *strings: str) -> None:
        for language, string in zip(TRANSLATED, strings, strict=True):
            path = catalogues.po_file(language)
            text = path.read_text(encoding="utf-8")
            new = text.replace('msgid "Hello"\nmsgstr ""', f'msgid "Hello"\nmsgstr "{string}"')
            path.write_text(new, encoding="utf-8")

    def texts(self) -> dict[str, str]:
        return {str(path): path.read_text(encoding="utf-8") for path in self.locale.rglob("*.po")}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_a_check_writes_nothing_and_says_what_differs(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert catalogues.main(["--check"]) == 1
    told = capsys.readouterr().out
    assert '+msgid "Hello"' in told
    assert "pl/LC_MESSAGES/tdconsole.po: to translate: 'Hello'" in told
    assert checkout.texts() == {}


def test_the_program_brings_the_catalogues_up_to_date_once(checkout: Checkout) -> None:
    assert catalogues.main([]) == 1
    checkout.translate("Ciao", "Cześć")
    translated = checkout.texts()
    assert len(translated) == len(TRANSLATED)
    assert [catalogues.main([]), catalogues.main(["--check"])] == [0, 0]
    assert checkout.texts() == translated
