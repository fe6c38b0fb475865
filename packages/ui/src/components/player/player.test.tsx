import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { PlayerBalance } from './balance';
import type { PlaybackState } from './playback';
import { PlayerCurves } from './curves';
import { Player, type PlayerProps } from './player';
import { PlayerReadouts } from './readouts';
import { PlayerSettings } from './settings';
import { valueAt } from './track';

const labels = {
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  back: 'Back',
  forward: 'On',
  position: 'Time',
  rate: 'Speed',
  announce: (state: PlaybackState, position: string) => `${state} at ${position}`,
};
const pressed = { reason: 'trigger-press', event: expect.any(MouseEvent) };
const player: PlayerProps = {
  duration: 100,
  step: 5,
  format: (at) => `${at.toFixed(1)} s`,
  labels,
  scene: 'a scene',
};
const balance = {
  names: { total: 'In', parts: ['Out', 'Lost'] },
  at: (position: number) => ({ total: position, parts: [position * 0.75, position * 0.25] }),
  most: 100,
  format: (amount: number) => `${amount} J`,
  sum: ({ total, parts }: { total: number; parts: readonly number[] }) =>
    `${total} − ${parts.join(' − ')}`,
};
const seconds = { label: 'elapsed', unit: 's', at: (position: number) => position.toFixed(1) };

/** Queued frames, which a test runs 10 ms apart. */
let frames: FrameRequestCallback[] = [];
let now = 0;
const runFrames = (count: number) =>
  act(() => {
    for (let frame = 0; frame < count; frame++) {
      now += 10;
      const due = frames;
      frames = [];
      for (const callback of due) callback(now);
    }
  });
let see: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const button = (name: string) => screen.getByRole('button', { name });
const show = (props: Partial<PlayerProps> = {}) =>
  render(
    <Player {...player} {...props}>
      <PlayerReadouts items={[seconds]} />
      <PlayerBalance {...balance} />
    </Player>,
  );

describe('Player', () => {
  describeComponent(Player, player);

  test('shows its position before hydration', () => {
    const html = renderToString(
      <Player {...player} position={40}>
        <PlayerReadouts items={[seconds]} />
      </Player>,
    );
    expect(html).toContain('40.0');
  });

  test('plays on request only, at the given rate', async () => {
    show({ rate: 60 });
    runFrames(5);
    expect(screen.getByText('0.0')).toBeVisible();
    await userEvent.click(button('Play'));
    runFrames(101);
    expect(screen.getByText('60.0')).toBeVisible();
  });

  test('pauses in place, announces it, and reports the position once', async () => {
    const onPositionChange = vi.fn();
    show({ rate: 10, onPositionChange });
    await userEvent.click(button('Play'));
    expect(screen.getByRole('status')).toHaveTextContent('playing at 0.0 s');
    runFrames(51);
    expect(onPositionChange).not.toHaveBeenCalled();
    await userEvent.click(button('Pause'));
    expect(onPositionChange).toHaveBeenCalledExactlyOnceWith(expect.closeTo(5, 6), pressed);
    expect(screen.getByRole('status')).toHaveTextContent('paused at 5.0 s');
    runFrames(50);
    expect(screen.getByText('5.0')).toBeVisible();
  });

  test('stops at its end, and plays again from the start', async () => {
    const onPositionChange = vi.fn();
    show({ rate: 1000, onPositionChange });
    await userEvent.click(button('Play'));
    runFrames(50);
    expect(screen.getByText('100.0')).toBeVisible();
    expect(onPositionChange).toHaveBeenCalledExactlyOnceWith(100, {
      reason: 'end',
      event: undefined,
    });
    expect(screen.getByRole('status')).toHaveTextContent('ended at 100.0 s');
    await userEvent.click(button('Play again'));
    expect(screen.getByText('0.0')).toBeVisible();
  });

  test('steps back and forth within its range', async () => {
    const onPositionChange = vi.fn();
    show({ position: 98, onPositionChange });
    await userEvent.click(button('On'));
    expect(onPositionChange).toHaveBeenLastCalledWith(100, pressed);
    await userEvent.click(button('Back'));
    expect(onPositionChange).toHaveBeenLastCalledWith(95, pressed);
    expect(screen.getByText('95.0')).toBeVisible();
  });

  test("moves to the slider's position", () => {
    show();
    fireEvent.input(screen.getByRole('slider', { name: 'Time' }), { target: { value: '30' } });
    expect(screen.getByText('30.0')).toBeVisible();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '30.0 s');
  });

  test('follows the position and the duration set by its parent', () => {
    const { rerender } = show({ position: 10 });
    const again = (props: Partial<PlayerProps>) =>
      rerender(
        <Player {...player} {...props}>
          <PlayerReadouts items={[seconds]} />
        </Player>,
      );
    again({ position: 70 });
    expect(screen.getByText('70.0')).toBeVisible();
    again({ position: 70, duration: 50 });
    expect(screen.getByText('50.0')).toBeVisible();
    expect(button('Play again')).toBeVisible();
  });

  test('plays and pauses on K on its button only', async () => {
    show();
    button('Play').focus();
    await userEvent.keyboard('k');
    expect(button('Pause')).toHaveFocus();
    screen.getByRole('slider').focus();
    await userEvent.keyboard('k');
    expect(button('Pause')).toBeVisible();
  });

  test('suspends out of view, and resumes in view', async () => {
    show({ rate: 10 });
    await userEvent.click(button('Play'));
    runFrames(11);
    see(false);
    runFrames(100);
    expect(frames).toHaveLength(0);
    see(true);
    runFrames(11);
    await userEvent.click(button('Pause'));
    expect(screen.getByText('2.0')).toBeVisible();
  });

  test('requests no frames after it has unmounted', async () => {
    const { unmount } = show();
    await userEvent.click(button('Play'));
    unmount();
    expect(frames).toHaveLength(0);
  });

  const speed = () => screen.getByRole('combobox', { name: 'Speed' });
  test('offers a choice of rates', async () => {
    const onRateChange = vi.fn();
    show({ rate: 1, rates: [1, 60], onRateChange });
    await userEvent.selectOptions(speed(), '60×');
    const details = expect.objectContaining({ reason: 'item-press', event: expect.any(Event) });
    expect(onRateChange).toHaveBeenCalledExactlyOnceWith(60, details);
    expect(speed()).toHaveValue('1');
  });

  test('keeps the rate itself without `rate`, unless the change is cancelled', async () => {
    const { unmount } = show({ defaultRate: 1, rates: [1, 60] });
    await userEvent.selectOptions(speed(), '60×');
    expect(speed()).toHaveValue('60');
    unmount();
    show({ rates: [1, 60], onRateChange: (_, details) => details.cancel() });
    await userEvent.selectOptions(speed(), '60×');
    expect(speed()).toHaveValue('1');
  });
});

describe('PlayerSettings', () => {
  describeComponent(PlayerSettings);
});

describe('PlayerReadouts', () => {
  describeComponent(PlayerReadouts, { items: [seconds] });

  test('pairs each label with its value and unit', () => {
    render(<PlayerReadouts items={[seconds]} />);
    expect(screen.getByRole('term')).toHaveTextContent('elapsed');
    expect(screen.getByRole('definition')).toHaveTextContent('0.0 s');
  });
});

const curves = {
  title: 'Height over time.',
  time: [0, 50, 100],
  curves: [{ label: 'height', unit: 'm', values: [0, 20, 100] }],
  axis: { label: 'time, s', ticks: [{ at: 0, label: '0' }] },
  format: String,
};

test('scrubs a short play in its own steps', async () => {
  const rest = vi.fn();
  render(<Player {...player} duration={3} step={0.25} onPositionChange={rest} />);
  screen.getByRole('slider', { name: 'Time' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(rest).toHaveBeenCalledWith(0.25, expect.anything());
});

describe('PlayerCurves', () => {
  describeComponent(PlayerCurves, curves, { replaceable: false });

  test('marks the position on each curve, before hydration too', () => {
    const html = renderToString(
      <Player {...player} position={50}>
        <PlayerCurves {...curves} />
      </Player>,
    );
    expect(html).toContain('cx="50%" cy="80%"');
  });

  test.each([[[0, 0, 0]], [[0, NaN, 5]]])('draws the values %j in lengths', (values) => {
    const { container } = render(
      <Player {...player}>
        <PlayerCurves {...curves} curves={[{ label: 'height', unit: 'm', values }]} />
      </Player>,
    );
    expect(container.innerHTML).not.toContain('NaN');
    expect(container.querySelector('path')).toHaveAttribute('d', expect.stringContaining('M0 100'));
  });

  test('moves its marks without rendering', () => {
    const { container } = render(
      <Player {...player} position={50}>
        <PlayerCurves {...curves} />
      </Player>,
    );
    fireEvent.input(screen.getByRole('slider', { name: 'Time' }), { target: { value: '75' } });
    const mark = container.querySelector('circle')!;
    expect(mark).toHaveAttribute('cx', '50%');
    expect(mark.ownerSVGElement).toHaveStyle({ transform: 'translate(25%, -40%)' });
  });
});

describe.each([{ upright: false }, { upright: true }])('PlayerBalance, %o', (upright) => {
  describeComponent(PlayerBalance, { ...balance, ...upright });

  test('fills its bars end to end', () => {
    const { container } = render(
      <Player {...player} position={40}>
        <PlayerBalance {...balance} {...upright} />
      </Player>,
    );
    const bars = [...container.querySelectorAll('svg > rect[height]')].slice(0, 3);
    const [from, length] = upright.upright ? ['y', 'height'] : ['x', 'width'];
    expect(bars.map((bar) => [bar.getAttribute(from), bar.getAttribute(length)])).toEqual(
      upright.upright
        ? [
            ['60%', '40%'],
            ['70%', '30%'],
            ['60%', '10%'],
          ]
        : [
            ['0%', '40%'],
            ['0%', '30%'],
            ['30%', '10%'],
          ],
    );
  });

  test('states the sum and each of its parts', () => {
    show({ position: 40 });
    expect(screen.getByText('40 − 30 − 10')).toBeVisible();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.slice(1)).toEqual(['In', 'Out', 'Lost']);
    expect(amounts.slice(1)).toEqual(['40 J', '30 J', '10 J']);
  });
});

test('a track interpolates between its samples, and clamps beyond them', () => {
  const times = [0, 10, 40];
  const values = [5, 15, 0];
  expect([-1, 0, 5, 10, 25, 40, 99].map((time) => valueAt(times, values, time))).toEqual([
    5, 5, 10, 15, 7.5, 0, 0,
  ]);
});
