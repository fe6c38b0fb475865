export const Button = { loadingLabel: 'Loading…' };
