// A player's page: puts what the server tells into its place, and runs the clock.
import { everySecondOf, isKnown, left, measure, onWake } from "./time.js";
import { listen } from "./stream.js";

const at = (name) => document.getElementById(name);
const ticking = new Map();

function say(name, text) {
  const place = at(name);
  if (place.textContent !== text) place.textContent = text;
}

function run(name, time, tail = "") {
  if (time.until === undefined || time.until === null) {
    ticking.delete(name);
    say(name, time.text ? time.text + tail : "");
  } else {
    ticking.set(name, { ...time, tail });
  }
}

function row(name, label, value) {
  say(`${name}-label`, label);
  say(name, value);
  at(`${name}-row`).hidden = !value;
}

function cell(kind, name, text) {
  const made = document.createElement(kind);
  if (name) made.id = name;
  made.textContent = text;
  return made;
}

function facts(face) {
  const list = document.createElement("dl");
  for (const one of [face.players, ...face.facts]) {
    const pair = document.createElement("div");
    pair.append(cell("dt", `fact-${one.name}-label`, one.label), cell("dd", `fact-${one.name}`, one.value.text));
    if (one.note) pair.lastChild.append(" ", cell("small", `fact-${one.name}-note`, one.note));
    list.append(pair);
  }
  at("facts").replaceChildren(list);
  for (const one of [face.players, ...face.facts]) if (one.value.until) run(`fact-${one.name}`, one.value);
}

function prizes(rows) {
  const list = document.createElement("dl");
  for (const one of rows) {
    const pair = document.createElement("div");
    pair.append(cell("dt", "", one.place), cell("dd", "", one.amount));
    list.append(pair);
  }
  at("prizes").replaceChildren(list);
  at("prize-list").hidden = rows.length === 0;
}

function board({ face, prizes: rows }) {
  document.body.className = `player ${face.state}`;
  document.title = face.title;
  for (const name of ["title", "level", "word", "reason", "notice"]) say(name, face[name]);
  for (const name of ["reason", "notice"]) at(name).hidden = !face[name];
  ticking.clear();
  run("time", face.time);
  row("blinds", face.blinds_label, face.blinds);
  row("ante", face.ante_label, face.ante);
  row("next", face.next_label, face.next);
  row("break", face.break_label, face.break_in.text || " ");
  at("break-row").hidden = !(face.break_in.text || face.break_in.until);
  run("break", face.break_in, face.break_at ? ` · ${face.break_at}` : "");
  facts(face);
  prizes(rows);
  draw();
}

function own(mine) {
  const place = at("own");
  if (place === null) return;
  const before = place.className;
  place.className = `own ${mine.state}`;
  say("own-name", mine.name);
  say("own-said", mine.said);
  say("own-table", mine.table);
  say("own-seat", mine.seat);
  say("own-note", mine.note);
  at("own-place").hidden = !mine.table;
  if (mine.state === "moving" && before !== place.className) navigator.vibrate?.([300, 100, 300]);
}

function draw() {
  if (isKnown()) for (const [name, time] of ticking) say(name, left(time.until, time.form) + time.tail);
}

onWake(draw);
listen(document.body.dataset.stream, { board, own }, (there) => { at("gone").hidden = there; });
measure();
everySecondOf(() => [...ticking.values()].map((time) => time.until), draw);
