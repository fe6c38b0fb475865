/** The deck as a PDF. */
export interface DeckFile {
  pages: number;
  /** How much it weighs. */
  bytes: number;
}

/** Where it lies. */
export const deckHref = '/downloads/investor-deck.pdf';
