import { versions } from '../layered';

/** The narrow version does not grow with its figure, and its text stays below 16 px. */
export const sizes = versions(600, {}, { maxInlineSize: '370px', marginInline: 'auto' });
