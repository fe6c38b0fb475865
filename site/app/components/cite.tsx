import { TextLink } from '@hadal/ui';
import type { ReactNode } from 'react';
import { citations } from '../content/citations.build';
import type { ReferenceKey } from '../content/references';

export interface CiteProps {
  /** A key of app/content/references.ts, such as `pimm2014`. */
  of: ReferenceKey;
  /** @default the short name, such as "Pimm and others, 2014" */
  children?: ReactNode;
}

/** Names a work by others, and leads to it in the list of references. Renders an `<a>`. */
export function Cite({ of, children }: CiteProps) {
  const name = citations[of];
  // Types see no key written in MDX; what throws here stops the build.
  if (!name) {
    throw new Error(
      `"${of}" is cited but not in app/content/references.ts. Add the work there, or cite one that is.`,
    );
  }
  return <TextLink href={`/research#${of}`}>{children ?? name}</TextLink>;
}
