export const Spinner = { label: 'Loading…' };
