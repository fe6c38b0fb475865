/** A variable of an equation, its subscript after an underscore: `p_0`. */
export interface EquationVariable {
  symbol: string;
  meaning: string;
  /** Value of a constant, as printed. */
  value?: string;
  unit?: string;
}

/** One relation, to be drawn, read aloud and copied. */
export interface Relation {
  /** Its key in `relations.tex`. */
  key: string;
  /** The relation as a sentence, for screen readers. */
  label: string;
  /** The relation as one line of text, to be copied. */
  text: string;
}

export const subjects = {
  sea: 'The sea',
  vessel: 'The vessel',
  air: 'The air',
  plant: 'Heat and plant',
  account: 'Money, carbon, cables',
  parts: 'Spray, ropes, reserve',
} as const;
export type Subject = keyof typeof subjects;

/** A card of /science/physics. */
export interface Equation {
  /** Number by which texts refer to it: E1 to E26. */
  number: string;
  subject: Subject;
  /** Name of the result. */
  name: string;
  /** Numbers of the equations that it rests on; none if it comes from a table or a definition. */
  from?: readonly `E${number}`[];
  /** The equation first, then its other forms. */
  relations: readonly [Relation, ...Relation[]];
  variables: readonly EquationVariable[];
  validFor: string;
  source: string;
  /** The calculator that uses it. */
  calculator?: `C${number}`;
}
