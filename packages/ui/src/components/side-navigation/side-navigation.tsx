import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import { Link } from '../link';
import { Group } from './group';
import * as styles from './side-navigation.css';
import { SideNavigation as english } from './strings';

export interface SideNavigationLink {
  href: string;
  title: ReactNode;
}

export interface SideNavigationGroup {
  title: string;
  links: readonly SideNavigationLink[];
}

export interface SideNavigationProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Renders {
  /** Pages, and groups of pages that fold, in their order. */
  entries: readonly (SideNavigationLink | SideNavigationGroup)[];
  /** The `href` of the current page, whose group is open. */
  current?: string | undefined;
}

/** The pages of a section, for the margin of each of them. Renders a `<nav>` with lists. */
export function SideNavigation(props: SideNavigationProps) {
  const { entries, current, className, ...rest } = useStrings('SideNavigation', english, props);
  const links = (pages: readonly SideNavigationLink[]) =>
    pages.map(({ href, title }) => (
      <li key={href}>
        <Link
          data-part="side-navigation-link"
          href={href}
          aria-current={href === current ? 'page' : undefined}
          className={styles.link}
        >
          {title}
        </Link>
      </li>
    ));
  return renderPart('nav', {
    'data-part': 'side-navigation',
    ...rest,
    className: clsx(styles.navigation, className),
    children: (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none */}
        <ul data-part="side-navigation-list" role="list" className={styles.list}>
          {entries.map((entry) =>
            'links' in entry ? (
              <li key={entry.title}>
                <Group current={entry.links.find(({ href }) => href === current)?.href}>
                  <summary data-part="side-navigation-summary" className={styles.summary}>
                    {entry.title}
                  </summary>
                  {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as above */}
                  <ul data-part="side-navigation-list" role="list" className={styles.list}>
                    {links(entry.links)}
                  </ul>
                </Group>
              </li>
            ) : (
              links([entry])
            ),
          )}
        </ul>
      </>
    ),
  });
}
