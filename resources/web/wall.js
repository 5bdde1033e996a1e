// A television: draws what the projector would, and runs its times by the server's clock.
import { everySecondOf, isKnown, left, measure, now, onWake } from "./time.js";
import { listen } from "./stream.js";

const SVG = "http://www.w3.org/2000/svg";
const WEIGHTS = { Regular: 400, Medium: 500, Bold: 700 };
const RAISED = 0.09; // a colon between figures is in their middle
const SOFTLY = "cubic-bezier(0.215, 0.61, 0.355, 1)";
const LASTS = { duration: 300, fill: "forwards" };
const LANDED = 0.75; // the share of its time after which what slides gives way to what is there
const BENDS = 1.5; // how far a piece may be stretched one way more than the other
const wall = document.getElementById("wall");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [], moments = [], shown = null;

function made(kind, given) {
  const one = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(given)) one.setAttribute(name, value);
  return one;
}

function text(spot, line) {
  const anchor = { left: "start", centre: "middle", right: "end" }[spot.align];
  const x = spot.x + { left: 0, centre: spot.width / 2, right: spot.width }[spot.align];
  const weight = WEIGHTS[spot.face.split("-")[1]] ?? 400;
  const place = { x, y: line.y, fill: spot.colour, "font-size": spot.size, "font-weight": weight };
  const one = made("text", { ...place, "text-anchor": spot.figure ? "start" : anchor });
  const write = spot.figure ? (said) => inCells(one, spot, said) : (said) => { one.textContent = said; };
  if (!line.runs) {
    write(line.text);
  } else {
    let last = null;
    const run = () => {
      const said = line.text + written(line.runs) + line.after;
      if (said !== last) write(said);
      last = said;
    };
    running.push(run);
  }
  return one;
}

// Each sign where it stays for as long as the clock runs, counted from the right.
function inCells(one, spot, said) {
  let x = spot.x + spot.width;
  const places = [], lifts = [];
  let lifted = 0;
  for (const sign of [...said].reverse()) {
    x -= sign === ":" ? spot.colon : spot.figure;
    places.unshift(x);
  }
  for (const sign of said) {
    const lift = sign === ":" ? -RAISED * spot.size : 0;
    lifts.push(lift - lifted);
    lifted = lift;
  }
  one.setAttribute("x", places.join(" "));
  one.setAttribute("dy", lifts.join(" "));
  one.textContent = said;
}

function written({ form, until }) {
  if (form !== "day") return left(until, form);
  const moment = new Date(now() + until);
  return [moment.getUTCHours(), moment.getUTCMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

function patch(spot, bar) {
  const one = made("rect", { x: spot.x, y: spot.y, width: spot.width, height: spot.height, fill: spot.colour });
  if (spot.until !== null && bar) {
    running.push(() => {
      const played = 1 - Math.max(0, spot.until - now()) / spot.whole;
      one.setAttribute("width", Math.round(bar.width * Math.min(1, Math.max(0, played))));
    });
  }
  return one;
}

const at = (points) => points.map((point) => point.join(" ")).join("L");

function mark({ type, ...one }) {
  const line = { stroke: one.edge || "none", "stroke-width": one.thick ?? 0, fill: one.fill || "none" };
  switch (type) {
    case "plate": {
      const inset = one.edge ? one.thick / 2 : 0;
      const rx = Math.min(one.round, one.width / 2, one.height / 2);
      return made("rect", { ...line, x: one.x + inset, y: one.y + inset, rx,
        width: Math.max(0, one.width - 2 * inset), height: Math.max(0, one.height - 2 * inset) });
    }
    case "stroke":
      return made("path", { ...line, d: `M${at(one.points)}`, "stroke-linejoin": "round",
        "stroke-dasharray": one.dashed ? `${4 * one.thick} ${3 * one.thick}` : "none" });
    case "area":
      return made("path", { ...line, d: `M${at(one.points)}Z`, "fill-opacity": one.solid });
    case "arc": {
      const round = 2 * Math.PI * one.radius;
      return made("circle", { ...line, cx: one.x, cy: one.y, r: one.radius,
        "stroke-dasharray": `${one.share * round} ${round}`, transform: `rotate(-90 ${one.x} ${one.y})` });
    }
    default: {
      const anchor = { left: "start", centre: "middle", right: "end" }[one.align];
      const word = made("text", { x: one.x, y: one.y, fill: one.fill, "font-size": one.size,
        "font-weight": WEIGHTS[one.face.split("-")[1]] ?? 400, "text-anchor": anchor });
      word.textContent = one.text;
      return word;
    }
  }
}

// A ring of which the share is seen that is left.
function ringing(spot, ring) {
  const round = 2 * Math.PI * spot.marks.at(-1).radius;
  running.push(() => {
    const share = Math.min(1, Math.max(0, (spot.until - now()) / spot.whole));
    ring.setAttribute("stroke-dasharray", `${share * round} ${round}`);
  });
}

function drawing(spot) {
  const whole = made("g", { transform: `translate(${spot.x} ${spot.y})` });
  whole.append(...spot.marks.map(mark));
  if (spot.until !== null) ringing(spot, whole.lastChild);
  return whole;
}

// The new picture goes under the old one, which fades away or is gone at once.
function put(picture, fades) {
  const old = wall.firstElementChild;
  wall.prepend(picture);
  if (!fades) {
    old?.remove();
    return;
  }
  old.animate({ opacity: [1, 0] }, { ...LASTS, easing: SOFTLY }).onfinish = () => old.remove();
}

// Who went out goes from the plate to the ladder, and what stays moves up.
function slides(before, after) {
  const old = Object.entries(before.staying ?? {}), { staying = {}, landing = {} } = after;
  const gone = old.filter(([box, who]) => !(box in staying) && who in landing);
  const stay = gone.length ? old.filter(([box, who]) => staying[box] === who) : [];
  const room = (frame, name) => frame.spots.find((one) => one.name === name);
  const ways = [...stay.map(([box]) => [box, box]), ...gone.map(([box, who]) => [box, landing[who]])];
  const rooms = ways.map(([from, to]) => [room(before, from), room(after, to), from === to]);
  const sides = ["x", "y", "width", "height"];
  return rooms
    .filter(([from, to]) => from && to && sides.some((side) => from[side] !== to[side]))
    .filter(([from, to, stays]) => !(stays && bends(from, to)))
    .map(([from, to]) => [from, bends(from, to) ? lying(from, to) : to, to]);
}

// Whether a piece would be seen to change its shape on the way.
function bends(from, to) {
  const stretched = (to.width * from.height) / (from.width * to.height);
  return stretched > BENDS || stretched < 1 / BENDS;
}

// The piece in its own shape over the middle of the goal, and no larger than it was.
function lying(from, to) {
  const scale = Math.min(1, Math.sqrt((to.width * to.height) / (from.width * from.height)));
  const width = from.width * scale, height = from.height * scale;
  return { x: to.x + (to.width - width) / 2, y: to.y + (to.height - height) / 2, width, height };
}

const bare = ({ x, y, width, height }) => made("rect", { x, y, width, height, fill: shown.ground });

// The pieces of the old picture over both, which at last give way to what is there. Until then
// the old picture is bare where they were, and the new one where they land.
function slide(old, picture, ways) {
  const over = made("svg", { viewBox: old.getAttribute("viewBox"), "aria-hidden": "true" });
  const pieces = ways.map(([{ x, y, width, height }, goal]) => {
    const piece = made("g", {});
    const seen = made("svg", { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` });
    seen.append(...[...old.children].map((one) => one.cloneNode(true)));
    piece.append(seen);
    const scale = [goal.width / width, goal.height / height];
    const moved = `translate(${goal.x - scale[0] * x}px, ${goal.y - scale[1] * y}px) scale(${scale})`;
    const transform = ["translate(0px, 0px) scale(1, 1)", moved, moved];
    return [piece, { transform, offset: [0, LANDED, 1], easing: [SOFTLY, "linear"] }];
  });
  const covers = made("g", {});
  covers.append(...ways.map(([, , to]) => bare(to)));
  picture.append(covers);
  old.append(...ways.map(([from]) => bare(from)));
  over.append(...pieces.map(([piece]) => piece));
  wall.append(over);
  for (const [piece, way] of pieces) piece.animate(way, LASTS);
  const cover = covers.animate({ opacity: [1, 1] }, { duration: LANDED * LASTS.duration });
  cover.onfinish = () => covers.remove();
  const giving = over.animate({ opacity: [1, 1, 0], offset: [0, LANDED, 1] }, LASTS);
  giving.onfinish = () => over.remove();
}

// The house's picture, under as much of the ground as its words need.
function behind({ width, height, ground, behind: under }) {
  const all = { width, height };
  const image = made("image", { ...all, href: `/${under.picture}`, preserveAspectRatio: "xMidYMid slice" });
  return [image, made("rect", { ...all, fill: ground, "fill-opacity": under.veil })];
}

function drawn(spot, bar) {
  if (spot.picture) {
    const { x, y, width, height } = spot;
    const image = { x, y, width, height, href: `/${spot.picture}` };
    return [made("image", { ...image, preserveAspectRatio: "xMidYMid slice" })];
  }
  if (spot.marks.length) return [drawing(spot)];
  if (spot.lines.length) return spot.lines.map((line) => text(spot, line));
  return [patch(spot, bar)];
}

function draw(frame) {
  if (frame === null) return;
  const moves = Boolean(shown?.sight && frame.sight) && !still.matches;
  const ways = moves ? slides(shown, frame) : [], old = wall.firstElementChild;
  const fades = moves && (shown.sight !== frame.sight || ways.length > 0);
  shown = frame;
  const { width, height, spots, ground } = frame;
  running = [];
  moments = spots.flatMap((one) => one.lines.flatMap((line) => line.runs?.until ?? []));
  const picture = made("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  picture.append(made("rect", { width, height, fill: ground }));
  if (frame.behind) picture.append(...behind(frame));
  const bar = spots.find((one) => one.name === "bar");
  picture.append(...spots.flatMap((spot) => drawn(spot, bar)));
  document.body.style.backgroundColor = ground;
  put(picture, fades);
  if (ways.length) slide(old, picture, ways);
  wall.setAttribute("aria-label", spots.flatMap((one) => one.lines.map((line) => line.text)).join(" · "));
  run();
}

function run() {
  if (isKnown()) running.forEach((one) => one());
}

function address() {
  const size = `w=${Math.min(7680, Math.max(320, innerWidth))}&h=${Math.min(4320, Math.max(240, innerHeight))}`;
  return `${document.body.dataset.stream}&${size}`;
}

async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch { /* the television itself is told never to sleep */ }
}

document.addEventListener("visibilitychange", () => document.hidden || stayAwake());
addEventListener("click", () => document.documentElement.requestFullscreen?.());
addEventListener("keydown", (key) => { if (key.key === "f") document.documentElement.requestFullscreen?.(); });
let resized = 0;
addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(() => location.reload(), 400);
});
stayAwake();
onWake(() => shown && run());
listen(address(), { frame: draw }, (there) => { document.getElementById("gone").hidden = there; });
measure();
everySecondOf(() => moments, run);
