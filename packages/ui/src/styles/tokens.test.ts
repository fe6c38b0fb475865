import { describe, expect, test } from 'vitest';
import { bands, themes, type Theme } from './tokens';

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Sections of band 4 and 5 set the dark theme on themselves. */
const bandsOf = (name: string) =>
  Object.entries(bands).filter(([band]) => name === 'dark' || (band !== '4' && band !== '5'));

const words = ['text', 'textMuted', 'accentText', 'success', 'info', 'warning', 'danger'] as const;
const edges = ['borderStrong', 'accentEdge', 'focus', 'ink', 'inkMuted', 'marker', 'flow'] as const;

describe.each(Object.entries<Theme>(themes))('the %s theme', (name, theme) => {
  test.each(bandsOf(name))('can be read in band %s', (_band, { canvas, surface, raised }) => {
    for (const ground of new Set([canvas, surface, raised])) {
      for (const role of words) {
        const ratio = contrast(theme.color[role], theme.depth[ground]);
        expect(ratio, `${role} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const role of edges) {
        const ratio = contrast(theme.color[role], theme.depth[ground]);
        expect(ratio, `${role} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test.each(['accent', 'accentHover', 'accentActive'] as const)('can be read on %s', (fill) => {
    expect(contrast(theme.color.onAccent, theme.color[fill])).toBeGreaterThanOrEqual(4.5);
  });
});
