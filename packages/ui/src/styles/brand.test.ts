import { expect, test } from 'vitest';
import { tide } from '../test/tide';
import { brandStyles, type Brand } from './brand';
import { themes } from './tokens';

/** Returns the content of rules, by selector. */
const rules = (css: string) =>
  new Map(
    [...css.matchAll(/^(.*?)\{(--[^{}]*)\}/gm)].map(([, head = '', body = '']) => [head, body]),
  );

test('sets every token of both themes, in our layer and in layer order', () => {
  const css = brandStyles('tide', tide);
  expect(css).toMatch(/^@layer hadal\.reset, hadal\.theme, .*;\n@layer hadal\.theme\{/);
  const [dark, light] = [...rules(css).values()];
  for (const group of ['ground', 'color', 'chart', 'shadow'] as const) {
    for (const [token, value] of Object.entries(tide.dark[group])) {
      expect(dark).toContain(`--hadal-${group}-${token}:${value};`);
    }
    for (const [token, value] of Object.entries(tide.light[group])) {
      expect(light).toContain(`--hadal-${group}-${token}:${value};`);
    }
  }
});

test('overrides only the given parts of the scale', () => {
  const css = brandStyles('tide', { ...themes, scale: { radius: { control: '8px' } } });
  expect(css.match(/--hadal-radius-[^;]*/g)).toEqual(['--hadal-radius-control:8px']);
  expect(css).not.toContain('--hadal-space');
  expect(brandStyles('tide', themes)).not.toContain('--hadal-radius');
});

test('keeps its own density, and ours where it says nothing', () => {
  const css = brandStyles('tide', {
    ...themes,
    scale: { space: { md: '20px' } },
    compact: { size: { field: '36px' } },
  });
  const dense = css.split('[data-density="compact"]{');
  expect(dense[1]).toContain('--hadal-space-md:16px;');
  expect(dense[2]).toMatch(/^--hadal-size-field:36px;\}/);
  expect(css).toContain(
    '[data-brand="tide"] [data-density="comfortable"]){--hadal-space-md:20px;}',
  );
});

test('is white in print, even in dark sections', () => {
  const print = brandStyles('tide', tide).split('@media print')[1];
  expect(print).toContain('[data-theme]');
  expect(print).toContain('--hadal-ground-b5:white;');
});

test.each(['', 'Tide', 'a"]{}', '1st'])('rejects %j as a name', (name) => {
  expect(() => brandStyles(name, themes)).toThrow(/cannot name a brand/);
});

/** Checked by the compiler, as in tokens.test.ts. */
export const incomplete: Brand[] = [
  // @ts-expect-error -- a brand without a light theme does not compile
  { dark: tide.dark },
  // @ts-expect-error -- nor does one whose theme lacks a token
  { ...tide, light: { ...tide.light, chart: { c1: '#B3472A' } } },
  // @ts-expect-error -- nor one that invents a token
  { ...tide, scale: { radius: { pill: '999px' } } },
];
