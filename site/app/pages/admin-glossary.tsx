import { PageHead, Section } from '@hadal/ui';
import { Gate } from '../admin/gate';
import type { PageMeta } from '@hadal/static-site/runtime/pages';

export const meta: PageMeta = {
  title: 'Glossary administration',
  description:
    'For the editors of the glossary. Visitors find the published terms, with their symbols and units, on the glossary page.',
  noindex: true,
};

export default function AdminGlossary() {
  return (
    <>
      <PageHead
        title="Glossary administration"
        lede="This page is for the people who edit the glossary."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/glossary', title: 'Glossary' },
          { href: '/admin/glossary', title: 'Administration' },
        ]}
      />
      <Section band="1">
        <Gate />
      </Section>
    </>
  );
}
