import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../../test/describe-component';
import { describeStrings } from '../../../test/describe-strings';
import { stubResizeObserver } from '../../../test/resize-observer';
import { levelsOf, WaterfallChart, type WaterfallChartProps } from './waterfall-chart';

stubResizeObserver();

const props: WaterfallChartProps = {
  title: 'Where it goes',
  value: { label: 'efficiency', unit: '%' },
  start: { label: 'Ideal', value: 98.5 },
  steps: [
    { label: 'Machines', change: -7.3 },
    { label: 'Steam', change: 2.4 },
  ],
  end: { label: 'Plant' },
};

describe('WaterfallChart', () => {
  describeComponent(WaterfallChart, props);
  describeStrings(
    'WaterfallChart',
    <WaterfallChart
      title="[mine]"
      description="[mine]"
      value={{ label: '[mine]' }}
      start={{ label: '[mine]', value: 1 }}
      steps={[{ label: '[mine]', change: 1 }]}
      end={{ label: '[mine]' }}
    />,
  );

  test('writes changes in a unit of their own', () => {
    render(<WaterfallChart {...props} changeUnit="points" />);
    const table = within(screen.getByRole('table', { hidden: true }));
    expect(table.getByText('Change, points')).toBeInTheDocument();
    expect(table.getByText('efficiency, %')).toBeInTheDocument();
  });

  test('ends bars where its domain does, clear of the names', () => {
    const { container } = render(
      <WaterfallChart {...props} value={{ ...props.value, domain: [80, 95] }} />,
    );
    const [drawn] = container.querySelectorAll('svg');
    const sides = (bar: Element) => {
      const [x, width] = ['x', 'width'].map((name) => Number(bar.getAttribute(name)));
      return [x!, x! + width!];
    };
    const [ideal, machines, ...others] = [...drawn!.querySelectorAll('rect')].map(sides);
    expect(ideal![0]).toBeGreaterThan(0);
    expect(machines![1]).toBe(ideal![1]);
    expect(Math.max(...others.flat())).toBeLessThan(ideal![1]!);
  });

  test('lists each change with the running total, up to the final one', () => {
    render(<WaterfallChart {...props} />);
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Step', 'Change, %', 'efficiency, %'],
      ['Ideal', '', '98.5'],
      ['Machines', '−7.3', '91.2'],
      ['Steam', '+2.4', '93.6'],
      ['Plant', '', '93.6'],
    ]);
  });
});

describe('levelsOf', () => {
  // Each step starts where the previous one ended, and the last ends at the total.
  const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1);
  test.each(seeds)('adds up for the steps of seed %i', (seed) => {
    const steps = Array.from({ length: seed }, (_, index) => ({
      label: `step ${index}`,
      change: Math.sin(seed * 37 + index * 11) * 20,
    }));
    const levels = levelsOf(100, steps);
    levels.forEach(({ from }, index) => expect(from).toBe(levels[index - 1]?.to ?? 100));
    expect(levels.at(-1)!.to).toBeCloseTo(100 + steps.reduce((sum, { change }) => sum + change, 0));
  });

  test('ends at 0 if the steps use everything up', () => {
    const steps = [-33.3, -33.3, -33.4].map((change) => ({ label: `${change}`, change }));
    expect(levelsOf(100, steps).at(-1)!.to).toBe(0);
  });

  test('treats a change that is not a number as 0', () => {
    expect(levelsOf(10, [{ label: 'unknown', change: NaN }])).toEqual([{ from: 10, to: 10 }]);
  });
});
