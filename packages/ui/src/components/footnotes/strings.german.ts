import type { Strings } from '../../locales/strings';

export const FootnoteLink: Strings['FootnoteLink'] = { noteLabel: (count) => `Anmerkung ${count}` };
export const Footnotes: Strings['Footnotes'] = {
  titleLabel: 'Anmerkungen',
  backLabel: (count) => `Zurück zu Anmerkung ${count} im Text`,
};
