"""Articles within a sentence: those the program cites, and nothing that only looks like one."""

import pytest

from tdconsole.library.cited import leads_to
from tdconsole.library.digests import digests
from tdconsole.library.mentioned import cites_in
from tdconsole.library.rulebooks import rulebook, rulebooks_named


@pytest.mark.parametrize(
    ("sentence", "cites"),
    [
        ("Rossi sits there. (FIGP 53)", ("FIGP 53",)),
        ("Level it now (TDA-2024 11-A, inherited).", ("TDA-2024 11-A",)),
        ("Ante first (TDA-2024 RP-11); late (FIGP 87.d, FIGP 6).", ("TDA-2024 RP-11", "FIGP 87.d", "FIGP 6")),
        ("Both: WSOP 76/79 and WSOP 76/79", ("WSOP 76/79",)),
        ("A rebuy (PC Il re-buy)", ("PC Il re-buy",)),
        ("(GB Rebuy + Add-on) and (PL-intro) and (PL-MD 3)", ("GB Rebuy + Add-on", "PL-intro", "PL-MD 3")),
        ("(WSOP 67.c)", ("WSOP 67.c",)),
        ("FIGP 2014 and Poker TDA 2024 differ.", ()),
        ("The shop sold 3 PL 1234 (house practice)", ()),
        ("A laptop: (3 PC old)", ()),
        ("", ()),
    ],
)  # fmt: skip
def test_the_articles_of_a_sentence(sentence: str, cites: tuple[str, ...]) -> None:
    assert cites_in(sentence) == cites


@pytest.mark.parametrize("name", rulebooks_named())
def test_every_article_of_a_rulebook_is_known_again_and_leads_somewhere(name: str) -> None:
    book = rulebook(name)
    cites = {
        getattr(book, field).cite
        for field in book.__struct_fields__
        if field not in {"id", "title"}
    }
    for cite in cites - {None}:
        assert cites_in(f"It is so. ({cite})") == (cite,)
        leads = leads_to(cite)
        assert leads.digests or leads.options, cite


def test_every_article_of_a_digest_is_known_again() -> None:
    for digest in digests().values():
        for said in digest.said:
            for cite in said.cite:
                assert cites_in(f"({cite})") == (cite,)
