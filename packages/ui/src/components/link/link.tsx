'use client';

import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';

/** The props that a router's link must accept to replace the default `<a>`. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

export interface LinkProviderProps {
  /** The component that renders every link below, usually your router's. Must render an `<a>`. */
  component: ComponentType<LinkComponentProps>;
  children: React.ReactNode;
}

/**
 * Provides your router's link to all components below. Without it, links are plain `<a>` elements.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

export interface LinkProps extends LinkComponentProps {
  /** Renders this one link, such as `"a"` for an address that your router must not follow. */
  component?: ComponentType<LinkComponentProps> | 'a' | undefined;
}

/** A link without styles of its own. Renders an `<a>`, or the component given to `LinkProvider`. */
export function Link({ component, ...rest }: LinkProps) {
  const provided = useContext(LinkContext);
  const Component = component ?? provided;
  return <Component {...rest} />;
}
