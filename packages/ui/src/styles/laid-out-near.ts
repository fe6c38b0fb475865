/**
 * Matches browsers with scroll anchoring, which keeps the text in place when parts above get their real height;
 * others lay out everything.
 */
const keepsPlace = '(overflow-anchor: auto)';
/** Excludes pages opened at a fragment, whose position would be wrong before all heights are known. */
const fromTheTop = ':root:not(:has(:target)) &';

/**
 * Styles of a part that is laid out only near the viewport, for what is slow to lay out.
 *
 * @param blockSize the size that stands in until then
 */
export const laidOutNear = (blockSize: string) => ({
  containIntrinsicBlockSize: `auto ${blockSize}`,
  '@supports': {
    [keepsPlace]: { selectors: { [fromTheTop]: { contentVisibility: 'auto' as const } } },
  },
});
