'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Container } from '../container';
import * as styles from './header.css';
import { useCondensed } from './use-condensed';
import { useCrowded } from './use-crowded';

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'>, Renders {
  /** A `Logo`. */
  logo: ReactNode;
  /** The navigation of wide windows: a `MegaMenu`. */
  navigation: ReactNode;
  /** A `ModalMenu`, which replaces a navigation that does not fit. */
  menu: ReactNode;
  /**
   * Buttons beside the navigation. Narrow windows hide links among them, so include those in the
   * menu too.
   */
  actions?: ReactNode;
  /** A `HeaderAnnouncement`, above the header. */
  announcement?: ReactNode;
  /** `static` scrolls away with the page. @default 'sticky' */
  position?: 'sticky' | 'static' | undefined;
  /**
   * Wears the dark theme at the top of the page, for a `Hero` or a band that is dark in any theme.
   *
   * @default false
   */
  inverse?: boolean | undefined;
  /** The scroll distance after which the header condenses, in px. @default 50 */
  threshold?: number | undefined;
}

/**
 * A header over the air at the top of a page, out of the layout flow. `data-condensed`
 * indicates that the page has scrolled, `data-crowded` that the navigation does not fit. Renders a
 * `<header>`.
 */
export function Header({
  logo,
  navigation,
  menu,
  actions,
  announcement,
  position,
  inverse = false,
  threshold = 50,
  className,
  ...rest
}: HeaderProps) {
  const sentinel = useRef<HTMLSpanElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const condensed = useCondensed(sentinel, threshold) && position !== 'static';
  const crowded = useCrowded(content);
  return (
    <>
      {announcement}
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      {renderPart('header', {
        'data-part': 'header',
        ...rest,
        className: clsx(styles.header, className),
        'data-band': '0',
        'data-theme': inverse && !condensed ? 'dark' : undefined,
        'data-position': position,
        'data-condensed': condensed ? '' : undefined,
        'data-crowded': crowded ? '' : undefined,
        children: (
          <div className={styles.bar}>
            <Container className={styles.row}>
              {logo}
              <div data-part="header-navigation" className={styles.navigation}>
                <div data-part="header-content" ref={content} className={styles.content}>
                  {navigation}
                </div>
              </div>
              <div data-part="header-actions" className={styles.actions}>
                {actions}
                <div data-part="header-menu" className={styles.menu}>
                  {menu}
                </div>
              </div>
            </Container>
          </div>
        ),
      })}
    </>
  );
}
