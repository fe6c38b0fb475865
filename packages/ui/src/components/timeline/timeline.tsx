import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './timeline.css';

export interface TimelineProps extends ComponentPropsWithRef<'ol'>, Renders {}

/** Events in the order of time, along a line. Renders an `<ol>`. */
export function Timeline({ className, ...rest }: TimelineProps) {
  return renderPart('ol', {
    'data-part': 'timeline',
    // Safari takes a list without numbers for none.
    role: 'list',
    ...rest,
    className: clsx(styles.timeline, className),
  });
}

export interface TimelineEntryProps extends Omit<ComponentPropsWithRef<'li'>, 'title'>, Renders {
  /** The time for machines, such as "2026-05-17", "2026-05" or "2026". */
  dateTime: string;
  /** The time in the words of the page, such as "May 2026". */
  date: ReactNode;
  title: ReactNode;
  /** The title's level in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** True for what has not happened yet; its mark is hollow, so its words must tell too. @default false */
  planned?: boolean | undefined;
}

/** One event of a `Timeline`. Renders an `<li>`. */
export function TimelineEntry({
  dateTime,
  date,
  title,
  level = 3,
  planned = false,
  className,
  children,
  ...rest
}: TimelineEntryProps) {
  const Title = `h${level}` as const;
  return renderPart('li', {
    'data-part': 'timeline-entry',
    ...rest,
    'data-state': planned ? 'planned' : undefined,
    className: clsx(styles.entry, className),
    children: (
      <>
        <time data-part="timeline-date" dateTime={dateTime} className={styles.date}>
          {date}
        </time>
        <Title data-part="timeline-title" className={styles.title}>
          {title}
        </Title>
        {children && (
          <div data-part="timeline-text" className={styles.text}>
            {children}
          </div>
        )}
      </>
    ),
  });
}
