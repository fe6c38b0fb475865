'use client';

import { useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import { UiContext, type UiSettings } from '../../internal/ui-context';
import { LinkProvider, type LinkComponentProps } from '../link';

export interface UiProviderProps extends UiSettings {
  /** A BCP 47 tag, such as "de-AT": numbers, sums and the order of words follow it. */
  locale?: UiSettings['locale'];
  /** The writing direction of dialogs and menus, which stand outside of their page's part. */
  direction?: UiSettings['direction'];
  /** A set of `@hadal/ui/locales`, or some strings of your own; the rest is in English. */
  strings?: UiSettings['strings'];
  /** The theme of dialogs and menus opened from here, if it is not the document's. */
  theme?: UiSettings['theme'];
  /** Holds dialogs and menus: an element, or a shadow root. @default document.body */
  container?: UiSettings['container'];
  /** Renders every link below, so that your router follows them. Must render an `<a>`. */
  link?: ComponentType<LinkComponentProps> | undefined;
  children: ReactNode;
}

/**
 * Tells all components below how to speak, where to open and what to link with; one provider within
 * another changes what it names. Renders its children only.
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
