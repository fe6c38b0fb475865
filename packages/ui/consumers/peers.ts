import type { Weight } from './weigh.ts';

/**
 * The same page with each library, written by its guides: sticky header, mega-menu of 6 × 5 links,
 * modal menu, three cards, newsletter form, theme toggle. Built by Vite 8.3.8 with React 19.3.1,
 * without a router, and measured by `weigh` on 21 November 2026. Chakra generates its styles by
 * script.
 */
export const peers: Record<string, Omit<Weight, 'page'>> = {
  'native elements': { scripts: '59.3 kB', styles: '0.3 kB' },
  '@hadal/ui': { scripts: '79.9 kB', styles: '15.8 kB' },
  '@radix-ui/themes 3.3.0': { scripts: '81.6 kB', styles: '49.2 kB' },
  '@mantine/core 9.7.4': { scripts: '103.1 kB', styles: '29.3 kB' },
  '@mantine/core 9.7.4, its styles by component': { scripts: '103.1 kB', styles: '9.0 kB' },
  '@chakra-ui/react 3.38.0': { scripts: '140.1 kB', styles: '0.0 kB' },
};
