import sizesFile from '../../packages/ui/sizes.json';
import type { Sizes } from '../../packages/ui/src/docs/cost';

export const sizes = sizesFile as unknown as Sizes;

const files = import.meta.glob<string>(
  [
    '../../packages/ui/src/components/**/*.{mdx,stories.tsx}',
    '../../packages/ui/CHANGELOG.md',
    '../../.changeset/*.md',
  ],
  // A build leaves folders out whose name begins with a dot, unless the search is exhaustive.
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
);
const texts = (ending: RegExp) => Object.entries(files).filter(([file]) => ending.test(file));

/** The text of each component's page, by the component's title. */
export const pageOf = new Map(
  texts(/\.mdx$/).flatMap(([file, text]): [string, string][] => {
    const source = files[file.replace(/\.mdx$/, '.stories.tsx')] ?? '';
    const [, title] = /title: 'Components\/(.*)'/.exec(source) ?? [];
    return title ? [[title, text]] : [];
  }),
);

/** Returns the text below a heading of a page. */
export const sectionOf = (title: string, heading: string) =>
  pageOf.get(title)?.split(`## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';

/** Returns what a component's page says of scripts that do not run. */
export function withoutScripts(title: string) {
  const said = sectionOf(title, 'Accessibility').replaceAll(/\s+/g, ' ').replace(/^- /, '');
  const sentences = said.split(/(?<=[.:]) - |(?<=\.) /);
  const about = sentences.filter((one) => /without (scripts|JavaScript)|needs scripts/i.test(one));
  return about.join(' ') || 'Everything works: it has no scripts.';
}

/** Versions with the text of their changes, the next one first. */
const versions = [
  [
    'Next',
    texts(/\.changeset/)
      .map(([, text]) => text.replace(/^---[^]*?---/, ''))
      .join('\n'),
  ] as const,
  ...texts(/CHANGELOG/).flatMap(([, text]) =>
    [...text.matchAll(/^## (\d\S*)\n([^]*?)(?=^## |$(?![^]))/gm)].map(
      ([, version = '', changes = '']) => [version, changes] as const,
    ),
  ),
];

/** Returns the sentences of the changelog that name an export of a component, by version. */
export function changesOf(title: string) {
  const names = new RegExp(`\`(${(sizes.components[title] ?? []).join('|') || '(?!)'})\\b`);
  return versions.flatMap(([version, text], at) => {
    const sentences = text
      .split(/(?<=[.:]) +|\n+(?:- )?/)
      .filter((sentence) => names.test(sentence));
    return sentences.length > 0 ? [{ version, before: versions[at + 1]?.[0], sentences }] : [];
  });
}
