import type { ReactNode } from 'react';
import { Callout, type CalloutProps } from '../callout';
import * as styles from './status.css';

export interface ErrorMessageProps extends Omit<CalloutProps, 'tone'> {
  /** A way to recover: a `Button` that tries again, or a link. */
  action?: ReactNode;
}

/**
 * Reports a failure and offers a remedy; announced when it appears. Renders a `Callout` with
 * `role="alert"`.
 */
export function ErrorMessage({ action, children, ...rest }: ErrorMessageProps) {
  return (
    <Callout data-part="error-message" role="alert" {...rest} tone="danger">
      {action ? (
        <>
          {children}
          <div data-part="status-action" className={styles.action}>
            {action}
          </div>
        </>
      ) : (
        children
      )}
    </Callout>
  );
}
