import { parse } from '@babel/parser';
import type { File, JSXElement, JSXOpeningElement, Node } from '@babel/types';

/** A module's import of a name. */
interface Import {
  source: string;
  imported: string;
  line: number;
}

/** A parsed snippet, with the names it brings along. */
export interface Snippet {
  file: File;
  imports: ReadonlyMap<string, Import>;
  /** Every name that occurs outside JSX, because it may be declared or handed in. */
  names: ReadonlySet<string>;
}

/** Mistakes that a parser recovers from, or the one at which it stopped. */
export interface SyntaxFault {
  line: number;
  message: string;
}

function tryParse(code: string) {
  try {
    return parse(code, {
      sourceType: 'module',
      plugins: ['jsx', 'typescript'],
      errorRecovery: true,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return error as SyntaxError & { loc?: { line: number } };
  }
}

/** Puts sibling elements, which follow imports as in documentation, into a fragment on the same lines. */
const inFragment = (code: string) => code.replace(/^(?=<)[^]*/m, (elements) => `<>${elements}</>`);

/** Returns the nodes directly below a node, in the order of the source. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'loc' || key === 'errors' || key.endsWith('omments') || key === 'extra'
      ? []
      : [value].flat().filter(isNode),
  );

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const lineOf = ({ loc }: Node) => loc?.start.line ?? 1;

/** Parses TSX: a module, or bare elements, with or without imports before them. */
export function parseSnippet(code: string): { snippet?: Snippet; faults: SyntaxFault[] } {
  const module = tryParse(code);
  const parsed = module instanceof Error ? tryParse(inFragment(code)) : module;
  const failed = [module, parsed].find((one) => one instanceof Error);
  if (parsed instanceof Error) {
    const { message, loc } = failed as Error & { loc?: { line: number } };
    return { faults: [{ line: loc?.line ?? 1, message }] };
  }
  const imports = new Map<string, Import>();
  for (const statement of parsed.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const source = statement.source.value;
    for (const specifier of statement.specifiers) {
      const line = lineOf(specifier);
      let imported = '*';
      if (specifier.type === 'ImportDefaultSpecifier') imported = 'default';
      if (specifier.type === 'ImportSpecifier') {
        const named = specifier.imported;
        imported = named.type === 'Identifier' ? named.name : named.value;
      }
      imports.set(specifier.local.name, { source, imported, line });
    }
  }
  const names = new Set<string>();
  const collect = (node: Node) => {
    if (node.type === 'Identifier') names.add(node.name);
    for (const child of childrenOf(node)) collect(child);
  };
  collect(parsed.program);
  const faults = (parsed.errors ?? []).map((error) => ({
    line: (error as { loc?: { line: number } }).loc?.line ?? 1,
    message: String((error as { message?: string }).message ?? error),
  }));
  return { snippet: { file: parsed, imports, names }, faults };
}

/** The value of an attribute: a literal, or `undefined` if only running the code would tell. */
export type Value = string | number | boolean | null | undefined;

/** Returns the value that an expression or an attribute states literally. */
export function valueOf(node: Node | null | undefined): Value {
  switch (node?.type) {
    case undefined:
      return undefined;
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'JSXExpressionContainer':
      return valueOf(node.expression);
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? (node.quasis[0]?.value.cooked ?? undefined)
        : undefined;
    default:
      return undefined;
  }
}

/** An attribute of an element: its literal value, if it has one, and its node. */
export interface Attribute {
  value: Value;
  node: Node;
}

/** Returns an element's attributes by name, and if it also spreads others that nobody can read here. */
export function attributesOf({ attributes }: JSXOpeningElement) {
  const named = new Map<string, Attribute>();
  let isSpread = false;
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') isSpread = true;
    else if (attribute.name.type === 'JSXIdentifier') {
      const value = attribute.value === null ? true : valueOf(attribute.value);
      named.set(attribute.name.name, { value, node: attribute });
    }
  }
  return { named, isSpread };
}

/** Returns the text that an element states literally; `undefined` if an expression adds to it. */
export function textOf({ children }: JSXElement): string | undefined {
  const parts = children.map((child) => {
    if (child.type === 'JSXText') return child.value;
    if (child.type === 'JSXElement') return textOf(child);
    if (child.type !== 'JSXExpressionContainer') return undefined;
    if (child.expression.type === 'JSXEmptyExpression') return '';
    const value = valueOf(child.expression);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
  if (parts.includes(undefined)) return undefined;
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
