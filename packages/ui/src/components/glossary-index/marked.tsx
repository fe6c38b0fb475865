import { fold } from './fold';
import * as styles from './glossary-index.css';

export interface MarkedProps {
  text: string;
  /** The search words, folded. */
  words: readonly string[];
}

/** A text with its search matches highlighted. Renders text and `<mark>` elements. */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(literally).join('|')})`);
  let at = 0;
  return fold(text)
    .split(pattern)
    .map((part, index) => {
      const piece = text.slice(at, (at += part.length));
      return index % 2 ? (
        <mark key={at} className={styles.match}>
          {piece}
        </mark>
      ) : (
        piece
      );
    });
}

const literally = (word: string) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
