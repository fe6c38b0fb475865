// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const pages = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.mdx'),
);

/** Modules of a reader's own project, declared for the compiler. */
const theirs = `
declare module 'next/link' {
  const Link: import('react').ComponentType<import('react').ComponentPropsWithRef<'a'> & { href: string }>;
  export default Link;
}
declare module 'next/navigation' { export function usePathname(): string }
declare module '@hadal/ui/styles.css';
declare module '*.css?inline' { const css: string; export default css }
declare module './site.css';
`;
/**
 * Error codes for a reader's own names, such as a click handler, and for children that a sketch
 * omits.
 */
const sketched = new Set([2304, 2552, 2307, 18004]);

/**
 * Wraps an anatomy, which is bare elements below its imports, into a module; leaves whole programs
 * alone.
 */
function asModule(block: string) {
  const [imports = '', ...rest] = block.split('\n\n');
  const isProgram = /^(export|const|function|async) /m.test(block);
  return isProgram ? block : `${imports}\nexport const sketch = <>${rest.join('\n\n')}</>;`;
}

/** Lets a snippet import what it names: a block, or a file that the guides of frameworks show. */
const withShown = (module: string) =>
  module.replaceAll(/ from '\.\/(?:components\/)?([\w-]+)'/g, (whole, name) => {
    const files = ['blocks', 'consumers/content'].map((folder) =>
      path.join(source, '..', folder, String(name)),
    );
    const file = files.find((one) => existsSync(`${one}.tsx`));
    return file ? ` from '${file}'` : whole;
  });

const snippets = new Map(
  pages.flatMap((page) =>
    [...readFileSync(path.join(source, page), 'utf8').matchAll(/```tsx\n([\s\S]*?)```/g)].map(
      ([, block], index) => [
        path.join(source, `${page.replace('.mdx', '')}.snippet-${index + 1}.tsx`),
        withShown(asModule(block!)),
      ],
    ),
  ),
);

test('every snippet on a docs page type-checks', () => {
  const config = path.join(source, '../tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  )!;
  const options = { ...parsed.options, noUnusedLocals: false, noUnusedParameters: false };
  const declarations = path.join(source, 'theirs.d.ts');
  const written = new Map([...snippets, [declarations, theirs]]);
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.fileExists = (file) => written.has(file) || disk.fileExists(file);
  host.readFile = (file) => written.get(file) ?? disk.readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = written.get(file);
    return text === undefined
      ? disk.getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  };
  const program = ts.createProgram([...written.keys()], options, host);
  const faults = [...snippets.keys()].flatMap((file) => {
    const module = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(module), ...program.getSemanticDiagnostics(module)]
      .filter(({ code }) => !sketched.has(code))
      .map(({ messageText }) => {
        const message = ts.flattenDiagnosticMessageText(messageText, '\n');
        return `${path.relative(source, file)}: ${message}`;
      });
  });
  expect(faults).toEqual([]);
}, 60_000);
