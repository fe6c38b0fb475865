import type { MenuSection } from './menu';
import { useRealtimeQuery } from './use-realtime-query';

const load = () => import('./menu').then(({ menu }) => menu);

/** Subscribes to the menu of the header. */
export const useMenu = (prerendered: MenuSection[]) => useRealtimeQuery(prerendered, load);
