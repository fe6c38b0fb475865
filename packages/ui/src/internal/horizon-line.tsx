import { clsx } from 'clsx';
import { Container } from '../components/container';
import * as styles from './horizon-line.css';

export interface HorizonLineProps {
  /** The label beside the mark, such as "ground level". Without it, there is no mark. */
  label?: string | undefined;
  /** The position of the mark along the line. */
  at: 'start' | 'end';
  className?: string | undefined;
}

/**
 * A horizon with its mark, as in a section drawing. Renders a `<div aria-hidden>`.
 */
export function HorizonLine({ label, at, className }: HorizonLineProps) {
  return (
    <div className={clsx(styles.line, className)} aria-hidden="true">
      {label && (
        <Container className={styles.frame}>
          <span className={styles.mark({ at })}>
            <svg viewBox="0 0 20 22" fill="none" stroke="currentColor" className={styles.symbol}>
              <path strokeWidth="1.4" d="M2 1.5h16L10 15zM4 18h12M7 21h6" />
            </svg>
            <span className={styles.label}>{label}</span>
          </span>
        </Container>
      )}
    </div>
  );
}
