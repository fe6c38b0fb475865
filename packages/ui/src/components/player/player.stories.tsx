import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { depth, duration, pull, speed, time } from '../../test/climb';
import { keyboardRow } from '../../test/keyboard';
import { Picture } from '../../test/picture';
import { Slider } from '../slider';
import { Text } from '../text';
import { PlayerBalance } from './balance';
import { PlayerCurves } from './curves';
import { Player } from './player';
import { PlayerReadouts } from './readouts';
import { PlayerSettings } from './settings';
import { valueAt, type Samples } from './track';

const reading = (values: Samples, digits: number) => (position: number) =>
  valueAt(time, values, position).toFixed(digits);
/** Rounded to whole kilowatt-hours, so that the displayed parts add up. */
const account = (position: number) => {
  const total = Math.round((1045 * position) / duration);
  const electricity = Math.round(total * 0.66);
  const lost = Math.round(total * 0.12);
  return { total, parts: [electricity, lost, total - electricity - lost] };
};
const clock = (position: number) =>
  `${Math.floor(position / 60)}:${String(Math.floor(position % 60)).padStart(2, '0')}`;

const meta = {
  title: 'Components/Player',
  component: Player,
  subcomponents: { PlayerSettings, PlayerReadouts, PlayerCurves, PlayerBalance },
  args: {
    'aria-label': 'One stroke',
    duration,
    scene: <Picture title="A buoy on the sea." />,
    step: 10,
    rate: 60,
    rates: [0.5, 1, 5, 20, 60],
    format: clock,
    labels: {
      play: 'Play',
      pause: 'Pause',
      replay: 'Play again',
      back: '−10\u00a0s',
      forward: '+10\u00a0s',
      position: 'Time since the release',
      rate: 'Speed of play',
      announce: (state, position) =>
        ({ playing: 'Playing', paused: `Paused at ${position}`, ended: `Docked at ${position}` })[
          state
        ],
    },
    still: <Text>Three pictures of the climb, for those who want nothing to move.</Text>,
  },
  render: function Stateful(args) {
    const [rate, setRate] = useState(args.rate);
    return (
      <Player {...args} rate={rate} onRateChange={setRate}>
        <PlayerReadouts
          items={[
            { label: 'depth', unit: 'm', at: reading(depth, 0) },
            { label: 'pull on the tether', unit: 'MN', at: reading(pull, 2) },
            { label: 'speed', unit: 'm/s', at: reading(speed, 2) },
          ]}
        />
        <PlayerCurves
          title="Depth and speed over the time of the climb: both fall, the speed last and fastest."
          time={time}
          curves={[
            { label: 'Depth', unit: 'm', values: depth, reverse: true },
            { label: 'Speed', unit: 'm/s', values: speed },
          ]}
          axis={{
            label: 'time, min',
            ticks: [0, 3, 6, 9, 12].map((minute) => ({ at: minute * 60, label: String(minute) })),
          }}
          format={String}
        />
        <PlayerBalance
          upright
          names={{ total: 'Work of the air', parts: ['Electricity', 'Lost', 'Lifted'] }}
          at={account}
          most={1045}
          format={(amount) => `${amount}\u00a0kWh`}
          sum={({ total, parts }) =>
            `${total} − ${parts.join(' − ')} = ${parts.reduce((rest, part) => rest - part, total)}\u00a0kWh`
          }
        />
      </Player>
    );
  },
} satisfies Meta<typeof Player>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Midway: Story = { args: { position: 300 } };
export const Docked: Story = { args: { position: duration } };
export const WithoutRates: Story = { args: { rates: undefined, still: undefined, position: 120 } };
export const WithSettings: Story = {
  args: {
    position: 120,
    settings: (
      <PlayerSettings>
        <Slider label="Depth of the release" unit="m" min={300} max={2000} defaultValue={980} />
        <Slider label="Volume of the vessel" unit="m³" min={100} max={2000} defaultValue={1000} />
      </PlayerSettings>
    ),
  },
};
/** Plays ten minutes in a second, and stays where it is paused. */
export const Paused: Story = {
  args: { rates: undefined, rate: 600 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    await waitFor(() => expect(slider.valueAsNumber).toBeGreaterThan(60));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Paused at/);
    // Sets a fixed position for the visual test.
    await userEvent.type(slider, '{Home}{PageUp}');
    await expect(slider).toHaveValue('10');
  },
};
export const RightToLeft: Story = {
  args: { position: 300 },
  globals: { direction: 'rtl' },
};
export const OnAPhone: Story = {
  args: { position: 300 },
  globals: { viewport: { value: 'mobile1' } },
};

/** Ticks of the curves stay within the player, and clear of the label of their axis. */
export const LargeText: Story = {
  args: { position: 300 },
  globals: { viewport: { value: 'sm' } },
  play: async ({ canvas, canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const curves = canvasElement.querySelector('[data-part="player-curves"]')!;
      const { left } = curves.getBoundingClientRect();
      const texts = [...curves.querySelectorAll('text')];
      for (const text of texts) {
        await expect(text.getBoundingClientRect().left, text.textContent).toBeGreaterThan(left);
      }
      const [tick, label] = texts.slice(-2).map((text) => text.getBoundingClientRect());
      await expect(label!.top).toBeGreaterThan(tick!.bottom);
    } finally {
      root.style.fontSize = '';
    }
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
};
export const TabWalks: Story = {
  ...keyboardRow(
    'Tab',
    'Moves from the play button to the steps, the speeds and the slider.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('slider')).toHaveFocus();
    },
  ),
};
export const SpaceToggles: Story = {
  ...keyboardRow(
    'Space, Enter, K',
    'On the first button: play and pause; nowhere else.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Play' }).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
      await userEvent.keyboard('k');
      await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    },
  ),
};
export const ArrowsMove: Story = {
  ...keyboardRow(
    'Arrows, Page up, Page down, Home, End',
    'On the slider: move by a step, by ten, to the start and to the end.',
    async ({ canvas, userEvent }) => {
      const slider = canvas.getByRole('slider');
      slider.focus();
      await userEvent.keyboard('{PageUp}{ArrowRight}');
      await expect(slider).toHaveValue('11');
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Docked at 12:00');
    },
  ),
};
