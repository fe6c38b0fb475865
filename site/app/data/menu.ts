import type { Db } from './client';

export interface MenuItem {
  section: string;
  title: string;
  slug: string;
}

export interface MenuSection {
  title: string;
  items: MenuItem[];
}

/** The visible menu, grouped by section, in the order of section then order_index. */
export async function listMenu(db: Db, signal?: AbortSignal): Promise<MenuSection[]> {
  let query = db
    .from('menu_items')
    .select('*')
    .eq('visible', true)
    .order('section')
    .order('order_index');
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw new Error('Could not list the menu', { cause: error });
  if (!Array.isArray(data)) throw new Error('The menu came back as something other than rows');
  return group(data.map(({ section, title, slug }) => ({ section, title, slug })).filter(isLink));
}

/** The database holds these rules too; a proxy that answers in its place does not. */
const isLink = ({ section, title, slug }: MenuItem) =>
  [section, title, slug].every((value) => typeof value === 'string' && value !== '') &&
  /^\/(?!\/)/.test(slug);

function group(items: MenuItem[]): MenuSection[] {
  const sections = new Map<string, MenuItem[]>();
  for (const item of items) {
    const section = sections.get(item.section);
    if (section) section.push(item);
    else sections.set(item.section, [item]);
  }
  return Array.from(sections, ([title, members]) => ({ title, items: members }));
}

/** Calls back on every change of the menu, also one that hides a row. Returns how to stop. */
export function watchMenu(db: Db, onChange: () => void): () => void {
  const channel = db
    .channel('menu')
    // The table announces a change only to those who may read the new row, so never that a row was
    // hidden; the broadcast of the same change has no content and reaches everybody.
    .on('postgres_changes', { event: '*', schema: 'public', table: 'menu_items' }, onChange)
    .on('broadcast', { event: 'menu_changed' }, onChange)
    .subscribe((status) => {
      // What changed between the last fetch and the subscription, or while it was down, is caught up.
      if (status === 'SUBSCRIBED') onChange();
    });
  return () => void db.removeChannel(channel);
}
