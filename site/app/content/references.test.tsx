import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Cite } from '../components/cite';
import { references, shortName, type ReferenceKey } from './references';

const all = Object.entries(references);

test('puts the year of the work into its key', () => {
  const dated = all.filter(([key]) => /\d/.test(key));
  expect(dated.map(([key]) => key.replace(/^[a-z]+/, ''))).toEqual(
    dated.map(([, { year }]) => String(year)),
  );
});

test('lists each work once', () => {
  const titles = all.map(([, { title }]) => title.toLowerCase());
  expect(new Set(titles).size).toBe(titles.length);
  const dois = all.flatMap(([, { doi }]) => doi ?? []);
  expect(new Set(dois).size).toBe(dois.length);
  for (const doi of dois) expect(doi).toMatch(/^10\.\d{4,}\/\S+$/);
});

test('names both of two authors, and the first of more', () => {
  expect(shortName(references.saunders1981)).toBe('Saunders, 1981');
  expect(shortName(references.jonsson2005)).toBe('Jonsson and Yan, 2005');
  expect(shortName(references.barbour2021)).toBe('Barbour and others, 2021');
  expect(shortName(references.hunt2021)).toBe('Hunt and others, 2021');
});

describe('Cite', () => {
  test('links to the work in the references', () => {
    const html = renderToString(<Cite of="pimm2014" />);
    expect(html).toContain('href="/research#pimm2014"');
    expect(html).toContain('Pimm and others, 2014');
  });

  test('stops the build for an unlisted work', () => {
    const unknown = 'nobody1900' as ReferenceKey;
    expect(() => renderToString(<Cite of={unknown} />)).toThrow('"nobody1900" is cited');
  });
});
