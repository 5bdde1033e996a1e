// What the server tells: connects again by itself, and says when nothing was heard for long.
const SILENT = 25_000;

export function listen(address, heard, standing) {
  let source = null, last = performance.now(), timer = null;
  const note = () => { last = performance.now(); standing(true); };
  function connect() {
    source?.close();
    source = new EventSource(address);
    source.onopen = note;
    for (const [name, act] of Object.entries(heard)) {
      source.addEventListener(name, (message) => { note(); act(JSON.parse(message.data)); });
    }
    source.onerror = () => {
      standing(false);
      if (source.readyState === EventSource.CLOSED) {
        clearTimeout(timer);
        timer = setTimeout(connect, 2000); // the browser gives up where it is refused once
      }
    };
  }
  source = null;
  connect();
  setInterval(() => { if (performance.now() - last > SILENT && source.readyState !== EventSource.OPEN) standing(false); }, 1000);
  addEventListener("online", connect);
  addEventListener("pageshow", (shown) => { if (shown.persisted) connect(); });
}
