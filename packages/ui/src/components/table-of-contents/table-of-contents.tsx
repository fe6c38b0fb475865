'use client';

import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import * as styles from './table-of-contents.css';
import { TableOfContents as english } from './strings';
import { useCurrentSection } from './use-current-section';

export interface ContentsLink {
  /** The fragment of a heading or section on this page, such as "#heat". */
  href: `#${string}`;
  title: string;
  /** The sections within. */
  links?: readonly ContentsLink[] | undefined;
}

export interface TableOfContentsProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Renders {
  /** The sections, in the order of the page. */
  links: readonly ContentsLink[];
  /** The title, which names the navigation. @default 'On this page' */
  titleLabel?: string | undefined;
}

const flatten = (links: readonly ContentsLink[]): string[] =>
  links.flatMap(({ href, links: inner = [] }) => [href, ...flatten(inner)]);

interface ListProps {
  links: readonly ContentsLink[];
  current: string | undefined;
}

function List({ links, current }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none
    <ul data-part="table-of-contents-list" role="list" className={styles.list}>
      {links.map(({ href, title, links: inner }) => (
        <li key={href}>
          <a
            data-part="table-of-contents-link"
            href={href}
            aria-current={href === current ? 'location' : undefined}
            className={styles.link}
          >
            {title}
          </a>
          {inner && inner.length > 0 && <List links={inner} current={current} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Links to the sections of this page, with the one that is being read marked. Renders a `<nav>`.
 */
export function TableOfContents(props: TableOfContentsProps) {
  const { links, titleLabel, className, ...rest } = useStrings('TableOfContents', english, props);
  const id = useId();
  const current = useCurrentSection(flatten(links));
  return renderPart('nav', {
    'data-part': 'table-of-contents',
    'aria-labelledby': id,
    ...rest,
    className: clsx(styles.contents, className),
    children: (
      <>
        <p data-part="table-of-contents-title" id={id} className={styles.title}>
          {titleLabel}
        </p>
        <List links={links} current={current} />
      </>
    ),
  });
}
