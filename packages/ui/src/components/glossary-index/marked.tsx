import type { ReactNode } from 'react';
import { fold } from './fold';
import * as styles from './glossary-index.css';

export interface MarkedProps {
  text: string;
  /** The search words, folded. */
  words: readonly string[];
}

/**
 * A text with its search matches highlighted. Renders a `<span>`, new for each search: a browser that translates the
 * page puts elements in the place of texts, which React then could not remove.
 */
export function Marked({ text, words }: MarkedProps) {
  const pattern = new RegExp(`(${words.map(literally).join('|')})`);
  const parts = words.length > 0 ? fold(text).split(pattern) : [];
  if (parts.length < 2) return <span>{text}</span>;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const piece = text.slice(at, at + part.length);
    at += part.length;
    pieces.push(
      index % 2 ? (
        <mark key={at} className={styles.match}>
          {piece}
        </mark>
      ) : (
        piece
      ),
    );
  }
  return <span key={words.join(' ')}>{pieces}</span>;
}

const literally = (word: string) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
