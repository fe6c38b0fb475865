import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import * as choice from '../../internal/choice.css';
import { Choice, type ChoiceProps } from '../../internal/choice-group';
import * as styles from './radio-group.css';

export interface RadioProps extends ChoiceProps {
  label: ReactNode;
  /** A hint that explains the option. */
  hint?: ReactNode;
}

/**
 * One answer of a `RadioGroup`, in a list. Renders a `<div>` around an `<input type="radio">`:
 * `className` goes to the `<div>`, `ref` and all other props to the `<input>`.
 */
export function Radio({ className, ...rest }: RadioProps) {
  return <MarkedRadio {...rest} className={clsx(styles.radio, className)} />;
}

export interface RadioCardProps extends ChoiceProps {
  title: ReactNode;
  /** An explanation of the option. */
  children?: ReactNode;
}

/**
 * One answer of a `RadioGroup`, as a card that can be pressed anywhere. Renders a `<div>` around an
 * `<input type="radio">`: `className` goes to the `<div>`, `ref` and all other props to the
 * `<input>`.
 */
export function RadioCard({ title, className, children, ...rest }: RadioCardProps) {
  return (
    <MarkedRadio {...rest} label={title} hint={children} className={clsx(styles.card, className)} />
  );
}

function MarkedRadio({
  label,
  hint,
  className,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: RadioProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  return (
    <div className={clsx(choice.choice, className)}>
      <span className={clsx(choice.mark, styles.round)}>
        <Choice
          {...rest}
          id={id}
          aria-describedby={clsx(describedBy, hint && hintId) || undefined}
          className={styles.dot}
        />
      </span>
      <div className={choice.words}>
        <label data-part="radio-group-name" htmlFor={id} className={clsx(choice.name, styles.name)}>
          {label}
        </label>
        {hint && (
          <div id={hintId} className={choice.note}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
