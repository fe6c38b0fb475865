import type { Ref } from 'react';

type AnyRef<T> = Ref<T> | undefined;

function fill<T>(ref: AnyRef<T>, node: T | null) {
  if (typeof ref === 'function') ref(node);
  else if (ref) (ref as { current: T | null }).current = node;
}

/** One ref that fills two. */
export function mergeRefs<T>(first: AnyRef<T>, second: AnyRef<T>): AnyRef<T> {
  if (!first || !second) return first ?? second;
  return (node) => {
    fill(first, node);
    fill(second, node);
  };
}
