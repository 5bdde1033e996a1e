"""A page of papers with wishes of its own, for the tests that print."""

from tdconsole.i18n.catalogue import Language
from tdconsole.settings import PaperWay


class Papers:
    """What the machine's settings would keep."""

    def __init__(self, language: Language = "en") -> None:
        self.paper_language: Language = language
        self.papers: tuple[PaperWay, ...] = ()
        self.own_logo: str | None = None

    @property
    def logo(self) -> str | None:
        return self.own_logo

    def print_in(self, language: Language) -> None:
        self.paper_language = language

    def print_so(self, way: PaperWay) -> None:
        others = (one for one in self.papers if one.document != way.document)
        self.papers = (*others, way)

    def print_logo(self, path: str | None) -> None:
        self.own_logo = path
