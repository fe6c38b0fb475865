import { en301549, section508 } from './clauses';
import { clausesOf, criteria, runs } from './criteria';
import { judge, storiesOf, type Evidence } from './judge';

/** Returns the date and the programs of the last run, from the head of `accessibility.md`. */
function runOf(table: string) {
  const [, date = '', engine = '', browser = ''] =
    /on ([\d-]{10}), from a run of (.+?) in (.+?) over every/.exec(table) ?? [];
  return { date, engine, browser };
}

const clauses = (rows: typeof section508) =>
  rows.map(([clause, name, verdict, remark]) => ({ clause, name, verdict, remark }));

/** The conformance report of a release, as it lies in the package as JSON. */
export function reportOf(version: string, table: string, all: readonly Evidence[]) {
  return {
    product: `@hadal/ui ${version}`,
    standards: ['WCAG 2.0, 2.1 and 2.2', 'Revised Section 508', 'EN 301 549 V3.2.1'],
    evaluated: runOf(table),
    runs,
    wcag: criteria.map((criterion) => {
      const judged = all.map((of) => ({ of, judgement: judge(criterion, of) }));
      const titles = (wanted: string) =>
        judged.flatMap(({ of, judgement }) => (judgement.verdict === wanted ? [of.title] : []));
      return {
        id: criterion.id,
        name: criterion.name,
        level: criterion.level,
        ...clausesOf(criterion),
        reason: criterion.not,
        shown: judged
          .filter(({ judgement: { by, proof } }) => by ?? proof)
          .map(({ of, judgement }) => ({
            component: of.title,
            verdict: judgement.verdict,
            by: judgement.by,
            stories: storiesOf(judgement, of),
            tests: judgement.proof?.tests,
            remark: judgement.proof?.partly,
          })),
        notEvaluated: titles('not evaluated'),
        notApplicable: titles('not applicable'),
      };
    }),
    section508: clauses(section508),
    en301549: clauses(en301549),
  };
}

export type Report = ReturnType<typeof reportOf>;
