import { PageHead, Section } from '@hadal/ui';
import { Gate } from './admin-glossary/gate';

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
