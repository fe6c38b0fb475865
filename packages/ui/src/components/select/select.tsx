'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import type { ChangeHandler } from '../../internal/use-controllable-state';
import { useField, type FieldWords } from '../../internal/use-field';
import { Icon } from '../icon';
import { NativeSelect } from './native-select';
import * as styles from './select.css';

interface SelectOwnProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldWords {
  /** The label of the field, above it. */
  label: ReactNode;
  /** `<option>` and `<optgroup>` elements. */
  children: ReactNode;
}

export type SelectProps = SelectOwnProps &
  (
    | {
        multiple?: false | undefined;
        /** Called with the chosen value. A cancelled change restores the choice before it. */
        onValueChange?: ChangeHandler<string> | undefined;
        size?: undefined;
      }
    | {
        /** Several options, in a list that stays open. */
        multiple: true;
        onValueChange?: ChangeHandler<readonly string[]> | undefined;
        /** The number of options in view. @default 4 */
        size?: number | undefined;
      }
  );

/**
 * One of many options or, with `multiple`, several, in the browser's own list. Renders a `<div>` around
 * a `<select>`: `className` goes to the `<div>`, `ref` and all other props to the `<select>`.
 */
export function Select({
  label,
  hint,
  error: givenError,
  multiple = false,
  className,
  ...rest
}: SelectProps) {
  const { ids, control, error } = useField({ ...rest, hint, error: givenError });
  return (
    <FieldFrame {...{ label, hint, error, ids, className }} id={control.id}>
      <div className={box}>
        <NativeSelect
          {...rest}
          {...control}
          multiple={multiple}
          className={clsx(bare, multiple ? styles.list : styles.select)}
        />
        {!multiple && <Icon data-part="select-chevron" name="chevron" className={styles.chevron} />}
      </div>
    </FieldFrame>
  );
}
