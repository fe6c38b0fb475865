/** Set by `npm run soak`, which repeats what `npm test` does only a few times. */
export const isSoak = process.env['HADAL_SOAK'] === '1';

/** The number of times to repeat something: `few` times in `npm test`, `many` times in `npm run soak`. */
export const repetitions = (few: number, many: number): number => (isSoak ? many : few);
