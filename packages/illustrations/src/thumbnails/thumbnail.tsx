import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { thumbnail } from './thumbnail.css';
import { type Layers, subjects, type ThumbnailSubject } from './subjects';

export interface ThumbnailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The subject of the slide. */
  subject: ThumbnailSubject;
}

/**
 * The drawing of a slide as a thumbnail, 240 by 135. The title beside it names the slide, so that it
 * is hidden from screen readers; a `<summary>` may contain it. Renders a `<span aria-hidden>`.
 */
export function Thumbnail({ subject, className, ...rest }: ThumbnailProps) {
  const { charge, fill, thin, ink, line }: Layers = subjects[subject];
  return (
    <span {...rest} aria-hidden="true" className={clsx(styles.scene, thumbnail, className)}>
      <svg viewBox="0 0 240 135">
        {charge && <path className={styles.charge} d={charge} />}
        {fill && <path className={styles.solid} d={fill} />}
        {thin && <path className={styles.thin} d={thin} />}
        {ink && <path className={styles.ink} d={ink} />}
        {line && <path d={line} />}
      </svg>
    </span>
  );
}
