import { StaffScene } from '@hadal/illustrations';
import { useMemo } from 'react';
import { GlossaryIndex, type GlossaryTerm, Onward, PageHead, Section, TextLink } from '@hadal/ui';
import { glossary as prerendered } from 'virtual:glossary';
import { relatedTerms, type Term } from '../data/glossary';
import { useRealtimeQuery } from '../data/use-realtime-query';
import { surface } from '../content/depths';
import { termEquations } from '../content/term-equations';
import { marginDrawings } from './glossary/margin-drawings';

const load = () => import('../data/glossary').then(({ glossary }) => glossary);

export default function Glossary() {
  const stored = useRealtimeQuery(prerendered, load);
  const terms = useMemo(() => toEntries(stored), [stored]);
  return (
    <>
      <PageHead
        title="Glossary"
        lede="The words of deep storage, each explained in a sentence or two, with its symbol, its unit and its equation where it has them."
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
      <Section {...surface} joined="both">
        <GlossaryIndex
          terms={terms}
          drawings={marginDrawings}
          noMatch={<TextLink href="/faq">Look among the questions</TextLink>}
        />
      </Section>
      <Section band="1" joined="start">
        <Onward
          pages={[
            {
              href: '/how-it-works',
              title: 'See the words at work',
              text: 'Each word in its place, in six drawn steps of one cycle.',
            },
            {
              href: '/faq',
              title: 'Ask a question',
              text: 'Short answers on physics, money and the sea.',
            },
          ]}
        />
      </Section>
    </>
  );
}

function toEntries(terms: Term[]) {
  const bySlug = new Map(terms.map((term) => [term.slug, term]));
  return terms.map((term) => toEntry(term, bySlug));
}

/** A stored term as the index shows it; what it relates to, as far as that is published. */
function toEntry(
  { slug, term, definition, symbol, unit, related }: Term,
  terms: ReadonlyMap<string, Term>,
): GlossaryTerm {
  const equation = termEquations[slug];
  return {
    id: slug,
    term,
    definition,
    ...(symbol && { symbol }),
    ...(unit && { unit }),
    related: relatedTerms(related, terms),
    ...(equation && {
      further: {
        href: `/science/physics#${equation.toLowerCase()}`,
        title: `Equation ${equation}`,
      },
    }),
  };
}
