export const Onward = { 'aria-label': 'Read on' };
