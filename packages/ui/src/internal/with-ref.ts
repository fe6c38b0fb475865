import { forwardRef, version, type ReactNode } from 'react';

type Component = (props: never) => ReactNode;

/**
 * Lets a component receive a `ref` in React 18 too, which withholds it from functions without this
 * wrapper. In React 19 `ref` is an ordinary prop, and this does nothing.
 */
export function withRef<Wrapped extends Component>(component: Wrapped) {
  if (!version.startsWith('18.')) return component;
  return forwardRef((props, ref) => component({ ...props, ref } as never)) as unknown as Wrapped;
}
