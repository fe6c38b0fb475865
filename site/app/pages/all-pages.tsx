import { StaffScene } from '@hadal/illustrations';
import { DefinitionList, Heading, PageHead, Section, Stack, TextLink } from '@hadal/ui';
import { surface, twilightZone } from '../content/depths';
import { footerColumns, legalLinks, menuGroups, type NavigationLink } from '../routes/navigation';
import { routes } from '../routes/index';

const summaries = new Map(routes.map(({ path, summary }) => [path, summary]));
const isPage = ({ href }: NavigationLink) => summaries.has(href);
const inMenu = menuGroups.map(({ title, links }) => ({ title, links: links.filter(isPage) }));
const listed = new Set(inMenu.flatMap(({ links }) => links.map(({ href }) => href)));
const others = [...footerColumns.flatMap(({ links }): NavigationLink[] => links), ...legalLinks];
const more: NavigationLink[] = [
  { title: 'Plant and system', href: '/system' },
  { title: 'Operations', href: '/ops' },
  { title: 'Digital tools', href: '/digital' },
];
const groups = [
  ...inMenu,
  {
    title: 'More',
    links: [...others, ...more].filter((link) => isPage(link) && !listed.has(link.href)),
  },
];

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
      {groups.map(({ title, links }, index) => (
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
              items={links.map(({ title: name, href }) => ({
                term: <TextLink href={href}>{name}</TextLink>,
                description: summaries.get(href) ?? '',
              }))}
            />
          </Stack>
        </Section>
      ))}
    </>
  );
}
