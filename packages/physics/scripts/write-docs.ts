/**
 * Writes the documentation that ships in the package for tools such as coding agents: a Markdown page per
 * module, generated from its docstrings and the API listing, and `llms.txt`, which indexes the pages.
 */
import { readApi } from '@hadal/release/api-report';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');
const { manifest, report, entries } = readApi(root);
const { version, description } = manifest;

/** Splits a docstring into its prose and its tags: parameters, return value and errors. */
function docstringOf(declaration: ts.Node | undefined) {
  const [comment] = declaration ? ts.getJSDocCommentsAndTags(declaration) : [];
  const [words = '', ...tags] = (comment?.getText() ?? '')
    .replace(/^\/\*\*\s*|\s*\*\/$/g, '')
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .split(/^@/m);
  const list = tags.map((tag) =>
    tag
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/^param ([\w.]+) -/, '`$1`:'),
  );
  return { words: words.trim(), list };
}

/** Returns the documentation of each member of an interface. */
function membersOf(symbol: ts.Symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Interface)) return [];
  const members = report.checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  return members.flatMap(({ name, valueDeclaration }) => {
    const { words } = docstringOf(valueDeclaration);
    return words ? [`\`${name}\`: ${words.replaceAll(/\s+/g, ' ')}`] : [];
  });
}

function sectionOf(symbol: ts.Symbol) {
  const { words, list } = docstringOf(symbol.declarations?.[0]);
  const items = [...list, ...membersOf(symbol)].map((item) => `- ${item}`).join('\n');
  return [`## ${symbol.name}`, `\`\`\`ts\n${report.describe(symbol)}\n\`\`\``, words, items]
    .filter(Boolean)
    .join('\n\n');
}

interface Page {
  file: string;
  title: string;
  names: string[];
}

function write(from: string, module: string, symbols: ts.Symbol[]): Page {
  const name = module.replaceAll('-', ' ');
  const title = name[0]!.toUpperCase() + name.slice(1);
  const file = `docs/${module}.md`;
  const intro = `# ${title}\n\nOf \`${from}\`, version ${version}.`;
  writeFileSync(path.join(root, file), `${[intro, ...symbols.map(sectionOf)].join('\n\n')}\n`);
  return { file, title, names: symbols.map((symbol) => symbol.name) };
}

/** Writes one page per module with the exports of its public entry point. */
function pagesOf({ name, symbols }: (typeof entries)[number]) {
  const only = name.endsWith('/check-values') ? 'check-values' : undefined;
  const modules = Map.groupBy(
    symbols.map((symbol) => report.origin(symbol)),
    (symbol) => only ?? path.basename(symbol.declarations![0]!.getSourceFile().fileName, '.ts'),
  );
  return [...modules].map(([module, some]) => write(name, module, some));
}

rmSync(path.join(root, 'docs'), { recursive: true, force: true });
mkdirSync(path.join(root, 'docs'));
const pages = entries.flatMap(pagesOf);
writeFileSync(
  path.join(root, 'llms.txt'),
  `# @hadal/physics ${version}

> ${description}

What stands here is exact for this version. Every page below lies in the package, beside this file;
README.md has the units and errors, EXAMPLES.md worked examples, ranges and check values.

## Modules

${pages.map(({ file, title, names }) => `- [${title}](${file}): ${names.join(', ')}`).join('\n')}
`,
);
