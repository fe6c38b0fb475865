import type { Component } from './api.ts';
import type { Finding } from './check/finding.ts';
import { Fault } from './fault.ts';
import { pagesFor } from './find.ts';
import type { Library } from './library.ts';
import { nearest } from './nearest.ts';
import { sectionOf, type Page } from './pages.ts';

const namesOf = ({ components }: Page) => components.map(({ name }) => name).join(', ');

const entryOf = (page: Page) =>
  `- **${page.title}** (${namesOf(page)}; ${page.status}): ${page.purpose.replaceAll('\n', ' ')}`;

/** Lists all components with their parts, maturity and purpose. */
export const listComponents = ({ pages, version }: Library) =>
  `Components of @hadal/ui ${version}:\n\n${pages.map(entryOf).join('\n')}`;

/** Lists the components for a purpose, with the cases for which each is meant, and is not. */
export function findComponent(purpose: string, { pages, version }: Library) {
  const found = pagesFor(purpose, pages);
  if (found.length === 0) {
    throw new Fault(
      `Nothing in @hadal/ui ${version} is described by "${purpose}". Descriptions use plain English words for what a visitor sees or does: try others, such as "dialog" or "choose one of several", or read list_components.`,
    );
  }
  return found
    .map((page) =>
      [
        entryOf(page),
        `When to use it:\n${sectionOf(page, 'When to use it')}`,
        `When not to:\n${sectionOf(page, 'When not to')}`,
      ].join('\n\n'),
    )
    .join('\n\n---\n\n');
}

function propsOf({ name, element, props }: Component, { types }: Library) {
  const docs = types.docsOf(name);
  const rows = props.map((prop) => {
    const initial = prop.initial === undefined ? '' : `, default ${prop.initial}`;
    const need = prop.isOptional ? '' : ', required';
    const note = prop.deprecated ? `Deprecated: ${prop.deprecated}` : (docs.get(prop.name) ?? '');
    return `- \`${prop.name}\`: \`${prop.type}\`${need}${initial}${note && `. ${note}`}`;
  });
  const rest = element ? [`- All attributes of its element, \`${element}\`.`] : [];
  return `### ${name}\n\n${[...rows, ...rest].join('\n')}`;
}

/** Returns the page of a component: its use, example, keys, accessibility, and props with docstrings. */
export function getComponent(name: string, library: Library) {
  const { pages, components, version } = library;
  const wanted = name.toLowerCase();
  const page =
    pages.find((one) => one.components.some((component) => component.name === name)) ??
    pages.find(({ id, title }) => [id, title.toLowerCase()].includes(wanted));
  if (!page) {
    const meant = nearest(name, [...components.keys(), ...pages.map(({ title }) => title)]);
    throw new Fault(
      `@hadal/ui ${version} has no component "${name}". ${meant ? `Did you mean ${meant}?` : 'Ask find_component for one of its purpose.'}`,
    );
  }
  const props = page.components.map((component) => propsOf(component, library)).join('\n\n');
  const types = page.types && `\n\n### Types\n\n\`\`\`ts\n${page.types}\n\`\`\``;
  return `${page.text}\n\n## Props\n\n${props}${types}`;
}

/** Lists the tokens, or those of one group, with their values in both themes. */
export function listTokens(group: string | undefined, { tokens, version }: Library) {
  const groups = [...new Set(tokens.map((token) => token.group))];
  if (group !== undefined && !groups.includes(group)) {
    throw new Fault(
      `@hadal/ui ${version} has no tokens in a group "${group}". Its groups are ${groups.join(', ')}.`,
    );
  }
  const rows = tokens
    .filter((token) => group === undefined || token.group === group)
    .map(({ name, dark, light }) =>
      dark === light ? `- \`${name}\`: ${dark}` : `- \`${name}\`: dark ${dark}, light ${light}`,
    );
  return `Tokens of @hadal/ui ${version} are CSS variables, \`var(--hadal-<group>-<token>)\`; in TypeScript \`vars\` of \`@hadal/ui/theme\` has them. Groups: ${groups.join(', ')}.\n\n${rows.join('\n')}`;
}

/** Returns a guide, by default the rules of composing a page. */
export function getRules(guide: string, { guides, version }: Library) {
  const text = guides.get(guide);
  if (text === undefined) {
    throw new Fault(
      `The documentation of @hadal/ui ${version} has no guide "${guide}". It has ${[...guides.keys()].join(', ')}.`,
    );
  }
  const others = [...guides.keys()].filter((name) => name !== guide);
  return `${text}\n\nOther guides of @hadal/ui ${version}: ${others.join(', ')}.`;
}

/** Writes findings as a list to read. */
export const listFindings = (findings: readonly Finding[], { version }: Library) =>
  findings.length === 0
    ? `No findings against @hadal/ui ${version}. Types, layout and behaviour are not checked: compile it, and look at it.`
    : findings
        .map(
          ({ line, rule, what, why, fix }) =>
            `- Line ${line}, ${rule}: ${what}\n  Why: ${why}\n  Fix: ${fix}`,
        )
        .join('\n');
