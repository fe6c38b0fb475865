import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { contour, length, stretch } from './contour';
import { ContourDivider } from './contour-divider';

describe('ContourDivider', () => {
  describeComponent(ContourDivider);

  test('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<ContourDivider />)).toMatch(/^<div [^>]*aria-hidden="true"/);
  });

  test('draws the same line for the same seed, and another for another', () => {
    const drawn = (seed: number) => renderToStaticMarkup(<ContourDivider seed={seed} />);
    expect(drawn(3)).toBe(drawn(3));
    expect(drawn(3)).not.toBe(drawn(4));
  });

  test('uses integer coordinates, so that server and browser agree', () => {
    expect(contour(1.1)).not.toContain('.');
  });

  test.each([0, 200, 1000, 4000, 108.5, -1])('seed %d shows a stretch of the line', (seed) => {
    const [start = NaN, , width = NaN] = stretch(seed).split(' ').map(Number);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + width).toBeLessThanOrEqual(length);
  });

  test('describes the line once for all dividers of a page', () => {
    const page = (seeds: number[]) =>
      brotliCompressSync(
        renderToStaticMarkup(seeds.map((seed) => <ContourDivider key={seed} seed={seed} />)),
      ).length;
    expect(page([0, 200, 1000, 4000]) - page([0])).toBeLessThan(60);
  });
});
