/** A prop as the package's own API listing has it. */
export interface Prop {
  name: string;
  type: string;
  isOptional: boolean;
  initial?: string;
  /** The replacement, and the version that drops the prop. */
  deprecated?: string;
}

/** A component of the installed package. */
export interface Component {
  name: string;
  /** The DOM interface of the element that takes all further attributes, such as `HTMLDivElement`. */
  element?: string;
  props: readonly Prop[];
}

const heading = /^<(?<name>\w+)>(?:: (?<element>\w+) &)? \{/;
const member = /^ {2}(?<name>\w+)(?<optional>\??): (?<rest>.*)$/;
const afterType =
  /^(?<type>[^]*?)(?: = (?<initial>[^]*?))?;(?: \/\/ deprecated: (?<deprecated>.*))?$/;

/** Joins the lines of a prop whose type takes several. */
function membersOf(lines: readonly string[]) {
  const members: string[] = [];
  for (const line of lines) {
    if (member.test(line)) members.push(line);
    else if (members.length > 0) members.push(`${members.pop()}\n${line}`);
  }
  return members;
}

function propOf(text: string): Prop[] {
  const [first = '', ...more] = text.split('\n');
  const { name = '', optional, rest = '' } = member.exec(first)?.groups ?? {};
  const found = afterType.exec([rest, ...more].join('\n'))?.groups;
  if (!found) return [];
  const { type = '', initial, deprecated } = found;
  return [
    {
      name,
      type,
      isOptional: optional === '?',
      ...(initial !== undefined && { initial }),
      ...(deprecated !== undefined && { deprecated }),
    },
  ];
}

/** Reads the components from a listing of the API, as documentation pages have it under "Props". */
export function componentsIn(listing: string): Component[] {
  return listing.split('\n\n').flatMap((entry) => {
    const lines = entry
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('//'));
    const { name, element } = heading.exec(lines[0] ?? '')?.groups ?? {};
    if (!name) return [];
    const props = membersOf(lines.slice(1, -1)).flatMap(propOf);
    return [{ name, props, ...(element && { element }) }];
  });
}

/** Returns what a listing has besides components: the types of their props, and functions. */
export const typesBeside = (listing: string) =>
  listing
    .split('\n\n')
    .filter((entry) => !heading.test(entry.replace(/^\/\/.*\n/, '')))
    .join('\n\n');
