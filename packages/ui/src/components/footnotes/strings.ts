export const FootnoteLink = { noteLabel: (number: number) => `Note ${number}` };
export const Footnotes = {
  titleLabel: 'Notes',
  backLabel: (number: number) => `Back to note ${number} in the text`,
};
