import type { Decorator, Preview } from '@storybook/react-vite';
import { brandStyles } from '@hadal/ui/theme';
import { tide } from '../packages/ui/src/test/tide';
import '../packages/ui/src/test/tide-font';
import { reduceMotion } from './reduce-motion';

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<GlobalType['toolbar']>['icon']>;

const toolbar = (icon: Icon, description: string, items: Record<string, string>): GlobalType => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

/** Toolbar settings that apply to every story; Storybook's own toolbar sets the window's width. */
export const globalTypes = {
  theme: toolbar('paintbrush', 'Theme', {
    dark: 'Dark',
    light: 'Light',
    system: 'System',
    'tide-dark': 'Tide, dark',
    'tide-light': 'Tide, light',
  }),
  direction: toolbar('transfer', 'Writing direction', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  motion: toolbar('play', 'As seen by visitors who ask their system for less motion', {
    full: 'Motion',
    reduced: 'Reduced motion',
  }),
  textSize: toolbar('zoom', "The browser's text size", {
    '100': 'Text 100 %',
    '200': 'Text 200 %',
  }),
};

export const initialGlobals = {
  theme: 'dark',
  direction: 'ltr',
  motion: 'full',
  textSize: '100',
};

// A branded site embeds the brand's styles in its documents in the same way.
document.head.insertAdjacentHTML('beforeend', `<style>${brandStyles('tide', tide)}</style>`);

/**
 * The docs page that embeds this story, whose theme is that of the story, unless a URL parameter
 * gives it one of its own.
 */
const page =
  window.parent === window || new URLSearchParams(window.location.search).has('globals')
    ? undefined
    : window.parent.document.documentElement;
const followPage = () => {
  if (page?.dataset['theme']) {
    Object.assign(document.documentElement.dataset, { brand: '' }, page.dataset);
  }
};
if (page) new MutationObserver(followPage).observe(page, { attributeFilter: ['data-theme'] });

/** Applies to the document the settings of a visitor's browser or of the theme script. */
export function applyToolbars(globals: Record<string, unknown>) {
  const root = document.documentElement;
  const [theme, brand] = String(globals['theme']).split('-').toReversed();
  root.dataset['theme'] = theme;
  if (brand) root.dataset['brand'] = brand;
  else delete root.dataset['brand'];
  root.dir = String(globals['direction']);
  // No percent sign, which Storybook rejects in URL parameters.
  root.style.fontSize = Number.parseInt(String(globals['textSize']), 10) === 200 ? '200%' : '';
  reduceMotion(globals['motion'] === 'reduced');
  followPage();
}

/** Applies the settings to the document of a single story, or to the story's own box on a docs page. */
export const withToolbars: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode === 'docs') {
    return (
      <div dir={String(globals['direction'])}>
        <Story />
      </div>
    );
  }
  applyToolbars(globals);
  return <Story />;
};
