/** Features of a story's markup, each found by a selector. */
export const features = {
  image: 'img, picture, svg, [role="img"]',
  control: 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
  link: 'a[href]',
  field: 'input:not([type="hidden"]), select, textarea',
  form: 'form',
  purpose: '[autocomplete]:not([autocomplete="off"], [autocomplete="one-time-code"])',
  structure: 'h1, h2, h3, h4, h5, h6, table, ul, ol, dl, figure, nav, label, legend, blockquote',
  labels: 'h1, h2, h3, h4, h5, h6, label, legend, caption',
  message: '[role="status"], [role="alert"], [aria-live], output',
} as const;
export type Feature = keyof typeof features;

/** Runs over stories and tests, with what each shows of a component. */
export const runs = {
  axe: 'axe finds no fault in any of its stories, in either theme',
  keys: 'each key of its table is pressed in a story, and the effect checked',
  tab: 'a story walks through it by Tab and checks where the focus is',
  narrow: 'no story scrolls sideways in a window of 320 px',
  large: 'no story scrolls sideways at 320 px with text twice as large',
  still: 'nothing in any story keeps moving under reduced motion',
  contrast: 'every pair of colours that meets on a page is computed, in styles/tokens.test.ts',
  sources: 'no source of it asks for such a thing, in docs/conformance/conformance.test.ts',
} as const;
export type Run = keyof typeof runs;

export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA' | 'AAA';
  /** The features that make the criterion apply to a component, or the titles of those components. */
  needs?: Feature | readonly string[];
  /** Runs that show it together, where they found what they look for. */
  by?: readonly Run[];
  /** The reason why it applies to no component. */
  not?: string;
}

const page = 'Lies with the page.';
const words = 'Lies in the words of the page.';
const film = 'Lies in the film.';
const charts = ['Bar', 'Line', 'Sankey', 'Tornado', 'Waterfall'].map((of) => `Charts/${of}Chart`);
const signIn = ['Code form', 'New password form', 'Sign-in form'] as const;
const moving = ['Player', 'Progress', 'Skeleton', 'Spinner', 'Status', 'Video'] as const;
const places = [
  'Breadcrumbs',
  'Mega-menu',
  'Modal menu',
  'Page head',
  'Pagination',
  'Side navigation',
  'Table of contents',
] as const;

/** WCAG 2.2 in the order of the template, with 4.1.1, which 2.2 has removed. */
// prettier-ignore
export const criteria: readonly Criterion[] = [
  { id: '1.1.1', name: 'Non-text Content', level: 'A', needs: 'image' },
  { id: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', needs: ['Video'] },
  { id: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', needs: ['Video'] },
  { id: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', needs: ['Video'] },
  { id: '1.3.1', name: 'Info and Relationships', level: 'A', needs: 'structure' },
  { id: '1.3.2', name: 'Meaningful Sequence', level: 'A' },
  { id: '1.3.3', name: 'Sensory Characteristics', level: 'A' },
  { id: '1.4.1', name: 'Use of Color', level: 'A' },
  { id: '1.4.2', name: 'Audio Control', level: 'A', needs: ['Video'] },
  { id: '2.1.1', name: 'Keyboard', level: 'A', needs: 'control', by: ['keys'] },
  { id: '2.1.2', name: 'No Keyboard Trap', level: 'A', needs: 'control', by: ['tab'] },
  { id: '2.1.4', name: 'Character Key Shortcuts', level: 'A', needs: ['Player', 'Search dialog'] },
  { id: '2.2.1', name: 'Timing Adjustable', level: 'A', needs: ['Toast'] },
  { id: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', needs: moving },
  { id: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A' },
  { id: '2.4.1', name: 'Bypass Blocks', level: 'A', needs: ['Skip link'] },
  { id: '2.4.2', name: 'Page Titled', level: 'A', not: page },
  { id: '2.4.3', name: 'Focus Order', level: 'A', needs: 'control', by: ['tab'] },
  { id: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', needs: 'link' },
  { id: '2.5.1', name: 'Pointer Gestures', level: 'A', needs: ['Player', 'Slider'] },
  { id: '2.5.2', name: 'Pointer Cancellation', level: 'A', needs: 'control' },
  { id: '2.5.3', name: 'Label in Name', level: 'A', needs: 'control' },
  { id: '2.5.4', name: 'Motion Actuation', level: 'A', by: ['sources'] },
  { id: '3.1.1', name: 'Language of Page', level: 'A', not: page },
  { id: '3.2.1', name: 'On Focus', level: 'A', needs: 'control' },
  { id: '3.2.2', name: 'On Input', level: 'A', needs: 'field' },
  { id: '3.2.6', name: 'Consistent Help', level: 'A', not: page },
  { id: '3.3.1', name: 'Error Identification', level: 'A', needs: 'field' },
  { id: '3.3.2', name: 'Labels or Instructions', level: 'A', needs: 'field' },
  { id: '3.3.7', name: 'Redundant Entry', level: 'A', needs: 'form' },
  { id: '4.1.1', name: 'Parsing', level: 'A', not: 'Removed from WCAG 2.2; by their errata always met in 2.0 and 2.1.' },
  { id: '4.1.2', name: 'Name, Role, Value', level: 'A', needs: 'control', by: ['axe', 'keys'] },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', not: 'Nothing is live.' },
  { id: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', needs: ['Video'] },
  { id: '1.3.4', name: 'Orientation', level: 'AA', by: ['sources'] },
  { id: '1.3.5', name: 'Identify Input Purpose', level: 'AA', needs: 'purpose', by: ['axe'] },
  { id: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', by: ['axe', 'contrast'] },
  { id: '1.4.4', name: 'Resize Text', level: 'AA', by: ['large'] },
  { id: '1.4.5', name: 'Images of Text', level: 'AA', not: 'Words are text; a logotype is exempt.' },
  { id: '1.4.10', name: 'Reflow', level: 'AA', by: ['narrow'] },
  { id: '1.4.11', name: 'Non-text Contrast', level: 'AA', needs: 'control', by: ['contrast'] },
  { id: '1.4.12', name: 'Text Spacing', level: 'AA' },
  { id: '1.4.13', name: 'Content on Hover or Focus', level: 'AA', needs: ['Mega-menu', 'Tooltip', ...charts] },
  { id: '2.4.5', name: 'Multiple Ways', level: 'AA', not: page },
  { id: '2.4.6', name: 'Headings and Labels', level: 'AA', needs: 'labels' },
  { id: '2.4.7', name: 'Focus Visible', level: 'AA', needs: 'control' },
  { id: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', needs: 'control' },
  { id: '2.5.7', name: 'Dragging Movements', level: 'AA', needs: ['Player', 'Slider'] },
  { id: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', needs: 'control' },
  { id: '3.1.2', name: 'Language of Parts', level: 'AA', needs: ['Language navigation'] },
  { id: '3.2.3', name: 'Consistent Navigation', level: 'AA', not: page },
  { id: '3.2.4', name: 'Consistent Identification', level: 'AA', needs: 'control' },
  { id: '3.3.3', name: 'Error Suggestion', level: 'AA', needs: 'form' },
  { id: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA', needs: ['Donate panel'] },
  { id: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA', needs: signIn },
  { id: '4.1.3', name: 'Status Messages', level: 'AA', needs: 'message' },
  { id: '1.2.6', name: 'Sign Language (Prerecorded)', level: 'AAA', not: film },
  { id: '1.2.7', name: 'Extended Audio Description (Prerecorded)', level: 'AAA', not: film },
  { id: '1.2.8', name: 'Media Alternative (Prerecorded)', level: 'AAA', needs: ['Video'] },
  { id: '1.2.9', name: 'Audio-only (Live)', level: 'AAA', not: 'Nothing is live.' },
  { id: '1.3.6', name: 'Identify Purpose', level: 'AAA', needs: 'control' },
  { id: '1.4.6', name: 'Contrast (Enhanced)', level: 'AAA' },
  { id: '1.4.7', name: 'Low or No Background Audio', level: 'AAA', not: film },
  { id: '1.4.8', name: 'Visual Presentation', level: 'AAA' },
  { id: '1.4.9', name: 'Images of Text (No Exception)', level: 'AAA', not: 'Words are text; a logotype is exempt.' },
  { id: '2.1.3', name: 'Keyboard (No Exception)', level: 'AAA', needs: 'control', by: ['keys'] },
  { id: '2.2.3', name: 'No Timing', level: 'AAA', needs: ['Toast'] },
  { id: '2.2.4', name: 'Interruptions', level: 'AAA', needs: ['Toast'] },
  { id: '2.2.5', name: 'Re-authenticating', level: 'AAA', not: page },
  { id: '2.2.6', name: 'Timeouts', level: 'AAA', not: page },
  { id: '2.3.2', name: 'Three Flashes', level: 'AAA' },
  { id: '2.3.3', name: 'Animation from Interactions', level: 'AAA', by: ['still'] },
  { id: '2.4.8', name: 'Location', level: 'AAA', needs: places },
  { id: '2.4.9', name: 'Link Purpose (Link Only)', level: 'AAA', needs: 'link' },
  { id: '2.4.10', name: 'Section Headings', level: 'AAA', not: page },
  { id: '2.4.12', name: 'Focus Not Obscured (Enhanced)', level: 'AAA', needs: 'control' },
  { id: '2.4.13', name: 'Focus Appearance', level: 'AAA', needs: 'control' },
  { id: '2.5.5', name: 'Target Size (Enhanced)', level: 'AAA', needs: 'control' },
  { id: '2.5.6', name: 'Concurrent Input Mechanisms', level: 'AAA', needs: 'control' },
  { id: '3.1.3', name: 'Unusual Words', level: 'AAA', needs: ['Glossary index', 'Toggletip'] },
  { id: '3.1.4', name: 'Abbreviations', level: 'AAA', not: words },
  { id: '3.1.5', name: 'Reading Level', level: 'AAA', not: words },
  { id: '3.1.6', name: 'Pronunciation', level: 'AAA', not: words },
  { id: '3.2.5', name: 'Change on Request', level: 'AAA', needs: 'control' },
  { id: '3.3.5', name: 'Help', level: 'AAA', needs: 'form' },
  { id: '3.3.6', name: 'Error Prevention (All)', level: 'AAA', needs: 'form' },
  { id: '3.3.9', name: 'Accessible Authentication (Enhanced)', level: 'AAA', needs: signIn },
];

/** Criteria that WCAG 2.1 and 2.2 added. */
const added = {
  '2.1': /^(1\.3\.[456]|1\.4\.1[0-3]|2\.1\.4|2\.2\.6|2\.3\.3|2\.5\.[1-6]|4\.1\.3)$/,
  '2.2': /^(2\.4\.1[123]|2\.5\.[78]|3\.2\.6|3\.3\.[789])$/,
};

/** Returns the clauses of the other two standards that adopt a criterion. */
export function clausesOf({ id, level }: Criterion) {
  const adopted = level !== 'AAA' && !added['2.2'].test(id);
  return {
    en301549: adopted ? [`9.${id}`, '12.1.2', '12.2.4'] : [],
    section508: adopted && !added['2.1'].test(id) ? ['501', '504.2', '602.3'] : [],
  };
}
