import { componentsIn, typesBeside, type Component } from './api.ts';

/** A component's page in the package's documentation. */
export interface Page {
  /** The file's name without its ending, such as `text-field`. */
  id: string;
  title: string;
  purpose: string;
  status: string;
  /** The text before the listing of props. */
  text: string;
  components: readonly Component[];
  /** The types that belong to the components, as source text. */
  types: string;
}

/** Reads a page of documentation; without props it is a guide, and `undefined`. */
export function pageOf(id: string, markdown: string): Page | undefined {
  const [text = '', props] = markdown.split('\n## Props\n');
  if (props === undefined) return undefined;
  const listing = /```ts\n(?<listing>[^]*?)\n```/.exec(props)?.groups?.['listing'] ?? '';
  const [title = '', purpose = '', status = ''] = text.split('\n\n');
  return {
    id,
    title: title.replace(/^# /, ''),
    purpose,
    status: /^Status: (?<status>\w+)/.exec(status)?.groups?.['status'] ?? 'unknown',
    text: text.trim(),
    components: componentsIn(listing),
    types: typesBeside(listing),
  };
}

/** Returns a section of a page by its heading; the empty string if it has none. */
export function sectionOf({ text }: Page, title: string) {
  const [, section = ''] = text.split(`\n## ${title}\n`);
  return section.split('\n## ')[0]?.trim() ?? '';
}
