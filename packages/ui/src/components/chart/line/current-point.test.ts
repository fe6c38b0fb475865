import { expect, test } from 'vitest';
import { lineHeight, widthOf } from '../parts/frame';
import { placeFloat } from './current-point';

const frame = { name: 'narrow', width: 320, text: 15 } as const;
const area = { left: 50, right: 310, top: 50, bottom: 350 };
const label = '−135\u00a0MW';
const width = widthOf(label, frame);

test.each([
  [
    'a line that rises',
    [180, 200],
    [
      [50, 330],
      [310, 70],
    ],
  ],
  [
    'a line that falls',
    [180, 200],
    [
      [50, 70],
      [310, 330],
    ],
  ],
  [
    'a line that falls to the right edge',
    [280, 300],
    [
      [50, 70],
      [310, 335],
    ],
  ],
  [
    'a well',
    [180, 340],
    [
      [50, 200],
      [115, 200],
      [145, 340],
      [210, 340],
      [250, 200],
    ],
  ],
  [
    'a narrow well',
    [148, 340],
    [
      [50, 290],
      [105, 290],
      [128, 340],
      [174, 340],
      [205, 200],
    ],
  ],
  [
    'a peak',
    [180, 100],
    [
      [50, 300],
      [160, 300],
      [180, 100],
      [200, 300],
    ],
  ],
] as const)('places the label of the current point off %s and inside the plot', (_, at, line) => {
  const { x, y, anchor } = placeFloat({ at, label }, [line], area, frame);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  expect(left).toBeGreaterThanOrEqual(area.left);
  expect(left + width).toBeLessThanOrEqual(area.right);
  expect(y - lineHeight(frame) * 0.8).toBeGreaterThanOrEqual(area.top);
  expect(y).toBeLessThanOrEqual(area.bottom);
  for (const [index, [toX, toY]] of line.slice(1).entries()) {
    const [fromX, fromY] = line[index]!;
    for (let share = 0; share <= 1; share += 0.001) {
      const [lineX, lineY] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
      const isUnder =
        lineX > left && lineX < left + width && lineY > y - frame.text * 0.75 && lineY < y;
      expect(isUnder).toBe(false);
    }
  }
});
