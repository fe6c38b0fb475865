import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('{packages,site,.ci,.storybook}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules', '**/dist'],
});

test('a docblock opens with a noun phrase or a verb, not with a question word', () => {
  const questions = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\/\*\*\s+(?:\* )?(?:What|Whether|How|Where|Who|That) .*/g,
      ),
    ].map(([opening]) => `${file}: ${opening}`),
  );
  expect(questions).toEqual([]);
});
