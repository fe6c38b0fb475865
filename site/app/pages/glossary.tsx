import { StaffScene } from '@hadal/illustrations';
import { GlossaryIndex, type GlossaryTerm, PageHead, Section, TextLink } from '@hadal/ui';
import { glossary as prerendered } from 'virtual:glossary';
import { relatedTerms, type Term } from '../data/glossary';
import { useGlossary } from '../data/use-glossary';
import { surface } from '../content/depths';

export default function Glossary() {
  const { data } = useGlossary(prerendered);
  return (
    <>
      <PageHead
        title="Glossary"
        lede="Words you meet on these pages, each in one plain sentence, with its symbol and its unit where it has them."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/glossary', title: 'Glossary' },
        ]}
        scene={
          <StaffScene
            title="A staff of marks along the sea line, and a buoy at its first."
            mark={0}
          />
        }
        scenePlace="below"
      />
      <Section {...surface}>
        <GlossaryIndex
          terms={data.map(toEntry)}
          noMatch={<TextLink href="/faq">Look among the questions</TextLink>}
        />
      </Section>
    </>
  );
}

/** A stored term as the index shows it; what it relates to, as far as that is published. */
function toEntry(
  { slug, term, definition, symbol, unit, related }: Term,
  _index: number,
  terms: Term[],
): GlossaryTerm {
  return {
    id: slug,
    term,
    definition,
    ...(symbol && { symbol }),
    ...(unit && { unit }),
    related: relatedTerms(related, terms),
  };
}
