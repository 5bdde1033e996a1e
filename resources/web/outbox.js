// What was tapped: kept until the hall has answered, and sent again with the same number.
import { asked, posted } from "./asked.js";

const KEPT = "kept.", AGAIN = 1_000;
const listeners = [];
let waiting = read(), sending = false, soon = 0;

function read() {
  try {
    const found = Object.keys(localStorage).filter((key) => key.startsWith(KEPT)).sort();
    return found.map((key) => ({ key, ...JSON.parse(localStorage.getItem(key)) }));
  } catch {
    return [];
  }
}

function keep(one) {
  try {
    localStorage.setItem(one.key, JSON.stringify({ number: one.number, request: one.request, label: one.label }));
  } catch {
    // a browser that keeps nothing still sends what this page knows
  }
}

function forget(one) {
  waiting = waiting.filter((other) => other !== one);
  try {
    localStorage.removeItem(one.key);
  } catch {
    // nothing was kept
  }
}

function numbered() {
  const signs = crypto.getRandomValues(new Uint8Array(16));
  return [...signs].map((sign) => sign.toString(16).padStart(2, "0")).join("");
}

const tell = (state, one, answer) => listeners.forEach((told) => told(state, one, answer));

export const onNews = (told) => listeners.push(told);
export const forgetAll = () => waiting.forEach(forget);

export function ask(request, label) {
  const number = numbered(), one = { key: `${KEPT}${Date.now()}.${number}`, number, request, label };
  waiting.push(one);
  keep(one);
  tell("sending", one);
  send();
}

export function wake() {
  clearTimeout(soon);
  send();
}

async function post(one) {
  const body = posted({ ...one.request, request: one.number });
  return asked(`/floor/do?lang=${document.documentElement.lang}`, body, async (answer) => {
    const said = await answer.text();
    if (answer.status === 429 || answer.status >= 500) throw new Error(said);
    return { status: answer.status, told: parsed(said) };
  });
}

function parsed(said) {
  try {
    return JSON.parse(said);
  } catch {
    return { state: "refused", said };
  }
}

// One after the other, in the order in which they were tapped.
async function send() {
  if (sending) return;
  sending = true;
  try {
    while (waiting.length > 0) {
      const one = waiting[0], { status, told } = await post(one);
      if (status === 401) {
        const lost = waiting;
        forgetAll();
        tell("unpaired", one, { lost });
        return;
      }
      forget(one);
      tell(told.state === "done" ? "done" : "refused", one, told);
    }
  } catch {
    if (waiting.length > 0) tell("kept", waiting[0]);
    clearTimeout(soon);
    soon = setTimeout(send, AGAIN);
  } finally {
    sending = false;
  }
}

addEventListener("online", wake);
addEventListener("pageshow", wake);
