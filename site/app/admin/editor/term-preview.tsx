import { GlossaryList, Heading, Stack } from '@hadal/ui';
import { useId } from 'react';
import { relatedTerms } from '../../data/glossary';
import type { Row, Values } from './term';

export interface TermPreviewProps {
  values: Values;
  rows: readonly Row[];
}

/** The term as the glossary will show it: what it leads to only as far as that is published. */
export function TermPreview({ values, rows }: TermPreviewProps) {
  const id = useId();
  const { slug, term, definition, symbol, unit, related } = values;
  return (
    <Stack gap="tight">
      <Heading level={3} size="small" id={id}>
        In the glossary
      </Heading>
      {/* Its links lead away from what is being written; its words are those of the fields above. */}
      <div inert>
        <GlossaryList
          aria-labelledby={id}
          terms={[
            {
              id: `preview-${slug}`,
              term: term || '…',
              definition: definition || '…',
              ...(symbol && { symbol }),
              ...(unit && { unit }),
              related: relatedTerms(
                related,
                rows.filter((row) => row.status === 'published'),
              ),
            },
          ]}
        />
      </div>
    </Stack>
  );
}
