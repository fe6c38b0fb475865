import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../../internal/field';
import { box, control as bare } from '../../internal/field.css';
import { useField, type FieldWords } from '../../internal/use-field';
import { Icon } from '../icon';
import * as styles from './select.css';

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldWords {
  /** The label of the field, above it. */
  label: ReactNode;
  /** `<option>` and `<optgroup>` elements. */
  children: ReactNode;
}

/**
 * One of many options, in the browser's own list. Renders a `<div>` around a `<select>`:
 * `className` goes to the `<div>`, `ref` and all other props to the `<select>`.
 */
export function Select({ label, hint, error, className, ...rest }: SelectProps) {
  const { ids, control } = useField({ ...rest, hint, error });
  return (
    <Field {...{ label, hint, error, ids, className }} id={control.id}>
      <div className={box}>
        <select {...rest} {...control} className={clsx(bare, styles.select)} />
        <Icon name="chevron" className={styles.chevron} />
      </div>
    </Field>
  );
}
