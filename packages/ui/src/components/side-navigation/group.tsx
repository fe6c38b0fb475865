'use client';

import { useRef, type ComponentPropsWithRef } from 'react';
import { useOnChange } from '../../internal/use-on-change';

interface GroupProps extends Omit<ComponentPropsWithRef<'details'>, 'open'> {
  /** The `href` of the current page, if it is one of the group. */
  current: string | undefined;
}

/** A group of pages that folds, and opens when the current page moves into or within it. Renders a `<details>`. */
export function Group({ current, ...rest }: GroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // The reader may have folded it on the page before, which the prop does not know.
  useOnChange(current, () => {
    if (current !== undefined && details.current) details.current.open = true;
  });
  return (
    <details
      {...rest}
      ref={details}
      open={current !== undefined}
      // The reader may have opened it before hydration.
      suppressHydrationWarning
    />
  );
}
