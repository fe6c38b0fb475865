'use client';

import { useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import { UiContext, type UiSettings } from '../../internal/ui-context';
import { LinkProvider, type LinkComponentProps } from '../link';

export interface UiProviderProps extends UiSettings {
  /** A BCP 47 tag, such as "de-AT", for numbers, sums of money and sorting. */
  locale?: UiSettings['locale'];
  /** The writing direction of dialogs and menus, which render in a portal. */
  direction?: UiSettings['direction'];
  /** A set of `@hadal/ui/locales`, or some strings of your own; the rest is in English. */
  strings?: UiSettings['strings'];
  /** The theme of dialogs and menus opened from here, if it is not the document's. */
  theme?: UiSettings['theme'];
  /** The portal container of dialogs and menus: an element or a shadow root. @default document.body */
  container?: UiSettings['container'];
  /** Renders every link below, such as your router's link. Must render an `<a>`. */
  link?: ComponentType<LinkComponentProps> | undefined;
  children: ReactNode;
}

/**
 * Provides locale, strings, portal container and link component to all components below it. A nested
 * provider overrides only the settings it is given. Renders its children only.
 */
export function UiProvider(props: UiProviderProps) {
  const { locale, direction, strings, theme, container, link, children } = props;
  const Context = UiContext!;
  const outer = useContext(Context);
  const settings = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      direction: direction ?? outer.direction,
      strings: strings ?? outer.strings,
      theme: theme ?? outer.theme,
      container: container ?? outer.container,
    }),
    [locale, direction, strings, theme, container, outer],
  );
  const below = link ? <LinkProvider component={link}>{children}</LinkProvider> : children;
  return <Context.Provider value={settings}>{below}</Context.Provider>;
}
