import type { MenuSection } from './menu';
import { useLive } from './use-live';

const load = () => import('./menu').then(({ menu }) => menu);

/** Subscribes to the menu of the header. */
export const useMenu = (prerendered: MenuSection[]) => useLive(prerendered, load);
