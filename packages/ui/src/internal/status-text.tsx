import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../components/icon';
import * as styles from './status-text.css';
import { toneIcon, type Tone } from './tone';

export interface StatusTextProps extends ComponentPropsWithRef<'p'> {
  tone: Tone;
}

/** A line that reports an outcome. Renders a `<p>`. */
export function StatusText({ tone, className, children, ...rest }: StatusTextProps) {
  return (
    <p {...rest} className={clsx(styles.statusText({ tone }), className)}>
      <Icon name={toneIcon[tone]} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
