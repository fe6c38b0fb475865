import {
  SkipLink,
  ToastProvider,
  megaMenuStyleSources,
  themeScript,
  themeScriptHash,
} from '@hadal/ui';
import { build } from 'esbuild';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { Home } from './home';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const body = renderToStaticMarkup(
  <ToastProvider>
    <SkipLink>Skip to main content</SkipLink>
    <SiteHeader path="/" />
    <main id="main" tabIndex={-1}>
      <Home />
    </main>
    <SiteFooter />
  </ToastProvider>,
);

const script = themeScript({ defaultTheme: 'system' });
const hash = await themeScriptHash(script);
const policy =
  `default-src 'self'; script-src ${hash}; style-src 'self'; style-src-attr ${megaMenuStyleSources}; ` +
  `require-trusted-types-for 'script'; trusted-types 'none'`;

mkdirSync('dist', { recursive: true });
// One file of the stylesheets that `styles.css` imports.
await build({
  entryPoints: [fileURLToPath(import.meta.resolve('@hadal/ui/styles.css'))],
  outfile: 'dist/styles.css',
  bundle: true,
});
cpSync('site.css', 'dist/site.css');
writeFileSync(
  'dist/index.html',
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>Tide</title>
    <link rel="stylesheet" href="/styles.css" />
    <link rel="stylesheet" href="/site.css" />
    <script>${script}</script>
  </head>
  <body>${body}</body>
</html>`,
);
