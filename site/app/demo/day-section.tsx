import {
  EvidenceBadge,
  Figure,
  PlayerBalance,
  PlayerSettings,
  SegmentedControl,
  SegmentedControlItem,
  Slider,
  Stack,
  Stat,
  StatGroup,
  type Account,
} from '@hadal/ui';
import { useMemo } from 'react';
import { onDemand } from '../components/on-demand';
import { clock, number, quantity } from '../model/format';
import { days } from './days';
import { plantDay } from './plant-day';
import { initial, limits, type Settings } from './settings';

const loadChart = () => import('./line-chart').then(({ LineChart }) => LineChart);
const PowerChart = onDemand(loadChart);
const LevelChart = onDemand(loadChart);

interface DaySectionProps {
  settings: Settings;
  change: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void;
}

const modes = { charge: 'Charge', hold: 'Hold', discharge: 'Discharge', boost: 'Boost' } as const;
const parts = [
  'To the grid',
  'Lost in charging',
  'Lost in discharging',
  'Heat and own use',
  'In the store',
];
const hours = {
  label: 'time of day',
  unit: 'h',
  domain: [0, 24],
  ticks: [0, 6, 12, 18, 24],
} as const;

const sum = ({ total, parts: [grid = 0, ...rest] }: Account) => {
  const stored = rest.at(-1) ?? 0;
  const lost = rest.slice(0, -1).reduce((all, part) => all + part, 0);
  return `In ${number(total)} − out ${number(grid)} − lost ${number(lost)} − stored ${number(stored)} = ${quantity(total - grid - lost - stored, 'MWh')}`;
};

/** Simulated day of the whole plant: its mode hour by hour, and the energy left in the store. */
export function DaySection({ settings, change }: DaySectionProps) {
  const day = useMemo(() => plantDay(settings.day), [settings.day]);
  const { hour } = settings;
  const power = day.powerAt(hour);
  const account = day.energyBalance(hour);
  return (
    <Stack gap="loose">
      <EvidenceBadge evidence="modelled" />
      <PlayerSettings>
        <SegmentedControl
          legend="A made-up day"
          name="day"
          value={settings.day}
          onValueChange={(key) => change('day', key)}
        >
          {days.map(({ key, title }) => (
            <SegmentedControlItem key={key} value={key}>
              {title}
            </SegmentedControlItem>
          ))}
        </SegmentedControl>
        <Slider
          label="Time of day"
          step={0.25}
          {...limits.hour}
          value={hour}
          format={clock}
          onValueChange={(value) => change('hour', value)}
        />
      </PlayerSettings>
      <StatGroup>
        <Stat value={modes[day.mode(hour)]}>{`what the plant does at ${clock(hour)}`}</Stat>
        <Stat value={number(power, 1)} unit="MW">
          to the grid; below 0 it takes power
        </Stat>
        <Stat value={number(day.airAt(hour))} unit="%">
          of its air in the store
        </Stat>
        <Stat value={number(day.unmetAt(hour))} unit="MWh">
          wanted since midnight, but not available
        </Stat>
      </StatGroup>
      <Figure
        label="Fig. 2"
        caption="What sun and wind offer, what people want, and what the plant does about the difference. The days are made up; the plant is the reference plant, within its limits."
        note="calculated, by the quarter hour"
      >
        <PowerChart
          wanted={settings !== initial}
          title="Supply, demand and the power of the plant over a day."
          description={`At ${clock(hour)} the plant gives ${quantity(power, 'MW', 1)}; below 0 it takes power.`}
          x={hours}
          y={{ label: 'power', unit: 'MW', format: { maximumFractionDigits: 1 } }}
          series={[
            { name: 'plant', points: day.power },
            { name: 'supply', points: day.supply },
            { name: 'demand', points: day.demand },
          ]}
          current={{ x: hour, y: power, label: quantity(power, 'MW', 1) }}
        />
      </Figure>
      <Figure
        label="Fig. 3"
        caption="How full the stores of air and heat are. The heat is used up sooner in boost, and a little of it cools away."
        note="calculated, by the quarter hour"
      >
        <LevelChart
          wanted={settings !== initial}
          title="Levels of the air store and the heat store over a day."
          description={`At ${clock(hour)} the store holds ${quantity(day.airAt(hour), '%')} of its air and ${quantity(day.heatAt(hour), '%')} of its heat.`}
          x={hours}
          y={{
            label: 'share of the full store',
            shortLabel: 'full',
            unit: '%',
            domain: [0, 100],
            format: { maximumFractionDigits: 0 },
          }}
          series={[
            { name: 'air', points: day.air },
            { name: 'heat', points: day.heat },
          ]}
          current={{ x: hour, y: day.airAt(hour), label: quantity(day.airAt(hour), '%') }}
        />
      </Figure>
      <PlayerBalance
        names={{ total: 'Came in, or was there', parts }}
        at={() => account}
        most={day.most}
        format={(amount) => quantity(amount, 'MWh')}
        sum={sum}
      />
    </Stack>
  );
}
