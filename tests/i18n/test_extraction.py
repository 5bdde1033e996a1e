from pathlib import Path
from textwrap import dedent

import pytest

from tests.i18n.script import catalogues


def heard(text: str) -> list[tuple[tuple[str, ...], str | None]]:
    found = catalogues.heard(dedent(text), "a.py")
    assert found.problems == ()
    return [(said.forms, said.context) for said in found.said]


def problems(text: str) -> list[str]:
    return list(catalogues.heard(dedent(text), "a.py").problems)


def test_the_three_ways_to_say_something() -> None:
    assert heard(
        """
        words.gettext("Hello")
        words.ngettext("{number} seat", "{number} seats", len(seats))
        self.voice.words.pgettext("clock", "paused")
        """
    ) == [
        (("Hello",), None),
        (("{number} seat", "{number} seats"), None),
        (("paused",), "clock"),
    ]


def test_the_three_marks_of_a_table() -> None:
    assert heard(
        """
        SENTENCES = {Late: N_("Too late"), Full: P_("{number} seat", "{number} seats", "seats")}
        BUTTONS = {Late: C_("button", "Wait")}
        """
    ) == [
        (("Too late",), None),
        (("{number} seat", "{number} seats"), None),
        (("Wait",), "button"),
    ]


def test_a_message_may_stand_inside_another_one_and_in_pieces() -> None:
    assert heard('words.gettext("{a} and " "{b}", a=words.gettext("one"), b=2)') == [
        (("{a} and {b}",), None),
        (("one",), None),
    ]


def test_an_alias_is_followed_in_its_function_and_in_those_within() -> None:
    assert heard(
        """
        def asked(words):
            say, path = words.gettext, words.path
            def answered():
                return [say("Yes"), (lambda: say("No"))()]
            return answered

        def called(words):
            say = words.pgettext
            return {"Undo": say("gesture", "undo")}
        """
    ) == [(("Yes",), None), (("No",), None), (("undo",), "gesture")]


def test_an_alias_may_stand_below_the_function_that_uses_it() -> None:
    assert heard(
        """
        def asked(words):
            def answered():
                return say("Yes")
            if words:
                say: Say = words.gettext
            return answered
        """
    ) == [(("Yes",), None)]


def test_a_name_of_another_function_is_none_of_ours() -> None:
    assert (
        heard(
            """
            def asked(words):
                say = words.gettext
                def answered(say):
                    return say(path)
                return answered

            def other(say):
                return say(f"{path}")
            """
        )
        == []
    )


def test_a_catalogue_hands_on_to_that_of_the_library() -> None:
    assert (
        heard(
            """
            class Catalogue:
                def gettext(self, message, **named):
                    return self._translations.gettext(message).format(**named)
            """
        )
        == []
    )


@pytest.mark.parametrize(
    "said",
    [
        "words.gettext(message)",
        'words.gettext(f"{path}")',
        'words.gettext("a" + b)',
        'words.gettext(message="a")',
        'words.ngettext("a", many, 2)',
        'words.pgettext(context, "a")',
        'words.pgettext("poker")',
        "words.gettext(*texts)",
        'words.gettext("")',
    ],
)
def test_what_is_said_stands_in_the_source(said: str) -> None:
    (problem,) = problems(f"\n{said}")
    assert problem.startswith("a.py:2: the ")


@pytest.mark.parametrize(
    "text",
    [
        "listed(words.gettext)",
        "self.say = words.gettext",
        "say = words.gettext if short else words.pgettext",
        "say = words.gettext\nlisted(say)",
        "say = words.gettext\nsay = words.pgettext",
        "say = words.gettext\nsay = str",
        "def told(say=words.gettext): pass",
    ],
)
def test_what_can_not_be_followed_is_told(text: str) -> None:
    assert problems(text)


@pytest.mark.parametrize(
    "said",
    [
        'words.gettext("{path} written.")',
        'words.pgettext("places", "{first}").format(first=1)',
        'words.gettext("Written.", path=path)',
        'words.ngettext("{number} seat of {table}", "{number} seats", 2, table=1)',
    ],
)
def test_a_placeholder_and_a_name_need_each_other(said: str) -> None:
    (problem,) = problems(said)
    assert "differ" in problem


def test_names_that_are_not_known_here_are_left_alone() -> None:
    assert heard('words.gettext("{path} written.", **named)') == [(("{path} written.",), None)]


def test_a_message_has_one_plural(tmp_path: Path) -> None:
    folder = tmp_path / "program"
    folder.mkdir()
    (folder / "a.py").write_text('words.ngettext("{number} seat", "{number} seats", 2)')
    (folder / "b.py").write_text('words.gettext("{number} seat", number=1)')
    found = catalogues.heard_in(folder)
    assert [problem.split(":")[0] for problem in found.problems] == ["program/b.py"]
