import type { JSXElement } from '@babel/types';
import type { Finding } from './finding.ts';
import { attributesOf, valueOf } from './snippet.ts';
import type { Element } from './tree.ts';

const naming = ['aria-label', 'aria-labelledby', 'title', 'label'];

/** Controls of HTML that need a label beside them. */
const controls = new Set(['input', 'select', 'textarea']);

/** Types of an input that need none, or bring their own words. */
const unlabelled = new Set(['hidden', 'submit', 'reset', 'button', 'image']);

const isSet = (element: Element, ...names: string[]) =>
  names.some((name) => element.attributes.has(name) && element.attributes.get(name)?.value !== '');

/** Tells if the content of an element gives it a name; what only running the code shows, does. */
function isNamed({ children }: JSXElement): boolean {
  return children.some((child) => {
    if (child.type === 'JSXText') return child.value.trim() !== '';
    if (child.type === 'JSXExpressionContainer') {
      return child.expression.type !== 'JSXEmptyExpression' && valueOf(child.expression) !== '';
    }
    if (child.type !== 'JSXElement') return true;
    const { named, isSpread } = attributesOf(child.openingElement);
    if (String(named.get('aria-hidden')?.value) === 'true') return false;
    const isLabelled = [...naming, 'alt'].some(
      (name) => named.has(name) && named.get(name)?.value !== '',
    );
    if (isSpread || isLabelled) return true;
    if (child.children.length > 0) return isNamed(child);
    const tag = child.openingElement.name;
    // Drawings and other tags without words; a component may well bring its own.
    return tag.type === 'JSXIdentifier' && !/^([a-z]|Icon$)/.test(tag.name);
  });
}

/** Tells if a component has a label of its own, such as `CopyButton`, whatever stands inside. */
const bringsLabel = ({ component }: Element) =>
  component?.props.some(
    ({ name, isOptional, initial }) =>
      /^(label|title|name|children)$|Label$/.test(name) &&
      name !== 'loadingLabel' &&
      (!isOptional || initial !== undefined),
  ) ?? false;

function unnamedAction(element: Element): Finding[] {
  const { name, component, line, node, isSpread } = element;
  const isAction =
    ['a', 'button'].includes(name) || /^HTML(Anchor|Button)Element$/.test(component?.element ?? '');
  // An `<a id>` without an address is a target, which needs no name; a component that is given nothing
  // may bring its own words, as `SkipLink` does.
  const isOther = component
    ? node.children.length === 0
    : name === 'a' && !element.attributes.has('href');
  if (!isAction || isOther) return [];
  if (isSpread || bringsLabel(element) || isSet(element, ...naming, 'children')) return [];
  if (isNamed(node)) return [];
  return [
    {
      line,
      rule: 'missing-label',
      what: `\`${name}\` has no name.`,
      why: 'A screen reader reads out only "button" or "link", and voice control cannot press it.',
      fix: 'Put words into it, or use `IconButton` with a `label` for an icon alone.',
    },
  ];
}

/** Returns the value of an element's `htmlFor`, or `id`, if it has one; `true` if unknown. */
const reference = (element: Element, name: string) => {
  const attribute = element.attributes.get(name);
  return attribute && (attribute.value ?? true);
};

/** Collects controls and labels, which may follow each other in either order. */
export class Labels {
  readonly #for = new Set<unknown>();
  readonly #controls: Element[] = [];

  meet(element: Element): Finding[] {
    const { name } = element;
    if (name === 'label') this.#for.add(reference(element, 'htmlFor'));
    if (controls.has(name)) this.#controls.push(element);
    if (name === 'img' && !element.attributes.has('alt') && !element.isSpread) {
      return [
        {
          line: element.line,
          rule: 'missing-alt',
          what: '`img` lacks `alt`.',
          why: 'A screen reader then reads out the name of the file.',
          fix: 'Say in `alt` what the picture shows, or pass `alt=""` if it decorates; `Picture` also reserves its place.',
        },
      ];
    }
    return unnamedAction(element);
  }

  /** Returns the controls without a label, once all of the snippet is known. */
  end(): Finding[] {
    return this.#controls.filter((control) => !this.#isLabelled(control)).map(unlabelledControl);
  }

  #isLabelled(control: Element) {
    const type = control.attributes.get('type')?.value;
    if (control.isSpread || unlabelled.has(String(type)) || isSet(control, ...naming)) return true;
    const id = reference(control, 'id');
    if (id !== undefined && (id === true || this.#for.has(id) || this.#for.has(true))) return true;
    for (let at = control.parent; at; at = at.parent)
      if (at.name === 'label' || at.kind !== 'tag') return true;
    return false;
  }
}

const unlabelledControl = ({ name, line }: Element): Finding => ({
  line,
  rule: 'missing-label',
  what: `\`${name}\` has no label.`,
  why: 'Nobody is told what to enter; a placeholder disappears on typing.',
  fix: 'Use `TextField`, `Select` or `TextArea` with a `label`, put a control of your own into a `Field`, or point a `<label htmlFor>` at its `id`.',
});
