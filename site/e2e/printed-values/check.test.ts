import { expect, test } from 'vitest';
import { checkPage } from './check.ts';
import { registry } from './registry.ts';

const wrongOn = (page: string, text: string) =>
  checkPage(`<p>${text}</p>`, page, registry).wrong.map((each) => `${each.text} ${each.unit}`);

test('accepts rounded values of the model', () => {
  expect(wrongOn('/faq', 'In 1,354 MWh, out 800 MWh: 59.1 %. The tether pulls 8.8 MN.')).toEqual(
    [],
  );
});

test('detects a mistyped value', () => {
  expect(wrongOn('/faq', 'In 1,453 MWh, out 800 MWh: 95.1 %. The tether pulls 8.9 MN.')).toEqual([
    '1,453 MWh',
    '95.1 %',
    '8.9 MN',
  ]);
});

test('allows the rows of a table only on its pages', () => {
  expect(wrongOn('/fundamentals', '407.3 bar')).toEqual([]);
  expect(wrongOn('/faq', '407.3 bar')).toEqual(['407.3 bar']);
});

test('allows quoted numbers only on their pages, with a reason', () => {
  expect(wrongOn('/system', 'The mean depth is 3.7 km.')).toEqual([]);
  expect(wrongOn('/', 'The mean depth is 3.7 km.')).toEqual(['3.7 km']);
});

test('detects a wrong last digit in nearly every quantity of the plant', () => {
  const plant = registry.filter(({ name }) => name.startsWith('plant.'));
  const printed = plant.map(({ value, unit }) => ({ text: value.toPrecision(4), unit }));
  const missed = printed.filter(({ text, unit }) => {
    const last = Number(text.at(-1));
    const changed = `${text.slice(0, -1)}${last === 9 ? 7 : last + 1}`;
    return wrongOn('/faq', `${changed} ${unit}`).length === 0;
  });
  expect(missed.length / printed.length).toBeLessThan(0.05);
});
