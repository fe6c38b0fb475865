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

/** A place as readers call it: `C2 in` is the second compressor's inlet. */
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
