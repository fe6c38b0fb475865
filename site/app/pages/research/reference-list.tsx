import { DefinitionList, Heading, Stack, TextLink } from '@hadal/ui';
import { references, shortName, subjects, type Reference } from '../../content/references';

const describe = ({ title, published, doi, note }: Reference) => (
  <>
    <cite>{title}</cite>
    {title.endsWith('?') ? '' : '.'} {published}. {note}
    {doi && (
      <>
        {' '}
        <TextLink href={`https://doi.org/${doi}`}>doi.org/{doi}</TextLink>
      </>
    )}
  </>
);

/** Lists every work that our pages cite, by subject; `<Cite>` links to its rows. */
export function ReferenceList() {
  return Object.entries(subjects).map(([subject, title]) => (
    <Stack key={subject}>
      <Heading level={3} size="medium">
        {title}
      </Heading>
      <DefinitionList
        items={Object.entries(references)
          .filter(([, reference]) => reference.subject === subject)
          .map(([id, reference]) => ({
            id,
            term: shortName(reference),
            description: describe(reference),
          }))}
      />
    </Stack>
  ));
}
