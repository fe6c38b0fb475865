/** The clauses of Section 508 and EN 301 549 that do not repeat WCAG, for the library as a whole. */
import type { Verdict } from './judge';

export type Clause = readonly [clause: string, name: string, verdict: Verdict, remark: string];

const nobody = 'No person who depends on it has tried the components for us.';
const web = 'The library is web content.';
const native = 'The film is played by the browser, with its controls.';
const pages =
  'Each component has a page with its keys and its accessibility, in docs/docs.test.ts.';
const unread = 'The documentation has not been judged as a document.';
const service = 'There is no support service.';

/** Functional performance, which the standards word alike. */
const needs = [
  'Without Vision',
  'With Limited Vision',
  'Without Perception of Colour',
  'Without Hearing',
  'With Limited Hearing',
  'Without Speech',
];
const performance = (chapter: string, names: readonly string[]) =>
  names.map((name, at): Clause => [`${chapter}.${at + 1}`, name, 'not evaluated', nobody]);

// prettier-ignore
export const section508: readonly Clause[] = [
  ...performance('302', [...needs, 'With Limited Manipulation', 'With Limited Reach and Strength', 'With Limited Language, Cognitive, and Learning Abilities']),
  ['4', 'Hardware', 'not applicable', 'The library is no hardware.'],
  ['502', 'Interoperability with Assistive Technology', 'not applicable', web],
  ['503.2', 'User Preferences', 'not applicable', web],
  ['503.3', 'Alternative User Interfaces', 'not applicable', 'It replaces no assistive technology.'],
  ['503.4.1', 'Caption Controls', 'not evaluated', native],
  ['503.4.2', 'Audio Description Controls', 'not evaluated', native],
  ['504', 'Authoring Tools', 'not applicable', 'It is no authoring tool.'],
  ['602.2', 'Accessibility and Compatibility Features', 'supports', pages],
  ['602.3', 'Electronic Support Documentation', 'not evaluated', unread],
  ['602.4', 'Alternate Formats for Non-Electronic Support Documentation', 'not applicable', 'There is none on paper.'],
  ['603', 'Support Services', 'not applicable', service],
];

// prettier-ignore
export const en301549: readonly Clause[] = [
  ...performance('4.2', [...needs, 'With Limited Manipulation or Strength', 'With Limited Reach', 'Minimise Photosensitive Seizure Triggers', 'With Limited Cognition, Language or Learning', 'Privacy']),
  ['5.2', 'Activation of Accessibility Features', 'not applicable', 'None has to be activated.'],
  ['5.3', 'Biometrics', 'not applicable', 'None is used.'],
  ['5.4', 'Preservation of Accessibility Information During Conversion', 'not applicable', 'Nothing is converted.'],
  ['5.5', 'Operable Parts', 'not applicable', 'The library is no hardware.'],
  ['5.6', 'Locking or Toggle Controls', 'not applicable', 'There is no locking key.'],
  ['5.7', 'Key Repeat', 'not applicable', 'The keyboard is the system’s.'],
  ['5.8', 'Double-Strike Key Acceptance', 'not applicable', 'The keyboard is the system’s.'],
  ['5.9', 'Simultaneous User Actions', 'not evaluated', 'Only single keys stand in the keyboard tables, but no person has judged the pointer.'],
  ['6', 'ICT with Two-Way Voice Communication', 'not applicable', 'There is none.'],
  ['7.1', 'Caption Processing Technology', 'not evaluated', native],
  ['7.2', 'Audio Description Technology', 'not evaluated', native],
  ['7.3', 'User Controls for Captions and Audio Description', 'not evaluated', native],
  ['8', 'Hardware', 'not applicable', 'The library is no hardware.'],
  ['9.6', 'WCAG Conformance Requirements', 'not applicable', 'Whole pages conform, not components.'],
  ['10', 'Non-Web Documents', 'not applicable', web],
  ['11', 'Software', 'not applicable', web],
  ['12.1.1', 'Accessibility and Compatibility Features', 'supports', pages],
  ['12.1.2', 'Accessible Documentation', 'not evaluated', unread],
  ['12.2', 'Support Services', 'not applicable', service],
  ['13', 'ICT Providing Relay or Emergency Service Access', 'not applicable', 'There is none.'],
];
