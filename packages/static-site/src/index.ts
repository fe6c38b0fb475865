export { buildPages, type ServerEntry, type StaticSite } from './build/build.ts';
export { checkBudgets, type Budget, type Budgets } from './build/check-budgets.ts';
export { compress } from './build/compress.ts';
export { readInline, type Inline } from './headers/inline.ts';
export { pagePolicy, serialise, type Partners } from './headers/policy.ts';
export { readReportUrl } from './headers/report-url.ts';
export type { FileRules } from './headers/rules.ts';
export { writeHeaders } from './headers/write.ts';
