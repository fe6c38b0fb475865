import { htmlElementAttributes } from 'html-element-attributes';
import { hastToReact, html, normalize, svg, type Schema } from 'property-information';
import type { Component, Prop } from '../api.ts';
import { nearest } from '../nearest.ts';
import type { Finding } from './finding.ts';
import { lineOf, type Value } from './snippet.ts';
import type { Element } from './tree.ts';

/** Attributes that React adds to those of HTML. */
const fromReact = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'defaultChecked',
  'defaultValue',
  'key',
  'ref',
  'suppressContentEditableWarning',
  'suppressHydrationWarning',
]);

/** Tags of DOM interfaces whose names differ from them. */
const tags: Record<string, string> = {
  Anchor: 'a',
  DList: 'dl',
  Heading: 'h2',
  OList: 'ol',
  Paragraph: 'p',
  TableDataCell: 'td',
  TableHeaderCell: 'th',
  TableRow: 'tr',
  UList: 'ul',
};

/** Returns what a schema calls an attribute, however it is spelled; not what every object inherits. */
function propertyOf({ normal }: Schema, name: string) {
  const key = normalize(name);
  return Object.hasOwn(normal, key) ? normal[key] : undefined;
}

/** Returns React's spelling of a property: schemas write `strokeLineCap`, React `strokeLinecap`. */
const spelled = (property: string) => hastToReact[property] ?? property;

/** Returns what a schema has of an attribute in React's spelling. */
function known(schema: Schema, name: string) {
  const property = propertyOf(schema, name);
  return property !== undefined && spelled(property) === name
    ? schema.property[property]
    : undefined;
}

/** Events that HTML has no attribute for, of React and of the dialogs and menus it is used with. */
const events =
  /^on(Animation|BeforeInput|CloseAutoFocus|Composition|DoubleClick|Encrypted|EscapeKeyDown|FocusOutside|GotPointer|InteractOutside|LostPointer|OpenAutoFocus|Pointer|Touch|Transition)/;

const isEvent = (name: string) =>
  events.test(name) || known(html, name.replace(/Capture$/, '')) !== undefined;

/** Tells if every element takes an attribute. */
const isGeneral = (name: string) =>
  fromReact.has(name) ||
  /^(data-|aria-|role$)/.test(name) ||
  (/^on[A-Z]/.test(name) && isEvent(name));

/** Tells if the element that a component renders takes an attribute. */
function isPassedOn(name: string, { element }: Component) {
  if (!element) return name === 'key' || name === 'children';
  if (isGeneral(name)) return true;
  const kind = /^HTML(?<kind>\w*)Element$/.exec(element)?.groups?.['kind'];
  if (kind === undefined) return Boolean(known(svg, name) ?? known(html, name));
  if (name === 'value' && /^(Select|TextArea)$/.test(kind)) return true;
  const attribute = known(html, name)?.attribute;
  if (!attribute) return false;
  const own = htmlElementAttributes[tags[kind] ?? kind.toLowerCase()] ?? [];
  return (htmlElementAttributes['*'] ?? []).includes(attribute) || own.includes(attribute);
}

const literal = /^'(?<text>.*)'$/;

/** Splits a union at its top level; empty if a part is more than a literal or a primitive. */
function choicesOf(type: string) {
  const parts = type.split(' | ');
  const isPlain = parts.every((part) =>
    /^('[^']*'|-?[\d.]+|string|number|boolean|true|false|null|undefined)$/.test(part),
  );
  return isPlain ? parts : [];
}

const accepts = (part: string, value: Exclude<Value, undefined>) =>
  part === typeof value || part === String(value) || literal.exec(part)?.groups?.['text'] === value;

function wrongValue({ name, type }: Prop, value: Value, of: string, line: number): Finding[] {
  const choices = choicesOf(type);
  if (value === undefined || choices.length === 0) return [];
  // A number in quotes is no choice, as a text that looks like a literal is none.
  const fits = choices.some((part) =>
    typeof value === 'string' && !literal.test(part) ? part === 'string' : accepts(part, value),
  );
  if (fits) return [];
  return [
    {
      line,
      rule: 'wrong-value',
      what: `\`${name}\` of \`${of}\` is ${JSON.stringify(value)}.`,
      why: `Its type is ${type}.`,
      fix: `Pass one of ${choices.join(', ')}.`,
    },
  ];
}

function unknownProp(name: string, { name: of, element, props }: Component, line: number): Finding {
  const meant =
    inReact(name) ??
    nearest(
      name,
      props.map((prop) => prop.name),
    );
  const own = props.map((prop) => `\`${prop.name}\``).join(', ') || 'no props';
  return {
    line,
    rule: 'unknown-prop',
    what: `\`${of}\` has no prop \`${name}\`.`,
    why: `It has ${own} of its own${element ? `, and passes on what its ${element} takes` : ''}.`,
    fix: meant ? `Write \`${meant}\`.` : `Remove it, or ask get_component for the parts of ${of}.`,
  };
}

/** Returns the spelling that React has for an attribute of HTML or SVG, if it is another. */
function inReact(name: string) {
  return [html, svg]
    .flatMap((schema) => propertyOf(schema, name) ?? [])
    .map(spelled)
    .find((spelling) => spelling !== name);
}

function misspelled(tag: string, name: string, line: number): Finding[] {
  const meant = isGeneral(name) || known(html, name) ? undefined : inReact(name);
  if (!meant) return [];
  return [
    {
      line,
      rule: 'unknown-prop',
      what: `\`${tag}\` has no prop \`${name}\`.`,
      why: 'React has its own spelling of attributes.',
      fix: `Write \`${meant}\`.`,
    },
  ];
}

/** A required prop that an assistive technology reads out, and so also a label. */
const isLabel = (name: string) => /^(label|title|caption)$|Label$/.test(name);

function missing({ name, type }: Prop, { name: of, line }: Element): Finding {
  const what = `\`${of}\` lacks \`${name}\`.`;
  const fix = `Add \`${name}\`, of type ${type.replaceAll(/\s+/g, ' ')}.`;
  if (name === 'alt') {
    const why = 'A screen reader then has nothing to say about the image.';
    return { line, rule: 'missing-alt', what, why, fix: `${fix} An empty one marks decoration.` };
  }
  if (isLabel(name)) {
    const why = 'It is the name that is seen and read out.';
    return { line, rule: 'missing-label', what, why, fix };
  }
  return { line, rule: 'missing-prop', what, why: 'It is required, and has no default.', fix };
}

/** Compares an element's attributes with the props of its component, or those of its tag. */
export function checkProps(element: Element): Finding[] {
  const { kind, name, component, attributes, isSpread, node } = element;
  if (kind === 'tag') {
    if (name.includes('-')) return [];
    return [...attributes].flatMap(([attribute, { node: at }]) =>
      misspelled(name, attribute, lineOf(at)),
    );
  }
  if (!component) return [];
  const own = new Map(component.props.map((prop) => [prop.name, prop]));
  const found = [...attributes].flatMap(([attribute, { value, node: at }]) => {
    const prop = own.get(attribute);
    if (!prop) {
      return isPassedOn(attribute, component)
        ? []
        : [unknownProp(attribute, component, lineOf(at))];
    }
    return [
      ...wrongValue(prop, value, name, lineOf(at)),
      ...(prop.deprecated
        ? [
            {
              line: lineOf(at),
              rule: 'deprecated-prop' as const,
              what: `\`${attribute}\` of \`${name}\` is deprecated.`,
              why: 'A coming version drops it.',
              fix: prop.deprecated,
            },
          ]
        : []),
    ];
  });
  const hasChildren = node.children.some((child) => child.type !== 'JSXText' || child.value.trim());
  const lacking = component.props.filter(
    (prop) =>
      !prop.isOptional &&
      !isSpread &&
      !attributes.has(prop.name) &&
      !(prop.name === 'children' && hasChildren),
  );
  return [...found, ...lacking.map((prop) => missing(prop, element))];
}
