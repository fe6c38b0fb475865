import type { ReactNode } from 'react';
import { Callout, type CalloutProps } from '../callout';
import * as styles from './status.css';

export interface ErrorMessageProps extends Omit<CalloutProps, 'tone'> {
  /** What to do about it: a `Button` that tries again, or a link. */
  action?: ReactNode;
}

/** Says what failed and offers a way on; announced as it appears. Renders a `Callout` with `role="alert"`. */
export function ErrorMessage({ action, children, ...rest }: ErrorMessageProps) {
  return (
    <Callout role="alert" {...rest} tone="danger">
      {action ? (
        <>
          {children}
          <div className={styles.action}>{action}</div>
        </>
      ) : (
        children
      )}
    </Callout>
  );
}
