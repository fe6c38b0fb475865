import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { frameTheme, storybookThemes } from './storybook-theme';

addons.setConfig({
  theme: storybookThemes.dark,
  sidebar: { showRoots: true },
});

// The frame follows the theme of what it shows.
addons.register('hadal/frame', () => {
  const channel = addons.getChannel();
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    addons.setConfig({ theme: storybookThemes[frameTheme(globals['theme'])] });
  };
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
