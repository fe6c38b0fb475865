'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useOverflow } from '../../internal/use-overflow';
import * as styles from './equation.css';

export interface DisplayEquationProps {
  label: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** MathML on a line of its own. Renders a `<div>` that scrolls if its `<math>` is too wide. */
export function DisplayEquation({ label, className, children }: DisplayEquationProps) {
  const [math, overflows] = useOverflow<MathMLElement>();
  return (
    <div
      // Not of the <math> alone: a region in right-to-left text would show the end of a wide equation.
      dir="ltr"
      {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className={clsx(styles.region, className)}
    >
      <math
        ref={math}
        display="block"
        aria-label={label}
        className={clsx(styles.math, styles.display)}
      >
        {children}
      </math>
    </div>
  );
}
