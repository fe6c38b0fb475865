import { describe, expect, test } from 'vitest';
import { equations } from '.';
import { everything, filterEquations, readFilter, settingsOf } from './filter';
import formula from './relations.tex';

test('numbers the equations E1 to E26, each once', () => {
  const numbers = equations.map(({ number }) => Number(number.slice(1)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
});

test.for(equations)(
  '$number has its formula, units, range, source and calculator',
  ({ number, relations, variables, validFor, source, calculator }) => {
    for (const { key, label } of relations) {
      expect(formula(key)).toBeTruthy();
      expect(label).toMatch(/^[A-Z].*\.$/);
    }
    expect(variables.some(({ unit }) => unit) || number === 'E16').toBe(true);
    expect(validFor).toMatch(/\.$/);
    expect(source).toMatch(/\.$/);
    expect(calculator ?? number).toMatch(/^C([1-9]|10)$|^E2[26]$/);
  },
);

test.for(equations)('$number rests on those that its variables name', ({ variables, from }) => {
  const named = variables.flatMap(({ meaning }) => meaning.match(/(?<=from )E\d+/g) ?? []);
  expect(from ?? []).toEqual(expect.arrayContaining(named));
});

describe('the filter', () => {
  const numbers = (filter: object) =>
    filterEquations(equations, { ...everything, ...filter }).map(({ number }) => number);

  test('shows all by default', () => {
    expect(numbers({})).toHaveLength(26);
    expect(numbers({ words: '   ' })).toHaveLength(26);
  });
  test('requires the subject and every word', () => {
    expect(numbers({ subject: 'sea' })).toEqual(['E1', 'E2', 'E3']);
    expect(numbers({ words: 'UNESCO depth' })).toEqual(['E2']);
    expect(numbers({ subject: 'sea', words: 'turbines' })).toEqual([]);
    expect(numbers({ words: 'e9' })).toEqual(['E9', 'E13', 'E24']);
  });
  test('round-trips through the address', () => {
    const filter = { words: 'ρ & p', subject: 'sea' } as const;
    expect(settingsOf(filter)).toEqual({ q: 'ρ & p', subject: 'sea' });
    expect(readFilter('?q=%CF%81+%26+p&subject=sea')).toEqual(filter);
    expect(settingsOf(everything)).toEqual({ q: undefined, subject: undefined });
  });
  test('ignores an unknown subject', () => {
    expect(readFilter('?subject=toString&q=x')).toEqual({ words: 'x', subject: '' });
  });
});
