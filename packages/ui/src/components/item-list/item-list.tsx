import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Text } from '../text';
import * as styles from './item-list.css';

export interface ItemListProps extends ComponentPropsWithRef<'ul'>, Renders {}

/** Key points, one per row, separated by hairlines. Renders a `<ul>`. */
export function ItemList({ className, ...rest }: ItemListProps) {
  return renderPart('ul', {
    'data-part': 'item-list',
    // Safari takes a list without bullets for none.
    role: 'list',
    ...rest,
    className: clsx(styles.list, className),
  });
}

export interface RankedListProps extends ComponentPropsWithRef<'ol'>, Renders {}

/** Points in the order of their weight, the heaviest first: numbered bands. Renders an `<ol>`. */
export function RankedList({ className, ...rest }: RankedListProps) {
  return renderPart('ol', {
    'data-part': 'ranked-list',
    // Safari takes a list without numbers for none.
    role: 'list',
    ...rest,
    className: clsx(styles.list, styles.ranked, className),
  });
}

export interface ItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'>, Renders {
  title: ReactNode;
  /** The heading level; follows the page's outline, never its looks. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** A drawing that illustrates the point. */
  drawing?: ReactNode;
  /** A note below the drawing, on how it was made; without one, below the title. */
  note?: ReactNode;
  /** Further sentences, smaller and below the paragraph. */
  details?: ReactNode;
  /** The weight of the point in a `RankedList`. @default 'light' */
  weight?: 'heavy' | 'medium' | 'light' | undefined;
}

/** One point of an `ItemList` or a `RankedList`: its children are a paragraph. Renders an `<li>`. */
export function Item({
  title,
  level = 3,
  drawing,
  note,
  details,
  weight,
  className,
  children,
  ...rest
}: ItemProps) {
  const Title = `h${level}` as const;
  const heading = (
    <Title data-part="item-list-title" className={styles.title}>
      {title}
    </Title>
  );
  const paragraph = children && <Text size="lg">{children}</Text>;
  return renderPart('li', {
    'data-part': 'item',
    ...rest,
    'data-weight': weight,
    className: clsx(styles.item({ drawn: Boolean(drawing) }), className),
    children: (
      <>
        {note && !drawing ? (
          <div data-part="item-list-part" className={styles.part}>
            {heading}
            <p data-part="item-list-note" className={styles.note}>
              {note}
            </p>
          </div>
        ) : (
          heading
        )}
        {details ? (
          <div data-part="item-list-part" className={styles.part}>
            {paragraph}
            <Text tone="muted">{details}</Text>
          </div>
        ) : (
          paragraph
        )}
        {drawing && (
          <figure data-part="item-list-figure" className={styles.figure}>
            {drawing}
            {note && (
              <figcaption data-part="item-list-note" className={styles.note}>
                {note}
              </figcaption>
            )}
          </figure>
        )}
      </>
    ),
  });
}
