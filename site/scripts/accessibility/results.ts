import { engine } from './axe.ts';
import type { PagesReport } from './pages.ts';
import type { Check, StoryReport } from './stories.ts';

/** Results of the last run, printed on `/accessibility`. Only a run without findings is written. */
export interface Results {
  /** Date, as in `2026-11-21`. */
  date: string;
  engine: string;
  browser: string;
  pages: Judged & { paths: string[]; themes: string[]; widths: number[] };
  stories: Judged & { components: number; states: number; keys: number };
}

interface Judged {
  /** Number of the engine's rules that applied. */
  rules: number;
  /** Number of inconclusive results, by rule. */
  undecided: Record<string, number>;
}

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

function judged(reports: readonly { rules: string[]; undecided: string[] }[]): Judged {
  const rules = reports.flatMap(({ undecided }) => undecided.map((line) => line.split(':')[0]!));
  return {
    rules: distinct(reports.flatMap((report) => report.rules)).length,
    undecided: Object.fromEntries(
      [...Map.groupBy(rules, (rule) => rule)].map(([rule, times]) => [rule, times.length]),
    ),
  };
}

const isComponent = ({ story }: StoryReport) => !/^(Blocks|Compositions)\//.test(story.title);
export const isRow = ({ story }: StoryReport) => story.tags.includes('keyboard');

export function resultsOf(
  pages: PagesReport[],
  stories: { browser: string; reports: StoryReport[] },
): Results {
  return {
    date: new Date().toISOString().slice(0, 10),
    engine,
    browser: stories.browser,
    pages: {
      paths: distinct(pages.flatMap((report) => Object.keys(report.pages))),
      themes: distinct(pages.map(({ theme }) => theme)),
      widths: distinct(pages.map(({ width }) => width)),
      ...judged(pages.flatMap((report) => Object.values(report.pages))),
    },
    stories: {
      components: distinct(stories.reports.filter(isComponent).map(({ story }) => story.title))
        .length,
      states: stories.reports.filter((report) => !isRow(report)).length,
      keys: stories.reports.filter(isRow).length,
      ...judged(stories.reports),
    },
  };
}

/** Lists the faults of a story, one per line. */
export const faultsOf = ({ story, found }: StoryReport) =>
  (Object.keys(found) as Check[]).flatMap((check) =>
    (found[check] ?? []).map((fault) => `${story.title}, ${story.name}, ${check}: ${fault}`),
  );
