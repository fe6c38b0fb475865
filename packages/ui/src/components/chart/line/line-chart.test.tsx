import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { stubResizeObserver } from '../../../test/resize-observer';
import { describeComponent } from '../../../test/describe-component';
import { describeStrings } from '../../../test/describe-strings';
import { Dialog, DialogContent } from '../../dialog';
import { LineChart, type LineChartProps } from './line-chart';

const props: LineChartProps = {
  title: 'Pressure against depth',
  x: { label: 'pressure', unit: 'bar', domain: [0, 100] },
  y: { label: 'depth', unit: 'm', domain: [0, 1000], reverse: true },
  series: [
    {
      name: 'sea water',
      points: [
        [1, 0],
        [51.4, 500],
        [NaN, 750],
        [100, 1000],
      ],
    },
  ],
};

const rows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

stubResizeObserver();

describe('LineChart', () => {
  describeComponent(LineChart, props);
  describeStrings(
    'Chart',
    <LineChart
      title="[mine]"
      description="[mine]"
      x={{ label: '[mine]' }}
      y={{ label: '[mine]' }}
      series={[]}
    />,
  );

  test('is an image with a name and a description', () => {
    render(<LineChart {...props} description="A straight line." />);
    expect(screen.getByRole('img', { name: 'Pressure against depth' })).toHaveAccessibleDescription(
      'A straight line.',
    );
  });

  test('draws depth downward, with a gap at a missing value', () => {
    const { container } = render(<LineChart {...props} />);
    const path = container.querySelector('svg svg path')!.getAttribute('d')!;
    const [first, second] = path.split('M').slice(1);
    const numbers = (part = '') => part.match(/-?[\d.]+/g)!.map(Number);
    expect(path).not.toContain('NaN');
    expect(path.match(/M/g)).toHaveLength(2);
    // On a reversed axis, a greater depth lies further down.
    const [, top = 0, , ...steps] = numbers(first);
    expect(steps[0]).toBeGreaterThan(0);
    expect(numbers(second)[1]).toBeGreaterThan(top);
  });

  test('shows a point that no line reaches as a dot', () => {
    const points = [
      [10, 100],
      [NaN, 200],
      [30, 300],
      [NaN, 400],
      [50, 500],
      [60, 600],
    ] as const;
    const { container } = render(<LineChart {...props} series={[{ name: 'water', points }]} />);
    // The first and the third, of a chart with no other dots.
    expect(container.querySelector('svg')!.querySelectorAll('circle')).toHaveLength(2);
  });

  const step = {
    ...props,
    x: { label: 'hour' },
    y: { label: 'power', unit: 'MW' },
    series: [
      {
        name: 'given',
        points: [
          [0, 0],
          [6, 0],
          [6, 100],
          [9, 100],
        ],
      },
      {
        name: 'wanted',
        points: [
          [0, 50],
          [6, 50],
          [9, 50],
        ],
      },
    ],
  } satisfies LineChartProps;

  test('lists both values of a step, in its table and under its cursor', async () => {
    render(<LineChart {...step} />);
    expect(rows().slice(1)).toEqual([
      ['0', '0', '50'],
      ['6', '0', '50'],
      ['6', '100', '50'],
      ['9', '100', '50'],
    ]);
    screen.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('hour: 6, given: 100 MW, wanted: 50 MW');
  });

  test('writes no number of the vertical axis on another', () => {
    const { container } = render(
      <LineChart
        {...step}
        y={{ label: 'bar', domain: [0, 1000], ticks: [0, 5, 10, 100, 500, 1000] }}
      />,
    );
    const axis = [...container.querySelectorAll('svg')[0]!.querySelectorAll(':scope > g')][1]!;
    expect(axis.textContent).toBe('01005001,000');
  });

  test('leaves no line behind of two with one name', () => {
    const complain = vi.spyOn(console, 'error');
    const [given] = step.series;
    const { container, rerender } = render(<LineChart {...step} series={[given!, given!]} />);
    rerender(<LineChart {...step} series={[given!]} />);
    expect(container.querySelectorAll('svg svg path')).toHaveLength(2);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  test('names a point twice without a complaint, as at the ends of a cycle', () => {
    const complain = vi.spyOn(console, 'error');
    const points = [
      [0, 15, 'intake'],
      [76, 205, 'compressed'],
      [0, 15, 'intake'],
    ] as const;
    render(<LineChart {...props} along="path" series={[{ name: 'air', points }]} />);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  test('starts and ends where the charts that it is aligned with do', () => {
    const day = { label: 'hour', domain: [0, 24] } as const;
    const power = {
      y: { label: 'power', unit: 'MW', domain: [-1000, 1000] },
      series: [{ name: 'power', points: [[0, 1000] as const] }],
    } as const;
    const levels = {
      y: { label: 'full', unit: '%', domain: [0, 100] },
      series: ['compressed air', 'heat'].map((name) => ({ name, points: [[0, 5] as const] })),
    } as const;
    const { container } = render(
      <>
        <LineChart {...props} {...power} x={day} alignedWith={[levels]} />
        <LineChart {...props} {...levels} x={day} alignedWith={[power]} />
      </>,
    );
    // Each chart in two versions, by the window's width.
    const plots = [...container.querySelectorAll('svg svg')].map((plot) => [
      plot.getAttribute('x'),
      plot.getAttribute('width'),
    ]);
    expect(plots).toHaveLength(4);
    expect(plots.slice(2)).toEqual(plots.slice(0, 2));
  });

  test('lists every point in its table, with units in the header and a dash for a missing value', () => {
    render(<LineChart {...props} />);
    expect(rows()).toEqual([
      ['depth, m', 'pressure, bar'],
      ['0', '1'],
      ['500', '51.4'],
      ['750', '–'],
      ['1,000', '100'],
    ]);
  });

  test('lists only the named points of a path, if any are named', () => {
    const points = [
      [0, 15, 'intake'],
      [1, 100],
      [2, 205, 'compressed'],
    ] as const;
    const { container } = render(
      <LineChart {...props} along="path" series={[{ name: 'air', points }]} />,
    );
    expect(rows().slice(1)).toEqual([
      ['intake', '0', '15'],
      ['compressed', '2', '205'],
    ]);
    expect(container.querySelector('svg svg path')!.getAttribute('d')!.match(/l/g)).toHaveLength(2);
  });

  test('reads a path point by point, in its own order', () => {
    const points = [
      [0, 15, 'ambient'],
      [76, 205.1, 'out'],
      [0, 15, 'ambient again'],
    ] as const;
    render(<LineChart {...props} along="path" series={[{ name: 'air', points }]} />);
    expect(rows().map(([name]) => name)).toEqual(['air', 'ambient', 'out', 'ambient again']);
  });

  test('reads values by keyboard, and drops the cursor when its point disappears', async () => {
    const { rerender } = render(<LineChart {...props} />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('status')).toHaveTextContent('depth: 1,000 m, pressure: 100 bar');
    rerender(<LineChart {...props} series={[]} />);
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(screen.getByText('No data')).toBeVisible();
  });

  test('takes the Escape that removes its cursor from a dialog around it', async () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="Pressure">
          <LineChart {...props} />
        </DialogContent>
      </Dialog>,
    );
    screen.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('follows a pointer to the nearest point without announcing it', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 720, 400),
    );
    const { container } = render(<LineChart {...props} />);
    fireEvent.pointerMove(container.querySelector('svg')!, { clientX: 300, clientY: 390 });
    // Once each in the wide and the narrow version, one of which CSS hides.
    expect(screen.getAllByText('depth: 1,000 m')).toHaveLength(2);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    vi.restoreAllMocks();
  });

  test('joins the current point to both axes, and shows its label', () => {
    const { container } = render(
      <LineChart {...props} current={{ x: 51.4, y: 500, label: '51\u00a0bar' }} />,
    );
    const lines = [...container.querySelectorAll('svg:first-of-type > g > path')].map((path) =>
      path.getAttribute('d'),
    );
    // The guides start at the middle of both axes.
    expect(lines).toContainEqual(expect.stringMatching(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+$/));
    expect(screen.getAllByText('51 bar')).toHaveLength(2);
  });

  test('omits a current point that is not a number', () => {
    const { container } = render(<LineChart {...props} current={{ x: NaN, y: 500, label: '–' }} />);
    expect(container.innerHTML).not.toContain('NaN');
    expect(screen.queryByText('–', { selector: 'text' })).not.toBeInTheDocument();
  });

  test('lists all values before hydration, without a useless tab stop', () => {
    const html = renderToString(<LineChart {...props} />);
    expect(html).toContain('51.4</td>');
    expect(html).not.toContain('application');
  });
});
