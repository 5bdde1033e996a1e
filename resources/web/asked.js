// A question to the hall that is given up: one that hangs would hold a connection, and there are few.
const PATIENCE = 8_000;

export async function asked(address, options = {}, read = (answer) => answer.json()) {
  const over = new AbortController(), late = setTimeout(() => over.abort(), PATIENCE);
  try {
    const answer = await fetch(address, { ...options, signal: over.signal });
    return await read(answer);
  } finally {
    clearTimeout(late);
  }
}

export const posted = (body) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
