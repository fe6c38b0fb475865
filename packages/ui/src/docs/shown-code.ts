/** Takes away the fragments in which React's children come, whose keys mean nothing to a reader. */
function withoutFragments(code: string): string {
  const plain = code.replaceAll(
    /^( *)<React\.Fragment(?: key="[^"]*")?>\n([^]*?)\n\1<\/React\.Fragment>$/gm,
    (_, indent: string, inner: string) =>
      inner.replaceAll(new RegExp(`^${indent} {2}`, 'gm'), indent),
  );
  return plain === code
    ? code.replaceAll(/(<\/?)React\.Fragment(?: key="[^"]*")?>/g, '$1>')
    : withoutFragments(plain);
}

const names = (name: string) => new RegExp(String.raw`\b${name}\b`);
const start = /^(?:const|function|interface|type) (\w+)/m;

/** Returns what a module of stories declares for the components in a code, and for these in turn. */
function declarationsFor(code: string, stories: string) {
  const parts = stories.split(/\n(?=(?:export|const|function|interface|type|import) |\/\*\*|\/\/)/);
  const declared = new Map(
    parts.flatMap((part): [string, string][] => {
      const [whole = '', name = ''] = start.exec(part) ?? [];
      const isComponents = part.startsWith(whole) && !['', 'meta', 'Story'].includes(name);
      return isComponents ? [[name, part.trim()]] : [];
    }),
  );
  const wanted = new Set<string>();
  const want = (isNamed: (name: string) => boolean) => {
    for (const [name, part] of declared) {
      if (wanted.has(name) || !isNamed(name)) continue;
      wanted.add(name);
      want((other) => names(other).test(part));
    }
  };
  // Storybook hands over once more what it was given.
  const own = new Set([...code.matchAll(new RegExp(start, 'gm'))].map(([, name]) => name));
  want((name) => new RegExp(`<${name}\\b`).test(code) && !own.has(name));
  return [...declared].flatMap(([name, part]) => (wanted.has(name) ? part : []));
}

/** Returns a story's own source without its tests and settings, or the elements alone that it renders. */
function withoutTests(story: string) {
  const settings = /\n {2}(?:play|globals|parameters|tags|loaders)\b[^]*?(?=\n {2}[\w.]|\n\}$)/g;
  const kept = story
    .replaceAll(settings, '')
    .replace(/,\n\}$/, '\n}')
    .replace(/^\{\s*\}$/, '');
  const [, elements] = /^\{\n {2}render: \(\) => ([^]*)\n\}$/.exec(kept) ?? [];
  return elements?.replaceAll(/^ {2}/gm, '') ?? kept;
}

/**
 * Returns the code that Storybook makes of a story as a reader can use it, with the components that
 * its module of stories declares. Of a story in a frame Storybook makes none: its own source stands for it.
 */
export function shownCode(code: string, stories: string, story = '') {
  const plain = withoutFragments(code || withoutTests(story)).replaceAll(
    /"data:image\/[^"]*"/g,
    '"/picture.svg"',
  );
  return [...declarationsFor(plain, stories), plain].join('\n\n');
}
