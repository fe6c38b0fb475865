import {
  ErrorSummary,
  Grid,
  SegmentedControl,
  SegmentedControlItem,
  Stack,
  TextArea,
  TextField,
} from '@hadal/ui';
import { useId, type ReactNode, type Ref } from 'react';
import { RelatedField } from './related-field';
import { fieldNames, slugOf, wordsOf, type Field, type Row } from './term';
import { TermPreview } from './term-preview';
import type { TermFormState } from './use-term-form';

export interface TermFormProps {
  form: TermFormState;
  /** All terms, for the related terms and their names. */
  rows: readonly Row[];
  /** True if the term is already stored: its slug then no longer follows its name. */
  stored: boolean;
  summary: Ref<HTMLDivElement>;
  onSave: () => void;
  /** Actions below the fields. */
  children: ReactNode;
}

/** The fields of a term with a preview. Renders a `<form>`. */
export function TermForm({ form, rows, stored, summary, onSave, children }: TermFormProps) {
  const id = useId();
  const categories = useId();
  const { values, problems, set, leave } = form;
  const field = (name: Exclude<Field, 'related' | 'status'>) => ({
    id: `${id}-${name}`,
    name,
    label: fieldNames[name],
    value: values[name] ?? '',
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    onBlur: () => leave(name),
  });
  const follows = !stored && values.slug === slugOf(values.term);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Stack>
        <ErrorSummary
          ref={summary}
          level={3}
          errors={form.summarised.map(({ field: name, message }) => ({
            fieldId: `${id}-${name}`,
            message,
          }))}
        />
        <TextField
          {...field('term')}
          required
          onChange={({ target }) =>
            set({ term: target.value, ...(follows && { slug: slugOf(target.value) }) })
          }
        />
        <TextField
          {...field('slug')}
          required
          spellCheck={false}
          autoCapitalize="none"
          hint={
            stored
              ? 'Links to /glossary# and this address break when it changes.'
              : 'Follows the term: where links will find it, after /glossary#.'
          }
        />
        <TextArea {...field('definition')} required maxLength={1000} />
        <Grid columns={3}>
          <TextField {...field('symbol')} hint="How formulas write it." spellCheck={false} />
          <TextField {...field('unit')} hint="What it is measured in." spellCheck={false} />
          <TextField {...field('category')} hint="To find it here." list={categories} />
        </Grid>
        <datalist id={categories}>
          {[...new Set(rows.map((row) => wordsOf(row, 'category')))]
            .filter(Boolean)
            .toSorted()
            .map((category) => (
              <option key={category}>{category}</option>
            ))}
        </datalist>
        <RelatedField
          id={`${id}-related`}
          value={values.related}
          own={values.slug}
          rows={rows}
          error={problems.related}
          onChange={(related) => set({ related })}
        />
        <SegmentedControl
          id={`${id}-status`}
          name="status"
          legend={fieldNames.status}
          hint="Visitors read what is published, editors drafts too."
          value={values.status}
          onValueChange={(status) => set({ status })}
          error={problems.status}
        >
          <SegmentedControlItem value="draft">Draft</SegmentedControlItem>
          <SegmentedControlItem value="published">Published</SegmentedControlItem>
        </SegmentedControl>
        <TermPreview values={values} rows={rows} />
        {children}
      </Stack>
    </form>
  );
}
