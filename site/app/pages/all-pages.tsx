import { StaffScene } from '@hadal/illustrations';
import { DefinitionList, Heading, PageHead, Section, Stack, TextLink } from '@hadal/ui';
import { twilightZone } from '../content/depths';
import { allPages } from '../routes/all-pages.build';

export default function AllPages() {
  return (
    <>
      <PageHead
        title="All pages"
        lede="Every page of this site, in one list."
        breadcrumb={[
          { href: '/', title: 'Home' },
          { href: '/pages', title: 'All pages' },
        ]}
        scene={<StaffScene title="A staff along the sea line, a buoy at its last mark." mark={4} />}
        scenePlace="below"
      />
      {allPages.map(({ title, links }, index) => (
        <Section
          key={title}
          band={index < 3 ? '1' : '2'}
          {...(index === 3 && twilightZone)}
          joined={
            index === 3 ? 'end' : index === 2 || index === allPages.length - 1 ? 'start' : 'both'
          }
        >
          <Stack gap="loose">
            <Heading>{title}</Heading>
            <DefinitionList
              items={links.map(({ title: name, href, summary }) => ({
                term: <TextLink href={href}>{name}</TextLink>,
                description: summary,
              }))}
            />
          </Stack>
        </Section>
      ))}
    </>
  );
}
