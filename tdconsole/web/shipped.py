"""The files that pages are made with: read once, and only those that are there."""

from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tdconsole.files import font, resource

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
_FACES: Final = ("Roboto-Regular", "Roboto-Medium", "Roboto-Bold")


class Shipped:
    def __init__(self) -> None:
        places = {path.name: path for path in resource("web").iterdir() if path.suffix in _KINDS}
        places |= {f"{face}.ttf": font(face) for face in _FACES}
        self._files = {name: path.read_bytes() for name, path in places.items()}
        self._tags = {
            name: f'"{sha256(all_).hexdigest()[:16]}"' for name, all_ in self._files.items()
        }

    async def answer(self, request: Request) -> Response:
        name = request.path_params["file"]
        if name not in self._files:
            return Response(status_code=404)
        headers = {"etag": self._tags[name], "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == self._tags[name]:
            return Response(status_code=304, headers=headers)
        kind = _KINDS[name[name.rindex(".") :]]
        return Response(self._files[name], headers=headers, media_type=kind)
