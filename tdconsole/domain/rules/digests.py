"""Digests: what each rulebook says of every procedure that a floor is asked about."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from tdconsole.domain.values import NameTyped, Record

Group = Literal[
    "beginning",
    "tables",
    "clock",
    "button",
    "dealing",
    "betting",
    "showdown",
    "pots",
    "chips",
    "bubble",
    "rebuys",
    "money",
    "conduct",
    "floor",
    "sanctions",
]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
"""The groups in reading order."""

Source = Literal[
    "tda-2024",
    "tda-2022",
    "wsop-2026",
    "figp-2014",
    "pl-club",
    "pokerclub-it",
    "goldbet-it",
    "hand-guide",
]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
"""The rulebooks that come with the program, and a guide to dealing a hand."""

Written = Annotated[str, Meta(max_length=4000)]
Words = tuple[NameTyped, ...]


class Spoken(Record, kw_only=True):
    """One text in each language of the program."""

    en: Written
    it: Written = ""
    pl: Written = ""

    def text_in(self, language: str) -> str:
        """The text in this language, or in English if it isn't translated."""
        return {"it": self.it, "pl": self.pl}.get(language) or self.en

    @property
    def all(self) -> tuple[str, str, str]:
        return self.en, self.it, self.pl


class SpokenWords(Record, kw_only=True):
    """Other words that people use to ask for it."""

    en: Words = ()
    it: Words = ()
    pl: Words = ()

    @property
    def all(self) -> Words:
        return self.en + self.it + self.pl


class Said(Record, kw_only=True):
    """One source's answer, and the articles it is in."""

    source: Source
    cite: tuple[NameTyped, ...]
    text: Spoken


class Digest(Record, kw_only=True):
    """One procedure and each source's answer, in the order of the sources."""

    id: str
    group: Group
    title: Spoken
    words: SpokenWords
    options: tuple[str, ...]
    see: tuple[str, ...]
    said: tuple[Said, ...]

    def by(self, source: str) -> Said | None:
        return next((said for said in self.said if said.source == source), None)


class UnknownDigest(Record, kw_only=True):
    """A procedure was asked for by an unknown name."""

    name: str
    near: str | None = None
