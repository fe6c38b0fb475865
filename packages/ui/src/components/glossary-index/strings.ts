import { glossaryLabels } from './labels';

export const GlossaryIndex = { labels: glossaryLabels };
export const GlossarySkeleton = { children: 'Loading...' };
