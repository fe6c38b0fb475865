'use client';

import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';
import { renderPart, type Renders } from '../../internal/part';

/** The props that a router's link must accept to replace the default `<a>`. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

/** Returns what renders a link here, for long lists, where a `Link` for each would take time. */
export const useLinkTag = () => useContext(LinkContext);

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

export interface LinkProps extends LinkComponentProps, Renders {}

/**
 * A link without styles of its own. Renders an `<a>`, or the component given to `LinkProvider`; `render={<a />}` keeps
 * one link from your router.
 */
export function Link(props: LinkProps) {
  return renderPart(useLinkTag(), { ...props });
}
