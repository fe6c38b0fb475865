/** Pause in ms after which the next change becomes a history entry of its own. */
const rest = 800;
/** Throttling interval in ms: Safari rejects more than 100 history updates in 30 seconds. */
const pace = 350;

type Settings = Readonly<Record<string, string | undefined>>;

/** A run of changes to one setting: a drag, or a number while it is typed. */
let run: { of: string; path: string; end: ReturnType<typeof setTimeout> } | undefined;
/** The query string last written to the address. */
let written: string | undefined;
let waiting: { settings: Settings; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Writes settings to the query string and removes undefined ones. The first change of a run pushes a
 * history entry, so that Back undoes the run; later changes replace that entry.
 *
 * Bypasses the router, since each step would re-render the whole site and count as a navigation.
 *
 * @param of - name of the setting being changed
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

/** Calls back with the query string when the reader goes back or forward in the history. */
export function onReturn(read: (search: string) => void): () => void {
  const returned = () => {
    // A hash link keeps the query, so pending settings apply to it; otherwise they belong to the entry
    // that was left.
    if (location.search === written) write();
    clearTimeout(waiting?.timer);
    clearTimeout(run?.end);
    run = waiting = undefined;
    read(location.search);
  };
  addEventListener('popstate', returned);
  return () => removeEventListener('popstate', returned);
}

/** Returns the previous object if the new one is shallowly equal, which avoids a re-render. */
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
  const search = `${query}` && `?${query}`;
  written = search;
  if (search === location.search) return;
  // In a frame, an entry would come before the host's own when its reader goes back.
  const method = window.parent === window ? how : 'replaceState';
  history[method](history.state, '', `${location.pathname}${search}${location.hash}`);
}
