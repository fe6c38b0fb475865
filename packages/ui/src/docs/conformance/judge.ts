import type { Criterion, Feature, Run } from './criteria';
import { tested, type Proof } from './tested';

export type Verdict =
  'supports' | 'partially supports' | 'does not support' | 'not applicable' | 'not evaluated';

/** Facts about a component, from its files and the last run over all stories. */
export interface Evidence {
  /** Title in Storybook, without the common root. */
  title: string;
  /** Its folder in `src`. */
  folder: string;
  features: readonly Feature[];
  /** Runs in which each of its stories passed, by the table of accessibility. */
  passed: readonly Run[];
  /** Keys that stories press, by the story's id. */
  keys: Readonly<Record<string, string>>;
}

export interface Judgement {
  verdict: Verdict;
  by?: readonly Run[] | undefined;
  proof?: Proof | undefined;
}

const keysOf = ({ keys }: Evidence, wanted = /./) =>
  Object.keys(keys).filter((id) => wanted.test(keys[id]!));

/** Returns true if a run has something to show for the component. */
function shows(run: Run, of: Evidence) {
  if (run === 'keys') return keysOf(of).length > 0;
  if (run === 'tab') return keysOf(of, /\bTab\b/).length > 0;
  return run === 'contrast' || run === 'sources' || of.passed.includes(run);
}

const applies = ({ needs, not }: Criterion, { title, features }: Evidence) =>
  !not &&
  (needs === undefined ||
    (typeof needs === 'string' ? features.includes(needs) : needs.includes(title)));

/** Judges a component by a criterion: "supports" needs a proof or every run that the criterion names. */
export function judge(criterion: Criterion, of: Evidence): Judgement {
  const named = tested[criterion.id]?.[of.title];
  if (named) {
    const proof = typeof named === 'string' ? { tests: [named] } : named;
    return { verdict: proof.partly ? 'partially supports' : 'supports', proof };
  }
  if (!applies(criterion, of)) return { verdict: 'not applicable' };
  const { by = [] } = criterion;
  return by.length > 0 && by.every((run) => shows(run, of))
    ? { verdict: 'supports', by }
    : { verdict: 'not evaluated' };
}

/** Ids of the stories that a judgement rests on. */
export function storiesOf({ by = [], proof }: Judgement, of: Evidence) {
  const [prefix = ''] = (Object.keys(of.keys)[0] ?? '').split('--');
  const named = (proof?.stories ?? []).map(
    (name) => `${prefix}--${name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()}`,
  );
  const pressed = by.includes('keys')
    ? keysOf(of)
    : by.includes('tab')
      ? keysOf(of, /\bTab\b/)
      : [];
  return [...named, ...pressed];
}
