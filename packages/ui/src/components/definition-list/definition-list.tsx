import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './definition-list.css';

export interface Definition {
  term: ReactNode;
  /** The unit, under the term. */
  unit?: ReactNode;
  description: ReactNode;
  /** The target of links to this row, which then shows a bar at its start. */
  id?: string | undefined;
}

export interface DefinitionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Definition[];
}

/** Terms and their definitions, a row each. Renders a `<dl>`. */
export function DefinitionList({ items, className, ...rest }: DefinitionListProps) {
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {items.map(({ term, unit, description, id }, index) => (
        <div key={id ?? index} id={id} className={styles.row}>
          <dt className={styles.term}>
            {term}
            {unit && <span className={styles.unit}> {unit}</span>}
          </dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
