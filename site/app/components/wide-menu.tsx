import { MegaMenu, type MegaMenuGroup } from '@hadal/ui';
import { menu as prerendered } from 'virtual:menu';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuSection } from '../data/menu';
import { useRealtimeQuery } from '../data/use-realtime-query';
import { groupOf, summaryOf } from '../routes/navigation';
import { menuFeatures } from './menu-features';

const load = () => import('../data/menu').then(({ menu }) => menu);

/** The mega-menu, fed by the database. */
export default function WideMenu() {
  const { pathname } = useLocation();
  const sections = useRealtimeQuery(prerendered, load);
  const groups = useMemo(() => toGroups(sections), [sections]);
  return <MegaMenu groups={groups} currentPath={pathname} />;
}

/**
 * Maps the stored sections to groups of the mega-menu, adding what the site knows about their
 * links.
 */
function toGroups(sections: readonly MenuSection[]): MegaMenuGroup[] {
  const taken = new Set<string>();
  return sections.map(({ title, items }) => {
    const own = groupOf(items.map(({ slug }) => slug));
    // If two sections belong to one group, only the first gets its feature.
    const group = own && !taken.has(own.key) ? own : undefined;
    if (group) taken.add(group.key);
    return {
      id: group?.key ?? title,
      title,
      ...(group && {
        feature: menuFeatures[group.key],
        intro: group.intro,
        href: group.href,
        hrefLabel: `All of ${title}`,
      }),
      links: items.map((item) => {
        const description = summaryOf(item.slug);
        return { title: item.title, href: item.slug, ...(description && { description }) };
      }),
    };
  });
}
