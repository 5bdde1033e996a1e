// The small parts that the floor's page is made of.
export const at = (name) => document.getElementById(name);
export const words = JSON.parse(document.body.dataset.says);
const allowed = new Set(document.body.dataset.may.split(" "));
export const may = (command) => allowed.has(command) || ["Undo", "Redo"].includes(command);

export function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export function made(kind, text, given = {}) {
  const one = document.createElement(kind);
  for (const [name, value] of Object.entries(given)) one.setAttribute(name, value);
  if (text) one.textContent = text;
  return one;
}

export function button(text, act, given = {}) {
  const one = made("button", text, { type: "button", ...given });
  one.addEventListener("click", act);
  return one;
}
