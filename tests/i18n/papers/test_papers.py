from typing import Final, get_args

from tdconsole.domain.values import Document
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.papers.names import document_name, nothing_to_print

ENGLISH: Final = Catalogue("en")
DOCUMENTS: Final[tuple[Document, ...]] = get_args(Document)


def test_every_document_has_a_name_of_its_own() -> None:
    names = [document_name(ENGLISH, document) for document in DOCUMENTS]
    assert len(set(names)) == len(DOCUMENTS)


def test_why_there_is_none_is_a_sentence() -> None:
    for document in DOCUMENTS:
        assert nothing_to_print(ENGLISH, document).startswith("There is no ")
