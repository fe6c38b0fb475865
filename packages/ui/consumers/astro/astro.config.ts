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
      styleDirective: { resources: [{ resource: megaMenuStyleSources, kind: 'attribute' }] },
    },
  },
});
