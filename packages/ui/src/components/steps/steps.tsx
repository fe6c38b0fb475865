import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Heading } from '../heading';
import { Text } from '../text';
import * as styles from './steps.css';

export interface Step {
  title: ReactNode;
  /** A paragraph about the step. */
  text?: ReactNode;
  /** A drawing of the step, above the text. */
  drawing?: ReactNode;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'>, Renders {
  steps: readonly Step[];
  /** The level of the titles; follows the page's outline, never its looks. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Panels in rows, or a plain list for the margin beside a drawing. @default 'rows' */
  arrangement?: 'rows' | 'list' | undefined;
}

/** Returns the number of columns that leaves the fewest gaps. */
function columnsFor(count: number) {
  if (count < 3) return 2;
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return empty(4) <= empty(3) ? 4 : 3;
}

/** A numbered sequence of steps. Renders an `<ol>`. */
export function Steps({ steps, level = 3, arrangement = 'rows', className, ...rest }: StepsProps) {
  return renderPart('ol', {
    'data-part': 'steps',
    // Safari takes a list without numbers for none.
    role: 'list',
    ...rest,
    className: clsx(
      arrangement === 'list' ? styles.plain : styles.list({ columns: columnsFor(steps.length) }),
      className,
    ),
    children: steps.map(({ title, text, drawing }, index) => (
      <li key={`step ${index + 1}`} className={styles.step}>
        {drawing}
        <Heading data-part="steps-title" level={level} size="small" className={styles.title}>
          <span data-part="steps-number" className={styles.number}>
            {index + 1}
          </span>{' '}
          <span className={styles.words}>{title}</span>
        </Heading>
        {text && (
          <Text data-part="steps-text" size="sm" tone="muted" className={styles.text}>
            {text}
          </Text>
        )}
      </li>
    )),
  });
}
