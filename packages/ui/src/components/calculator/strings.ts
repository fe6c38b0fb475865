export const CalculatorInputs = { resetLabel: 'Reset to defaults', submitLabel: 'Calculate' };
export const CalculatorResults = { staleLabel: 'Check the inputs' };
