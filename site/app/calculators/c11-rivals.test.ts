import { describe, expect, test } from 'vitest';
import { cost } from './c8-cost';
import { rivals } from './c11-rivals';
import { initialState, preset } from './state';
import { shownBy, throughAddress, typing } from './test/card';

const EVEN = 'where both cost the same';
const number = (text = '') => Number(text.replaceAll(',', '').split('\u00a0')[0]);

describe('rivals', () => {
  test('has this plant at what the cost calculator says', () => {
    expect(shownBy(rivals)['this plant']).toBe(shownBy(cost)['levelised cost of storage']);
  });

  test('a store at the break-even costs as much as this plant', () => {
    const even = number(shownBy(rivals)[EVEN]);
    const there = shownBy(rivals, { other: even });
    expect(number(there['the other store'])).toBeCloseTo(number(there['this plant']), 0);
    expect(even).toBeGreaterThan(600);
    expect(even).toBeLessThan(750);
  });

  test('diesel at the break-even costs as much as this plant', () => {
    const even = number(shownBy(rivals, { rival: 'diesel' })[EVEN]);
    expect(even).toBeCloseTo(1.19, 2);
    const there = shownBy(rivals, { rival: 'diesel', fuel: even });
    expect(number(there['diesel'])).toBeCloseTo(number(there['this plant']), -1);
  });

  test.each([
    [{ rival: 'diesel', omDiesel: 350 }, 'Even if its fuel cost nothing, diesel would be dearer.'],
    [{ rteOther: 5 }, 'Even if it cost nothing, the other store would be dearer.'],
  ])('says where nothing makes both cost the same: %o', (values, words) => {
    const { solution } = preset(rivals, initialState(rivals), values);
    expect(solution.warnings).toEqual([words]);
    expect(solution.summary).toContain(words);
    expect(solution.summary).not.toContain('cost the same');
  });

  test('each further hour costs less than the hours before it', () => {
    const shown = shownBy(rivals);
    const hour = number(shown['each megawatt-hour of one more hour, this plant']);
    expect(hour).toBeLessThan(number(shown['this plant']) / 3);
    expect(number(shownBy(rivals, { hours: 24 })['this plant'])).toBeGreaterThan(hour);
  });

  test('draws the break-even within its axis', () => {
    const { solution } = preset(rivals, initialState(rivals), { other: 100 });
    const [chart] = solution.charts;
    if (chart?.kind !== 'line') throw new Error('The break-even is a line chart.');
    const even = solution.results[0]!.value;
    const ends = chart.series[0]!.points.map(([x]) => x);
    expect(Math.max(...ends)).toBeGreaterThan(even);
    expect(Math.min(...ends)).toBeLessThan(even);
  });

  test('prints no market price, and says that where its field starts is none', () => {
    const field = rivals.inputs.find(({ key }) => key === 'other');
    expect(field?.hint).toContain('not a market price');
  });

  test('keeps its results when life is not whole, and names the range', () => {
    expect(typing(rivals, 'yearsOther', '12.5')).toEqual({
      message: 'Only whole numbers count here. Enter 1 to 80\u00a0years',
      results: 'kept',
    });
  });

  test('is carried by its address', () => {
    const { search, isSame } = throughAddress(rivals, { rival: 'diesel', fuel: 1.4 });
    expect(search).toBe('?c11.rival=diesel&c11.fuel=1.4');
    expect(isSame).toBe(true);
  });
});
