import * as React from 'react';
import type { PartialStrings } from '../locales/strings';

/** Everything a `UiProvider` tells the components below it. */
export interface UiSettings {
  locale?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
  strings?: PartialStrings | undefined;
  theme?: 'dark' | 'light' | undefined;
  container?: Element | DocumentFragment | null | undefined;
}

/**
 * React has neither contexts on a server of server components, nor `cache` before 19. A copy, since webpack takes
 * a name that a namespace lacks for an error.
 */
const react: Partial<typeof React> = { ...React };

const none: UiSettings = {};

/** Missing where server components are rendered. */
export const UiContext = react.createContext?.(none);

/** The settings of one request, for server components. */
const ofRequest = react.cache?.(() => ({ settings: none }));

/** Sets locale and strings for the server components of a request, which read no context. */
export function setRequestStrings(settings: Pick<UiSettings, 'locale' | 'strings'>) {
  if (ofRequest) ofRequest().settings = settings;
}

/** Returns the settings of the nearest `UiProvider`, or of the request. */
export const useUi = UiContext
  ? () => react.useContext!(UiContext)
  : () => ofRequest?.().settings ?? none;
