/** A key or several, by the names of X; a text to type; or an element that gets the focus by a script. */
type Step = { key: string } | { text: string } | { focus: string };

export interface Flow {
  path: string;
  steps: readonly Step[];
}

const key = (name: string, times = 1): Step[] =>
  Array.from({ length: times }, () => ({ key: name }));
const text = (typed: string): Step => ({ text: typed });
const focus = (selector: string): Step => ({ focus: selector });

/** Keyboard steps of each flow, by the name of its transcript. */
export const flows: Record<string, Flow> = {
  'skip-link': { path: '/', steps: [...key('Tab'), ...key('Return'), ...key('Tab')] },
  'mega-menu': {
    path: '/',
    steps: [focus('header nav button'), ...key('Return'), ...key('Tab', 3), ...key('Escape')],
  },
  newsletter: {
    path: '/',
    steps: [
      focus('[name="email"]'),
      text('ada'),
      ...key('Return'),
      text('@example.org'),
      ...key('Return'),
    ],
  },
  donate: {
    path: '/donate',
    steps: [
      focus('form[aria-label="Donate"] input'),
      ...key('Right'),
      ...key('Tab'),
      ...key('Right'),
      ...key('Tab', 3),
    ],
  },
  calculator: {
    path: '/science/calculators',
    steps: [focus('[role="tab"]'), ...key('Right'), ...key('Tab', 2)],
  },
  glossary: {
    path: '/glossary',
    steps: [focus('main input[type="search"]'), text('head'), text('zzz')],
  },
  accordion: {
    path: '/faq',
    steps: [
      focus('main summary, main h3 button'),
      ...key('Return'),
      ...key('Tab'),
      ...key('Return'),
    ],
  },
  search: {
    path: '/',
    steps: [...key('ctrl+k'), text('pressure'), ...key('Down', 2), ...key('Escape')],
  },
  'route-change': {
    path: '/',
    steps: [focus('main a[href^="/"]'), ...key('Return'), ...key('Tab')],
  },
};
