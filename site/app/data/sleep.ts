/** Resolves after some milliseconds. */
export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How long to wait after so many failures, in ms: 200, then twice as long each time. */
export const backOff = (failures: number) => 200 * 2 ** (failures - 1);
