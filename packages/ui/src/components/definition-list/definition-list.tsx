import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './definition-list.css';

export interface Definition {
  term: ReactNode;
  /** The unit, shown below the term. */
  unit?: ReactNode;
  description: ReactNode;
  /** The fragment id of this row, which links can target; the row is then marked with a bar. */
  id?: string | undefined;
}

export interface DefinitionListProps
  extends Omit<ComponentPropsWithRef<'dl'>, 'children'>, Renders {
  items: readonly Definition[];
}

/** Terms and definitions, one row each. Renders a `<dl>`. */
export function DefinitionList({ items, className, ...rest }: DefinitionListProps) {
  return renderPart('dl', {
    'data-part': 'definition-list',
    ...rest,
    className: clsx(styles.list, className),
    children: items.map(({ term, unit, description, id }, index) => (
      <div key={id ?? index} id={id} className={styles.row}>
        <dt data-part="definition-list-term" className={styles.term}>
          {term}
          {unit && (
            <span data-part="definition-list-unit" className={styles.unit}>
              {' '}
              {unit}
            </span>
          )}
        </dt>
        <dd data-part="definition-list-description" className={styles.description}>
          {description}
        </dd>
      </div>
    )),
  });
}
