// As a namespace: React has neither contexts on a server of server components, nor `cache` before 19.
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

const none: UiSettings = {};

/** Missing where server components are rendered. */
export const UiContext = (React.createContext as typeof React.createContext | undefined)?.(none);

/** The settings of one request, for server components. */
const ofRequest = (React.cache as typeof React.cache | undefined)?.(() => ({ settings: none }));

/** Sets locale and strings for the server components of a request, which read no context. */
export function setRequestStrings(settings: Pick<UiSettings, 'locale' | 'strings'>) {
  if (ofRequest) ofRequest().settings = settings;
}

/** Returns the settings of the nearest `UiProvider`, or of the request. */
export const useUi = UiContext
  ? () => React.useContext(UiContext)
  : () => ofRequest?.().settings ?? none;
