'use client';

import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useFind } from '../../internal/use-find';
import { withRef } from '../../internal/with-ref';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import { Icon } from '../icon';
import { TextLink } from '../link';
import * as styles from './error-summary.css';
import { focusField } from './focus-field';
import { ErrorSummary as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface FieldError {
  /** The `id` of the field, or of the field group, to correct; none if it is the whole form. */
  fieldId?: string | undefined;
  /** The same message as beside the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>, Renders {
  /** The errors in the order of the fields. Renders nothing if there are none. */
  errors: readonly FieldError[];
  /** @default 'There is a problem' */
  title?: ReactNode;
  /** The title's level in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * The error summary above a form: each line links to its field. Focus it after a failed submission.
 * Renders a `<div role="group" tabindex="-1">` around a `role="alert"`, or nothing.
 */
export const ErrorSummary = withRef(function ErrorSummary(props: ErrorSummaryProps) {
  const {
    errors,
    title,
    level = 2,
    className,
    ...rest
  } = useStrings('ErrorSummary', english, props);
  const id = useId();
  const find = useFind();
  if (errors.length === 0) return null;
  const Heading = `h${level}` as const;
  const lead = (event: MouseEvent, fieldId: string) => {
    if (!opensElsewhere(event) && focusField(find(fieldId))) event.preventDefault();
  };
  return renderPart('div', {
    'data-part': 'error-summary',
    // A fieldset would need a legend in place of a heading.
    role: 'group',
    'aria-labelledby': id,
    tabIndex: -1,
    ...rest,
    className: clsx(styles.summary, className),
    children: (
      <div data-part="error-summary-alert" role="alert" className={styles.alert}>
        <Icon data-part="error-summary-icon" name="octagon" className={styles.icon} />
        <Heading data-part="error-summary-title" id={id} className={styles.title}>
          {title}
        </Heading>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none */}
        <ul data-part="error-summary-list" role="list" className={styles.list}>
          {errors.map(({ fieldId, message }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a field may have several errors
            <li key={`${index} ${fieldId}`}>
              {fieldId === undefined ? (
                <span className={styles.whole}>{message}</span>
              ) : (
                <TextLink
                  data-part="error-summary-link"
                  href={`#${fieldId}`}
                  onClick={(event) => lead(event, fieldId)}
                  className={styles.link}
                >
                  {message}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    ),
  });
});
