export { Equation, type EquationProps } from './equation';
export { InlineEquation, type InlineEquationProps } from './inline-equation';
export type { MathMLProps } from './mathml';
export type { EquationSymbol } from './symbol-list';
