import {
  densityEos80,
  depthFromPressure,
  gravity,
  OCEAN_INPUTS,
  P_ATM,
  pressureFromDepth,
  t68FromT90,
} from '@hadal/physics';
import { TextLink } from '@hadal/ui';
import { quantity } from '../model/format';
import math from './c1.tex';
import { defineCalculator } from './definition';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

/** The end of the published density formula, dbar. */
const DENSITY_END = 10_000;

const absolute = (dbar: number) => P_ATM + 1e4 * dbar;

const steps = Array.from({ length: 41 }, (_, index) => index / 40);

/** Returns an extent of the depth axis that leaves the depth well inside the chart. */
const reach = (depth: number) => [500, 2000, 5000].find((end) => depth <= 0.8 * end) ?? 10_000;

export const sea = defineCalculator({
  id: 'C1',
  title: 'What is it like down there?',
  lede: 'Pressure and density of the sea at a depth, from the international equation of state.',
  evidence: 'standard',
  inputs: [
    {
      key: 'z',
      label: 'Depth',
      range: OCEAN_INPUTS.z,
      unit: units.metre,
      step: 10,
    },
    {
      key: 'lat',
      label: 'Latitude',
      range: OCEAN_INPUTS.lat,
      unit: units.degree,
      step: 1,
      hint: 'South is below 0.',
    },
    {
      key: 'S',
      label: 'Salinity',
      range: OCEAN_INPUTS.S,
      unit: units.none,
      step: 0.5,
      hint: 'Practical salinity, a pure number.',
    },
    {
      key: 't',
      label: 'Temperature',
      range: OCEAN_INPUTS.tC,
      unit: units.celsius,
      step: 0.5,
    },
  ],
  solve({ z, lat, S, t }) {
    const t68 = t68FromT90(t);
    const dbar = pressureFromDepth(z, lat);
    const pressure = absolute(dbar);
    const density = densityEos80(S, t68, dbar);
    const surfaceDensity = densityEos80(S, t68, 0);
    const end = reach(z);
    const column = steps.map((step) => {
      const depth = step * end;
      return { depth, p: pressureFromDepth(depth, lat) };
    });
    const depthAxis = { label: 'depth', unit: 'm', domain: [0, end], reverse: true } as const;

    return {
      summary: `At ${inWords(z, units.metre)} the sea presses with ${inWords(pressure, units.bar)}, and its density is ${inWords(density, units.kilogramPerCubicMetre)}.`,
      results: [
        { label: 'absolute pressure', value: pressure, unit: units.bar },
        { label: 'density of the sea water', value: density, unit: units.kilogramPerCubicMetre },
        { label: 'sea pressure, without the atmosphere', value: dbar, unit: units.decibar },
        {
          label: 'gravity at the surface there',
          value: gravity(lat),
          unit: units.metrePerSecondSquared,
        },
      ],
      formulas: [
        {
          title: 'Depth at a pressure',
          label:
            'z equals a polynomial of the fourth degree in p, in decibar, over the mean gravity of the column.',
          math: math('depth'),
        },
        {
          title: 'With these numbers',
          label: `The depth at ${formatNumber(dbar)} decibar is ${inWords(z, units.metre)}.`,
          math: math('depth in numbers', {
            dbar: formatNumber(dbar),
            column: formatNumber(z * gravity(lat, dbar)),
            g: formatNumber(gravity(lat, dbar)),
            z: formatNumber(z),
          }),
        },
        {
          title: 'Absolute pressure',
          label: `The absolute pressure is that of the atmosphere plus ten thousand times ${formatNumber(dbar)} decibar: ${inWords(pressure, units.megapascal)}.`,
          math: math('pressure', {
            atm: '101,325',
            dbar: formatNumber(dbar),
            pa: formatNumber(pressure),
          }),
        },
        {
          title: 'Density',
          label: `Rho equals rho nought over one minus p over K: ${inWords(density, units.kilogramPerCubicMetre)}.`,
          math: math('density', {
            rho0: surfaceDensity.toFixed(1),
            p: formatNumber(dbar / 10),
            k: dbar > 0 ? formatNumber(dbar / 10 / (1 - surfaceDensity / density)) : 'K',
            rho: density.toFixed(1),
          }),
        },
      ],
      charts: [
        {
          kind: 'line',
          title: 'Absolute pressure against depth',
          description: `It grows almost evenly, by about one bar for each ten metres: ${withUnit(pressure, units.bar)} at ${withUnit(z, units.metre)}.`,
          x: { label: 'absolute pressure', shortLabel: 'pressure', unit: 'bar' },
          y: depthAxis,
          series: [
            {
              name: 'pressure',
              points: column.map(({ depth, p }) => [toReaderUnit(absolute(p), units.bar), depth]),
            },
          ],
          current: {
            x: toReaderUnit(pressure, units.bar),
            y: z,
            label: withUnit(pressure, units.bar),
          },
        },
        {
          kind: 'line',
          title: 'Density of the sea water against depth, at one salinity and temperature',
          description: `The water is pressed denser, from ${withUnit(surfaceDensity, units.kilogramPerCubicMetre)} at the surface to ${withUnit(density, units.kilogramPerCubicMetre)} at ${withUnit(z, units.metre)}.`,
          x: { label: 'density', unit: 'kg/m³', format: { maximumFractionDigits: 1 } },
          y: depthAxis,
          series: [
            {
              name: 'density',
              points: column.map(({ depth, p }) => [
                p > DENSITY_END ? NaN : densityEos80(S, t68, p),
                depth,
              ]),
            },
          ],
          current: {
            x: density,
            y: z,
            label: withUnit(density, units.kilogramPerCubicMetre),
          },
        },
      ],
    };
  },
  explain(error, { lat }) {
    if (error.field !== 'pDbar') return undefined;
    const end = Math.floor(depthFromPressure(DENSITY_END, lat));
    return {
      input: 'z',
      message: `Too deep for the density formula, which holds to 10,000\u00a0dbar: at this latitude ${formatNumber(end)}\u00a0m`,
    };
  },
  assumption: `One salinity and one temperature from the surface down; the atmosphere is ${quantity(P_ATM / 1e5, 'bar', 3)}.`,
  validFor: '0 to 10,000\u00a0m and 10,000\u00a0dbar, salinity 0 to 42, −2 to 40\u00a0°C.',
  source: (
    <>
      EOS-80: Fofonoff and Millard (1983), UNESCO Technical Papers in Marine Science 44. Today’s
      standard is <TextLink href="https://www.teos-10.org/">TEOS-10</TextLink>; over the first
      1,000&nbsp;m the two differ by less than 0.01&nbsp;kg/m³ here.
    </>
  ),
  ignores: 'Dynamic height, up to about 2\u00a0m, tides, and the weather’s air pressure.',
});
