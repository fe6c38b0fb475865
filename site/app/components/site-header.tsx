import { ButtonLink, Header, Logo, LogoMark, MegaMenu, ModalMenu, ThemeToggle } from '@hadal/ui';
import { menu as snapshot } from 'virtual:snapshot';
import { brand } from '../brand';
import type { MenuSection } from '../data/menu';
import { useMenu } from '../data/use-menu';
import { menuGroups, sections, summaryOf } from '../navigation';
import { menuFeatures } from './menu-features';

/** The header, its wide menu fed by the database and its narrow one fixed. */
export function SiteHeader({ path }: { path: string }) {
  const menu = useMenu(snapshot);
  const logo = <Logo href="/" name={brand.name} mark={<LogoMark />} />;
  return (
    <Header
      logo={logo}
      navigation={<MegaMenu groups={menu.map(toGroup)} currentPath={path} />}
      actions={
        <>
          <ThemeToggle />
          <ButtonLink href="/donate" size="small">
            Back the Mission
          </ButtonLink>
        </>
      }
      menu={
        <ModalMenu
          groups={menuGroups}
          currentPath={path}
          logo={logo}
          footer={
            <>
              <ButtonLink href="/donate">Back the Mission</ButtonLink>
              <ThemeToggle size="medium" />
            </>
          }
        />
      }
    />
  );
}

/** A stored section as the mega-menu shows it, with what the site knows about its links. */
function toGroup({ title, items }: MenuSection) {
  const section = sections[title];
  return {
    id: title,
    title,
    feature: menuFeatures[title],
    ...(section && { intro: section.intro, href: section.href, hrefLabel: `All of ${title}` }),
    links: items.map((item) => {
      const description = summaryOf(item.slug);
      return { title: item.title, href: item.slug, ...(description && { description }) };
    }),
  };
}
