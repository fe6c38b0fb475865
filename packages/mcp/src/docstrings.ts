import { parse } from '@babel/parser';
import type { Comment, Node, TSInterfaceDeclaration, TSTypeAliasDeclaration } from '@babel/types';

/** The package's types: its exports, and the docstrings of each component's props. */
export interface Types {
  exports: ReadonlySet<string>;
  /** Returns the docstring of each prop of a component. */
  docsOf: (component: string) => ReadonlyMap<string, string>;
}

/** Returns the text of the docstring before a declaration, without tags, on one line. */
function docstring(comments: readonly Comment[] | null | undefined) {
  const text = comments?.findLast(({ value }) => value.startsWith('*'))?.value ?? '';
  return text
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replace(/@\w[^]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

type Declared = TSInterfaceDeclaration | TSTypeAliasDeclaration;

/** Reads a module of type declarations. */
export function typesIn(declarations: string): Types {
  const { program } = parse(declarations, {
    sourceType: 'module',
    plugins: [['typescript', { dts: true }]],
    errorRecovery: true,
  });
  const declared = new Map<string, Declared>();
  const components = new Map<string, Node>();
  const exports = new Set<string>();
  for (const statement of program.body) {
    const { type } = statement;
    if (type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') {
      declared.set(statement.id.name, statement);
    } else if (type === 'TSDeclareFunction' && statement.id) {
      components.set(statement.id.name, statement);
    } else if (type === 'VariableDeclaration') {
      for (const { id } of statement.declarations)
        if (id.type === 'Identifier') components.set(id.name, statement);
    } else if (type === 'ExportNamedDeclaration') {
      for (const { exported } of statement.specifiers)
        exports.add(exported.type === 'Identifier' ? exported.name : exported.value);
    }
  }

  /** Collects the docstrings of the properties that a type has, itself or by reference. */
  function collect(node: unknown, docs: Map<string, string>, seen: Set<unknown>) {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) {
      for (const one of node) collect(one, docs, seen);
      return;
    }
    const at = node as Node;
    if (at.type === 'TSPropertySignature' || at.type === 'TSMethodSignature') {
      const text = docstring(at.leadingComments);
      if (at.key.type === 'Identifier' && text && !docs.has(at.key.name))
        docs.set(at.key.name, text);
      return;
    }
    if (at.type === 'Identifier') collect(declared.get(at.name), docs, seen);
    for (const [key, value] of Object.entries(at))
      if (!key.endsWith('omments') && key !== 'loc') collect(value, docs, seen);
  }

  return {
    exports,
    docsOf: (component) => {
      const docs = new Map<string, string>();
      collect(components.get(component), docs, new Set());
      return docs;
    },
  };
}
