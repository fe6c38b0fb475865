import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { agrees, checkValues } from './check-values/index.ts';

const worst = new Map<string, number>();

describe('check values', () => {
  test.each(checkValues)('$id: $expression is $expected ($source)', (check) => {
    const value = check.compute();
    const [source = ''] = check.source.split(',');
    const error = Math.abs(value / check.expected - 1);
    worst.set(source, Math.max(error, worst.get(source) ?? 0));
    expect(agrees(check, value), `computed ${value}`).toBe(true);
  });

  afterAll(() => {
    console.table(
      Object.fromEntries([...worst].map(([source, e]) => [source, e.toExponential(1)])),
    );
  });

  test('are D1 to D88', () => {
    const names = Array.from({ length: 88 }, (_, i) => `D${i + 1}`);
    expect(checkValues.map(({ id }) => id)).toEqual(names);
  });

  test('compute what their expressions say', () => {
    const program = `
      import { checkValues } from '@hadal/physics/check-values';
      console.log(JSON.stringify(checkValues.map(({ compute }) => compute.toString())));`;
    const computed = execFileSync(
      process.execPath,
      ['--conditions=@hadal/source', '--input-type=module', '--eval', program],
      { cwd: new URL('..', import.meta.url), encoding: 'utf8' },
    );
    const bare = (code: string) => code.replaceAll(/^\(\) =>|\s|,(?=\s*\})/g, '');
    expect((JSON.parse(computed) as string[]).map(bare)).toEqual(
      checkValues.map(({ expression }) => bare(expression)),
    );
  });
});
