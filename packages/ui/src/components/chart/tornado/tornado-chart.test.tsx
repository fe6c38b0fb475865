import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../../test/describe-component';
import { describeStrings } from '../../../test/describe-strings';
import { stubResizeObserver } from '../../../test/resize-observer';
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
