// Pairs this device with the code that the director's window shows.
import { asked, posted } from "./asked.js";
import { forgetAll } from "./outbox.js";

const code = document.getElementById("code"), said = document.getElementById("said");
const button = document.getElementById("pair");

async function pair() {
  const typed = code.value.trim();
  if (!typed) return code.focus();
  button.disabled = true;
  said.textContent = "";
  try {
    const told = await asked("/pair/claim", posted({ code: typed }));
    if (told.to) {
      forgetAll(); // what another pairing did not get done is not done now
      location.replace(told.to);
    } else said.textContent = told.said;
  } catch {
    said.textContent = document.body.dataset.lost;
  }
  button.disabled = false;
}

button.addEventListener("click", pair);
code.addEventListener("keydown", (key) => key.key === "Enter" && pair());
const shown = location.hash.slice(1);
if (shown) {
  history.replaceState(null, "", "/pair"); // the code is no part of what is remembered
  code.value = shown;
  pair();
}
