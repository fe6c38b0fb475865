import { clsx } from 'clsx';
import {
  Children,
  createElement,
  version,
  type ComponentType,
  type JSX,
  type ElementType,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { jsx } from 'react/jsx-runtime';
import { mergeRefs } from './merge-refs';

/** The props of a part. The function form of `render` spreads them on its element. */
export type PartProps = HTMLAttributes<HTMLElement> & {
  // oxlint-disable-next-line typescript/no-explicit-any -- the element differs by part
  ref?: Ref<any> | undefined;
};

/** An element, or a function that returns one from a part's props and state. */
export type Render<State = object> =
  ReactElement | ((props: PartProps, state: Readonly<State>) => ReactElement);

/** The prop of every part whose element can be replaced. */
export interface Renders<State = object> {
  /** Replaces the part's element, with its attributes, handlers and ref. */
  render?: Render<State> | undefined;
}

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

/** The part's props under those of the element that replaces it, whose handlers run first. */
function merge(ours: Props, theirs: Props) {
  const merged = { ...ours };
  for (const name in theirs) {
    const [own, other] = [ours[name], theirs[name]];
    if (own && /^on[A-Z]/.test(name)) {
      merged[name] = (...args: unknown[]) => {
        (other as Handler | undefined)?.(...args);
        (own as Handler)(...args);
      };
    } else if (name === 'className') merged[name] = clsx(own as string, other as string);
    else if (name === 'style') merged[name] = { ...(own as object), ...(other as object) };
    else merged[name] = other ?? own;
  }
  return merged;
}

type PropsOf<Tag> = Tag extends keyof JSX.IntrinsicElements
  ? JSX.IntrinsicElements[Tag]
  : Tag extends ComponentType<infer Own>
    ? Own
    : never;

type PartOptions<Tag, State> = Renders<State> & {
  state?: State | undefined;
  ref?: PartProps['ref'];
  [data: `data-${string}`]: unknown;
} & Omit<PropsOf<Tag>, 'render' | 'ref'>;

/**
 * Returns the element of a part: its `tag`, or what `render` gives. Not a component, since React would have to
 * hydrate one for every part of a page.
 */
export function renderPart<Tag extends ElementType, State extends object = object>(
  tag: Tag,
  { render, state, ...rest }: PartOptions<Tag, State>,
): ReactElement {
  const props = rest as Props;
  if (!render) return jsx(tag, props);
  if (typeof render === 'function') return render(props, state ?? ({} as State));
  // Unwraps the lazy element that a server component may pass.
  const element = Children.toArray(render)[0] as ReactElement<Props> & { ref?: Ref<unknown> };
  const ours = props['ref'] as Ref<unknown> | undefined;
  const theirs = (version.startsWith('18.') ? element.ref : element.props['ref']) as typeof ours;
  return createElement(element.type, {
    ...merge(props, element.props),
    key: element.key,
    ref: mergeRefs(ours, theirs),
  });
}
