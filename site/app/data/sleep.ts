/** Resolves after the given time, in ms. */
export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the back-off after a number of consecutive failures, in ms: 200, doubling each time. */
export const backOff = (failures: number) => 200 * 2 ** (failures - 1);
