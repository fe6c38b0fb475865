import { scaleLinear } from 'd3-scale';
import { expect, test } from 'vitest';
import { frames, widthOf } from './frame';
import { layRows, lineBetween, type EndLabel } from './rows';

const [, narrow] = frames;
const lay = (ends: readonly EndLabel[], labels = ['a name']) =>
  layRows({
    frame: narrow,
    axis: { label: 'cost' },
    scale: scaleLinear([0, 100], [0, 1]),
    locale: 'en-GB',
    labels,
    ends,
  });

test.each([
  [{ words: '236', at: 0, isBefore: true }],
  [
    { words: '5 $/MWh', at: 40, isBefore: true },
    { words: '60 $/MWh', at: 80 },
  ],
  [{ words: 'unknown', at: NaN }],
  [
    { words: 'one', at: 95 },
    { words: 'a long setting', at: 60, isBefore: true },
  ],
] as const satisfies readonly EndLabel[][])(
  'keeps labels inside the chart, and the scale longer than the longest of them would leave it',
  (...ends: EndLabel[]) => {
    const { scale, area } = lay(ends);
    const room = ends.map(({ words }) => widthOf(words, narrow) + 20);
    expect(area.right - area.left).toBeGreaterThanOrEqual(
      narrow.width - 12 - room.reduce((sum, each) => sum + each),
    );
    for (const { words, at, isBefore } of ends.filter((end) => Number.isFinite(end.at))) {
      const outer = scale(at) + (isBefore ? -1 : 1) * (8 + widthOf(words, narrow));
      expect(outer).toBeGreaterThanOrEqual(0);
      expect(outer).toBeLessThanOrEqual(narrow.width);
    }
  },
);

test('gives the room beside a short bar to the scale', () => {
  const { area } = lay([{ words: 'a label of some length', at: 30 }]);
  expect(area.right).toBe(narrow.width - 12);
});

test('leaves out the names that a line would cross, and no other', () => {
  const rows = lay([], ['first', 'a name that is long enough', 'last']);
  const { top, bottom } = rows.area;
  const parts = (x: number) =>
    [...lineBetween(rows, x, top, bottom).matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].map(
      ([, from, to]) => [Number(from), Number(to)] as const,
    );
  expect(parts(300)).toHaveLength(1);
  const [above, below] = parts(120);
  const { y } = rows.rows[1]!;
  expect(above![1]).toBeLessThan(y - narrow.text * 0.75);
  expect(below![0]).toBeGreaterThan(y);
  expect(parts(120)).toHaveLength(2);
});
