// Finds a seat by name while it is typed.
import { asked } from "./asked.js";

const typed = document.getElementById("typed"), list = document.getElementById("found");
const none = document.getElementById("none"), heads = document.getElementById("heads");
let turn = 0;

async function find() {
  const number = (turn += 1), name = typed.value.trim();
  if (!name) {
    list.replaceChildren();
    heads.hidden = true;
    none.textContent = "";
    return;
  }
  const language = document.documentElement.lang;
  const told = await asked(`/found?lang=${language}&name=${encodeURIComponent(name)}`).catch(() => null);
  if (number !== turn || !told) return; // no connection: the next letter asks again
  const { found, more } = told;
  list.replaceChildren(...found.map((one) => {
    const row = document.createElement("li");
    for (const part of [one.name, one.table, one.seat]) {
      const cell = document.createElement(part === one.name ? "span" : "b");
      cell.textContent = part;
      row.append(cell);
    }
    return row;
  }));
  heads.hidden = found.length === 0;
  none.textContent = found.length ? (more ? document.body.dataset.more : "") : document.body.dataset.none;
}

let soon = 0;
typed.addEventListener("input", () => {
  clearTimeout(soon);
  soon = setTimeout(find, 120);
});
