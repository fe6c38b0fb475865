'use client';

import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';
import { renderPart, type Renders } from '../../internal/part';

interface AnchorProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/**
 * The props that a router's link must accept to replace the default `<a>`. None is given as `undefined`, which that of
 * Next refuses under `exactOptionalPropertyTypes`.
 */
export interface LinkComponentProps extends Given<AnchorProps> {
  href: string;
}

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

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
  return (
    <LinkContext.Provider value={component as ComponentType<AnchorProps>}>
      {children}
    </LinkContext.Provider>
  );
}

export interface LinkProps extends AnchorProps, Renders {}

/**
 * A link without styles of its own. Renders an `<a>`, or the component given to `LinkProvider`; `render={<a />}` keeps
 * one link from your router.
 */
export function Link(props: LinkProps) {
  return renderPart(useLinkTag(), { ...props });
}
