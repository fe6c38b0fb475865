import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import { Link } from '../link';
import { RemoveButton } from './remove-button';
import { Tag as english } from './strings';
import * as styles from './tag.css';

export interface TagProps extends ComponentPropsWithRef<'span'>, Renders {
  /** The subject, in a word or two. */
  children: string;
  /** The page of everything with this tag. */
  href?: string | undefined;
  /** Adds a button that removes the tag, such as one of the filters of a list. */
  onRemove?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The label of that button. @default "Remove" and the tag */
  removeLabel?: ((tag: string) => string) | undefined;
}

/** A subject of what it stands beside. Renders a `<span>`, with a link or a button in it if it has one. */
export function Tag(props: TagProps) {
  const { href, onRemove, removeLabel, className, children, ...rest } = useStrings(
    'Tag',
    english,
    props,
  );
  return renderPart('span', {
    'data-part': 'tag',
    ...rest,
    className: clsx(styles.tag, className),
    children: (
      <>
        {href ? (
          <Link data-part="tag-link" href={href} className={styles.link}>
            {children}
          </Link>
        ) : (
          <span className={styles.words}>{children}</span>
        )}
        {onRemove && <RemoveButton label={removeLabel(children)} onRemove={onRemove} />}
      </>
    ),
  });
}
