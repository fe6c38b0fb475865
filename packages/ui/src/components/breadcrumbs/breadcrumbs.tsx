import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Link } from '../link';
import * as styles from './breadcrumbs.css';
import { Breadcrumbs as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface Breadcrumb {
  href: string;
  title: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Renders {
  /** The pages of the trail, from home to the current page. */
  pages: readonly Breadcrumb[];
}

/** The trail of links from home to the current page. Renders a `<nav>` with an ordered list. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { pages, className, ...rest } = useStrings('Breadcrumbs', english, props);
  const last = pages.length - 1;
  return renderPart('nav', {
    'data-part': 'breadcrumbs',
    ...rest,
    className,
    children: (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without numbers for none */}
        <ol data-part="breadcrumbs-trail" role="list" className={styles.trail}>
          {pages.map(({ href, title }, index) => (
            <li key={href} className={styles.step}>
              {index < last ? (
                <Link data-part="breadcrumbs-ancestor" href={href} className={styles.ancestor}>
                  {title}
                </Link>
              ) : (
                <span aria-current="page">{title}</span>
              )}
            </li>
          ))}
        </ol>
      </>
    ),
  });
}
