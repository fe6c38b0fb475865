import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const packageFolder = new URL('..', import.meta.url);
const examples = ['README.md', 'EXAMPLES.md'].flatMap((document) => {
  const text = readFileSync(new URL(document, packageFolder), 'utf8');
  return [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code], at) => ({
    document,
    at,
    code: code ?? '',
  }));
});

test.each(examples)('$document prints what its code computes: example $at', ({ code }) => {
  const promised = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@hadal/source', '--input-type=module', '--eval', code],
    { cwd: packageFolder, encoding: 'utf8' },
  );
  expect(printed.trimEnd().split('\n')).toEqual(promised);
});
