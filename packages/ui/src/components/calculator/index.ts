export { Calculator, type CalculatorProps } from './calculator';
export {
  CalculatorComparison,
  ComparedResult,
  type CalculatorComparisonProps,
  type ComparedResultProps,
} from './comparison';
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
  CalculatorFormulas,
  CalculatorOutput,
  type CalculatorChartProps,
  type CalculatorChartsProps,
  type CalculatorFootProps,
  type CalculatorFormulaProps,
  type CalculatorFormulasProps,
  type CalculatorOutputProps,
} from './output';
export { CalculatorPresets, type CalculatorPresetsProps } from './presets';
export {
  CalculatorResults,
  Result,
  type CalculatorResultsProps,
  type ResultProps,
} from './results';
