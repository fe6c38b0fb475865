/** A key or several, by the names of X; a text to type; or an element that gets the focus by a script. */
type Step = { key: string } | { text: string } | { focus: string };

export interface Flow {
  path: string;
  /** True for a story of the built Storybook, of what no page for visitors has. */
  story?: boolean;
  /** True for the donation page with payment pages, which the site has none of yet. */
  giving?: boolean;
  /** True for a window as narrow as a phone's. */
  narrow?: boolean;
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
    giving: true,
    steps: [
      focus('form[aria-label="Donate"] input'),
      ...key('Right'),
      ...key('Tab'),
      ...key('Right'),
      ...key('Tab', 3),
      text('ada'),
      ...key('Return'),
      ...key('Tab'),
      ...key('Return'),
      text('@example.org'),
    ],
  },
  calculator: {
    path: '/science/calculators',
    steps: [focus('[role="tab"]'), ...key('Right'), ...key('Tab', 2)],
  },
  'calculator-result': {
    path: '/science/calculators',
    steps: [
      focus('#c1 input[inputmode="decimal"]'),
      ...key('ctrl+a'),
      text('2000'),
      ...key('ctrl+a'),
      text('99999'),
    ],
  },
  glossary: {
    path: '/glossary',
    steps: [focus('main input[type="search"]'), text('float'), text('zzz')],
  },
  accordion: {
    path: '/faq',
    steps: [
      focus('main summary, main h3 button'),
      ...key('Return'),
      ...key('Tab'),
      ...key('Return'),
      ...key('Tab'),
    ],
  },
  search: {
    path: '/',
    steps: [
      focus('header form button'),
      ...key('Return'),
      // Orca leaves its mode for forms as a dialog opens; this is its key for it.
      ...key('Insert+a'),
      text('pressure'),
      ...key('Down', 2),
      ...key('Escape'),
    ],
  },
  'modal-menu': {
    path: '/',
    narrow: true,
    steps: [focus('header nav button'), ...key('Return'), ...key('Tab', 3), ...key('Escape')],
  },
  'table-sort': {
    path: '/iframe.html?id=components-sort-header--unsorted&viewMode=story',
    story: true,
    steps: [focus('th button'), ...key('Return', 2), ...key('Tab'), ...key('Return')],
  },
  confirmation: {
    path: '/iframe.html?id=components-confirm-dialog--danger&viewMode=story&args=defaultOpen:!false',
    story: true,
    steps: [focus('button'), ...key('Return'), ...key('Tab'), ...key('Escape')],
  },
  'route-change': {
    path: '/',
    steps: [focus('main a[href^="/"]'), ...key('Return'), ...key('Tab')],
  },
};
