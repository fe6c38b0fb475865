import type * as Recovery from './recovery';

/** Code, or styles, that did not arrive. */
export class MissingCode extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`${what} did not arrive`, options);
  }
}

/**
 * Fetches what helps where code fails or is missing, and has it help; does nothing where it is out of
 * reach. Its address outlasts every deploy, and differs each time because browsers may remember for good
 * that nothing arrived from one.
 */
export const recoverBy = async (help: (recovery: typeof Recovery) => unknown) => {
  try {
    const recovery: unknown = await import(/* @vite-ignore */ `/recovery.js?${Date.now()}`);
    await help(recovery as typeof Recovery);
  } catch {
    // The page stays as it is.
  }
};

/** Handles code of a part of the page that did not arrive: after a deploy, loads the page anew. */
export async function missingPart(cause: unknown): Promise<never> {
  await recoverBy(({ loadRebuilt }) => loadRebuilt());
  throw new MissingCode('A part', { cause });
}
