export const CodeBlock = { 'aria-label': 'Code', copyLabel: 'Copy the code' };
