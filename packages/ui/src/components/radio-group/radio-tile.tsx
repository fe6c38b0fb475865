import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../../internal/choice-group';
import { Icon } from '../icon';
import * as styles from './radio-group.css';

export interface RadioTileProps extends ChoiceProps {
  /** A sum or a number; words among them in `<small>`. */
  children: ReactNode;
}

/**
 * One answer of a `RadioGroup`, as a tile to press. Renders a `<label>` around an
 * `<input type="radio">`: `className` goes to the `<label>`, `ref` and everything else to the `<input>`.
 */
export function RadioTile({ className, children, ...rest }: RadioTileProps) {
  return (
    <label className={clsx(styles.tile, className)}>
      <Choice {...rest} />
      {children}
      <Icon name="tick" className={styles.tick} />
    </label>
  );
}
