import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { contour } from './contour';
import { ContourDivider } from './contour-divider';

describe('ContourDivider', () => {
  describeComponent(ContourDivider);

  test('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<ContourDivider />)).toMatch(/^<div [^>]*aria-hidden="true"/);
  });

  test('draws the same line for the same seed, and another for another', () => {
    expect(contour(3)).toBe(contour(3));
    expect(contour(3)).not.toBe(contour(4));
  });

  test('uses integer coordinates, so that server and browser agree', () => {
    expect(contour(2.7, 1.1)).not.toContain('.');
  });

  test('keeps its markup small', () => {
    expect(
      renderToStaticMarkup(<ContourDivider seed={1000} label="1,000 m" />).length,
    ).toBeLessThan(1300);
  });
});
