import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Link } from '../link';
import * as styles from './person.css';

export interface PersonProps extends ComponentPropsWithRef<'div'>, Renders {
  name: ReactNode;
  /** Their role, such as "Chief engineer". */
  position?: ReactNode;
  /** A picture; its `alt` is empty, because the name stands beside it. */
  portrait?: ReactNode;
  /** The page about them, which the name links to. */
  href?: string | undefined;
  /** The name's level in the page's outline; without it, the name is not a heading. */
  level?: 2 | 3 | 4 | undefined;
}

/** Somebody by name, role and portrait, with a few words and links as children. Renders a `<div>`. */
export function Person({
  name,
  position,
  portrait,
  href,
  level,
  className,
  children,
  ...rest
}: PersonProps) {
  const Name = level ? (`h${level}` as const) : 'p';
  return renderPart('div', {
    'data-part': 'person',
    ...rest,
    className: clsx(styles.person, className),
    children: (
      <>
        {portrait && (
          <div data-part="person-portrait" className={styles.portrait}>
            {portrait}
          </div>
        )}
        <div className={styles.words}>
          <Name data-part="person-name" className={styles.name}>
            {href ? (
              <Link data-part="person-link" href={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
          {position && (
            <p data-part="person-position" className={styles.position}>
              {position}
            </p>
          )}
          {children && (
            <div data-part="person-text" className={styles.text}>
              {children}
            </div>
          )}
        </div>
      </>
    ),
  });
}
