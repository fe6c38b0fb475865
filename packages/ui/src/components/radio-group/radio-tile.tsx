import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../../internal/choice-group';
import { Icon } from '../icon';
import * as styles from './radio-group.css';

export interface RadioTileProps extends ChoiceProps {
  /** An amount or a number, with any words in `<small>`. */
  children: ReactNode;
}

/**
 * One answer of a `RadioGroup`, as a tile. Renders a `<label>` around an `<input type="radio">`:
 * `className` goes to the `<label>`, `ref` and all other props to the `<input>`.
 */
export function RadioTile({ className, children, ...rest }: RadioTileProps) {
  return (
    <label data-part="radio-group-tile" className={clsx(styles.tile, className)}>
      <Choice {...rest} />
      {children}
      <Icon data-part="radio-group-tick" name="tick" className={styles.tick} />
    </label>
  );
}
