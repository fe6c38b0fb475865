/** Resolves once the page is shown, has loaded and the main thread is idle. */
export async function whenIdle(): Promise<void> {
  // Browsers may prerender a page that is never shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    await once(document, 'prerenderingchange');
  }
  if (document.readyState !== 'complete') await once(window, 'load');
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 4000 });
    else setTimeout(resolve, 1000);
  });
}

/** Resolves when a form field first receives focus. */
export async function whenWriting(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.matches('form :is(input, textarea, select)')))
        return;
      removeEventListener('focusin', look);
      resolve();
    };
    addEventListener('focusin', look);
  });
}

/** Resolves when the page is idle or at the first pointer, key or focus event, whichever is first. */
export async function whenWanted(): Promise<void> {
  if (typeof window === 'undefined') return;
  const touches = ['pointerdown', 'keydown', 'focusin'].map((type) => once(window, type));
  await Promise.race([whenIdle(), ...touches]);
}

/** Resolves when the reader has first scrolled, pressed something or moved the focus. */
export async function whenMoved(): Promise<void> {
  await Promise.race(['scroll', 'click', 'keyup', 'focusin'].map((type) => once(window, type)));
}

const once = (target: EventTarget, type: string) =>
  new Promise<unknown>((resolve) =>
    target.addEventListener(type, resolve, { once: true, passive: true }),
  );
