const MOST_ADDRESSES = 10_000;

/** A token bucket per address: `burst` requests at once and `perSecond` in the long run. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Returns whether `address` may send another request at the time `now`, in milliseconds. */
  take(address: string, now = Date.now()): boolean {
    // Clearing all buckets favours a flood, but bounds the memory.
    if (this.#buckets.size >= MOST_ADDRESSES) this.#buckets.clear();
    const { tokens, at } = this.#buckets.get(address) ?? { tokens: this.#burst, at: now };
    // The clock may have been set back.
    const seconds = Math.max(0, now - at) / 1000;
    const refilled = Math.min(this.#burst, tokens + seconds * this.#perSecond);
    const allowed = refilled >= 1;
    this.#buckets.set(address, { tokens: allowed ? refilled - 1 : refilled, at: now });
    return allowed;
  }
}
