// The floor on a device: the room, a table, what is due, and what was tapped.
import { everySecondOf, isKnown, left, measure, now, onWake } from "./time.js";
import { listen } from "./stream.js";
import { ask, onNews, wake } from "./outbox.js";
import { sheets } from "./sheets.js";
import { at, button, filled, made, may, words } from "./parts.js";

const tables = new Map();
let room = { tables: [], waiting: [], without: 0 }, shown = null, clock = null, called = [];

// Views

function view(name) {
  for (const one of document.querySelectorAll(".view")) one.hidden = one.id !== name;
  for (const one of document.querySelectorAll("[data-view]")) {
    one.setAttribute("aria-current", String(one.dataset.view === name));
  }
  scrollTo(0, 0);
  if (name === "line") at("typed").focus({ preventScroll: true });
}

function open(number) {
  shown = number;
  table();
  if (number !== null) scrollTo(0, 0);
}

// The room

function tile(one) {
  const task = one.task === "dealing" ? "" : one.task_said;
  const said = [one.said, one.locked ? words.locked : "", task].filter(Boolean).join(", ");
  const pressed = button("", () => open(one.table), { class: `tile ${one.standing} ${one.task}` });
  pressed.append(made("b", String(one.table)), made("span", `${one.players.length}/${one.seats}`));
  if (said) pressed.append(made("small", said));
  if (one.players.some((player) => !player.seen)) pressed.append(made("i", "", { class: "ring" }));
  pressed.setAttribute("aria-label", `${filled(words.table, one)}: ${one.players.length}/${one.seats} ${said}`);
  if (one.table === shown) pressed.setAttribute("aria-current", "true");
  return pressed;
}

function tiles() {
  at("tiles").replaceChildren(...room.tables.map((no) => tables.get(no)).filter(Boolean).map(tile));
  at("left").textContent = filled(words.left, room);
  const players = room.waiting.join(", "), number = room.without - room.waiting.length;
  const said = number > 0 ? filled(words.more, { players, number }) : players;
  at("waiting").textContent = room.without ? filled(words.without, { players: said }) : "";
}

// A table

function seatRow(one, seat) {
  const row = button("", () => sheets.seat(one, seat), { class: seat.seen ? "seat" : "seat unseen" });
  row.append(made("b", String(seat.seat)), made("span", seat.name));
  row.append(made("small", seat.away ? filled(words.away, { number: seat.away }) : ""));
  if (!seat.seen) row.append(made("i", "", { class: "ring", role: "img", "aria-label": words.unseen, title: words.unseen }));
  return row;
}

function emptyRow(seat) {
  const row = made("p", "", { class: "seat empty" });
  row.append(made("b", String(seat.seat)), made("span", seat.said));
  return row;
}

// A button that took another's place under the thumb does nothing for half a second.
const SETTLES = 500, turned = new Map();

function reported(one) {
  if (!may("ReportTables")) return [];
  const report = (task) => {
    const settled = performance.now() - turned.get(one.table) > SETTLES;
    if (settled) ask({ command: "ReportTables", tables: [one.table], task }, `${filled(words.table, one)}: ${taskName(task)}`);
  };
  return one.reports.map((task, at) => button(taskName(task), () => report(task), { class: at === 0 && one.likely ? "main" : "" }));
}

// What a table reports, and below its seats what else is done there.
function actions(one) {
  const table = one.table, found = reported(one), more = [];
  if (one.hands > 0 && may("PlayLastHands")) {
    const label = `${filled(words.table, one)}: ${words.hand_over}`;
    found.push(button(words.hand_over, () => ask({ command: "PlayLastHands", tables: [table] }, label), { class: "main" }));
  }
  if (one.players.some((player) => !player.seen) && may("SeePlayers")) {
    const label = `${filled(words.table, one)}: ${words.seen_table}`;
    more.push(button(words.seen_table, () => ask({ command: "SeePlayers", tables: [table] }, label)));
  }
  if (one.players.length && may("CallTheClock")) {
    const label = `${filled(words.table, one)}: ${words.call_table}`;
    more.push(button(words.call_table, () => ask({ command: "CallTheClock", table }, label)));
  }
  if (one.players.length && may("CountChips")) more.push(button(words.stacks, () => sheets.stacks(one)));
  return [found, more];
}

function stepsOf(buttons) {
  const steps = made("div", "", { class: "steps", ...(buttons.length ? {} : { hidden: "" }) });
  steps.append(...buttons);
  return steps;
}

const taskName = (task) => ({ done: words.done_table, dealing: words.dealing, held: words.held, released: words.released })[task];

function table() {
  const place = at("table"), one = tables.get(shown); // which may have been broken meanwhile
  place.hidden = !one;
  document.body.classList.toggle("at-table", Boolean(one));
  tiles();
  if (!one) return place.replaceChildren();
  const title = made("h2", filled(words.table, one)), notes = [one.said, one.locked ? words.locked : "", one.task_said];
  if (one.hands > 0) notes.push(filled(words.hands, { number: one.hands }));
  if (one.note) notes.push(one.note);
  const head = made("div", "", { class: "table-head" }), seats = made("div", "", { class: "seats" });
  head.append(button(words.back, () => open(null), { class: "back" }), title);
  head.append(made("small", `${one.players.length}/${one.seats} ${notes.filter(Boolean).join(", ")}`));
  const [first, then] = actions(one).map(stepsOf);
  const rows = [...one.players.map((seat) => [seat.seat, seatRow(one, seat)]), ...one.empty.map((seat) => [seat.seat, emptyRow(seat)])];
  seats.append(...rows.sort(([a], [b]) => a - b).map(([, row]) => row));
  kept(place, () => place.replaceChildren(head, first, seats, then));
}

// Draw anew without taking the keyboard away from what is drawn.
function kept(place, draw) {
  const parts = () => [...place.querySelectorAll("button")], was = parts().indexOf(document.activeElement);
  draw();
  if (was >= 0) parts()[Math.min(was, parts().length - 1)]?.focus();
}

// Finding somebody

function find() {
  const typed = at("seek").value.trim().toLowerCase(), found = [];
  if (/^\d+$/.test(typed)) {
    if (tables.has(Number(typed))) found.push([tables.get(Number(typed)), null]);
  } else if (typed) {
    const begins = (name) => typed.split(/\s+/).every((part) => ` ${plain(name)}`.includes(` ${plain(part)}`));
    for (const one of tables.values()) {
      for (const seat of one.players) if (begins(seat.name)) found.push([one, seat]);
    }
  }
  const rows = found.slice(0, 12).map(([one, seat]) => {
    const place = seat ? `${seat.name} ${one.table}-${seat.seat}` : filled(words.table, one);
    return button(place, () => {
      at("seek").value = "";
      find();
      open(one.table);
      if (seat) sheets.seat(one, seat);
    }, { class: "seat" });
  });
  at("found").replaceChildren(...rows);
  if (typed && rows.length === 0) at("found").append(made("p", words.none, { class: "quiet" }));
}

const plain = (name) => name.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/ł/g, "l");

// Advice

function card(one) {
  const made_ = made("article", "", { class: one.now ? "card now" : "card", "data-name": one.name });
  made_.append(made("h3", one.sentence));
  if (one.taken_on) made_.append(made("p", one.taken_on, { class: "taker" }));
  made_.append(made("p", one.reason));
  if (one.cite) made_.append(made("p", one.cite, { class: "quiet" }));
  const steps = made("div", "", { class: "steps" });
  if (one.request && may(one.request.command)) {
    steps.append(button(one.button, () => sheets.confirm(one.sentence, one.button, one.request), { class: "main" }));
  } else if (one.asks) steps.append(made("p", one.asks, { class: "asks" }));
  else if (one.line) steps.append(button(one.button || words.line, () => typeLine(one.line), { class: "main" }));
  for (const choice of one.choices) {
    if (may(choice.request.command)) {
      const act = one.asks
        ? () => ask(choice.request, `${one.asks} ${choice.label}`)
        : () => sheets.confirm(one.sentence, choice.label, choice.request);
      steps.append(button(choice.label, act, { class: one.asks ? "chip" : "" }));
    }
  }
  const take = one.take;
  const does = [one, ...one.choices].some((each) => each.request && may(each.request.command)) || one.line;
  if (does && may(take.request.command)) {
    steps.append(button(take.label, () => ask(take.request, `${take.label}: ${one.sentence}`)));
  }
  made_.append(steps);
  return made_;
}

function advice(cards) {
  kept(at("cards"), () => at("cards").replaceChildren(...cards.map(card)));
  at("nothing").hidden = cards.length > 0;
  const count = at("count-advice");
  count.textContent = String(cards.length);
  count.hidden = cards.length === 0;
  count.classList.toggle("now", cards.some((one) => one.now));
}

// Hand for hand

function hands(board) {
  document.querySelector('[data-view="hands"]').hidden = !board.on;
  if (!board.on) {
    if (!at("hands").hidden) view("tables");
    return;
  }
  at("hands-head").textContent = board.head;
  at("hands-waits").textContent = board.waits;
  at("hands-clock").textContent = board.clock;
  const steps = [board.step, board.rest, board.onward].filter((one) => one && may(one.request.command));
  const press = (one) => button(one.label, () => sheets.confirm(board.head, one.label, one.request), { class: one === board.step ? "main" : "" });
  at("hands-steps").replaceChildren(...steps.map(press));
  reports();
}

function reports() {
  const rows = room.tables.map((no) => tables.get(no)).filter((one) => one?.task).map((one) => {
    const row = made("div", "", { class: `report ${one.task}` });
    const title = button("", () => {
      view("tables");
      open(one.table);
    });
    title.append(made("span", filled(words.table, one)), made("small", one.task === "dealing" ? "" : one.task_said));
    row.append(title, ...reported(one));
    return row;
  });
  kept(at("hands-tables"), () => at("hands-tables").replaceChildren(...rows));
}

// The line

let reading = 0, ready = null;

async function read() {
  const line = at("typed").value, number = (reading += 1);
  ready = null;
  at("do-line").disabled = true;
  if (!line.trim()) {
    at("reading").textContent = "";
    at("offers").replaceChildren();
    return;
  }
  const found = await sheets.post("/floor/line", { line });
  if (number !== reading || found === null) return;
  at("reading").textContent = found.said;
  at("reading").className = `reading ${found.mood}`;
  ready = found.request && { request: found.request, label: found.said };
  at("do-line").disabled = ready === null;
  at("offers").replaceChildren(...found.offers.map((one) => {
    const offer = button("", () => typeLine(one.line), { class: "offer" });
    offer.append(made("span", one.label), made("small", one.detail));
    return offer;
  }));
}

// The cursor goes to where something is missing, such as a stack; else to the end.
function typeLine(line, cursor = null) {
  view("line");
  const gap = `${line} `.indexOf("= "), place = cursor ?? (gap < 0 ? line.length : gap + 1);
  at("typed").value = line;
  at("typed").setSelectionRange(place, place);
  read();
}

function doLine() {
  if (ready === null) return;
  ask(ready.request, ready.label);
  at("typed").value = "";
  read();
}

// The clock, and those called on players

function tick() {
  if (!isKnown() || clock === null) return;
  const time = clock.face.time;
  at("time").textContent = time.until ? left(time.until, time.form) : time.text || clock.face.word;
  for (const one of called) {
    const seconds = Math.max(0, Math.ceil((one.until - now()) / 1000));
    const place = at(`call-${one.call}`);
    if (place) place.textContent = String(seconds);
  }
}

function drawCalls({ calls }) {
  called = calls;
  at("calls").replaceChildren(...calls.map((one) => {
    const row = made("div", "", { class: "call" });
    row.append(made("b", "", { id: `call-${one.call}`, role: "timer" }), made("span", [one.who, one.place].filter(Boolean).join(", ")));
    const end = (outcome, label) => button(label, () => ask({ command: "EndCall", call: one.call, outcome }, `${one.place}: ${label}`));
    if (may("EndCall")) row.append(end("acted", words.acted), end("folded", words.dead));
    return row;
  }));
  tick();
}

function drawClock(told) {
  clock = told;
  const { face, button: step } = told;
  document.body.dataset.clock = face.state;
  at("level").textContent = face.level;
  at("word").textContent = face.word;
  at("blinds").replaceChildren(face.blinds, made("span", face.ante && ` · ${face.ante}`));
  const press = at("clock-button");
  press.hidden = !step || !may(step.request.command);
  if (step) {
    press.textContent = step.label;
    press.onclick = () => sheets.confirm(`${face.level} ${face.word}`, step.label, step.request);
  }
  tick();
}

// What became of what was tapped

let quiet = 0, mine = { said: "", undo: null };

function news(state, one, answer) {
  const gesture = one.label, place = at("told");
  clearTimeout(quiet);
  if (state === "done") place.textContent = filled(words.done, answer);
  else if (state === "refused") place.textContent = filled(words.refused, answer);
  else if (state === "unpaired") {
    place.textContent = filled(words.unpaired, { gestures: answer.lost.map((lost) => lost.label).join("; ") });
  } else place.textContent = filled(words[state], { gesture });
  place.className = state;
  if (state === "done" || state === "refused") again();
  if (state === "done") quiet = setTimeout(calm, 12_000);
}

// When there is no news, what can be taken back is said.
function calm() {
  at("told").removeAttribute("class");
  at("told").textContent = mine.undo ? mine.said : "";
}

function own(last) {
  mine = last;
  if (!at("told").hasAttribute("class")) calm();
  at("undo").hidden = !mine.undo;
  at("undo").onclick = () => ask(mine.undo, filled(words.undo, { gesture: mine.said }));
  at("undo").setAttribute("aria-label", filled(words.undo, { gesture: mine.said }));
}

const heard = {
  clock: drawClock,
  calls: drawCalls,
  advice,
  hands,
  own,
  room: (told) => {
    room = told;
    sheets.sells(told.sold);
    for (const no of tables.keys()) if (!room.tables.includes(no)) tables.delete(no);
    later();
  },
  table: (told) => {
    if (tables.get(told.table)?.task !== told.task) turned.set(told.table, performance.now());
    tables.set(told.table, told);
    later();
  },
  unpaired: () => location.replace("/pair"),
};

// Many tables come at once, and are drawn once.
let drawing = false;
function later() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    kept(at("tiles"), tiles);
    table();
    reports();
    if (at("seek").value) kept(at("found"), find);
  });
}

for (const one of document.querySelectorAll("[data-view]")) one.addEventListener("click", () => view(one.dataset.view));
sheets.start({ tables, typeLine });
at("seek").addEventListener("input", find);
at("typed").addEventListener("input", read);
at("typed").addEventListener("keydown", (key) => key.key === "Enter" && doLine());
at("do-line").addEventListener("click", doLine);
at("do-line").disabled = true;
onNews(news);
onWake(tick);
const again = listen(document.body.dataset.stream, heard, (there) => {
  at("gone").hidden = there;
  if (there) wake();
});
measure();
everySecondOf(() => [clock?.face.time.until, ...called.map((one) => one.until)].filter(Boolean), tick);
view("tables");
wake();
