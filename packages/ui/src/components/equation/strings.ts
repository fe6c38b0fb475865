export const Equation = { copyLabel: 'Copy as text' };
