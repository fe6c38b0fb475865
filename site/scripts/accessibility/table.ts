import { readRecords, sectionOf } from '../../../.ci/engines/record.ts';
import { looksOf, windows, type Look } from '../../../.storybook/visual/looks.ts';
import { isRow, type Check, type Results, type StoryReport } from './results.ts';

/** Columns of the table of components, from left to right. */
const columns: readonly [name: string, cell: (reports: StoryReport[]) => string | number][] = [
  ['Component', ([first]) => first!.story.title.replace(/^Components\//, '')],
  ['axe, dark', (reports) => passed(reports, 'dark')],
  ['axe, light', (reports) => passed(reports, 'light')],
  ['Second brand', (reports) => passed(reports, 'tide-dark', 'tide-light')],
  ['Less motion', (reports) => passed(reports, 'still')],
  ['320 px', (reports) => passed(reports, 'narrow')],
  ['Text at 200 %', (reports) => passed(reports, 'large')],
  ['Right to left', (reports) => passed(reports, 'rtl')],
  ['Pictures', (reports) => pictures(reports, ['dark', 'light'])],
  ['Forced colours', (reports) => pictures(reports, ['forced-colours'])],
  ['Keys', (reports) => keysOf(reports) || '–'],
];

/** Counts the checked states that passed all of some checks. */
const passed = (reports: StoryReport[], ...checks: Check[]) =>
  reports.filter(({ found }) => checks.every((check) => found[check]?.length === 0)).length;

const pictures = (reports: StoryReport[], wanted: Look[]) => {
  const stories = reports.map(({ story }) => story);
  const looks = windows.flatMap((window) => looksOf(stories, window).flatMap(([, taken]) => taken));
  return looks.filter((look) => wanted.includes(look)).length || '–';
};

const keysOf = (reports: StoryReport[]) =>
  [...new Set(reports.filter(isRow).map(({ story }) => story.name.replace('Keyboard: ', '')))].join(
    '; ',
  );

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Returns the table shipped with `@hadal/ui`, as Markdown. */
export function tableOf(reports: StoryReport[], { date, engine, browser }: Results): string {
  const components = Map.groupBy(
    reports.filter(({ story }) => /^(Components|Drawings)\//.test(story.title)),
    ({ story }) => story.title,
  );
  const rows = [...components]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([, some]) => line(columns.map(([, cell]) => cell(some))));
  return `# Accessibility of each component

Written by \`npm --prefix site run accessibility\` on ${date}, from a run of ${engine} in ${browser} over every
story. The numbers count the stories that were checked and passed; a run with a fault writes nothing.

- **axe, dark** and **light**: no violation, also after each key of a keyboard table;
  **Second brand**: the same in both themes of Tide, the brand that the guides build.
- **Less motion**: nothing keeps moving under \`prefers-reduced-motion\`.
- **320 px**, **Text at 200 %**, **Right to left**: no horizontal scrolling in a window of 320 px, with text
  twice as large in it, or in a page written from right to left.
- **Pictures**: screenshots compared pixel by pixel, dark in a wide window and light in a narrow one;
  **Forced colours**: the same in the colours of the system.
- **Keys**: each is pressed, and the focus checked.

Every component is also rendered on a server, hydrates without a mismatch, and can be imported in a
server component. Contrast is computed for each pair of colours that can meet.

${sectionOf(readRecords())}

No daily user of a screen reader, a switch or a magnifier has tested these components for us. Automated
tests find only part of all faults.

${line(columns.map(([name]) => name))}
${line(columns.map((_, index) => (index > 0 && index < columns.length - 1 ? '--:' : '---')))}
${rows.join('\n')}
`;
}
