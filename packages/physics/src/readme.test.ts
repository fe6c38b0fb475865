import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const packageFolder = new URL('..', import.meta.url);
const readme = readFileSync(new URL('README.md', packageFolder), 'utf8');
const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code ?? '');

test.each(examples)('the README prints what its code computes: example %#', (code) => {
  const promised = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@hadal/source', '--input-type=module', '--eval', code],
    { cwd: packageFolder, encoding: 'utf8' },
  );
  expect(printed.trimEnd().split('\n')).toEqual(promised);
});
