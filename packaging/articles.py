"""Writes the manual's page on which each article of the rulebooks has its place in the program.

`python packaging/articles.py` writes resources/manual/articles.md anew from resources/rules;
`--check` writes nothing, and exits with 1 where the page is another.
"""

import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from typing import Final

from tdconsole.domain.rules.digests import Source
from tdconsole.files import resource
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.rules.books import rule_name
from tdconsole.i18n.rules.digests import source_title
from tdconsole.library.articles import ArticleHeld, Place, articles_held, sources_held
from tdconsole.library.digests import digests
from tdconsole.library.rulebooks import rulebook_title, rulebooks_named

PAGE: Final = resource("manual") / "articles.md"
WORDS: Final = catalogue("en")
HEAD: Final = """\
# Article by article

Where in the program each article of a rulebook is: the procedure to read in the
[rules browser](rules-browser.md), the [option](rulebooks.md#the-options) that it sets, the
calculation, page, paper, request or advice that does it. What is no matter for the console of a
floor says so. `packaging/articles.py` writes this page from `resources/rules`.
"""
LINKS: Final = {
    "digest": "rules-browser.md",
    "option": "rulebooks.md#the-options",
    "calc": "command-line.md#calc",
    "page": "evening.md#the-window",
    "paper": "papers.md#the-documents",
    "command": "command-line.md#do",
    "advice": "evening.md#while-it-runs",
}


def page() -> str:
    return HEAD + "".join(f"\n{part}\n" for part in _chapters())


def _chapters() -> Iterator[str]:
    for source in sources_held():
        held = articles_held(source)
        yield f"## {_title(source)}"
        table = ["| article | what it is about | where |", "|---|---|---|", *map(_row, held)]
        yield "\n".join(table)


def _title(source: Source) -> str:
    own = rulebook_title(source) if source in rulebooks_named() else None
    return source_title(WORDS, source, own)


def _row(article: ArticleHeld) -> str:
    where = "; ".join(map(_place, article.where))
    told = "; ".join(part for part in (where, article.outside) if part)
    return f"| {_cell(article.no)} | {_cell(article.title)} | {_cell(told)} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _place(place: Place) -> str:
    return f"{_called(place)}({LINKS[place.kind]})"


def _called(place: Place) -> str:
    match place.kind:
        case "digest":
            return f"[{digests()[place.name].title.en}]"
        case "option":
            return f"option [{rule_name(WORDS, place.name)}]"
        case "calc":
            return f"[`calc {place.name}`]"
        case "page" | "paper":
            return f"{place.kind} [{place.name.replace('-', ' ').capitalize()}]"
        case "command":
            return f"[`{place.name}`]"
        case "advice":
            name = re.sub(r"\B[A-Z]", lambda found: f" {found[0].lower()}", place.name)
            return f"advice [{name}]"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing, say whether it differs"
    )
    check = parser.parse_args(arguments).check
    new = page()
    if check:
        same = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == new
        if not same:
            print(f"{PAGE.name} is another: run packaging/articles.py")
        return 0 if same else 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
