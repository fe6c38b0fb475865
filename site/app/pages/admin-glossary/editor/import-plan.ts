import {
  changesBetween,
  noValues,
  slugOf,
  valuesOf,
  type Field,
  type Row,
  type Values,
} from './term';
import type { Entry } from './term-file';
import { checkTerm } from './term-schema';

/** Effect of an import on the glossary. */
export interface Plan {
  added: Values[];
  changed: { row: Row; values: Values; fields: Field[] }[];
  /** Number of terms already in the glossary exactly as in the file. */
  unchanged: number;
  bad: { number: number; name: string; reasons: string[] }[];
}

/** Compares the records of a file with the existing terms, matched by slug. */
export function planImport(entries: readonly Entry[], rows: readonly Row[]): Plan {
  const plan: Plan = { added: [], changed: [], unchanged: 0, bad: [] };
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const numbers = new Map<string, number>();

  for (const { number, given, problem } of entries) {
    const { term } = given;
    const slug = given.slug || (typeof term === 'string' ? slugOf(term) : '');
    const row = typeof slug === 'string' ? bySlug.get(slug) : undefined;
    const result = checkTerm({ ...(row ? valuesOf(row) : noValues), ...told(given), slug });
    const earlier = typeof slug === 'string' ? numbers.get(slug) : undefined;
    const reasons = [
      ...(problem === undefined ? [] : [problem]),
      ...(earlier === undefined ? [] : [`Number ${earlier} has the same address`]),
      ...Object.values(result.problems ?? {}),
    ];
    if (typeof slug === 'string') numbers.set(slug, earlier ?? number);
    if (reasons.length > 0 || result.problems) {
      plan.bad.push({
        number,
        name: [term, slug].find((name) => typeof name === 'string') ?? '',
        reasons,
      });
    } else if (!row) {
      plan.added.push(result.values);
    } else {
      const fields = changesBetween(row, result.values);
      if (fields.length === 0) plan.unchanged += 1;
      else plan.changed.push({ row, values: result.values, fields });
    }
  }
  return plan;
}

/** Drops an empty status from the fields of a record. */
const told = ({ status, ...given }: Entry['given']) => (status ? { ...given, status } : given);
