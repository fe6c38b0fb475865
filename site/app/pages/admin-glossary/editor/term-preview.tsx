import { GlossaryList, Heading, Stack } from '@hadal/ui';
import { useId } from 'react';
import { relatedTerms } from '../../../data/glossary';
import type { Row, Values } from './term';

export interface TermPreviewProps {
  values: Values;
  rows: readonly Row[];
}

/** Previews the term as the glossary will show it, with only its published related terms. */
export function TermPreview({ values, rows }: TermPreviewProps) {
  const id = useId();
  const { slug, term, definition, symbol, unit, related } = values;
  const published = new Map(
    rows.filter(({ status }) => status === 'published').map((row) => [row.slug, row]),
  );
  return (
    <Stack gap="tight">
      <Heading level={3} size="small" id={id}>
        In the glossary
      </Heading>
      {/* Inert: following a link would leave the form, and a screen reader has already read the
          fields. */}
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
              related: relatedTerms(related, published),
            },
          ]}
        />
      </div>
    </Stack>
  );
}
