import { Toggletip } from '@hadal/ui';
import type { ReactNode } from 'react';
import { meanings } from 'virtual:meanings';

export interface TermProps {
  /** Slug of the glossary entry, such as `exergy`, written out: the build looks for it. */
  slug: string;
  /** The word in the form that the sentence needs. */
  children: ReactNode;
}

/**
 * A word with its glossary definition in a popover; without scripts, a link to the glossary. Plain
 * text if the term is not published. Renders a `<span>`.
 */
export function Term({ slug, children }: TermProps) {
  const meaning = meanings[slug];
  if (!meaning) return children;
  return (
    <Toggletip term={children} href={`/glossary#${slug}`}>
      {meaning}
    </Toggletip>
  );
}
