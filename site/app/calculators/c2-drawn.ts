import math from './c2.tex';
import type { ChartData, Formula } from './definition';
import type { Rise, Station, StrokeOptions } from './stroke';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

/** The relations of the stroke with the numbers substituted. */
export function formulasOf({ mode, V, ratio, n }: StrokeOptions, rise: Rise): Formula[] {
  const k = (n - 1) / n;
  const megapascals = (pressure: number) => formatNumber(toReaderUnit(pressure, units.megapascal));
  const numbers = {
    V: formatNumber(V),
    p1: megapascals(rise.p1),
    p2: megapascals(rise.p2),
    ratio: formatNumber(ratio),
    k: formatNumber(k),
    W: formatNumber(rise.gasWork / 1e6),
  };
  const work = `which is ${formatNumber(rise.gasWork / 1e6)} megajoules, or ${inWords(rise.gasWork, units.megawattHour)}.`;
  const inPart = k < 1e-9 ? 'isothermal' : 'fill';
  return [
    {
      title: 'Work of the air',
      label:
        mode === 'fill'
          ? `W equals V times p two, times p one over p two to the power of k less one, over k: ${work}`
          : `W equals V times p one minus p two, ${work}`,
      math: math(mode === 'fill' ? inPart : 'full', numbers),
    },
    {
      title: 'Pull at the start',
      label: `F equals rho times the volume of air, less the mass of air, times g, less the weight of steel in water: ${inWords(rise.startForce, units.meganewton)}.`,
      math: math('tether', {
        rho: formatNumber(rise.startRho),
        air: formatNumber(rise.startAir),
        m: formatNumber(rise.airMass),
        steel: formatNumber(toReaderUnit(rise.submergedWeight, units.meganewton)),
        F: formatNumber(toReaderUnit(rise.startForce, units.meganewton)),
      }),
    },
    {
      title: 'Speed',
      label: `v equals P over F, with P of ${inWords(rise.power, units.megawatt)}.`,
      math: math('speed', {
        P: formatNumber(toReaderUnit(rise.power, units.megawatt)),
        F1: formatNumber(toReaderUnit(rise.startForce, units.meganewton)),
        F2: formatNumber(toReaderUnit(rise.dockForce, units.meganewton)),
        start: formatNumber(rise.stations[0]?.speed ?? NaN),
        dock: formatNumber(rise.stations.at(-1)?.speed ?? NaN),
      }),
    },
  ];
}

/** Pull and speed on the way up. */
export function chartsOf(stations: readonly Station[]): ChartData[] {
  const y = { label: 'depth', unit: 'm', reverse: true } as const;
  const [start, dock] = [stations[0], stations.at(-1)];
  const ends = (words: (station: Station) => string) =>
    start && dock
      ? `From ${words(start)} at ${withUnit(start.depth, units.metre)} to ${words(dock)} at ${withUnit(dock.depth, units.metre)}.`
      : '';
  return [
    {
      kind: 'line',
      title: 'Pull on the tether against depth',
      description: ends(({ force }) => withUnit(force, units.meganewton)),
      x: { label: 'pull on the tether', shortLabel: 'pull', unit: 'MN' },
      y,
      series: [
        {
          name: 'pull',
          points: stations.map(({ depth, force }) => [
            toReaderUnit(force, units.meganewton),
            depth,
          ]),
        },
      ],
    },
    {
      kind: 'line',
      title: 'Speed of the vessel against depth, at constant power',
      description: ends(({ speed }) => withUnit(speed, units.metrePerSecond)),
      x: { label: 'speed', unit: 'm/s' },
      y,
      series: [{ name: 'speed', points: stations.map(({ depth, speed }) => [speed, depth]) }],
    },
  ];
}
