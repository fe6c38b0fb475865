import { Equation } from '@hadal/ui';
import { equations } from '.';
import formula from './relations.tex';

/** Displays a relation, by its key, with the number of its equation. Renders an `Equation`. */
export function NumberedEquation({ of }: { of: string }) {
  const { number, relations } = equations.find((equation) =>
    equation.relations.some(({ key }) => key === of),
  )!;
  const { label, text } = relations.find(({ key }) => key === of)!;
  return (
    <Equation number={number} label={label} text={text}>
      {formula(of)}
    </Equation>
  );
}
