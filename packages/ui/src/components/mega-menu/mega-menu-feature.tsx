'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useHydrated } from '../../internal/use-hydrated';
import { Link, type LinkProps } from '../link';
import * as styles from './mega-menu-feature.css';

export interface MegaMenuFeatureProps extends Omit<LinkProps, 'title'> {
  title: ReactNode;
  /**
   * A decorative drawing without text. It is rendered by script only, to keep it out of every
   * page's HTML.
   */
  drawing?: ReactNode;
  /** A line or two below the title. */
  children?: ReactNode;
}

/** Highlights a page of the group, beside its links. Renders a `Link`. */
export function MegaMenuFeature({
  title,
  drawing,
  className,
  children,
  ...rest
}: MegaMenuFeatureProps) {
  const hydrated = useHydrated();
  return (
    <Link data-part="mega-menu-feature" {...rest} className={clsx(styles.feature, className)}>
      {drawing && hydrated && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <div data-part="mega-menu-body" className={styles.body}>
        <div data-part="mega-menu-title" className={styles.title}>
          {title}
        </div>{' '}
        {children}
      </div>
    </Link>
  );
}
