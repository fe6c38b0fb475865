/** The criteria for a component, each worded as met. */
export const criteria = {
  tests: 'tests of its own',
  axe: 'a clean report by axe in both themes',
  keys: 'a table of its keys, each pressed in a test',
  narrow: 'proof that it fits 320 px, also with text at 200 %',
  rtl: 'proof that it fits a page from right to left',
  forced: 'pictures in forced colours',
  limits: 'a page without a known limitation',
  interface: 'an interface that stayed as it was for a minor version',
} as const;
export type Criterion = keyof typeof criteria;

/** The criteria for beta; stable needs all of them. */
const forBeta = new Set<Criterion>(['tests', 'axe']);

export interface ComponentStatus {
  /** The component's title in Storybook. */
  title: string;
  status: 'draft' | 'beta' | 'stable';
  /** The criteria missing for the next stage. */
  lacks: Criterion[];
}

/** Returns the stage that the evidence supports. */
export function stageOf(met: Record<Criterion, boolean>): Omit<ComponentStatus, 'title'> {
  const lacks = (Object.keys(criteria) as Criterion[]).filter((criterion) => !met[criterion]);
  const early = lacks.filter((criterion) => forBeta.has(criterion));
  if (early.length > 0) return { status: 'draft', lacks: early };
  return { status: lacks.length > 0 ? 'beta' : 'stable', lacks };
}

const minorOf = (version: string) => version.split('.', 2).join('.');

/** Returns true if the interface is unchanged since an earlier minor version. */
export const hasStayed = (
  known: { since: string; api: string } | undefined,
  now: { version: string; api: string },
) => known?.api === now.api && minorOf(known.since) !== minorOf(now.version);

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Describes a status, such as "Beta. For stable it lacks pictures in forced colours." */
export function describeStatus({ status, lacks }: ComponentStatus) {
  const name = status[0]!.toUpperCase() + status.slice(1);
  if (status === 'stable') return `${name}.`;
  const missing = inWords.format(lacks.map((criterion) => criteria[criterion]));
  return `${name}. For ${status === 'draft' ? 'beta' : 'stable'} it lacks ${missing}.`;
}
