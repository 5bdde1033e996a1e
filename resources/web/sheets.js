// The sheets that come up over the floor: a player's gestures, a bust, a move, the stacks of a table.
import { asked, posted } from "./asked.js";
import { ask } from "./outbox.js";
import { at, button, filled, made, may, words } from "./parts.js";

let tables = new Map(), sold = [], typeLine = () => {}, foreseeing = 0;

function show(title, ...parts) {
  const head = made("div", "", { class: "sheet-head" });
  head.append(made("h2", title, { id: "sheet-title" }), button(words.close, close, { class: "close" }));
  at("sheet").replaceChildren(head, ...parts);
  at("asking").setAttribute("aria-labelledby", "sheet-title");
  if (!at("asking").open) at("asking").showModal();
}

function close() {
  at("asking").close();
}

async function post(address, body) {
  try {
    const language = document.documentElement.lang;
    return await asked(`${address}?lang=${language}`, posted(body), (answer) => answer.ok ? answer.json() : null);
  } catch {
    return null; // no connection: what would come is not known, and can be done all the same
  }
}

// Say what a gesture would do; one that can't be done is not offered.
async function foresee(place, press, request) {
  const number = (foreseeing += 1), found = await post("/floor/foresee", request);
  if (number !== foreseeing) return;
  place.textContent = found?.said ?? "";
  place.className = found && !found.ready ? "reading refused" : "reading";
  press.disabled = found !== null && !found.ready;
}

function confirm(title, label, request) {
  const said = made("p", "", { class: "reading", "aria-live": "polite" });
  const press = button(label, () => {
    ask(request, `${title}: ${label}`);
    close();
  }, { class: "go main" });
  show(title, said, press);
  press.focus();
  foresee(said, press, request);
}

// One player

function seat(one, player) {
  const title = `${one.table}-${player.seat} ${player.name}`, rows = made("div", "", { class: "choices" });
  const entry = player.entry;
  const offer = (command, label, act, given) => may(command) && rows.append(button(label, act, given));
  const atOnce = (request, label) => () => {
    ask(request, `${title}: ${label}`);
    close();
  };
  offer("EliminatePlayers", words.bust, () => bust(one, player, title), { class: "main" });
  offer("MovePlayer", words.move, () => move(player, title));
  if (!player.seen) offer("SeePlayers", words.seen, atOnce({ command: "SeePlayers", entries: [entry] }, words.seen));
  offer("CallTheClock", words.call, atOnce({ command: "CallTheClock", table: one.table, seat: player.seat }, words.call));
  for (const [command, label] of [["TakeRebuy", words.rebuy], ["TakeAddOn", words.addon]]) {
    if (sold.includes(command)) offer(command, label, () => confirm(title, label, { command, entry }));
  }
  const typed = (line, cursor) => () => {
    close();
    typeLine(line, cursor);
  };
  offer("GivePenalty", words.penalty, typed(`p #${entry} `));
  rows.append(button(words.line, typed(` #${entry}`, 0)));
  show(title, rows);
}

// A bust: who won, who else is out, and the stacks where they matter

function bust(one, player, title) {
  const out = new Map([[player.entry, ""]]), by = new Set(), others = one.players.filter((two) => two !== player);
  const said = made("p", "", { class: "reading", "aria-live": "polite" });
  const stacks = made("div", "", { class: "stacks" });
  const press = button(words.bust, () => {
    ask(request(), `${title}: ${words.bust}`);
    close();
  }, { class: "go main" });

  function request() {
    const winners = [...by].filter((entry) => !out.has(entry));
    const hand = [...out].map(([entry, typed]) => {
      const stack = Number(typed.replace(/\D/g, ""));
      return { entry, ...(stack ? { stack } : {}), ...(winners.length ? { by: winners } : {}) };
    });
    return { command: "EliminatePlayers", hand };
  }

  const judge = () => foresee(said, press, request());
  const chips = (chosen, label) => {
    const group = made("fieldset", "", { class: "chips" });
    group.append(made("legend", label));
    for (const two of others) {
      const chip = button(`${two.seat} ${two.name}`, () => {
        chosen(two.entry);
        chip.setAttribute("aria-pressed", String(chip.getAttribute("aria-pressed") !== "true"));
        judge();
      }, { class: "chip", "aria-pressed": "false" });
      group.append(chip);
    }
    return group;
  };

  function fields() {
    const known = [player, ...others].filter((two) => out.has(two.entry));
    stacks.replaceChildren(...known.map((two) => {
      const label = made("label", filled(words.stack, { player: two.name }));
      const field = made("input", "", { inputmode: "numeric", autocomplete: "off", maxlength: 16 });
      field.value = out.get(two.entry);
      field.addEventListener("input", () => {
        out.set(two.entry, field.value);
        judge();
      });
      label.append(field);
      return label;
    }));
  }

  const winner = chips((entry) => (by.has(entry) ? by.delete(entry) : by.add(entry)), words.winner);
  const also = made("details", "");
  also.append(made("summary", words.also), chips((entry) => {
    if (out.has(entry)) out.delete(entry);
    else out.set(entry, "");
    fields();
  }, words.also));
  fields();
  show(title, said, press, winner, stacks, also);
  judge();
}

// A move: the tables with a free seat, the shortest first

function move(player, title) {
  const list = made("div", "", { class: "moves" }), open = [...tables.values()].filter((one) => one.empty.some((two) => two.free));
  open.sort((a, b) => a.players.length - b.players.length || a.table - b.table);
  for (const one of open) {
    const row = made("div", "", { class: "move" });
    row.append(made("span", `${filled(words.table, one)} · ${one.players.length}/${one.seats}`));
    for (const two of one.empty.filter((two) => two.free)) {
      const seat = { table: one.table, seat: two.seat }, place = `${seat.table}-${seat.seat}`;
      const request = { command: "MovePlayer", entry: player.entry, seat };
      row.append(button(place, () => confirm(title, `${words.move} ${place}`, request), { class: "chip" }));
    }
    list.append(row);
  }
  if (open.length === 0) list.append(made("p", words.full));
  show(title, made("p", words.to), list);
}

// The stacks of a table

function stacks(one) {
  const typed = new Map(), said = made("p", "", { class: "reading", "aria-live": "polite" });
  const list = made("div", "", { class: "stacks" }), title = `${filled(words.table, one)}: ${words.stacks}`;
  const request = () => ({
    command: "CountChips",
    table: one.table,
    stacks: [...typed].filter(([, chips]) => chips).map(([entry, chips]) => ({ entry, chips: Number(chips) })),
  });
  const press = button(words.count, () => {
    ask(request(), title);
    close();
  }, { class: "go main", disabled: "" });
  for (const player of one.players) {
    const label = made("label", `${player.seat} ${player.name}`);
    const field = made("input", "", { inputmode: "numeric", autocomplete: "off", maxlength: 16 });
    field.addEventListener("input", () => {
      typed.set(player.entry, field.value.replace(/\D/g, ""));
      if (request().stacks.length) foresee(said, press, request());
      else press.disabled = true;
    });
    label.append(field);
    list.append(label);
  }
  show(title, list, said, press);
}

export const sheets = {
  start(given) {
    tables = given.tables;
    typeLine = given.typeLine;
    at("asking").addEventListener("click", (event) => event.target === at("asking") && close());
  },
  sells(commands) {
    sold = commands;
  },
  seat,
  stacks,
  confirm,
  post,
};
