export { NumberField, type NumberFieldProps } from './number-field';
export { parseNumber, type NumberProblem, type ParsedNumber } from './parse-number';
export { type NumberDetails, type NumberEntry } from './use-number-text';
