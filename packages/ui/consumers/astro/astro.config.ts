import react from '@astrojs/react';
import { themeScript, themeScriptHash } from '@hadal/ui';
import { defineConfig } from 'astro/config';

const hash = await themeScriptHash(themeScript({ defaultTheme: 'system' }));

export default defineConfig({
  integrations: [react()],
  security: {
    csp: {
      // Astro adds the hashes of its own scripts, and expects this one unquoted.
      scriptDirective: { hashes: [hash.slice(1, -1)] },
      // Radix sets a style attribute to position the menus.
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
});
