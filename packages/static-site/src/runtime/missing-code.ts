import type * as Recovery from './recovery';

/** Error thrown when a chunk or the stylesheet fails to load. */
export class MissingCode extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`${what} did not arrive`, options);
  }
}

/**
 * Loads the recovery module, for when code fails or is missing, and runs `help` with it; does nothing if it
 * is unreachable. Its address outlasts every deploy, with a cache-busting query because browsers may
 * remember a failed module fetch for good.
 */
export const recoverBy = async (help: (recovery: typeof Recovery) => unknown) => {
  try {
    const recovery: unknown = await import(/* @vite-ignore */ `/recovery.js?${Date.now()}`);
    await help(recovery as typeof Recovery);
  } catch {
    // The site is unreachable, so the page stays as it is.
  }
};

/** Handles a missing chunk of part of the page: reloads the page after a deploy. */
export async function missingPart(cause: unknown): Promise<never> {
  await recoverBy(({ loadRebuilt }) => loadRebuilt());
  throw new MissingCode('A part', { cause });
}
