import { clsx } from 'clsx';
import {
  Children,
  cloneElement,
  createElement,
  version,
  type ElementType,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { mergeRefs } from './merge-refs';
import { withRef } from './with-ref';

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
  const merged: Props = { ...ours, ...theirs };
  for (const [name, own] of Object.entries(ours)) {
    const other = theirs[name];
    if (other === undefined) merged[name] = own;
    else if (typeof own === 'function' && name.startsWith('on')) {
      merged[name] = (...args: unknown[]) => {
        (other as Handler)(...args);
        (own as Handler)(...args);
      };
    }
  }
  merged['className'] = clsx(ours['className'] as string, theirs['className'] as string);
  merged['style'] = { ...(ours['style'] as object), ...(theirs['style'] as object) };
  return merged;
}

interface PartOptions<State> extends Renders<State> {
  tag: ElementType;
  state?: State | undefined;
  [attribute: string]: unknown;
}

/** The element of a part: its `tag`, or the one that `render` gives. */
export const Part = withRef(function Part<State extends object>({
  tag,
  render,
  state,
  ...rest
}: PartOptions<State>): ReactElement {
  const props: Props = rest;
  if (!render) return createElement(tag, props);
  if (typeof render === 'function') return render(props, state ?? ({} as State));
  // Unwraps the lazy element that a server component may pass.
  const element = Children.toArray(render)[0] as ReactElement<Props> & { ref?: Ref<unknown> };
  const ours = props['ref'] as Ref<unknown> | undefined;
  const theirs = (version.startsWith('18.') ? element.ref : element.props['ref']) as typeof ours;
  return cloneElement(element, {
    ...merge(props, element.props),
    ref: mergeRefs(ours, theirs),
  });
});
