'use client';

import { clsx } from 'clsx';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { chooseTheme, followOtherTabs, shownTheme } from './theme';
import * as styles from './theme-toggle.css';
import { ThemeToggle as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface ThemeToggleProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children'>, Renders {
  /** `medium` beside a button of that size. @default 'small' */
  size?: 'small' | 'medium' | undefined;
  /** The label while the page is dark. @default 'Switch to light theme' */
  toLightLabel?: string | undefined;
  /** The label while the page is light. @default 'Switch to dark theme' */
  toDarkLabel?: string | undefined;
  /** The storage key of the choice; the same as the `storageKey` of `themeScript`. @default 'theme' */
  storageKey?: string | undefined;
  /**
   * The domain whose subdomains share the choice, such as `example.com`; the same as the
   * `cookieDomain` of `themeScript`.
   */
  cookieDomain?: string | undefined;
}

/**
 * Switches the page between dark and light, in all open tabs. The icon shows the current theme, the
 * label the effect of a press. Both states are in the markup, and CSS shows the one that matches
 * the root's `data-theme`, so that nothing flashes and a change needs no render. Renders a
 * `<button>`.
 */
export function ThemeToggle(props: ThemeToggleProps) {
  const {
    size,
    toLightLabel,
    toDarkLabel,
    storageKey = 'theme',
    cookieDomain,
    onClick,
    className,
    ...rest
  } = useStrings('ThemeToggle', english, props);
  useEffect(() => followOtherTabs({ storageKey, cookieDomain }), [storageKey, cookieDomain]);
  return renderPart('button', {
    'data-part': 'theme-toggle',
    type: 'button',
    ...rest,
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark', { storageKey, cookieDomain });
    },
    className: clsx(styles.toggle({ size }), className),
    children: (
      <>
        <span className={styles.whileDark}>
          <Icon name="sun-below" />
          <VisuallyHidden>{toLightLabel}</VisuallyHidden>
        </span>
        <span className={styles.whileLight}>
          <Icon name="sun-above" />
          <VisuallyHidden>{toDarkLabel}</VisuallyHidden>
        </span>
      </>
    ),
  });
}
