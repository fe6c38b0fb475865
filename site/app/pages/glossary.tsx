import { GlossaryIndex, PageHead, Section, SurfaceMark, TextLink } from '@hadal/ui';
import { glossary } from '../glossary';
import { surface } from '../depths';
import type { PageMeta } from '../seo';

export const meta: PageMeta = {
  title: 'Glossary',
  description:
    'The words of deep storage in one plain sentence each, with their symbols and units: from absolute pressure to tether.',
};

export default function Glossary() {
  return (
    <>
      <PageHead
        title="Glossary"
        lede="Words you meet on these pages, each in one plain sentence, with its symbol and its unit where it has them."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/glossary', title: 'Glossary' },
        ]}
        mark={<SurfaceMark name="buoy" />}
        datumLabel="mean sea level"
      />
      <Section {...surface}>
        <GlossaryIndex
          terms={glossary.map(({ slug, ...term }) => ({ ...term, id: slug }))}
          noMatch={<TextLink href="/faq">Look among the questions</TextLink>}
        />
      </Section>
    </>
  );
}
