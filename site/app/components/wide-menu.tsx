import { MegaMenu } from '@hadal/ui';
import { menu as prerendered } from 'virtual:snapshot';
import { useLocation } from 'react-router-dom';
import type { MenuSection } from '../data/menu';
import { useMenu } from '../data/use-menu';
import { sections, summaryOf } from '../navigation';
import { menuFeatures } from './menu-features';

/** The mega-menu, fed by the database. */
export default function WideMenu() {
  const { pathname } = useLocation();
  const { data } = useMenu(prerendered);
  return <MegaMenu groups={data.map(toGroup)} currentPath={pathname} />;
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
