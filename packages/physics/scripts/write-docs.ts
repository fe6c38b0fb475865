/**
 * Writes the documentation that ships in the package for tools such as coding agents: a Markdown page per
 * module, generated from its docstrings and the API listing, and `llms.txt`, which indexes the pages.
 */
import { readApi } from '@hadal/release/api-report';
import { writeDocs } from '@hadal/release/docs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');
const { manifest, report, entries } = readApi(root);

/** Splits a docstring into its prose and its tags: parameters, return value and errors. */
function docstringOf(symbol: ts.Symbol) {
  const [declaration] = symbol.declarations ?? [];
  const [comment] = declaration ? ts.getJSDocCommentsAndTags(declaration) : [];
  const [words = '', ...tags] = (comment?.getText() ?? '')
    .replace(/^\/\*\*\s*|\s*\*\/$/g, '')
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .split(/^@/m);
  const items = tags.map((tag) =>
    tag
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/^param ([\w.]+) -/, '`$1`:'),
  );
  return { words: words.trim(), items };
}

/** Returns the documentation of each member of an interface. */
function membersOf(symbol: ts.Symbol) {
  if (!(symbol.flags & ts.SymbolFlags.Interface)) return [];
  const members = report.checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  return members.flatMap((member) => {
    const { words } = docstringOf(member);
    return words ? [`\`${member.name}\`: ${words.replaceAll(/\s+/g, ' ')}`] : [];
  });
}

function sectionOf(symbol: ts.Symbol) {
  const { words, items } = docstringOf(symbol);
  const list = [...items, ...membersOf(symbol)].map((item) => `- ${item}`).join('\n');
  return [`## ${symbol.name}`, `\`\`\`ts\n${report.describe(symbol)}\n\`\`\``, words, list]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns a page per module, with the exports of its public entry point. */
function pagesOf({ name, symbols }: (typeof entries)[number]) {
  const only = name.endsWith('/check-values') ? 'check-values' : undefined;
  const modules = Map.groupBy(
    symbols.map((symbol) => report.origin(symbol)),
    (symbol) => only ?? path.basename(symbol.declarations![0]!.getSourceFile().fileName, '.ts'),
  );
  return [...modules].map(([module, some]) => {
    const title = `${module[0]!.toUpperCase()}${module.slice(1).replaceAll('-', ' ')}`;
    const intro = `# ${title}\n\nOf \`${name}\`, version ${manifest.version}.`;
    return {
      file: `${module}.md`,
      title,
      text: [intro, ...some.map(sectionOf)].join('\n\n'),
      summary: some.map((symbol) => symbol.name).join(', '),
    };
  });
}

writeDocs(
  root,
  'README.md has the units and errors, EXAMPLES.md worked examples, ranges and check values.',
  { Modules: entries.flatMap(pagesOf) },
);
