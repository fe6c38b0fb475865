/** Runs a task once the page has loaded and has nothing better to do. Returns how to call it off. */
export function whenIdle(task: () => void | Promise<void>): () => void {
  let cancel = () => {};
  const run = () => {
    // A backend that is down, or a key that is missing, is worth a line to an engineer and nothing
    // to the reader.
    Promise.resolve(task()).catch((error: unknown) => console.warn(error));
  };
  const schedule = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(run, { timeout: 4000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(run, 1000);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') schedule();
  else {
    window.addEventListener('load', schedule, { once: true });
    cancel = () => window.removeEventListener('load', schedule);
  }
  return () => cancel();
}

/** Resolves when the page is idle, or at the visitor's first touch or key, whichever is first. */
export function whenWanted(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    whenIdle(done);
    for (const type of ['pointerdown', 'keydown', 'focusin']) {
      window.addEventListener(type, done, { once: true, passive: true });
    }
  });
}
