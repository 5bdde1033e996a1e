"""The addresses of the floor's devices, and what each answers."""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final, Protocol

from msgspec import DecodeError, json
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from tdconsole.domain.values import TableNo
from tdconsole.i18n.catalogue import Language
from tdconsole.web.doorman import Refusals, address_of
from tdconsole.web.floor.desk import Desk, typed_line
from tdconsole.web.floor.page import floor_page, pair_page
from tdconsole.web.floor.pairing import Paired, Pairing
from tdconsole.web.floor.told import TableTold, calls, cards, clock, hands
from tdconsole.web.hall import Hall
from tdconsole.web.hub import Hub, Stream, event

Told = Mapping[str, bytes]
GONE: Final = event("unpaired", {})


class App(Protocol):
    """What the floor needs of the hall's other pages."""

    hall: Hall
    hub: Hub
    turn: int

    def language(self, request: Request) -> Language: ...
    def look_at_once(self) -> None: ...


class Floor:
    def __init__(self, app: App, refusals: Refusals) -> None:
        self._app, self._hall, self._refusals = app, app.hall, refusals
        self._pairing = Pairing(app.hall.session)
        self._desks: dict[Language, Desk] = {}
        self._tables: dict[Language, dict[TableNo, tuple[TableTold, bytes]]] = {}
        self._told: dict[Language, tuple[int, Told]] = {}
        self.routes = [
            Route("/pair", self._pair_page),
            Route("/pair/claim", self._claim, methods=["POST"]),
            Route("/floor", self._page),
            Route("/floor/do", self._do, methods=["POST"]),
            Route("/floor/foresee", self._foresee, methods=["POST"]),
            Route("/floor/line", self._read, methods=["POST"]),
            Route("/stream/floor", self._stream),
        ]

    def desk(self, language: Language) -> Desk:
        if language not in self._desks:
            self._desks[language] = Desk(self._hall, self._hall.words(language))
        return self._desks[language]

    # Pairing

    async def _pair_page(self, request: Request) -> Response:
        words = self._hall.words(self._app.language(request))
        return HTMLResponse(pair_page(words))

    async def _claim(self, request: Request) -> Response:
        words = self._hall.words(self._app.language(request))
        say = words.pgettext
        address = address_of(request.scope)
        if not self._pairing.may_try(address):
            said = say("floor page", "Too many codes were tried. Wait a minute.")
            return _json({"said": said}, 429)
        answer = _json({"to": "/floor"})
        typed = await _fields(request)
        code = typed.get("code", "") if isinstance(typed, dict) else ""
        secure = request.url.scheme == "https"
        device = None
        if isinstance(code, str) and 0 < len(code) <= 20:
            device = self._pairing.claim(code, answer, secure=secure)
        if device is None:
            self._pairing.was_wrong(address)
            self._refusals.tell(address, "a code that pairs no device")
            said = say(
                "floor page",
                "This code pairs no device: it holds for two minutes, and once. Ask for another.",
            )
            return _json({"said": said}, 403)
        return answer

    def _unpaired(self, request: Request) -> Response:
        self._refusals.tell(address_of(request.scope), "a gesture without a paired device")
        words = self._hall.words(self._app.language(request))
        said = words.pgettext("floor page", "This device is not paired, or not any more.")
        return _json({"state": "unpaired", "said": said}, 401)

    # The page, and what it asks

    async def _page(self, request: Request) -> Response:
        paired = self._pairing.holder(request)
        if paired is None:
            return RedirectResponse("/pair", 303)
        if paired.device.role == "display":
            return RedirectResponse("/wall/live", 303)
        language = self._app.language(request)
        staff = self._hall.session.club.staff.named().get(paired.device.staff, "")
        words = self._hall.words(language)
        title = self._hall.state().setup.name
        return HTMLResponse(
            floor_page(words, title, paired, staff, f"/stream/floor?lang={language}")
        )

    async def _do(self, request: Request) -> Response:
        paired = self._pairing.holder(request)
        if paired is None:
            return self._unpaired(request)
        body = await request.body()
        said = self.desk(self._app.language(request)).do(paired, body)
        if said.state == "done":
            self._app.look_at_once()
        else:
            self._refusals.tell(f"{address_of(request.scope)}, {paired.name}", said.said)
        return _json(said)

    async def _foresee(self, request: Request) -> Response:
        paired = self._pairing.holder(request)
        if paired is None:
            return self._unpaired(request)
        body = await request.body()
        return _json(self.desk(self._app.language(request)).foresee(paired, body))

    async def _read(self, request: Request) -> Response:
        paired = self._pairing.holder(request)
        if paired is None:
            return self._unpaired(request)
        typed = typed_line(await _fields(request))
        return _json(self.desk(self._app.language(request)).read(paired, typed))

    # What it is told

    async def _stream(self, request: Request) -> Response:
        paired = self._pairing.holder(request)
        if paired is None:  # a browser tells its page no status of a stream
            return Response(GONE, media_type="text/event-stream")
        language, stream = self._app.language(request), Stream(paired.id)

        async def sent() -> AsyncIterator[bytes]:
            self._app.hub.add(stream, self._filling(language, paired))
            try:
                async for message in stream.sent():
                    yield message
            finally:
                self._app.hub.leave(stream)

        return StreamingResponse(sent(), media_type="text/event-stream")

    def _filling(self, language: Language, paired: Paired) -> Callable[[Stream], None]:
        desk = self.desk(language)

        def fill(stream: Stream) -> None:
            if self._hall.session.house.devices.get(paired.id) != paired.device:
                stream.put("unpaired", GONE)
                stream.end()
                return
            for kind, message in self._messages(language, desk).items():
                stream.put(kind, message)
            stream.put("own", event("own", desk.own(paired)))

        return fill

    def _messages(self, language: Language, desk: Desk) -> Told:
        """What all devices of a language are told, made once a turn."""
        told = self._told.get(language)
        if told is not None and told[0] == self._app.turn:
            return told[1]
        in_hand, now = desk.in_hand, self._hall.now()
        state, moment = in_hand.state, self._hall.moment(now)
        made = {
            "clock": event("clock", clock(desk.words, self._hall.board(language, now).face)),
            "room": event("room", desk.tables.room(state)),
            **self._table_messages(language, desk),
            "hands": event("hands", hands(in_hand, state)),
            "advice": event("advice", cards(in_hand, state, now)),
            "calls": event("calls", calls(in_hand, state, now, moment)),
        }
        self._told[language] = (self._app.turn, made)
        return made

    def _table_messages(self, language: Language, desk: Desk) -> Told:
        """The tables; a table that is as it was is not even encoded again."""
        before = self._tables.get(language, {})
        made: dict[TableNo, tuple[TableTold, bytes]] = {}
        for told in desk.tables.told(desk.in_hand.state):
            kept = before.get(told.table)
            if kept is None or kept[0] is not told:
                kept = (told, event("table", told))
            made[told.table] = kept
        self._tables[language] = made
        return {f"table {no}": message for no, (_, message) in made.items()}


async def _fields(request: Request) -> object:
    try:
        return json.decode(await request.body())
    except DecodeError:
        return None


def _json(data: object, status: int = 200) -> Response:
    return Response(json.encode(data, enc_hook=str), status, media_type="application/json")
