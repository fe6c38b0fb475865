import { describe, expect, test } from 'vitest';
import { sea } from './c1-sea';
import { powerStroke } from './c2-stroke';
import { answerOf, namesOf, readKept, withKept, writeKept } from './compared';
import { defaultsOf } from './settings';
import { drop, enter, fromAddress, initialState, keep } from './state';

const at = (depth: number, before = initialState(sea)) => enter(sea, before, 'z', depth);

describe('Settings kept to compare', () => {
  test('round-trip through the address', () => {
    const kept = keep(sea, at(500, keep(sea, initialState(sea)))).kept;
    const written = writeKept(sea, kept);
    expect(written).toEqual({ 'c1.vs1': 'reference', 'c1.vs2': 'z_500' });
    const search = `?${new URLSearchParams(written as Record<string, string>)}`;
    expect(readKept(sea, search)).toEqual([defaultsOf(sea), { ...defaultsOf(sea), z: 500 }]);
    const read = fromAddress(sea, initialState(sea), search);
    expect(read.kept.map(({ solution }) => answerOf(solution))).toEqual(
      kept.map(({ solution }) => answerOf(solution)),
    );
    expect(fromAddress(sea, read, search)).toBe(read);
  });

  test.each(['z_99999', 'z_deep', 'nonsense', 'mode_magic'])('leave out %s', (bad) => {
    expect(readKept(powerStroke, `?c2.vs1=${bad}`)).toEqual([]);
  });

  test('are two at most, each once, and can be dropped', () => {
    const two = keep(sea, at(500, keep(sea, initialState(sea))));
    expect(keep(sea, two)).toBe(two);
    expect(keep(sea, at(700, two)).kept).toHaveLength(2);
    expect(drop(two, two.kept[0]!).kept).toEqual([two.kept[1]]);
  });

  test('are named by what tells them apart', () => {
    const values = defaultsOf(sea);
    expect(namesOf(sea, [values, { ...values, z: 500 }])).toEqual(['1,000\u00a0m', '500\u00a0m']);
    expect(namesOf(sea, [values, { ...values, S: 30 }])[1]).toBe('Salinity 30');
  });

  test('become series of the charts, whose axes hold all of them', () => {
    const { solution: deep } = at(8000);
    const [pressure] = withKept(initialState(sea).solution.charts, [deep], ['1,000 m', '8,000 m']);
    expect(pressure).toMatchObject({
      series: [{ name: '1,000 m' }, { name: '8,000 m' }],
      y: { domain: [0, 10_000] },
    });
  });
});
