import { subjects, type Equation, type Subject } from './equation';

/** Filter chosen by the reader; both empty for all. */
export interface EquationFilter {
  words: string;
  subject: Subject | '';
}

export const everything: EquationFilter = { words: '', subject: '' };

const isSubject = (value: string): value is Subject => Object.hasOwn(subjects, value);

/** The filter in a query such as `?q=pressure&subject=sea`; what makes no sense is left out. */
export function readFilter(search: string): EquationFilter {
  const params = new URLSearchParams(search);
  const subject = params.get('subject') ?? '';
  return { words: params.get('q') ?? '', subject: isSubject(subject) ? subject : '' };
}

/** The settings of the query that lead to a filter: none for all. */
export const settingsOf = ({ words, subject }: EquationFilter) => ({
  q: words.trim() || undefined,
  subject: subject || undefined,
});

/** All that an equation says in words. */
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

/** The equations of the subject that have every word somewhere. */
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
