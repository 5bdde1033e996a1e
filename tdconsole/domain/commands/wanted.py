from typing import dataclass_transform

from tdconsole.domain.values import Record


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Wanted(Record, tag=True, tag_field="command"):
    """What every request looks like on the wire: its name stands under `command`."""
