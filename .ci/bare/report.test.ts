import { expect, test } from 'vitest';
import { Report } from './report.ts';

async function reportOf(printed: string[], code: number) {
  const report = new Report('user');
  await report.timeTests('npm test', () => {
    for (const chunk of printed) report.read(chunk);
    return Promise.resolve(code);
  });
  return report;
}

test('parses the seconds and counts of each part, and the skipped tests', async () => {
  const report = await reportOf(
    [
      ' Test Files  2 passed (2)\n      Tests  9 passed | 1 skipped (10)\n',
      'Format                               12 s     1 passed\nUnit te',
      'sts                            103 s     9 passed, 2 failed\n',
      '\n— Not run: Database tests on PostgreSQL.\n\n10 passed, 2 failed\n',
    ],
    1,
  );
  expect(report.failed).toBe(true);
  expect(String(report).split('\n')).toEqual([
    '',
    'As user      seconds  passed  failed',
    '  Format          12       1       0',
    '  Unit tests     103       9       2',
    'npm test           0      10       2',
    '- Skipped: 1 tests',
    '- Not run: Database tests on PostgreSQL.',
  ]);
});

test.for([
  { code: 0, printed: '3 passed, 0 failed', failed: false },
  { code: 1, printed: '3 passed, 0 failed', failed: true },
  { code: 0, printed: 'a command without a count', failed: false },
  { code: 137, printed: 'killed', failed: true },
])(
  'counts exit code $code after "$printed" as a failure: $failed',
  async ({ code, printed, failed }) => {
    const report = await reportOf([`${printed}\n`], code);
    expect(report.failed).toBe(failed);
  },
);
