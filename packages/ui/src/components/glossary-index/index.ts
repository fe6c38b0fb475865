export { GlossaryIndex, type GlossaryIndexProps } from './glossary-index';
export { GlossaryList, type GlossaryListProps } from './glossary-list';
export { GlossarySkeleton, type GlossarySkeletonProps } from './glossary-skeleton';
export type { GlossaryLabels } from './labels';
export type { GlossaryTerm } from './terms';
