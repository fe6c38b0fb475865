import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from '../packages/ui/src/styles/tokens';
import { frameTheme, storybookThemes } from './storybook-theme';

addons.setConfig({
  theme: storybookThemes.dark,
  sidebar: { showRoots: true },
});

// The manager follows the theme of the story shown.
addons.register('hadal/frame', () => {
  const channel = addons.getChannel();
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const theme = frameTheme(globals['theme']);
    addons.setConfig({ theme: storybookThemes[theme] });
    const { style } = document.documentElement;
    style.setProperty('--hadal-selected', themes[theme].ground.b0);
    style.setProperty('--hadal-selected-text', themes[theme].color.text);
    style.setProperty('--hadal-marker', themes[theme].color.marker);
  };
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
