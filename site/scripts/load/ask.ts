import { Agent, fetch } from 'undici';

/** Request timeout, in ms. */
const patience = 10_000;

/** Tally of requests and their outcomes; an expected refusal is not a failure. */
export const tally = { requests: 0, refused: 0, told: 0, failures: [] as string[] };

/** Opens connections that stay alive, from an IP address of their own, as a browser has. */
export function openAsker(localAddress: string) {
  const dispatcher = new Agent({ connections: 6, localAddress });
  /**
   * Sends a request as the global function does, and counts it. A fault of the server counts at once, since
   * the backend's client would hide it by asking again.
   */
  const ask = async (url: string, init?: object) => {
    tally.requests += 1;
    const { origin, pathname } = new URL(url);
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { ...init, dispatcher, signal }).catch((error: Error) => {
      tally.failures.push(`${origin}: ${error.message}`);
      throw error;
    });
    if (response.status >= 500) tally.failures.push(`${origin}${pathname}: ${response.status}`);
    if (response.status === 429) tally.refused += 1;
    return response;
  };
  return {
    ask: ask as unknown as typeof globalThis.fetch,
    [Symbol.asyncDispose]: () => dispatcher.destroy(),
  };
}
