import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../../test/describe-component';
import { describeStrings } from '../../../test/describe-strings';
import { stubResizeObserver } from '../../../test/resize-observer';
import { frames } from '../parts/frame';
import { layNarrow, layWide } from './layout';
import { machineOf, splitAt } from './machine';
import { StateDiagram, type StateDiagramProps } from './state-diagram';

stubResizeObserver();

const states = ['hold', 'charge', 'discharge', 'boost', 'reserve', 'storm'].map((id) => ({
  id,
  label: `the ${id}`,
}));
const transitions = [
  { from: 'hold', to: 'charge', when: 'power is spare' },
  { from: 'charge', to: 'hold' },
  { from: 'hold', to: 'discharge' },
  { from: 'discharge', to: 'hold' },
  { from: 'discharge', to: 'boost' },
  { from: 'boost', to: 'discharge' },
  { from: 'hold', to: 'reserve' },
  { from: '*', to: 'storm' },
];
const props: StateDiagramProps = { title: 'The modes', states, transitions, hub: 'hold' };
const machine = machineOf(states, transitions, 'hold');

describe('StateDiagram', () => {
  describeComponent(StateDiagram, props);
  describeStrings(
    'StateDiagram',
    <StateDiagram
      title="[mine]"
      description="[mine]"
      hub="a"
      states={[
        { id: 'a', label: '[a]' },
        { id: 'b', label: '[b]' },
      ]}
      transitions={[{ from: '*', to: 'b' }]}
    />,
  );

  test('lists every transition in its table, including those from every state', () => {
    render(<StateDiagram {...props} />);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.map((row) => row.textContent)).toEqual([
      'FromToWhen',
      'the holdthe chargepower is spare',
      'the chargethe hold',
      'the holdthe discharge',
      'the dischargethe hold',
      'the dischargethe boost',
      'the boostthe discharge',
      'the holdthe reserve',
      'From every statethe storm',
    ]);
  });

  test('is an image named by its title', () => {
    render(<StateDiagram {...props} description="All lead through hold." />);
    expect(screen.getByRole('img', { name: 'The modes' })).toHaveAccessibleDescription(
      'All lead through hold.',
    );
  });

  test('throws on an unknown state, and on a line that it cannot draw', () => {
    const draw = (from: string, to: string) =>
      render(<StateDiagram {...props} transitions={[...transitions, { from, to }]} />);
    expect(() => draw('hold', 'elsewhere')).toThrow('there is no state "elsewhere"');
    expect(() => draw('charge', 'reserve')).toThrow('no line can be drawn');
    expect(() => draw('storm', 'hold')).toThrow('no line can be drawn');
    expect(() => draw('*', 'hold')).toThrow('no line can be drawn');
  });
});

describe('machineOf', () => {
  test("finds the directions of each state's link to the hub", () => {
    expect(machine.spokes).toEqual([
      { ...states[1], there: true, back: true },
      { ...states[2], there: true, back: true },
      { ...states[3], there: false, back: false },
      { ...states[4], there: true, back: false },
    ]);
    expect(machine.anywhere).toEqual([states[5]]);
  });

  test('draws a hub that follows from every state once, at the end of each line', () => {
    const { spokes, anywhere } = machineOf(
      states.slice(0, 3),
      [transitions[0]!, { from: '*', to: 'hold' }],
      'hold',
    );
    expect(anywhere).toEqual([]);
    expect(spokes.map(({ there, back }) => [there, back])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('draws two transitions between the same states as one line', () => {
    expect(machine.ties).toEqual([{ upper: 'discharge', lower: 'boost', there: true, back: true }]);
  });

  test('never draws a tie across the hub', () => {
    const split = splitAt(machine);
    expect(machine.spokes[split - 1]?.id).not.toBe('discharge');
  });
});

describe.each([
  ['wide', layWide, frames[0]],
  ['narrow', layNarrow, frames[1]],
] as const)('the %s layout', (_, lay, frame) => {
  const { hub, boxes, height, arrows } = lay(machine, frame);

  test('keeps every state inside the drawing, without overlap', () => {
    const all = [hub, ...boxes];
    for (const one of all) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(frame.width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of all) {
        if (one === other) continue;
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart, `${one.id} and ${other.id}`).toBe(true);
      }
    }
  });

  test('leads an arrow to each state that follows from every one', () => {
    const from = ['charge', 'reserve', 'storm'].map((to) => ({ from: '*', to }));
    const several = lay(machineOf(states, from, 'hold'), frame);
    const reached = (id: string) => {
      const box = several.boxes.find((each) => each.id === id)!;
      return several.arrows.some(
        ({ there, to: [x, y] }) =>
          there && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      );
    };
    expect(['charge', 'reserve', 'storm'].filter((id) => !reached(id))).toEqual([]);
    const places = several.arrows.map((arrow) => Math.max(arrow.from[0], arrow.to[0]));
    expect(Math.max(...places)).toBeLessThanOrEqual(frame.width);
  });

  test('ends each arrow at the edge of its state', () => {
    const touches = ([x, y]: readonly [number, number]) =>
      [hub, ...boxes].some(
        (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      );
    for (const arrow of arrows.filter(({ there }) => there)) expect(touches(arrow.to)).toBe(true);
  });
});
