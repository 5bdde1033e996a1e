"""Refusals about papers."""

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Document


class NothingToPrint(Refusal, kw_only=True):
    document: Document
