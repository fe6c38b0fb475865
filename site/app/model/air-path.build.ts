import { airPathStates, C2K, type AirState } from '@hadal/physics';
import { chain } from './reference';
import { BAR } from './units';

const ordinals = ['First', 'Second', 'Third'];
const places: Partial<Record<AirState['at'], string>> = {
  ambient: 'Ambient air',
  store: 'Air store',
  'vessel start': 'Vessel, start',
  dock: 'Vessel, dock',
  exhaust: 'Exhaust',
};

/** Returns the reader's name of a state: `C2 in` is the second compressor's inlet. */
function nameOf(at: AirState['at']): string {
  const [machine = '', side] = at.split(' ');
  const kind = machine.startsWith('C') ? 'compressor' : 'turbine';
  return places[at] ?? `${ordinals[Number(machine[1]) - 1]} ${kind}, ${side}`;
}

/** The air's path through a cycle: °C, absolute bar, entropy above ambient air in J/(kg K). */
export const airPath = airPathStates(chain).map(({ at, T, p, s }) => ({
  point: nameOf(at),
  celsius: T - C2K,
  bar: p / BAR,
  entropy: s,
}));

/**
 * The path between two states. The heat capacity is constant along each machine or exchanger, so
 * the entropy gained is proportional to the logarithm of the temperature.
 */
export const airPathCurve: [entropy: number, celsius: number, point?: string][] = airPath.flatMap(
  ({ celsius, entropy, point }, index) => {
    const next = airPath[index + 1];
    if (!next) return [[entropy, celsius, point]];
    const warming = (next.celsius + C2K) / (celsius + C2K);
    const bend = [0.2, 0.4, 0.6, 0.8].map((share): [number, number] => [
      entropy + share * (next.entropy - entropy),
      (celsius + C2K) * warming ** share - C2K,
    ]);
    return [[entropy, celsius, point], ...bend];
  },
);
