import { expect, test } from 'vitest';

interface CheckValue {
  value: () => number;
  expected: number;
  /** Largest difference, as a share of the expected value. */
  rel?: number;
  /** Largest difference, in the unit of the value. */
  abs?: number;
  source: string;
}

/** One test per row of the table of check values, named by its row. */
export function checkValues(rows: Record<string, CheckValue>): void {
  for (const [row, { value, expected, rel = 0, abs = 0, source }] of Object.entries(rows)) {
    test(`${row}: ${expected} (${source})`, () => {
      expect(Math.abs(value() - expected)).toBeLessThanOrEqual(abs + rel * Math.abs(expected));
    });
  }
}
