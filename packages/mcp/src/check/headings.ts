import type { Library } from '../library.ts';
import type { Finding } from './finding.ts';
import { textOf } from './snippet.ts';
import type { Element, Heading, Outline } from './tree.ts';

/** Returns the components that hold the page's only `<h1>`, as their documentation says. */
export const headsOf = ({ pages }: Library) =>
  new Set(
    pages
      .filter(({ text }) => /holds the page's `<h1>`/i.test(text))
      .map(({ components }) => components[0]?.name),
  );

const stated = ({ attributes, node }: Element) => {
  const title = attributes.get('title') ?? attributes.get('headline');
  if (!title) return textOf(node) || undefined;
  return typeof title.value === 'string' ? title.value : undefined;
};

function levelOf(element: Element, heads: ReadonlySet<string | undefined>) {
  const { name, kind, component, attributes } = element;
  const tag = kind === 'tag' && /^h(?<level>[1-6])$/.exec(name)?.groups?.['level'];
  if (tag) return Number(tag);
  if (heads.has(component?.name)) return 1;
  const level = attributes.get('level');
  if (level) return typeof level.value === 'number' ? level.value : undefined;
  const initial = Number(component?.props.find((prop) => prop.name === 'level')?.initial);
  return initial || undefined;
}

/** Returns the heading that an element renders; one without a level for what may render some. */
function headingOf(element: Element, heads: ReadonlySet<string | undefined>): Heading | undefined {
  const { kind, component, isSpread } = element;
  const level = isSpread ? undefined : levelOf(element, heads);
  if (level !== undefined) return { level, text: stated(element) };
  const isTitled = component?.props.some(({ name }) => /^(title|level|headline)$/.test(name));
  return isTitled || kind === 'foreign' ? { level, text: undefined } : undefined;
}

/** Compares an element's heading with those before it, and adds it to them. */
export function checkHeading(
  element: Element,
  outline: Outline,
  heads: ReadonlySet<string | undefined>,
): Finding[] {
  const heading = headingOf(element, heads);
  if (!heading) return [];
  const { line, name } = element;
  const { level, text } = heading;
  const before = outline.at(-1);
  const findings: Finding[] = [];
  if (level === 1 && outline.some((one) => one.level === 1)) {
    findings.push({
      line,
      rule: 'duplicate-heading',
      what: `\`${name}\` is the second \`<h1>\`.`,
      why: 'The first names the page; with two, its outline has no root.',
      fix: 'Keep one `PageHead`, `Hero` or `<h1>` per page, and give this heading `level={2}`.',
    });
  } else if (text && outline.some((one) => one.text?.toLowerCase() === text.toLowerCase())) {
    findings.push({
      line,
      rule: 'duplicate-heading',
      what: `The heading "${text}" stands here twice.`,
      why: 'In a list of headings, nobody can tell them apart.',
      fix: 'Say in each what its own part is about, or remove one.',
    });
  }
  if (level && before?.level && level > before.level + 1) {
    findings.push({
      line,
      rule: 'skipped-heading',
      what: `\`${name}\` is a heading of level ${level} below one of level ${before.level}.`,
      why: 'It looks as if a part in between were missing.',
      fix: `Give it level ${before.level + 1}; \`size\` of a \`Heading\` changes its look alone.`,
    });
  }
  outline.push(heading);
  return findings;
}
