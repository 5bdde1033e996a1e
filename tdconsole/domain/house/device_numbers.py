"""Numbers of requests that name the device they came from, so that the trail tells it."""

import re
from typing import Final

from tdconsole.domain.values import DeviceId

MARK: Final = "@device."
"""What no number of a request begins with that doesn't come from a device."""
_NUMBER: Final = re.compile(r"@device\.([1-9][0-9]{0,9})\.")


def device_number(device: DeviceId, number: str) -> str:
    return f"{MARK}{device}.{number}"


def device_of(request: str) -> DeviceId | None:
    """The device from which a request came; None if it came from none."""
    if not request.startswith(MARK):
        return None
    found = _NUMBER.match(request)
    return None if found is None else DeviceId(int(found[1]))
