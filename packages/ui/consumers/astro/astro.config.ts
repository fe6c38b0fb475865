import react from '@astrojs/react';
import { megaMenuStyleSources, themeScript, themeScriptHash } from '@hadal/ui';
import { defineConfig } from 'astro/config';

const hash = await themeScriptHash(themeScript({ defaultTheme: 'system' }));
const [unsafeHashes = '', ...styles] = megaMenuStyleSources.split(' ');
/** Astro adds the quotes itself. */
const unquoted = (source: string) => source.slice(1, -1) as `sha256-${string}`;

export default defineConfig({
  integrations: [react()],
  security: {
    csp: {
      // Astro adds the hashes of its own scripts.
      scriptDirective: { hashes: [unquoted(hash)] },
      // The one style attribute that a server writes, for the mega-menu.
      styleDirective: {
        resources: [{ resource: unsafeHashes, kind: 'attribute' }],
        hashes: styles.map((quoted) => ({ hash: unquoted(quoted), kind: 'attribute' })),
      },
      directives: [
        "default-src 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
});
