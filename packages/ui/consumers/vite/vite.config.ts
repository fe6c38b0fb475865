import { themeScript, themeScriptHash } from '@hadal/ui';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const script = themeScript({ defaultTheme: 'system' });
const hash = await themeScriptHash(script);
const policy =
  `default-src 'self'; script-src 'self' ${hash}; style-src 'self'; ` +
  `require-trusted-types-for 'script'; trusted-types 'none'`;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    {
      name: 'theme-script',
      transformIndexHtml: () => [
        // Vite's development server injects inline scripts.
        ...(command === 'build'
          ? [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy } }]
          : []),
        { tag: 'script', children: script },
      ],
    },
    {
      // The hint has to be the first line, and Vite writes a list of files above a banner.
      name: 'compile-early',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
            else if (file.fileName.endsWith('.js.map'))
              // One line more, without a mapping.
              file.source = String(file.source).replace('"mappings":"', '$&;');
        },
      },
    },
  ],
}));
