import { Toggletip } from '@hadal/ui';
import type { ReactNode } from 'react';
import { glossary } from 'virtual:glossary';

const meanings = new Map(glossary.map(({ slug, definition }) => [slug, definition]));

export interface TermProps {
  /** The entry of the glossary, such as `exergy`. */
  slug: string;
  /** The word as the sentence needs it. */
  children: ReactNode;
}

/**
 * A word that tells what the glossary says of it, and without scripts leads there. One that an editor
 * has hidden is a word like any other. Renders a `<span>`.
 */
export function Term({ slug, children }: TermProps) {
  const meaning = meanings.get(slug);
  if (!meaning) return children;
  return (
    <Toggletip term={children} href={`/glossary#${slug}`}>
      {meaning}
    </Toggletip>
  );
}
