/** Resolves after the given time, in ms. */
export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Waits out the back-off after a number of consecutive failures: 200 ms, doubling each time up to
 * half a minute.
 */
export const backOff = (failures: number) => sleep(Math.min(200 * 2 ** (failures - 1), 30_000));
