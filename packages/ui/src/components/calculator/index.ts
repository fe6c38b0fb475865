export { Calculator, type CalculatorProps } from './calculator';
export { CalculatorInputs, type CalculatorInputsProps } from './inputs';
export {
  CalculatorNote,
  CalculatorNotes,
  type CalculatorNoteProps,
  type CalculatorNotesProps,
} from './notes';
export {
  CalculatorChart,
  CalculatorCharts,
  CalculatorFoot,
  CalculatorFormula,
  CalculatorOutput,
  type CalculatorChartProps,
  type CalculatorChartsProps,
  type CalculatorFootProps,
  type CalculatorFormulaProps,
  type CalculatorOutputProps,
} from './output';
export { CalculatorPresets, type CalculatorPresetsProps } from './presets';
export {
  CalculatorResults,
  Result,
  type CalculatorResultsProps,
  type ResultProps,
} from './results';
