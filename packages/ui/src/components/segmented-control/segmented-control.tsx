import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  Choice,
  ChoiceGroup,
  type ChoiceGroupProps,
  type ChoiceProps,
} from '../../internal/choice-group';
import * as styles from './segmented-control.css';

export interface SegmentedControlProps extends ChoiceGroupProps {
  /** `SegmentedControlItem` elements. */
  children: ReactNode;
}

/** One of two to five short answers, all in view. Renders a `<fieldset role="radiogroup">`. */
export function SegmentedControl({ children, ...rest }: SegmentedControlProps) {
  return (
    <ChoiceGroup {...rest}>
      <div className={styles.segments}>{children}</div>
    </ChoiceGroup>
  );
}

export interface SegmentedControlItemProps extends ChoiceProps {
  /** The answer, in one or two words. */
  children: ReactNode;
}

/**
 * One answer of a `SegmentedControl`. Renders a `<label>` around an `<input type="radio">`:
 * `className` goes to the `<label>`, `ref` and all other props to the `<input>`.
 */
export function SegmentedControlItem({ className, children, ...rest }: SegmentedControlItemProps) {
  return (
    <label data-part="segmented-control-segment" className={clsx(styles.segment, className)}>
      <Choice {...rest} />
      {children}
    </label>
  );
}
