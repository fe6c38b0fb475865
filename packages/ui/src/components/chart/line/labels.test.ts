import { expect, test } from 'vitest';
import { endLabels } from '../parts/end-labels';
import { lineHeight, widthOf } from '../parts/frame';
import { placeLabels } from './labels';

const frame = { name: 'narrow', width: 320, text: 15 } as const;
const area = { left: 50, right: 310, top: 50, bottom: 350 };

test.each([10, 40, 120])(
  'places the names of lines %i apart inside the plot without overlap',
  (distance) => {
    const lines = [0, 1, 2].map((index) => ({
      index,
      name: `${index + 1}0\u00a0m³`,
      points: [
        [60, 60],
        [70 + index * distance, 350],
      ] as const,
    }));
    const boxes = placeLabels(lines, area, frame).map(({ lines: [name = ''], x, y, anchor }) => {
      const width = widthOf(name, frame);
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      return { left, right: left + width, top: y - lineHeight(frame) * 0.8, bottom: y };
    });
    boxes.forEach((one, index) => {
      expect(one.left).toBeGreaterThanOrEqual(area.left);
      expect(one.right).toBeLessThanOrEqual(area.right);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart).toBe(true);
      }
    });
  },
);

test.each([
  ['where it ends', [50, 300], [310, 100], 100],
  ['where it leaves a narrower domain', [50, 300], [570, 100], 200],
  ['at its first point, on a reversed axis', [310, 120], [50, 300], 120],
] as const)('places the name of a line in the margin level with it, %s', (_, from, to, height) => {
  const [label] = endLabels([{ index: 0, name: 'air', points: [from, to] }], area, frame);
  expect(label!.from).toEqual([area.right, height]);
});
