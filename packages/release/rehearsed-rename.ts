/** The rename of a component, as in the migration guide: first both names, then one. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const before = 'CardMore';
const after = 'CardLead';
const removedIn = '1.0.0';

function edit(clone: string, file: string, change: (text: string) => string) {
  const at = path.join(clone, 'packages/ui', file);
  const text = readFileSync(at, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The rehearsal finds nothing to change in ${file}.`);
  writeFileSync(at, changed);
}

const write = (clone: string, file: string, text: string) =>
  writeFileSync(path.join(clone, file), text);

const changeset = (clone: string, bump: string, text: string) =>
  write(clone, '.changeset/rehearsal.md', `---\n'@hadal/ui': ${bump}\n---\n\n${text}\n`);

const component = 'src/components/card/card.tsx';
const index = 'src/components/card/index.ts';
const old = `
/** @deprecated Use \`${after}\`. It goes in ${removedIn}. */
export const ${before} = ${after};
/** @deprecated Use \`${after}Props\`. It goes in ${removedIn}. */
export type ${before}Props = ${after}Props;
`;
const oldExports = `\nexport { ${before}, type ${before}Props } from './card';\n`;

/** Adds the new name and deprecates the old one, as in a minor version. */
export function deprecate(clone: string) {
  const sources = globSync('src/**/*.{ts,tsx,mdx}', { cwd: path.join(clone, 'packages/ui') });
  for (const file of sources) {
    const at = path.join(clone, 'packages/ui', file);
    const text = readFileSync(at, 'utf8');
    writeFileSync(at, text.replaceAll(new RegExp(`\\b${before}(Props)?\\b`, 'g'), `${after}$1`));
  }
  edit(clone, component, (code) => code + old);
  edit(clone, index, (code) => code + oldExports);
  changeset(
    clone,
    'minor',
    `\`${before}\` is called \`${after}\`. The old name works until ${removedIn}.`,
  );
}

/** Returns whether a lint report flags the deprecated names. */
export const isToldOf = (report: string) =>
  report.includes(`\`${before}\` is deprecated. Use \`${after}\`. It goes in ${removedIn}.`);

/** Removes the old name and adds a codemod for its remaining uses, as in the next major version. */
export function remove(clone: string) {
  edit(clone, component, (code) => code.replace(old, ''));
  edit(clone, index, (code) => code.replace(oldExports, ''));
  write(
    clone,
    `packages/ui/codemods/${removedIn}.ts`,
    `import { rename } from './rename';

export default rename({
  exports: { ${before}: '${after}', ${before}Props: '${after}Props' },
});
`,
  );
  changeset(
    clone,
    'major',
    `\`${before}\` is gone. The codemod of ${removedIn} puts \`${after}\` in its place.`,
  );
}
