import { describe, expect, test } from 'vitest';
import { powerStroke } from './c2-stroke';
import { defaultsOf, readSettings, writeSettings } from './settings';
import { enter, fromAddress, initialState, isCurrent } from './state';

const opened = initialState(powerStroke);
const figure = (label: string, { solution } = opened) =>
  solution.results.find((result) => result.label === label)?.value;
const work = 'work of the air in one stroke';

describe('Settings in the address', () => {
  test('omit those of the reference plant', () => {
    const written = Object.values(writeSettings(powerStroke, defaultsOf(powerStroke)));
    expect(written.every((value) => value === undefined)).toBe(true);
  });

  test("round-trip in the reader's units", () => {
    const values = { ...defaultsOf(powerStroke), mode: 'spill', V: 2500, z: 1200.5, steel: 150 };
    const query = Object.entries(writeSettings(powerStroke, values)).filter(
      (setting): setting is [string, string] => setting[1] !== undefined,
    );
    expect(query).toEqual([
      ['c2.mode', 'spill'],
      ['c2.V', '2500'],
      ['c2.z', '1200.5'],
      ['c2.steel', '150'],
    ]);
    expect(readSettings(powerStroke, `?${new URLSearchParams(query)}`).values).toEqual(values);
  });

  test('accept numbers as people and forms write them', () => {
    const { values, ignored } = readSettings(powerStroke, '?c2.V=2,500&c2.z=1%20200&c2.n=1,1');
    expect(values).toMatchObject({ V: 2500, z: 1200, n: 1.1 });
    expect(ignored).toEqual([]);
  });

  test.each([
    ['no number', 'c2.V=deep', '0.01 to 100,000\u00a0m³'],
    ['nothing', 'c2.V=', '0.01 to 100,000\u00a0m³'],
    ['out of range', 'c2.z=7000', '20 to 6,000\u00a0m'],
    ['infinite', 'c2.z=Infinity', '20 to 6,000\u00a0m'],
    ['none of the answers', 'c2.mode=magic', 'fill, spill, rigid'],
  ])('ignore invalid ones one by one: %s', (_, bad, reason) => {
    const { values, ignored } = readSettings(powerStroke, `?${bad}&c2.D=8&c1.z=7`);
    expect(values).toEqual({ ...defaultsOf(powerStroke), D: 8 });
    expect(ignored).toMatchObject([{ reason }]);
  });
});

describe('A card', () => {
  test('opens with the reference plant', () => {
    expect(figure(work)).toBeCloseTo(1.045 * 3.6e9, -6);
    expect(isCurrent(opened)).toBe(true);
  });

  test('keeps its results while a number is out of range, and shows the range', () => {
    const state = enter(powerStroke, opened, 'z', 7000, 'too-high');
    expect(state.problems).toEqual({
      z: 'Too high: the formulas hold for 20 to 6,000\u00a0m',
    });
    expect(state.values).toBe(opened.values);
    expect(state.solution).toBe(opened.solution);
    expect(isCurrent(state)).toBe(false);
  });

  test('recovers with the next valid number', () => {
    const bad = enter(powerStroke, opened, 'z', undefined, 'not-a-number');
    const good = enter(powerStroke, bad, 'z', 1200);
    expect(isCurrent(good)).toBe(true);
    expect(figure(work, good)).toBeGreaterThan(figure(work) ?? NaN);
  });

  test('keeps its results while numbers contradict each other, and says what to change', () => {
    const state = enter(powerStroke, enter(powerStroke, opened, 'z', 100), 'ratio', 15);
    expect(state.refusal?.input).toBe('ratio');
    expect(state.refusal?.message).toMatch(/the surface.*start deeper/);
    expect(state.values).toMatchObject({ z: 100, ratio: 15 });
    expect(isCurrent(state)).toBe(false);
    expect(isCurrent(enter(powerStroke, state, 'ratio', 5))).toBe(true);
  });

  test('follows the address, and keeps text typed into other fields', () => {
    const moved = enter(powerStroke, opened, 'z', 1200);
    const typing = enter(powerStroke, moved, 'V', undefined, 'not-a-number');
    const back = fromAddress(powerStroke, typing, '');
    expect(back.values['z']).toBe(980);
    expect(Object.keys(back.problems)).toEqual(['V']);
    expect(fromAddress(powerStroke, back, '?c2.z=980')).toBe(back);
  });
});
