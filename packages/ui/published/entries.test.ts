import { expect, test } from 'vitest';

const sources = import.meta.glob<object>('../src/{index,theme,drawing/index,locales/index}.ts');

test.for(Object.keys(sources))('the build of %s has all its exports', async (file) => {
  const built = await import(
    /* @vite-ignore */ file.replace('/src/', '/dist/').replace(/ts$/, 'js')
  );
  const names = Object.keys(await sources[file]!());
  expect(Object.keys(built)).toEqual(expect.arrayContaining(names));
});
