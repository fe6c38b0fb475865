import { expect, test } from 'vitest';
import { preloadScript } from './first-parts.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  'menu.tsx': { file: 'assets/menu.js', imports: ['index.html', '_dialog.js'] },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['index.html', '_common.js'] },
  '_common.js': { file: 'assets/common.js' },
};

test('a first part is fetched with all that it imports, but for the entry', () => {
  const script = preloadScript(manifest, [{ media: '(width < 768px)', module: 'menu.tsx' }]);
  expect(script).toContain(
    '[["(width < 768px)",["/assets/menu.js","/assets/dialog.js","/assets/common.js"]]]',
  );
});

test('a first part that is not in the build is an error', () => {
  expect(() => preloadScript(manifest, [{ media: 'all', module: 'gone.tsx' }])).toThrow(
    'The browser build has no gone.tsx',
  );
});
