'use client';

import { useEffect, useRef } from 'react';
import { Link } from '../link';
import * as styles from './glossary-index.css';
import { letters } from './terms';

export interface LetterNavProps {
  label: string;
  /** The letters that have terms. */
  shown: readonly string[];
  current: string | undefined;
  idOf: (letter: string) => string;
}

/** The alphabet, in which letters with terms are links. Renders a `<nav>` with a list. */
export function LetterNav({ label, shown, current, idOf }: LetterNavProps) {
  const list = useRef<HTMLUListElement>(null);

  // Unlike scrollIntoView, setting scrollLeft leaves the page where it is.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[data-letter="${current}"]`);
    const { clientWidth } = list.current!;
    list.current!.scrollLeft = here ? here.offsetLeft + here.offsetWidth / 2 - clientWidth / 2 : 0;
  }, [current]);

  return (
    <nav aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none */}
      <ul ref={list} role="list" className={styles.letters}>
        {(shown.includes('#') ? [...letters, '#'] : letters).map((letter) => (
          <li key={letter} data-letter={letter} aria-hidden={!shown.includes(letter) || undefined}>
            {shown.includes(letter) ? (
              <Link
                href={`#${idOf(letter)}`}
                aria-current={letter === current ? 'true' : undefined}
                className={styles.letter}
              >
                {letter}
              </Link>
            ) : (
              <span className={styles.letter}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
