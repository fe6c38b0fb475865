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

/** Cites a work by others and links to its entry in the references. Renders an `<a>`. */
export function Cite({ of, children }: CiteProps) {
  const name = citations[of];
  // MDX is not type-checked, so an unknown key has to stop the build here.
  if (!name) {
    throw new Error(
      `"${of}" is cited but not in app/content/references.ts. Add the work there, or cite one that is.`,
    );
  }
  return <TextLink href={`/research#${of}`}>{children ?? name}</TextLink>;
}
