import react from '@astrojs/react';
import { megaMenuStyleSources, themeScript, themeScriptHash } from '@hadal/ui';
import { defineConfig } from 'astro/config';

const hash = await themeScriptHash(themeScript({ defaultTheme: 'system' }));

export default defineConfig({
  integrations: [react()],
  security: {
    csp: {
      // Astro adds the hashes of its own scripts, and expects this one unquoted.
      scriptDirective: { hashes: [hash.slice(1, -1)] },
      // The one style attribute that a server writes, for the mega-menu.
      styleDirective: {
        resources: megaMenuStyleSources
          .split(' ')
          .map((resource) => ({ resource, kind: 'attribute' as const })),
      },
      directives: [
        "default-src 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
});
