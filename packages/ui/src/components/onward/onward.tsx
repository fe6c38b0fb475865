import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Icon } from '../icon';
import { Link } from '../link';
import { Text } from '../text';
import * as styles from './onward.css';
import { Onward as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface OnwardPage {
  href: string;
  title: ReactNode;
  /** A reason to read the page, in a sentence. */
  text: ReactNode;
}

export interface OnwardProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Renders {
  /** Two or three pages, the most relevant first. */
  pages: readonly OnwardPage[];
  /** @default 'Read on' */
  'aria-label'?: string | undefined;
}

/** Suggests the next pages at the end of a page. Renders a `<nav>` with a list. */
export function Onward(props: OnwardProps) {
  const { pages, className, ...rest } = useStrings('Onward', english, props);
  return renderPart('nav', {
    'data-part': 'onward',
    ...rest,
    className: clsx(styles.onward, className),
    children: (
      <ul>
        {pages.map(({ href, title, text }) => (
          <li data-part="onward-page" key={href} className={styles.page}>
            <Link data-part="onward-title" href={href} className={styles.title}>
              {title}
              <span className={styles.end}>
                {'\u00a0'}
                <Icon data-part="onward-arrow" name="arrow-right" className={styles.arrow} />
              </span>
            </Link>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    ),
  });
}
