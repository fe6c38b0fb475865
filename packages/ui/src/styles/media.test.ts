import { expect, test } from 'vitest';
import { breakpoint, media } from './media';

/** Returns true if a query on the width matches a window of a reader who has set this size of text. */
function matches(query: string, width: number, text: number) {
  const [, side, limit, unit] = /\((min|max)-width: ([\d.]+)(px|em)\)/.exec(query)!;
  const px = Number(limit) * (unit === 'em' ? text : 1);
  return side === 'min' ? width >= px : width <= px;
}

test.each([
  ['sm', media.sm, media.belowSm],
  ['md', media.md, media.belowMd],
  ['lg', media.lg, media.belowLg],
] as const)(
  'a window is either below %s or from it on, whatever size of text the reader has set',
  (name, from, below) => {
    for (const text of [12, 16, 20, 24, 32])
      for (const width of [320, breakpoint[name] - 1, breakpoint[name], 450, 600, 780, 1100])
        expect(matches(from, width, text)).not.toBe(matches(below, width, text));
  },
);
