import type { Db } from './client';
import type { RealtimeQuery } from './realtime-query';

export interface MenuItem {
  section: string;
  title: string;
  slug: string;
}

export interface MenuSection {
  title: string;
  items: MenuItem[];
}

/** Fetches the visible menu, grouped by section, ordered by section, order_index and age. */
export async function listMenu(db: Pick<Db, 'from'>, signal?: AbortSignal): Promise<MenuSection[]> {
  let query = db
    .from('menu_items')
    .select('*')
    .eq('visible', true)
    .order('section')
    .order('order_index')
    // Without it, rows of the same place would change their order after any edit.
    .order('id');
  if (signal) query = query.abortSignal(signal);
  const { data, error } = await query;
  if (error) throw new Error('Could not list the menu', { cause: error });
  if (!Array.isArray(data) || !data.every(isLink)) throw new Error('That is not the menu');
  return group(data);
}

/** The menu as a realtime source. */
export const menu: RealtimeQuery<MenuSection[]> = {
  table: 'menu_items',
  topic: 'menu',
  event: 'menu_changed',
  list: listMenu,
};

/**
 * Mirrors the constraint `menu_items_slug_check`: a path of this site that every browser resolves
 * alike.
 */
export const isMenuPath = (slug: string): boolean =>
  /^\/([A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*)?(#[A-Za-z0-9._~-]+)?$/.test(slug) &&
  slug.length <= 200;

/** Rejects a row that breaks the database's rules: a proxy answered in its place. */
const isLink = (row: Partial<MenuItem> | null): row is MenuItem =>
  [row?.section, row?.title, row?.slug].every((value) => typeof value === 'string' && value) &&
  isMenuPath(row?.slug ?? '');

function group(items: MenuItem[]): MenuSection[] {
  const titles = [...new Set(items.map(({ section }) => section))];
  return titles.map((title) => ({
    title,
    items: items
      .filter(({ section }) => section === title)
      .map(({ section, title: name, slug }) => ({ section, title: name, slug })),
  }));
}
