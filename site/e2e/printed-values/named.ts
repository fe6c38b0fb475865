import type { Quantity } from './match';

/** Units by the ending of a quantity's name; per cent without one. */
const endings: [ending: RegExp, unit: string][] = [
  [/KwhPerM3$/, 'kWh/m³'],
  [/KwhPerTonne$/, 'kWh/t'],
  [/KjPerKg$/, 'kJ/kg'],
  [/KgS$/, 'kg/s'],
  [/TH$/, 't/h'],
  [/Mwh$|^mwh$/, 'MWh'],
  [/Kwh$/, 'kWh'],
  [/Mw$/, 'MW'],
  [/Mn$/, 'MN'],
  [/Ms$/, 'm/s'],
  [/Min$/, 'min'],
  [/M3$/, 'm³'],
  [/Km$/, 'km'],
  [/Bar$|^bar$/, 'bar'],
  [/C$|^celsius$/, '°C'],
  [/^depth$|M$/, 'm'],
  [/T$/, 't'],
  [/H$/, 'h'],
  [/S$/, 's'],
  [/^seaDensity$/, 'kg/m³'],
  [/^entropy$/, 'J/(kg K)'],
];
const unitOfName = (name: string) => endings.find(([ending]) => ending.test(name))?.[1] ?? '%';

/** Lists all numbers within a value, named by their paths. */
export function named(path: string, value: unknown): Quantity[] {
  if (typeof value === 'number') {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
    return [{ name: path, value, unit: unitOfName(name) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => named(`${path}.${key}`, part));
}

/** Limits quantities to the pages that may print them. */
export const on = (pages: readonly string[], list: readonly Quantity[]): Quantity[] =>
  list.map((quantity) => ({ ...quantity, pages }));
