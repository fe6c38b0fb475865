/** How long a reader has to rest before the next change becomes a step of its own in the history. */
const rest = 800;
/** Safari refuses more than a hundred changes of the address in thirty seconds. */
const pace = 350;

type Settings = Readonly<Record<string, string | undefined>>;

/** A run of changes to one setting: a drag, or a number while it is typed. */
let run: { of: string; path: string; end: ReturnType<typeof setTimeout> } | undefined;
/** The query as it was last put. */
let written: string | undefined;
let waiting: { settings: Settings; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Puts settings into the query of the address, or takes out those that are undefined. The first
 * change of a run makes an entry in the history, so that Back undoes the run; those that follow it
 * change that entry.
 *
 * Past the router, which has no part in what a page keeps in its own query: each step would render
 * the whole site and count as arriving at a page.
 *
 * @param of - names what is being changed
 */
export function keepInAddress(settings: Settings, of: string): void {
  const path = location.pathname;
  if (run?.of === of && run.path === path) {
    clearTimeout(run.end);
    if (waiting) waiting.settings = { ...waiting.settings, ...settings };
    else waiting = { settings, timer: setTimeout(write, pace) };
  } else {
    write();
    if (run) clearTimeout(run.end);
    put(settings, 'pushState');
  }
  run = { of, path, end: setTimeout(endRun, rest) };
}

/** Calls back when the reader has gone back or forward: the settings are then those of the address. */
export function onReturn(read: (search: string) => void): () => void {
  const returned = () => {
    // A link to a place on the page takes the query along, and what still waits with it; otherwise
    // that belongs to the entry that was left.
    if (location.search === written) write();
    clearTimeout(waiting?.timer);
    clearTimeout(run?.end);
    run = waiting = undefined;
    read(location.search);
  };
  addEventListener('popstate', returned);
  return () => removeEventListener('popstate', returned);
}

/** What was read, or what was there before where nothing of it differs: then nothing is drawn again. */
export const keepSame = <Read extends object>(before: Read, read: Read): Read =>
  Object.entries(read).every(([name, value]) => before[name as keyof Read] === value)
    ? before
    : read;

function endRun() {
  write();
  run = undefined;
}

function write() {
  if (!waiting) return;
  clearTimeout(waiting.timer);
  if (run?.path === location.pathname) put(waiting.settings, 'replaceState');
  waiting = undefined;
}

function put(settings: Settings, how: 'pushState' | 'replaceState') {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const search = query.size ? `?${query}` : '';
  written = search;
  if (search === location.search) return;
  history[how](history.state, '', `${location.pathname}${search}${location.hash}`);
}
