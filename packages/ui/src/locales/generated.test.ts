// Imports neither set, so that it can write one whose component is gone.
import { expect, test } from 'vitest';

test('English has the strings of every component', async () => {
  const files = Object.keys(import.meta.glob('../components/*/strings.ts')).toSorted();
  const lines = files.map((file) => `export * from '${file.replace('.ts', '')}';\n`);
  await expect(lines.join(''), 'run "npm run generate"').toMatchFileSnapshot('english.ts');
});

test('German has the strings of every component', async () => {
  const files = import.meta.glob<object>('../components/*/strings.german.ts', { eager: true });
  const names = Object.entries(files).flatMap(([file, strings]) =>
    Object.keys(strings).map((name) => [name, file.replace('.ts', '')]),
  );
  const lines = [
    ...names.map(([name, file]) => `import { ${name} } from '${file}';`),
    "import type { Strings } from './strings';",
    '',
    '/** Every string in German, with the formal address. */',
    'export const german: Strings = {',
    ...names.map(([name]) => `  ${name},`),
    '};\n',
  ];
  await expect(lines.join('\n'), 'run "npm run generate"').toMatchFileSnapshot('german.ts');
});
