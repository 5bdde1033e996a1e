from typing import dataclass_transform

from tdconsole.domain.values import Record


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Refusal(Record, tag=True, tag_field="rejected"):
    """The base of every refusal; `cite` names the article, if a rule is the reason."""

    cite: str | None = None


Rejection = Refusal
"""What a decision refuses with: always one of a type of its own."""
