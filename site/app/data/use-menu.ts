import type { MenuSection } from './menu';
import { useLive } from './use-live';

const load = () => import('./menu').then(({ menu }) => menu);

/** The menu of the header, as it is now. */
export const useMenu = (prerendered: MenuSection[]) => useLive(prerendered, load);
