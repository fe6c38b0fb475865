import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { field, label as labelStyle } from '../../internal/field.css';
import { useUi } from '../../internal/ui-context';
import * as styles from './progress.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  label: ReactNode;
  /** The part that is done, from 0 to `max`; without it, how much is left is unknown. */
  value?: number | undefined;
  /** @default 1 */
  max?: number | undefined;
  /** The value in words, such as "3 of 12 files". @default the per cent in the provider's language */
  valueLabel?: ReactNode;
}

/**
 * The progress of a task. Renders a `<div>` around a `<progress>`: `className` goes to the `<div>`,
 * `ref` and everything else to the `<progress>`.
 */
export function Progress({
  label,
  value,
  max = 1,
  valueLabel,
  id: givenId,
  className,
  ...rest
}: ProgressProps) {
  const { locale = 'en' } = useUi();
  const ownId = useId();
  const id = givenId ?? ownId;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const words =
    valueLabel ??
    // Of nothing, nothing is done.
    (value === undefined ? undefined : percent.format(Math.min(Math.max(value / max || 0, 0), 1)));
  return (
    <div data-part="field" className={clsx(field, className)}>
      <div className={styles.row}>
        <label data-part="field-label" htmlFor={id} className={labelStyle}>
          {label}
        </label>
        <span data-part="progress-value" id={`${id}-value`} className={styles.value}>
          {words}
        </span>
      </div>
      <progress
        data-part="progress"
        {...rest}
        id={id}
        aria-describedby={clsx(rest['aria-describedby'], words && `${id}-value`) || undefined}
        value={value}
        max={max}
        className={styles.bar}
      />
    </div>
  );
}
