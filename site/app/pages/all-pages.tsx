import { StaffScene } from '@hadal/illustrations';
import { DefinitionList, Heading, PageHead, Section, Stack, TextLink } from '@hadal/ui';
import { surface, twilightZone } from '../content/depths';
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
          {...(index === 0
            ? surface
            : index === 3
              ? twilightZone
              : { band: index < 3 ? '1' : '2' })}
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
