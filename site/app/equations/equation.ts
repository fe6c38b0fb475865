/** A letter of an equation, an index after an underscore: `p_0`. */
export interface EquationVariable {
  symbol: string;
  meaning: string;
  /** For a constant: its value, as printed. */
  value?: string;
  unit?: string;
}

/** One relation, as it is drawn, said and copied. */
export interface Relation {
  /** Its key in `relations.tex`. */
  key: string;
  /** As a sentence, for those who hear it. */
  label: string;
  /** In one line of text, to be copied. */
  text: string;
}

export const subjects = {
  sea: 'The sea',
  vessel: 'The vessel',
  air: 'The air',
  plant: 'Heat and plant',
  account: 'Money, carbon, cables',
} as const;
export type Subject = keyof typeof subjects;

/** A card of /science/physics. */
export interface Equation {
  /** By which texts refer to it: E1 to E22. */
  number: string;
  subject: Subject;
  /** Name of the result. */
  name: string;
  /** The first is the equation, the others forms of it. */
  relations: readonly [Relation, ...Relation[]];
  variables: readonly EquationVariable[];
  validFor: string;
  source: string;
  /** The calculator that works with it. */
  calculator?: `C${number}`;
}
