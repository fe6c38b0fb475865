import { AscentScene } from '@hadal/illustrations';
import {
  Player,
  PlayerBalance,
  PlayerCurves,
  PlayerReadouts,
  PlayerSettings,
  Slider,
  type Account,
} from '@hadal/ui';
import { useMemo } from 'react';
import { number, quantity } from '../model/format';
import { climb, type Climb } from './climb';
import { Moments } from './moments';
import { limits, rates, type Settings } from './settings';
import { depthTicks } from './ticks';

interface StrokePlayerProps {
  settings: Settings;
  change: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void;
}

const clock = (position: number) =>
  `${Math.floor(position / 60)}\u00a0min ${Math.floor(position % 60)}\u00a0s`;

/** Parts of the energy balance: the output, then the losses, and last the energy still held. */
const parts = ['To the grid', 'Rope and generator', 'Spray', 'Drag', 'Height and motion'];
const sum = ({ total, parts: [grid = 0, ...rest] }: Account) => {
  const held = rest.at(-1) ?? 0;
  const lost = rest.slice(0, -1).reduce((all, part) => all + part, 0);
  return `In ${number(total)} − out ${number(grid)} − lost ${number(lost)} − held ${number(held)} = ${quantity(total - grid - lost - held, 'kWh')}`;
};

/** The simulated stroke, with playback, stepping and settings. */
export function StrokePlayer({ settings, change }: StrokePlayerProps) {
  const { start, volume, at, rate } = settings;
  const stroke = useMemo(() => climb(start, volume), [start, volume]);
  return (
    <Player
      aria-label="One stroke, simulated"
      duration={stroke.duration}
      position={at}
      // Rounded up, so that the last position is still the end.
      onPositionChange={(position) => change('at', Math.ceil(position))}
      step={10}
      rate={rate}
      rates={rates}
      onRateChange={(faster) => change('rate', faster)}
      format={(position) => `${clock(position)}, ${quantity(stroke.at('depth', position), 'm')}`}
      labels={{
        play: 'Play',
        pause: 'Pause',
        replay: 'Replay',
        back: '−10\u00a0s',
        forward: '+10\u00a0s',
        position: 'Time and depth',
        rate: 'Times real speed',
        announce: (state, position) =>
          ({
            playing: 'Playing',
            paused: `Stopped after ${position}`,
            ended: `In the dock after ${position}`,
          })[state],
      }}
      scene={<StrokeScene stroke={stroke} start={start} />}
      settings={
        <PlayerSettings>
          <Slider
            label="Depth of the release"
            unit="m"
            step={10}
            {...limits.start}
            value={start}
            onValueChange={(value) => change('start', value)}
          />
          <Slider
            label="Volume of the vessel"
            unit="m³"
            step={10}
            {...limits.volume}
            value={volume}
            onValueChange={(value) => change('volume', value)}
          />
        </PlayerSettings>
      }
      still={<Moments stroke={stroke} />}
    >
      <PlayerReadouts items={readouts(stroke)} />
      <StrokeCurves stroke={stroke} start={start} />
      <PlayerBalance
        upright
        names={{ total: 'Work of the air', parts }}
        at={stroke.energyBalance}
        most={stroke.gasWork}
        format={(amount) => quantity(amount, 'kWh')}
        sum={sum}
      />
    </Player>
  );
}

function StrokeScene({ stroke, start }: { stroke: Climb; start: number }) {
  const { track, dock } = stroke;
  const seabed = start + 20;
  return (
    <AscentScene
      title={`A vessel rising from ${quantity(start, 'm')} to its dock at ${quantity(dock, 'm')}. Its air came from a compressor on the platform, fed by a grid cable; its tether turns a winch.`}
      track={track}
      ticks={depthTicks(seabed)}
      seabed={seabed}
      labels={{
        axis: 'depth, m',
        compressor: 'compressor',
        cable: 'grid cable',
        store: 'air store',
        winch: 'winch',
        dock: `dock, ${quantity(dock, 'm')}`,
        start: `release, ${quantity(start, 'm')}`,
      }}
    />
  );
}

function StrokeCurves({ stroke, start }: { stroke: Climb; start: number }) {
  const { track, series, dock, duration, gasWork } = stroke;
  return (
    <PlayerCurves
      title={`Four curves over the time of the stroke. The depth falls from ${quantity(start, 'm')} to ${quantity(dock, 'm')}. The speed is highest just after the release, and the power is held but for the start and the end. The work of the air adds up to ${quantity(gasWork, 'kWh')}.`}
      time={track.time}
      curves={[
        { label: 'Depth', unit: 'm', values: track.depth, reverse: true },
        { label: 'Speed', unit: 'm/s', values: series.speed },
        { label: 'Power at the rope', unit: 'MW', values: series.power },
        { label: 'Work of the air so far', unit: 'kWh', values: series.work },
      ]}
      axis={{
        label: 'time since the release, min',
        ticks: [0, 3, 6, 9, 12].flatMap((minute) =>
          minute * 60 <= duration ? [{ at: minute * 60, label: number(minute) }] : [],
        ),
      }}
      format={(value) => (Number.isInteger(value) ? number(value) : String(value))}
    />
  );
}

const readouts = (stroke: Climb) =>
  (
    [
      ['depth', 'depth', 'm', 0],
      ['pressure', 'pressure', 'bar', 1],
      ['air', 'air inside', 'm³', 0],
      ['pull', 'tether pull', 'MN', 2],
      ['speed', 'speed', 'm/s', 2],
      ['power', 'rope power', 'MW', 2],
    ] as const
  ).map(([name, label, unit, digits]) => ({
    label,
    unit,
    at: (position: number) => number(stroke.at(name, position), digits),
  }));
