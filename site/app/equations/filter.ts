import { subjects, type Equation, type Subject } from './equation';

/** Filter chosen by the reader; both empty for all. */
export interface EquationFilter {
  words: string;
  subject: Subject | '';
}

export const everything: EquationFilter = { words: '', subject: '' };

const isSubject = (value: string): value is Subject => Object.hasOwn(subjects, value);

/** Parses the filter of a query such as `?q=pressure&subject=sea`, ignoring invalid settings. */
export function readFilter(search: string): EquationFilter {
  const params = new URLSearchParams(search);
  const subject = params.get('subject') ?? '';
  return { words: params.get('q') ?? '', subject: isSubject(subject) ? subject : '' };
}

/** Serialises a filter for the query, omitting empty settings. */
export const settingsOf = ({ words, subject }: EquationFilter) => ({
  q: words.trim() || undefined,
  subject: subject || undefined,
});

/** All text of an equation, to be searched. */
const textOf = ({ number, name, relations, variables, validFor, source, calculator }: Equation) =>
  [
    number,
    name,
    ...relations.flatMap(({ label, text }) => [label, text]),
    ...variables.flatMap(({ symbol, meaning, unit }) => [symbol, meaning, unit]),
    validFor,
    source,
    calculator,
  ]
    .join(' ')
    .toLowerCase();

/** Returns the equations of the subject that contain every word. */
export function filterEquations(
  equations: readonly Equation[],
  { words, subject }: EquationFilter,
): readonly Equation[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return equations.filter(
    (equation) =>
      (!subject || equation.subject === subject) &&
      wanted.every((word) => textOf(equation).includes(word)),
  );
}
