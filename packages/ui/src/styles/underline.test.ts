// @vitest-environment node
import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../**/*.css.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no style asks WebKit for more of a line under words than that there is one', () => {
  const asking = Object.keys(styles).filter((file) =>
    /textDecoration: (?:`|'underline )/.test(styles[file]!),
  );
  expect(asking, 'use `underline`').toEqual([]);
});
