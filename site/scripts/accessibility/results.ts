import type { Story } from '../../../.storybook/story-page.ts';
import { engine, type AxeReport } from './axe.ts';

/** Results of `e2e/axe.spec.ts` in one theme at one width. */
export interface PagesReport {
  theme: 'dark' | 'light';
  width: number;
  /** Results by path. */
  pages: Record<string, AxeReport>;
}

/** Check run on a story: axe in a theme, of Hadal or of the second brand, or a look at the layout. */
export type Check =
  'dark' | 'light' | 'tide-dark' | 'tide-light' | 'still' | 'narrow' | 'large' | 'rtl';

export interface StoryReport {
  story: Story;
  /** Findings of each check; empty if it passed, missing if it did not run. */
  found: Partial<Record<Check, string[]>>;
  rules: string[];
  undecided: string[];
}

/** Results of `stories.spec.ts` for the stories of one component. */
export interface StoriesReport {
  browser: string;
  reports: StoryReport[];
}

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

export function resultsOf(pages: PagesReport[], { browser, reports }: StoriesReport): Results {
  return {
    date: new Date().toISOString().slice(0, 10),
    engine,
    browser,
    pages: {
      paths: distinct(pages.flatMap((report) => Object.keys(report.pages))),
      themes: distinct(pages.map(({ theme }) => theme)),
      widths: distinct(pages.map(({ width }) => width)).toSorted((a, b) => b - a),
      ...judged(pages.flatMap((report) => Object.values(report.pages))),
    },
    stories: {
      components: distinct(reports.filter(isComponent).map(({ story }) => story.title)).length,
      states: reports.filter((report) => !isRow(report)).length,
      keys: reports.filter(isRow).length,
      ...judged(reports),
    },
  };
}
