"""Names of the devices, beside the names of those who acted on them."""

from collections.abc import Mapping

from tdconsole.domain.values import DeviceId
from tdconsole.i18n.catalogue import Catalogue


def device_name(words: Catalogue, device: DeviceId, names: Mapping[DeviceId, str]) -> str:
    return names.get(device) or words.gettext("a device")


def actor_words(
    words: Catalogue, name: str, device: DeviceId | None, names: Mapping[DeviceId, str]
) -> str:
    """The name of a member of staff, with the device that the gesture was made on."""
    if device is None:
        return name
    return f"{name}, {device_name(words, device, names)}"
