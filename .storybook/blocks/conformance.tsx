import manifest from '../../packages/ui/package.json';
import table from '../../packages/ui/accessibility.md?raw';
import type { Evidence } from '../../packages/ui/src/docs/conformance/judge';
import evidence from '../../packages/ui/src/docs/conformance/evidence.json';
import { reportOf } from '../../packages/ui/src/docs/conformance/report';
import { ReportTables } from '../../packages/ui/src/docs/conformance/tables';

const report = reportOf(manifest.version, table, evidence as unknown as Evidence[]);

/** The conformance report, with links to the stories. */
export const Conformance = () => (
  <ReportTables report={report} storyAt={(id) => `?path=/story/${id}`} />
);
