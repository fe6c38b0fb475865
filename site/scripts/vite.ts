import { themes } from '@hadal/ui/theme';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import {
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type InlineConfig,
} from 'vite';
import type { Term } from '../app/data/glossary.ts';
import type { MenuSection } from '../app/data/menu.ts';
import { readPaymentLinks } from '../app/data/payments.ts';
import type { DeckFile } from '../app/deck/deck-file.ts';
import type { Api } from './api.ts';
import { computed } from './computed/index.ts';
import { readReportUrl } from '@hadal/static-site';
import { mathml } from './mathml/index.ts';
import { pageMeta } from './page-meta.ts';

/** Data shared by the prerendered pages and hydration's first render. */
export interface Snapshot {
  menu: MenuSection[];
  glossary: Term[];
}

/** Provides the snapshot as virtual modules: one for every page, and one for the glossary page. */
function snapshotPlugin({ menu, glossary }: Snapshot): Plugin {
  const modules = new Map([
    ['\0virtual:snapshot', `export const menu = ${JSON.stringify(menu)};`],
    ['\0virtual:glossary', `export const glossary = ${JSON.stringify(glossary)};`],
  ]);
  return {
    name: 'snapshot',
    resolveId: (requested) => (modules.has(`\0${requested}`) ? `\0${requested}` : undefined),
    load: (id) => modules.get(id),
  };
}

/** Returns the site's Vite configuration for a backend, and for a deck if one was printed. */
export const siteConfig = (api: Api, snapshot: Snapshot, deck?: DeckFile): InlineConfig => ({
  root: path.join(import.meta.dirname, '..'),
  configFile: false,
  clearScreen: false,
  plugins: [
    snapshotPlugin(snapshot),
    mathml(),
    computed(),
    mdx({ providerImportSource: '/app/components/mdx' }),
    pageMeta(),
    react(),
  ],
  define: {
    // For index.html.
    'import.meta.env.THEME_COLOR_DARK': JSON.stringify(themes.dark.ground.b0),
    'import.meta.env.THEME_COLOR_LIGHT': JSON.stringify(themes.light.ground.b0),
    'import.meta.env.SUPABASE_URL': JSON.stringify(api.url),
    'import.meta.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(api.publishableKey),
    'import.meta.env.INVESTOR_DECK': JSON.stringify(deck) ?? 'undefined',
    'import.meta.env.TURNSTILE_SITE_KEY':
      JSON.stringify(process.env['TURNSTILE_SITE_KEY'] || undefined) ?? 'undefined',
    'import.meta.env.REPORT_URL': JSON.stringify(readReportUrl(process.env)) ?? 'undefined',
    'import.meta.env.PAYMENT_LINKS': JSON.stringify(readPaymentLinks(process.env)),
  },
});

/** Reads the packages from source in development, so that an edit shows at once. */
export const fromSource: InlineConfig = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@hadal/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@hadal/source', ...defaultServerConditions] } },
};
