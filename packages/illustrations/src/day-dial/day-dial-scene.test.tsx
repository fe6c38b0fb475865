import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayDialScene } from './day-dial-scene';

test('a span of a whole day draws the whole ring', () => {
  const spans = [{ name: '', note: '', from: 0, to: 24, power: 'out' }] as const;
  const { container } = render(<DayDialScene title="" spans={spans} />);
  const ring = container.querySelector('path[class*="charge"]')!.getAttribute('d')!;
  const [top, bottom] = ['0-132', '0 132'];
  expect(ring).toMatch(new RegExp(`^M${top}A.*1 ${bottom}A.*1 ${top}L`));
});
