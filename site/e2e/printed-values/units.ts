/** Quantities and their units, each with its size in the quantity's base unit. */
const kinds: Record<string, Record<string, number>> = {
  share: { '%': 1, 'per cent': 1 },
  length: { m: 1, metres: 1, km: 1000, kilometres: 1000 },
  volume: { 'm³': 1, 'cubic metres': 1 },
  mass: { kg: 1, t: 1000, tonnes: 1000, kt: 1e6 },
  time: { s: 1, seconds: 1, min: 60, minutes: 60, h: 3600, hours: 3600 },
  pressure: { Pa: 1, kPa: 1e3, bar: 1e5, 'bar abs': 1e5, dbar: 1e4, MPa: 1e6, megapascals: 1e6 },
  celsius: { '°C': 1 },
  kelvin: { K: 1 },
  angle: { '°': 1 },
  power: { W: 1, kW: 1e3, MW: 1e6, megawatts: 1e6, GW: 1e9 },
  energy: { J: 1, kJ: 1e3, MJ: 1e6, GJ: 1e9, kWh: 3.6e6, MWh: 3.6e9, GWh: 3.6e12 },
  force: { N: 1, kN: 1e3, MN: 1e6 },
  speed: { 'm/s': 1, 'metres per second': 1 },
  gravity: { 'm/s²': 1 },
  flow: { 'kg/s': 1, 't/h': 1 / 3.6 },
  density: { 'kg/m³': 1 },
  perVolume: { 'J/m³': 1, 'kJ/m³': 1e3, 'MJ/m³': 1e6, 'kWh/m³': 3.6e6 },
  perMass: { 'J/kg': 1, 'kJ/kg': 1e3, 'kWh/t': 3600 },
  entropy: { 'J/(kg K)': 1, 'kJ/(kg K)': 1e3 },
  cost: { '$/MWh': 1, '$/kWh': 1000 },
  costOfMass: { '$/kg': 1 },
  costOfFuel: { '$/l': 1 },
  costOfPower: { '$/kW': 1 },
  carbon: { 'kg/MWh': 1 },
};

interface Unit {
  kind: string;
  size: number;
}

const units = new Map<string, Unit>(
  Object.entries(kinds).flatMap(([kind, sizes]) =>
    Object.entries(sizes).map(([symbol, size]) => [symbol, { kind, size }] as const),
  ),
);

/** Every known unit, the longest first, so that `m³` is not read as `m`. */
export const symbols = [...units.keys()].toSorted((one, other) => other.length - one.length);

/** Returns a unit by its printed symbol; undefined for any other word. */
export const unitOf = (symbol: string): Unit | undefined => units.get(symbol);
