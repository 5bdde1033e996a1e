// What the server tells: connects again by itself, and says when nothing was heard for long.
import { measure } from "./time.js";

const SILENT = 15_000, QUIET = 6_000, AGAIN = 2_000;

export function listen(address, heard, standing) {
  let source = null, last = performance.now(), tried = last;

  function note() {
    last = performance.now();
    standing(true);
  }

  function connect() {
    tried = performance.now();
    source?.close();
    source = new EventSource(address);
    source.onopen = () => {
      note();
      measure(); // another server may have another time
    };
    source.addEventListener("there", note);
    source.onerror = () => standing(false);
    for (const [name, act] of Object.entries(heard)) {
      source.addEventListener(name, (message) => {
        note();
        act(JSON.parse(message.data));
      });
    }
  }

  // A network that drops everything closes nothing, and a browser refused once asks no more.
  function watch() {
    const now = performance.now(), quiet = now - last > SILENT;
    if (quiet) standing(false);
    const given = source.readyState === EventSource.CLOSED ? AGAIN : SILENT;
    if ((quiet || given === AGAIN) && now - tried > given) connect();
  }

  connect();
  setInterval(watch, 1000);
  addEventListener("online", connect);
  addEventListener("pageshow", (shown) => shown.persisted && connect());

  // Something else was answered: a stream that is quiet needs not wait any longer.
  return () => performance.now() - last > QUIET && connect();
}
