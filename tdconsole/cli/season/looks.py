"""The papers of a season, and how one is asked to look."""

from pathlib import Path
from typing import Literal, NamedTuple

from tdconsole.club import HouseBrand
from tdconsole.i18n.catalogue import Language
from tdconsole.printing.paper.sizes import PaperName

SeasonPaper = Literal["season", "qualifiers"]
DealerPaper = Literal["dealer-sheet", "dealer-work"]


class Looks(NamedTuple):
    """The name at the foot, the paper, the languages and the picture at the head."""

    actor: str | None
    paper: PaperName
    language: str | None
    second: Language | None
    logo: Path | None

    def head(self, brand: HouseBrand) -> Path | None:
        """The picture asked for, else the logo of the house's brand."""
        from tdconsole.wall.branding.looks import on_paper  # noqa: PLC0415 -- slow to import

        return self.logo or on_paper(brand)
