import type { Ref } from 'react';

type AnyRef<T> = Ref<T> | undefined;

/** Fills a ref, and returns the clean-up of a callback that has one. */
function fill<T>(ref: AnyRef<T>, node: T | null) {
  if (typeof ref === 'function') {
    const cleanUp: unknown = ref(node);
    // A short arrow function may return anything.
    return typeof cleanUp === 'function' ? (cleanUp as () => void) : undefined;
  }
  if (ref) (ref as { current: T | null }).current = node;
  return undefined;
}

/** One ref that fills two. */
export function mergeRefs<T>(first: AnyRef<T>, second: AnyRef<T>): AnyRef<T> {
  if (!first || !second) return first ?? second;
  return (node) => {
    const [cleanFirst, cleanSecond] = [fill(first, node), fill(second, node)];
    // React 18 warns of a ref that returns a function.
    if (!cleanFirst && !cleanSecond) return undefined;
    return () => {
      if (cleanFirst) cleanFirst();
      else fill(first, null);
      if (cleanSecond) cleanSecond();
      else fill(second, null);
    };
  };
}
