import {
  satProps,
  solarSaltHeat,
  STORE_INPUTS,
  thermalStore,
  type StoreType,
  C2K,
} from '@hadal/physics';
import { numeric } from '../components/data-table';
import math from './c4.tex';
import { defineCalculator } from './definition';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

const { heat, hours, tauHours } = STORE_INPUTS.water;
/** The widest range of any store; the formulas reject temperatures that suit another kind. */
const { hotC, coldC } = STORE_INPUTS.packedBed;
/** Ambient temperature, at which heat is worth nothing, K. */
const T0 = 15 + C2K;

/** The stores to choose from, with the temperatures that suit them. */
const stores = [
  { value: 'water', label: 'Water', name: 'Pressurised water', hot: 190, cold: 30 },
  { value: 'packedBed', label: 'Rock', name: 'Bed of rock', hot: 190, cold: 30 },
  { value: 'salt', label: 'Salt', name: 'Solar salt', hot: 384, cold: 291 },
] as const satisfies readonly { value: StoreType; [more: string]: unknown }[];

/** Returns an extent of the time axis that leaves the standing time well inside the chart. */
const reach = (time: number) => [48, 168].find((end) => time <= 0.8 * end) ?? hours.max;
const steps = Array.from({ length: 25 }, (_, index) => index / 24);

/** Heat of a kilogram between two temperatures, and the printed part of it, by kind of store. */
const perKilogram = {
  water: (hot: number, cold: number) => ({
    hh: formatNumber(satProps(hot + C2K).hf / 1000),
    hc: formatNumber(satProps(cold + C2K).hf / 1000),
  }),
  packedBed: (hot: number, cold: number) => ({ dt: formatNumber(hot - cold) }),
  salt: (hot: number, cold: number) => ({
    heat: formatNumber(solarSaltHeat({ m: 1, hotC: hot, coldC: cold }) / 1000),
  }),
} satisfies Record<StoreType, (hot: number, cold: number) => Record<string, string>>;

export const heatStore = defineCalculator({
  id: 'C4',
  title: 'How large a store does the heat need?',
  lede: 'The heat of compression warms the air again before it expands. This is what it takes to keep that heat, and what it could become as work.',
  evidence: 'standard',
  inputs: [
    { key: 'type', label: 'Kept in', options: stores },
    {
      key: 'heat',
      label: 'Heat when full',
      range: heat,
      unit: units.megawattHour,
      step: 10,
      plain: true,
    },
    { key: 'hot', label: 'Full at', range: hotC, unit: units.celsius, step: 5 },
    { key: 'cold', label: 'Empty at', range: coldC, unit: units.celsius, step: 5 },
    { key: 'hours', label: 'Standing for', range: hours, unit: units.hour, step: 1 },
    {
      key: 'tau',
      label: 'Time constant',
      range: tauHours,
      unit: units.hour,
      step: 10,
      plain: true,
      hint: 'After this long, 37\u00a0% of the heat would be left.',
    },
  ],
  presets: stores.map(({ value, label, hot, cold }) => ({
    label: `${label}, ${hot} to ${cold}\u00a0°C`,
    values: { type: value, hot, cold },
  })),
  solve({ type, heat: full, hot, cold, hours: standing, tau }) {
    const sized = (kind: StoreType, hotEnd: number, coldEnd: number) =>
      thermalStore({
        type: kind,
        heat: full,
        hotC: hotEnd,
        coldC: coldEnd,
        hours: standing,
        tauHours: tau,
      });
    const store = sized(type, hot, cold);
    const end = reach(standing);
    const put = { q: formatNumber(toReaderUnit(full, units.megawattHour)) };
    const mass = inWords(store.mass, units.tonne);

    return {
      summary: `${inWords(full, units.megawattHour)} of heat need ${mass} and ${inWords(store.volume, units.cubicMetre)}; ${inWords(store.heatLeft, units.megawattHour)} are left after ${inWords(standing, units.hour)}.`,
      results: [
        { label: 'of storage material', value: store.mass, unit: units.tonne },
        { label: 'volume when hot', value: store.volume, unit: units.cubicMetre },
        { label: 'pressure to keep it so', value: store.pressure, unit: units.bar },
        { label: 'heat left after standing', value: store.heatLeft, unit: units.megawattHour },
        { label: 'could become work, when full', value: store.exergy, unit: units.megawattHour },
      ],
      formulas: [
        {
          title: 'Mass',
          label: `The heat over what a kilogram holds between the two temperatures is ${mass}.`,
          math: math(type, {
            ...put,
            ...perKilogram[type](hot, cold),
            m: formatNumber(toReaderUnit(store.mass, units.tonne)),
          }),
        },
        {
          title: 'Left after standing',
          label: `The heat, falling by a factor e in each time constant: ${inWords(store.heatLeft, units.megawattHour)}.`,
          math: math('left', {
            ...put,
            t: formatNumber(standing),
            tau: formatNumber(tau),
            left: formatNumber(toReaderUnit(store.heatLeft, units.megawattHour)),
          }),
        },
        {
          title: 'As work, with surroundings of 15\u00a0°C',
          label: `Of the heat, ${inWords(store.exergy, units.megawattHour)} could become work.`,
          math: math('exergy', {
            ...put,
            t0: T0.toFixed(2),
            th: (hot + C2K).toFixed(2),
            tc: (cold + C2K).toFixed(2),
            dt: formatNumber(hot - cold),
            eq: formatNumber(toReaderUnit(store.exergy, units.megawattHour)),
          }),
        },
      ],
      charts: [
        {
          kind: 'line',
          title: 'Heat left, against the time of standing',
          description: `It falls slowly: ${withUnit(store.heatLeft, units.megawattHour)} of ${withUnit(full, units.megawattHour)} after ${withUnit(standing, units.hour)}.`,
          x: { label: 'time', unit: 'h', domain: [0, end] },
          y: {
            label: 'heat left',
            unit: 'MWh',
            domain: [0, toReaderUnit(full, units.megawattHour) * 1.1],
          },
          series: [
            {
              name: 'heat left',
              points: steps.map((step) => [
                step * end,
                toReaderUnit(full * Math.exp((-step * end) / tau), units.megawattHour),
              ]),
            },
          ],
          current: {
            x: standing,
            y: toReaderUnit(store.heatLeft, units.megawattHour),
            label: withUnit(store.heatLeft, units.megawattHour),
          },
        },
      ],
      tables: [
        {
          caption: `The same ${withUnit(full, units.megawattHour)} in each kind of store`,
          columns: [
            'Store',
            numeric('Full, °C'),
            numeric('Empty, °C'),
            numeric('Mass, t'),
            numeric('Volume, m³'),
            numeric('Pressure, bar'),
            numeric('As work, MWh'),
          ],
          rows: stores.map(({ value, name, hot: hotEnd, cold: coldEnd }) => {
            const each = sized(value, hotEnd, coldEnd);
            return [
              name,
              formatNumber(hotEnd),
              formatNumber(coldEnd),
              formatNumber(toReaderUnit(each.mass, units.tonne)),
              formatNumber(each.volume),
              formatNumber(toReaderUnit(each.pressure, units.bar)),
              formatNumber(toReaderUnit(each.exergy, units.megawattHour)),
            ];
          }),
        },
      ],
    };
  },
  explain({ field, code, message }, { type }) {
    const input = { hotC: 'hot', coldC: 'cold' }[field];
    if (!input) return undefined;
    if (code === 'INCONSISTENT') {
      return { input, message: 'Empty must be 1\u00a0°C or more below full, or there is no heat' };
    }
    const { min, max } = STORE_INPUTS[type][input === 'hot' ? 'hotC' : 'coldC'];
    const range = `${formatNumber(min)} to ${formatNumber(max)}\u00a0°C`;
    if (type === 'salt') {
      return {
        input,
        message: `Solar salt serves from ${range}: colder it freezes, hotter it decays`,
      };
    }
    return { input, message: type === 'water' ? `Water serves from ${range}` : message };
  },
  assumption:
    'Rock of 2,650\u00a0kg/m³ and 850\u00a0J/(kg\u00a0K) with 38\u00a0% voids; solar salt is 60\u00a0% sodium nitrate and 40\u00a0% potassium nitrate.',
  validFor: 'Water to 340\u00a0°C, rock to 800\u00a0°C, salt from 260 to 600\u00a0°C.',
  source: 'Equation E15. Water: IAPWS R7-97(2012). Rock and salt: heat balance.',
  ignores: 'Tanks, insulation, mixing of hot and cold, and the unused end of a bed’s thermocline.',
});
