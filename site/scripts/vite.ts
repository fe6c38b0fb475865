import { themes } from '@hadal/ui/theme';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type InlineConfig,
} from 'vite';
import type { Term } from '../app/data/glossary.ts';
import type { MenuSection } from '../app/data/menu.ts';
import { readPaymentLinks } from '../app/pages/donate/payments.ts';
import type { DeckFile } from '../app/deck/deck-file.ts';
import type { Api } from './api.ts';
import { computed } from './computed/index.ts';
import { readReportUrl } from '@hadal/static-site';
import { mathml } from './mathml/index.ts';
import { readNewsletterPrivacy } from './newsletter-privacy.ts';
import { pageMeta } from './page-meta.ts';
import { usedTerms } from './used-terms.ts';

/** Data shared by the prerendered pages and hydration's first render. */
export interface Snapshot {
  menu: MenuSection[];
  glossary: Term[];
}

/**
 * Provides virtual modules of one value each: the menu for every page, the glossary and the deck for
 * theirs, and the meanings for those with glossary words in their text.
 */
function given(values: Record<string, () => unknown>): Plugin {
  const id = /^\0?virtual:(\w+)$/;
  return {
    name: 'given',
    resolveId: { filter: { id }, handler: (requested) => `\0${requested}` },
    load: {
      filter: { id },
      async handler(file) {
        const [, name = ''] = id.exec(file)!;
        return `export const ${name} = ${JSON.stringify(await values[name]?.()) ?? 'undefined'};`;
      },
    },
  };
}

/** Compiles the pages' prose, once for the browser and for the server. */
function prose(): Plugin {
  const { transform, ...plugin } = mdx({ providerImportSource: '/app/components/mdx' });
  const compiled = new Map<string, ReturnType<typeof transform>>();
  return {
    ...plugin,
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text, file) {
        const key = `${file}\n${text}`;
        const compiling = compiled.get(key) ?? transform.call(this, text, file);
        compiled.set(key, compiling);
        return (await compiling)?.code;
      },
    },
  };
}

/**
 * Address of the icon, which holds the image itself: Chromium would request a file as the page loads, before
 * it paints. Only what a URL requires is encoded, so that the rest compresses with the page's drawings. Search
 * engines, which take no such address, find the apple-touch-icon.
 */
const icon = `data:image/svg+xml,${readFileSync(
  path.join(import.meta.dirname, '../public/favicon.svg'),
  'utf8',
)
  .replaceAll(/\n\s*/g, '')
  .replaceAll('"', "'")
  .replaceAll(/[^\w'():;/.,@=<>{} -]/g, encodeURIComponent)}`;

/** Returns the definitions, by slug, of the words that pages explain: a quarter of the glossary. */
function meaningsOf(glossary: Term[]): Record<string, string> {
  const used = usedTerms();
  const terms = glossary.filter(({ slug }) => used.has(slug));
  return Object.fromEntries(terms.map(({ slug, definition }) => [slug, definition]));
}

/** Returns the site's Vite configuration. Modules that need the data or the deck wait for them. */
export const siteConfig = (
  api: Api,
  snapshot: Promise<Snapshot>,
  deck?: Promise<DeckFile | undefined>,
): InlineConfig => ({
  root: path.join(import.meta.dirname, '..'),
  configFile: false,
  clearScreen: false,
  plugins: [
    given({
      menu: async () => (await snapshot).menu,
      glossary: async () => (await snapshot).glossary,
      meanings: async () => meaningsOf((await snapshot).glossary),
      deck: () => deck,
    }),
    mathml(),
    computed(),
    prose(),
    pageMeta(),
    react(),
  ],
  define: {
    // For index.html.
    'import.meta.env.ICON': JSON.stringify(icon),
    'import.meta.env.THEME_COLOR_DARK': JSON.stringify(themes.dark.ground.b0),
    'import.meta.env.THEME_COLOR_LIGHT': JSON.stringify(themes.light.ground.b0),
    'import.meta.env.SUPABASE_URL': JSON.stringify(api.url),
    'import.meta.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(api.publishableKey),
    'import.meta.env.TURNSTILE_SITE_KEY':
      JSON.stringify(process.env['TURNSTILE_SITE_KEY'] || undefined) ?? 'undefined',
    'import.meta.env.NEWSLETTER_PRIVACY':
      JSON.stringify(readNewsletterPrivacy(process.env)) ?? 'undefined',
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
