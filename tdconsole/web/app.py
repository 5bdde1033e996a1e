"""The addresses of the hall, and what each answers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from msgspec import json
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import (
    FileResponse,
    HTMLResponse,
    JSONResponse,
    Response,
    StreamingResponse,
)
from starlette.routing import Route

from tdconsole.domain.values import EntryId, PersonId, SeasonNo
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.known_errors import KnownError
from tdconsole.projections.clock.board import clock_board, until_change
from tdconsole.projections.room.own_page import OwnPage, OwnPages
from tdconsole.web.control import Control
from tdconsole.web.doorman import Doorman, Refusals
from tdconsole.web.floor.routes import Floor
from tdconsole.web.hall import Hall
from tdconsole.web.hub import Hub, Stream, Who, event
from tdconsole.web.player_pages import fault_page, find_page, hall_page, season_page, today_page
from tdconsole.web.shipped import Shipped
from tdconsole.web.walls import Walls, wall_page, wanted
from tdconsole.web.years_page import years_page

log = logging.getLogger(__name__)

MOST_PERSON: Final = 2**53
"""The highest number that a person may have."""
LOOK: Final = 0.05
"""The seconds between two looks for what others wrote."""


class App:
    def __init__(  # what is shown, to whom, and who has a say in it
        self,
        hall: Hall,
        walls: Walls,
        usual: Language,
        names: frozenset[str],
        control: Control | None = None,
    ) -> None:
        self.hall, self.walls, self.hub = hall, walls, Hub()
        self.turn = 0
        self._control = control
        self._asked = asyncio.Event()
        self._usual = usual
        self._boards: dict[Language, bytes] = {}
        self._due = 0
        self._shipped = Shipped()
        refusals = Refusals()
        self.floor = Floor(self, refusals)
        routes = [
            *self.floor.routes,
            Route("/", self._page),
            Route("/c/{code}", self._own_page),
            Route("/C/{code}", self._own_page),
            Route("/find", self._find),
            Route("/found", self._found),
            Route("/season", self._season),
            Route("/season/{number:int}", self._season),
            Route("/player/{person:int}", self._player),
            Route("/c/{code}/years", self._own_years),
            Route("/C/{code}/years", self._own_years),
            Route("/today", self._today),
            Route("/time", self._time),
            Route("/stream", self._stream),
            Route("/wall/{screen}", self._wall),
            Route("/stream/wall/{screen}", self._wall_stream),
            Route("/stream/{code}", self._own_stream),
            Route("/logo", self._logo),
            Route("/sponsor/{number:int}", self._sponsor),
            Route("/picture", self._picture),
            Route("/hall.webmanifest", self._manifest),
            Route("/hall/{file}", self._shipped.answer),
        ]
        if control is not None:
            routes.append(Route("/control/leave", control.leave, methods=["GET", "POST"]))
        self.asgi = Starlette(
            routes=routes,
            middleware=[Middleware(Doorman, names=names, refusals=refusals)],
            lifespan=self._living,
            exception_handlers={KnownError: _busy},
        )

    # Following the house

    @asynccontextmanager
    async def _living(self, _app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._follow())]
        if self._control is not None:
            tasks.append(asyncio.create_task(self._control.follow(self.hall, self.walls, self.hub)))
        try:
            yield
        finally:
            self.hub.end()
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _follow(self) -> None:
        while True:
            try:
                self.look()
            except Exception:
                log.exception("a look at the house failed; the next one follows")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()
            self._asked.clear()

    def look_at_once(self) -> None:
        """Look as soon as what is being answered has been."""
        self._asked.set()

    def look(self) -> None:
        """Take in what others wrote, and tell the pages what is new, also as time passes."""
        hall = self.hall
        hall.follow()
        now = hall.now()
        if not hall.changed and now.utc < self._due:
            return
        hall.changed = False
        self._due = now.utc + until_change(clock_board(hall.state(), now), now)
        self.turn += 1
        self._boards = {one: event("board", hall.board(one, now)) for one in self._boards}
        self.hub.tell()

    def _board(self, language: Language) -> bytes:
        if language not in self._boards:
            self._boards[language] = event("board", self.hall.board(language, self.hall.now()))
        return self._boards[language]

    # Pages

    def language(self, request: Request) -> Language:
        """The language asked for, or the first of the phone's that is spoken here."""
        wished = [request.query_params.get("lang", "")]
        wished += request.headers.get("accept-language", "")[:200].split(",")
        for tag in wished:
            short = tag.split(";")[0].strip()[:2].lower()
            for one in LANGUAGES:
                if short == one:
                    return one
        return self._usual

    async def _page(self, request: Request) -> Response:
        language = self.language(request)
        face = self.hall.board(language, self.hall.now()).face
        words = self.hall.words(language)
        stream, beside = f"/stream?lang={language}", self.hall.beside
        return HTMLResponse(hall_page(words, face, stream, beside=beside))

    async def _own_page(self, request: Request) -> Response:
        language, hall = self.language(request), self.hall
        words, code = hall.words(language), request.path_params["code"].upper()
        entry = hall.entry(code)
        if entry is None:
            said = words.pgettext("hall", "This code belongs to no seat card of this tournament.")
            return HTMLResponse(fault_page(words, said), 404)
        now = hall.now()
        page = hall_page(
            words,
            hall.board(language, now).face,
            f"/stream/{code}?lang={language}",
            hall.own(language, entry, now),
            hall.proof(entry, now),
            years=f"/c/{code}/years",
            beside=hall.beside,
        )
        return HTMLResponse(page)

    async def _season(self, request: Request) -> Response:
        language = self.language(request)
        words = self.hall.words(language)
        await self._gathered()
        wanted = request.path_params.get("number")
        number = None if wanted is None else SeasonNo(wanted)
        seen = self.hall.worded(language).season(self.hall.now(), number)
        if seen is None:
            none, other = (
                words.gettext("The house has no season yet."),
                words.pgettext("hall", "There is no such season."),
            )
            return HTMLResponse(fault_page(words, none if number is None else other), 404)
        named = self.hall.named_in_public(seen.persons)
        return HTMLResponse(season_page(words, seen, named, self.hall.season_names()))

    async def _player(self, request: Request) -> Response:
        """The results of somebody who agreed that they are shown to everybody."""
        language, person = self.language(request), PersonId(request.path_params["person"])
        if person > MOST_PERSON or person not in self.hall.named_in_public([person]):
            words = self.hall.words(language)
            said = words.pgettext("hall", "These results are not shown.")
            return HTMLResponse(fault_page(words, said), 404)
        return await self._years(language, person, "/season")

    async def _own_years(self, request: Request) -> Response:
        """The results of the player whose card it is."""
        language, code = self.language(request), request.path_params["code"].upper()
        entry = self.hall.entry(code)
        person = None if entry is None else self.hall.person(entry)
        if person is None:
            words = self.hall.words(language)
            said = words.pgettext("hall", "This code belongs to no seat card of this tournament.")
            return HTMLResponse(fault_page(words, said), 404)
        return await self._years(language, person, f"/c/{code}")

    async def _years(self, language: Language, person: PersonId, back: str) -> Response:
        await self._gathered()
        worded = self.hall.worded(language)
        return HTMLResponse(years_page(worded.words, worded.years(person), back))

    async def _gathered(self) -> None:
        """Read all evenings of the house, and let everybody else be answered in between."""
        for _evening in self.hall.seasons.gathering():
            await asyncio.sleep(0)

    async def _today(self, request: Request) -> Response:
        language = self.language(request)
        seen = self.hall.worded(language).today(self.hall.now())
        return HTMLResponse(today_page(self.hall.words(language), seen))

    async def _find(self, request: Request) -> Response:
        words = self.hall.words(self.language(request))
        return HTMLResponse(find_page(words, words.pgettext("hall", "Find your seat")))

    async def _found(self, request: Request) -> Response:
        typed = request.query_params.get("name", "")[:60]
        return _json(self.hall.search(self.language(request), typed))

    async def _time(self, _request: Request) -> Response:
        return _json({"t": self.hall.moment(self.hall.now())})

    async def _manifest(self, request: Request) -> Response:
        words = self.hall.words(self.language(request))
        name = self.hall.state().setup.name
        return JSONResponse(
            {
                "name": name,
                "short_name": name[:12],
                "start_url": "/",
                "display": "standalone",
                "background_color": "#0b0d10",
                "theme_color": "#0b0d10",
                "lang": words.language,
                "icons": [{"src": "/hall/icon.svg", "sizes": "any", "type": "image/svg+xml"}],
            },
            media_type="application/manifest+json",
        )

    # Streams

    async def _stream(self, request: Request) -> Response:
        language = self.language(request)

        def fill(stream: Stream) -> None:
            stream.put("board", self._board(language))

        return self._streaming(fill)

    async def _own_stream(self, request: Request) -> Response:
        language, entry = self.language(request), self.hall.entry(request.path_params["code"])
        if entry is None:
            return Response(status_code=404)
        return self._streaming(self._own_filling(language, entry))

    def _own_filling(self, language: Language, entry: EntryId) -> Callable[[Stream], None]:
        last: list[tuple[OwnPages, OwnPage | None]] = []

        def fill(stream: Stream) -> None:
            stream.put("board", self._board(language))
            now = self.hall.now()
            pages = self.hall.pages(self.hall.state(), now)
            if last and last[0][0] is pages and not _is_news(last[0][1]):
                return
            found = pages.of(entry, now)
            if not last or last[0][1] != found:
                stream.put("own", event("own", self.hall.own(language, entry, now)))
            last[:] = [(pages, found)]

        return fill

    async def _wall(self, request: Request) -> Response:
        language = self.language(request)
        words, asked = self.hall.words(language), dict(request.query_params)
        screen = request.path_params["screen"]
        if wanted(screen, language, asked) is None:
            said = words.pgettext("hall", "There is no such screen.")
            return HTMLResponse(fault_page(words, said), 404)
        query = {"lang": language, "letters": asked.get("letters", "")}
        stream = f"/stream/wall/{screen}?{urlencode(query)}"
        return HTMLResponse(wall_page(words, self.hall.state().setup.name, stream))

    async def _wall_stream(self, request: Request) -> Response:
        language, screen = self.language(request), request.path_params["screen"]
        one = wanted(screen, language, dict(request.query_params))
        if one is None:
            return Response(status_code=404)

        def fill(stream: Stream) -> None:
            stream.put("frame", self.walls.frame(one, self.turn))

        return self._streaming(fill, "wall")

    async def _logo(self, _request: Request) -> Response:
        logo = self.walls.theme.logo
        return _file(None if logo is None else logo.path)

    async def _sponsor(self, request: Request) -> Response:
        sponsors, number = self.walls.theme.sponsors, int(request.path_params["number"])
        return _file(sponsors[number].path if number < len(sponsors) else None)

    async def _picture(self, _request: Request) -> Response:
        return _file(self.walls.theme.picture)

    def _streaming(self, fill: Callable[[Stream], None], who: Who = "phone") -> StreamingResponse:
        stream = Stream(who)

        async def sent() -> AsyncIterator[bytes]:
            self.hub.add(stream, fill)
            try:
                async for message in stream.sent():
                    yield message
            finally:
                self.hub.leave(stream)

        return StreamingResponse(sent(), media_type="text/event-stream")


async def _busy(_request: Request, error: Exception) -> Response:
    """What the world refuses for the moment: the page asks again."""
    log.warning("a page was not answered: %s", error)
    return JSONResponse({"state": "busy", "said": str(error)}, 503)


def _file(path: str | None) -> Response:
    """The house's picture, or that there is none, also where its file has gone."""
    if path is None or not Path(path).is_file():
        return Response(status_code=404)
    return FileResponse(path)


def _is_news(found: OwnPage | None) -> bool:
    """Whether the page changes as time passes: a move is news for a while."""
    return found is not None and found.moved_at is not None


def _json(data: object) -> Response:
    return Response(json.encode(data, enc_hook=str), media_type="application/json")
