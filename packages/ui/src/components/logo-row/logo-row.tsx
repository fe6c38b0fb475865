import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Link } from '../link';
import * as styles from './logo-row.css';

export interface LogoRowProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Renders {
  /** Says what they have in common, such as "Funded by". */
  title: ReactNode;
  /** The title's level in the page's outline; without it, the title is not a heading. */
  level?: 2 | 3 | 4 | undefined;
}

/** The logos of others under a title, at one optical height. Renders a `<div>` around a `<ul>`. */
export function LogoRow({ title, level, className, children, ...rest }: LogoRowProps) {
  const id = useId();
  const Title = level ? (`h${level}` as const) : 'p';
  return renderPart('div', {
    'data-part': 'logo-row',
    ...rest,
    className: clsx(styles.row, className),
    children: (
      <>
        <Title data-part="logo-row-title" id={id} className={styles.title}>
          {title}
        </Title>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none */}
        <ul data-part="logo-row-list" role="list" aria-labelledby={id} className={styles.list}>
          {children}
        </ul>
      </>
    ),
  });
}

export interface LogoRowItemProps extends ComponentPropsWithRef<'li'>, Renders {
  /** The site that the logo links to. */
  href?: string | undefined;
  /** An `<img>` whose `alt` is the name, or an `<svg role="img">` with a name. */
  children: ReactNode;
}

/** One logo in a `LogoRow`. Renders an `<li>`. */
export function LogoRowItem({ href, className, children, ...rest }: LogoRowItemProps) {
  return renderPart('li', {
    'data-part': 'logo-row-item',
    ...rest,
    className: clsx(styles.item, className),
    children: href ? (
      <Link data-part="logo-row-link" href={href} className={styles.link}>
        {children}
      </Link>
    ) : (
      children
    ),
  });
}
