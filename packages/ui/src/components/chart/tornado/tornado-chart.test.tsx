import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../../test/describe-component';
import { describeStrings } from '../../../test/describe-strings';
import { stubResizeObserver } from '../../../test/resize-observer';
import { wordsOutside } from '../../../test/words-outside';
import { TornadoChart, type TornadoChartProps } from './tornado-chart';

stubResizeObserver();

const props: TornadoChartProps = {
  title: 'What matters',
  value: { label: 'Efficiency', unit: '%' },
  base: 59.5,
  factors: [
    {
      label: 'Auxiliaries',
      low: { setting: '5 %', result: 58.3 },
      high: { setting: '2 %', result: 60.1 },
    },
    {
      label: 'Compressor',
      low: { setting: '0.82', result: 57.8 },
      high: { setting: '0.88', result: 61.2 },
    },
    {
      label: 'Rope',
      low: { setting: 'one year', result: 59 },
      high: { setting: 'unknown', result: NaN },
    },
  ],
};

describe('TornadoChart', () => {
  describeComponent(TornadoChart, props);
  describeStrings(
    'TornadoChart',
    <TornadoChart
      title="[mine]"
      description="[mine]"
      value={{ label: '[mine]' }}
      base={2}
      factors={[
        { label: '[mine]', low: { setting: '1', result: 1 }, high: { setting: '3', result: 3 } },
      ]}
    />,
  );

  test('sorts factors by sensitivity, and lists both results of each', () => {
    const { container } = render(<TornadoChart {...props} />);
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Factor', 'Low', 'Efficiency, low, %', 'High', 'Efficiency, high, %'],
      ['Compressor', '0.82', '57.8', '0.88', '61.2'],
      ['Auxiliaries', '5 %', '58.3', '2 %', '60.1'],
      ['Rope', 'one year', '59', 'unknown', '–'],
    ]);
    expect(container.innerHTML).not.toContain('NaN');
  });

  test.each([
    ['long settings', 60, ['five per cent in the first year', 'one per cent from then on']],
    ['a base at its edge', 59.5, ['5 %', '1 %']],
  ] as const)('keeps bars and words inside the chart, with %s', (_, base, [low, high]) => {
    const factor = {
      label: 'Upkeep',
      low: { setting: low, result: 59.5 },
      high: { setting: high, result: 61.5 },
    };
    const value = { label: 'Yield', unit: 'MWh per year' };
    const { container } = render(
      <TornadoChart {...props} value={value} base={base} factors={[factor]} />,
    );
    expect(wordsOutside(container)).toEqual([]);
    const middles = [...container.querySelectorAll('rect')].map(
      (bar) => Number(bar.getAttribute('x')) + Number(bar.getAttribute('width')) / 2,
    );
    // The lower end first, in both versions.
    expect(middles).toEqual(
      [middles.slice(0, middles.length / 2), middles.slice(middles.length / 2)].flatMap((each) =>
        each.toSorted((one, other) => one - other),
      ),
    );
  });

  test('writes the settings on either side of the bar, if both ends are on one side', () => {
    const factor = {
      label: 'Spray',
      low: { setting: 'full', result: 59.5 },
      high: { setting: 'none', result: 60 },
    };
    render(<TornadoChart {...props} factors={[factor]} />);
    const at = (words: string) => {
      const label = screen.getAllByText(words, { selector: 'text' })[0]!;
      return Number(label.getAttribute('x'));
    };
    expect(at('full')).toBeLessThan(at('none'));
    expect(at('none') - at('full')).toBeGreaterThan(14);
  });
});
