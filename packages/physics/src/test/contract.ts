import { describe, expect, test } from 'vitest';
import { PhysicsError, type Limits } from '../errors.ts';
import { forSamples } from './samples.ts';

export type Ranges = Record<string, Limits>;

/** Fields that take whole numbers only. */
const COUNTS = new Set([
  'nVes',
  'stages',
  'years',
  'converters',
  'index',
  'ropes',
  'waiting',
  'rising',
  'together',
]);

const JUNK = [null, '1', Number.NaN, Infinity, -Infinity, true, {}, 1n];
const IMPOSSIBLE = new Set<string>(['INCONSISTENT', 'SECOND_LAW']);
/** The formulas that were held to the contract. */
export const covered = new Set<string>();

/** Every formula answers with a finite number inside its ranges, and refuses by name outside. */
export function contract<Field extends string>(
  name: string,
  ranges: Record<Field, Limits>,
  call: (inputs: Record<Field, number>) => number,
  optional?: NoInfer<Field>,
): void {
  covered.add(name);
  const fields = Object.keys(ranges) as Field[];
  const draw = (pick: (min: number, max: number) => number) =>
    Object.fromEntries(
      fields.map((field) => {
        const [min, max] = ranges[field];
        const value = pick(min, max);
        return [field, COUNTS.has(field) ? Math.round(value) : value];
      }),
    ) as Record<Field, number>;
  const middle = draw((min, max) => (min + max) / 2);
  const failure = (field: Field, value: unknown) => {
    try {
      return call({ ...middle, [field]: value });
    } catch (error) {
      return error;
    }
  };

  describe(`${name} keeps its contract`, () => {
    test('refuses what is not a number', () => {
      for (const field of fields) {
        for (const junk of field === optional ? JUNK : [...JUNK, undefined]) {
          const error = failure(field, junk);
          expect(error).toBeInstanceOf(PhysicsError);
          expect(error).toMatchObject({ code: 'NOT_A_NUMBER', field });
        }
      }
    });

    test('refuses what lies outside its ranges, and says which they are', () => {
      for (const field of fields) {
        const [min, max] = ranges[field];
        const beyond = COUNTS.has(field) ? 1 : (max - min) * 1e-9;
        for (const value of [min - beyond, max + beyond]) {
          const error = failure(field, value);
          expect(error).toBeInstanceOf(PhysicsError);
          expect(error).toMatchObject({ code: 'OUT_OF_RANGE', field, min, max });
        }
      }
    });

    test('answers everything else with a finite number, or says what is impossible', () => {
      const keepsWord = (inputs: Record<Field, number>) => {
        try {
          return Number.isFinite(call(inputs));
        } catch (error) {
          return error instanceof PhysicsError && IMPOSSIBLE.has(error.code);
        }
      };
      forSamples((between) => {
        expect(keepsWord(draw(between))).toBe(true);
        expect(keepsWord(draw((min, max) => (between(0, 1) < 0.5 ? min : max)))).toBe(true);
      });
    });
  });
}
