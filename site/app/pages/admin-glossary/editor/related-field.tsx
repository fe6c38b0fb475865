import { Button, Icon, Inline, Select, Stack, VisuallyHidden } from '@hadal/ui';
import { useRef, useState } from 'react';
import { fieldNames, type Row } from './term';

export interface RelatedFieldProps {
  id: string;
  /** Slugs of the chosen terms, in display order. */
  value: readonly string[];
  /** Slug of the term itself, which cannot be chosen. */
  own: string;
  rows: readonly Row[];
  error: string | undefined;
  onChange: (slugs: string[]) => void;
}

/** Field for related terms: a button removes each chosen one, and a list adds another. */
export function RelatedField({ id, value, own, rows, error, onChange }: RelatedFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [news, setNews] = useState('');
  const nameOf = (slug: string) => rows.find((row) => row.slug === slug)?.term ?? slug;
  const others = rows
    .filter(({ slug }) => slug !== own && !value.includes(slug))
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en'));

  const add = () => {
    const slug = select.current?.value;
    if (!slug || !select.current) return;
    onChange([...value, slug]);
    setNews(`${nameOf(slug)} added.`);
    select.current.value = '';
    select.current.focus();
  };
  const remove = (slug: string) => {
    onChange(value.filter((one) => one !== slug));
    setNews(`${nameOf(slug)} removed.`);
    // The pressed button has been removed, and the focus with it.
    select.current?.focus();
  };

  return (
    <Stack gap="tight">
      <Select ref={select} id={id} label={fieldNames.related} error={error} defaultValue="">
        <option value="">Choose a term</option>
        {others.map(({ slug, term }) => (
          <option key={slug} value={slug}>
            {term}
          </option>
        ))}
      </Select>
      <Inline>
        <Button tone="secondary" size="small" onClick={add}>
          <Icon name="plus" /> Add to see also
        </Button>
        {value.map((slug) => (
          <Button key={slug} tone="text" size="small" onClick={() => remove(slug)}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {nameOf(slug)} <Icon name="cross" />
          </Button>
        ))}
      </Inline>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </Stack>
  );
}
