import type { JSXElement, JSXMemberExpression, JSXNamespacedName, Node } from '@babel/types';
import type { Component } from '../api.ts';
import type { Library } from '../library.ts';
import { attributesOf, childrenOf, lineOf, type Attribute, type Snippet } from './snippet.ts';

/** An element of a snippet, as the rules see it. */
export interface Element {
  name: string;
  /** A tag of HTML or SVG, a component of the library, one from elsewhere, or one that nobody knows. */
  kind: 'tag' | 'library' | 'foreign' | 'unknown';
  component?: Component;
  attributes: ReadonlyMap<string, Attribute>;
  isSpread: boolean;
  line: number;
  node: JSXElement;
  parent?: Element;
}

/** Rules as they meet a snippet's nodes in the order of the source. */
export interface Visitor {
  /** Called with each element and the outline of headings before it, to which it may add. */
  element: (element: Element, outline: Outline) => void;
  node: (node: Node) => void;
}

/** A heading met so far; without a level if only running the code would tell it. */
export interface Heading {
  level: number | undefined;
  text: string | undefined;
}

/** The headings of one view, in order. */
export type Outline = Heading[];

interface Place {
  parent?: Element;
  outline?: Outline;
}

function nameOf(name: JSXMemberExpression['object'] | JSXNamespacedName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression' ? `${nameOf(name.object)}.${name.property.name}` : '';
}

/** Finds what a name in JSX stands for, by the snippet's imports. */
function resolve(name: string, { imports, names }: Snippet, library: Library) {
  if (/^[a-z]/.test(name)) return { kind: 'tag' as const };
  const [local = '', part] = name.split('.');
  const from = imports.get(local);
  if (from ? from.source !== '@hadal/ui' : part || names.has(local))
    return { kind: 'foreign' as const };
  const exported = from ? (from.imported === '*' ? (part ?? '') : from.imported) : name;
  const component = library.components.get(exported);
  if (component) return { kind: 'library' as const, component };
  // A wrong import has a finding of its own.
  return { kind: from ? ('foreign' as const) : ('unknown' as const) };
}

/** Walks through a snippet, in the order of the source. */
export function walk(snippet: Snippet, library: Library, { element: meet, node: see }: Visitor) {
  function visit(node: Node, place: Place) {
    see(node);
    if (node.type === 'JSXElement') visitElement(node, place);
    else if (node.type === 'JSXFragment') {
      const outline = place.outline ?? [];
      for (const child of childrenOf(node)) visit(child, { ...place, outline });
    } else if (node.type === 'ConditionalExpression') {
      const before = [...(place.outline ?? [])];
      visit(node.test, place);
      visit(node.consequent, place);
      visit(node.alternate, place.outline ? { ...place, outline: before } : place);
    } else for (const child of childrenOf(node)) visit(child, place);
  }

  function visitElement(node: JSXElement, { parent, outline = [] }: Place) {
    const opening = node.openingElement;
    const name = nameOf(opening.name);
    const { named, isSpread } = attributesOf(opening);
    const element: Element = {
      name,
      ...resolve(name, snippet, library),
      attributes: named,
      isSpread,
      line: lineOf(node),
      node,
      ...(parent && { parent }),
    };
    meet(element, outline);
    for (const child of [...opening.attributes, ...node.children])
      visit(child, { parent: element, outline });
  }

  visit(snippet.file.program, {});
}
