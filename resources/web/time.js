// The server's time, held by this machine's own steady clock: whatever its time of day says.
import { asked } from "./asked.js";

const TRIES = 5, AGAIN = 60_000, JUMP = 400;
let offset = 0, known = false, measuring = false, again = 0, apart = Date.now() - performance.now();
const woken = [];

export const now = () => performance.now() + offset;
export const isKnown = () => known;
export const onWake = (woke) => woken.push(woke);

async function trip() {
  const sent = performance.now();
  const { t } = await asked("/time", { cache: "no-store" });
  const back = performance.now();
  return { took: back - sent, offset: t - (sent + back) / 2 };
}

export async function measure() {
  if (measuring) return;
  measuring = true;
  try {
    let best = null;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const one = await trip();
      if (best === null || one.took < best.took) best = one;
    }
    offset = best.offset;
    known = true;
    woken.forEach((woke) => woke());
  } catch {
    clearTimeout(again);
    again = setTimeout(measure, 2000); // no connection: the time goes on as it was
  } finally {
    measuring = false;
  }
}

// A machine that slept has another distance between its two clocks.
function check() {
  const apartNow = Date.now() - performance.now();
  if (Math.abs(apartNow - apart) > JUMP) measure();
  apart = apartNow;
}

for (const name of ["visibilitychange", "pageshow", "online", "focus"]) {
  addEventListener(name, () => document.hidden || measure());
}
setInterval(check, 1000);
setInterval(measure, AGAIN);

// Do this whenever a second of one of these moments is over: each has its own beat.
export function everySecondOf(moments, act) {
  const over = (moment) => (((moment - now()) % 1000) + 1000) % 1000;
  const beat = () => {
    act();
    setTimeout(beat, Math.min(500, ...moments().map(over)) + 3);
  };
  beat();
}

// The time left until a moment of the server, as the wall writes it.
export function left(until, form) {
  const seconds = Math.max(0, Math.ceil((until - now()) / 1000));
  if (form === "seconds") return String(seconds);
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (form === "hours" || (form === "auto" && minutes >= 60)) {
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  }
  return `${minutes}:${two(seconds % 60)}`;
}
