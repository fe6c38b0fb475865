import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../../internal/choice-group';
import * as styles from './radio-group.css';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** `Radio`, `RadioCard` or `RadioTile` elements. */
  children: ReactNode;
}

/**
 * One answer out of a few, all in view: `Radio` in one column, `RadioCard` in pairs, `RadioTile` in
 * threes. Renders a `<fieldset role="radiogroup">`.
 */
export function RadioGroup({ children, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup {...rest}>
      <div className={styles.choices}>{children}</div>
    </ChoiceGroup>
  );
}
