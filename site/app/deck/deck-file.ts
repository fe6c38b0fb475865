/** The deck as a PDF. */
export interface DeckFile {
  pages: number;
  /** Size of the file. */
  bytes: number;
}

/** Address of the PDF. */
export const deckHref = '/downloads/investor-deck.pdf';
