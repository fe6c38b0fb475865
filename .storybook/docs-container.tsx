import {
  DocsContainer as StorybookContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { frameTheme, storybookThemes } from './storybook-theme';
import { applyToolbars, initialGlobals } from './toolbars';

type Globals = Record<string, unknown>;

/** A docs page in the theme, motion and text size of the toolbars. */
export function DocsContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  // Docs pages are always left to right; each story applies the direction itself.
  useLayoutEffect(() => applyToolbars({ ...globals, direction: 'ltr' }), [globals]);
  return (
    <StorybookContainer {...rest} theme={storybookThemes[frameTheme(globals['theme'])]}>
      {children}
    </StorybookContainer>
  );
}

function useGlobals() {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return last?.globals ?? initialGlobals;
  });
  useLayoutEffect(() => {
    // Only toolbar requests: embedded stories report their own results on the same channel.
    const follow = (event: { globals: Globals }) =>
      setGlobals((before) => ({ ...before, ...event.globals }));
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, [channel]);
  return globals;
}
