export { FootnoteLink, type FootnoteLinkProps } from './footnote-link';
export { Footnotes, type Footnote, type FootnotesProps } from './footnotes';
