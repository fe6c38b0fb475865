import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Text } from '../text';
import * as styles from './item-list.css';

export interface ItemListProps extends ComponentPropsWithRef<'ul'> {}

/** Key points, one per row, separated by hairlines. Renders a `<ul>`. */
export function ItemList({ className, ...rest }: ItemListProps) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none
  return <ul role="list" {...rest} className={clsx(styles.list, className)} />;
}

export interface ItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  title: ReactNode;
  /** The heading level; follows the page's outline, never its looks. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** A drawing that illustrates the point. */
  drawing?: ReactNode;
  /** A note below the drawing, on how it was made. */
  note?: ReactNode;
}

/** One point of an `ItemList`: its children are a paragraph. Renders an `<li>`. */
export function Item({ title, level = 3, drawing, note, className, children, ...rest }: ItemProps) {
  const Title = `h${level}` as const;
  return (
    <li {...rest} className={clsx(styles.item({ drawn: Boolean(drawing) }), className)}>
      <Title className={styles.title}>{title}</Title>
      {children && <Text size="lg">{children}</Text>}
      {drawing && (
        <figure className={styles.figure}>
          {drawing}
          {note && <figcaption className={styles.note}>{note}</figcaption>}
        </figure>
      )}
    </li>
  );
}
