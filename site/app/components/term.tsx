import { Toggletip } from '@hadal/ui';
import type { ReactNode } from 'react';
import { glossary } from 'virtual:glossary';

const meanings = new Map(glossary.map(({ slug, definition }) => [slug, definition]));

export interface TermProps {
  /** Slug of the glossary entry, such as `exergy`. */
  slug: string;
  /** The word in the form that the sentence needs. */
  children: ReactNode;
}

/**
 * A word with its glossary definition in a popover; without scripts, a link to the glossary. Plain
 * text if the term is not published. Renders a `<span>`.
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
