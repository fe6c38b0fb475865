import { forwardRef, version, type ReactNode } from 'react';

type Component = (props: never) => ReactNode;

/**
 * Lets a component receive the `ref` that we or Radix pass it in React 18 too, which withholds the `ref`
 * from a function without this wrapper. In React 19 it is a prop like any other, and this does nothing.
 */
export function takesRef<Wrapped extends Component>(component: Wrapped) {
  if (!version.startsWith('18.')) return component;
  return forwardRef((props, ref) => component({ ...props, ref } as never)) as unknown as Wrapped;
}
