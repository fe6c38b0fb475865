import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstView } from './first-view.ts';

/** Random hexadecimal text, which compresses to about half. */
const text = (length: number) => randomBytes(length / 2).toString('hex');
const measure = (html: string) => {
  const packed = brotliCompressSync(html);
  return { needed: firstView(html, packed), all: packed.length };
};

test('the first view ends before the first section after the title', () => {
  const head = `<section>${text(20_000)}</section><h1>${text(2000)}</h1>`;
  const short = measure(`${head}<section>${text(2000)}</section>`);
  const long = measure(`${head}<section>${text(200_000)}</section>`);
  expect(short.needed).toBeGreaterThan(10_000);
  expect(long.needed).toBeGreaterThan(10_000);
  expect(long.needed).toBeLessThan(long.all / 3);
});

test('the first view of a page without sections is the whole page', () => {
  const { needed, all } = measure(`<h1>a</h1>${text(20_000)}`);
  expect(needed).toBeGreaterThan(all - 20);
});
