/** True under `npm run soak`, which repeats more often than `npm test`. */
export const isSoak = process.env['HADAL_SOAK'] === '1';

/** Returns the number of repetitions: `few` in `npm test`, `many` in `npm run soak`. */
export const repetitions = (few: number, many: number): number => (isSoak ? many : few);
