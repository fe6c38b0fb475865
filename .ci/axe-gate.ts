/** Proves that a story which axe faults fails: a gate that let everything pass would look no different. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/** The stories that must fail, and the rule of axe that must fail them. */
const expected = {
  'Button Without Name': 'button-name',
  'Text Without Contrast': 'color-contrast',
};

const folder = mkdtempSync(path.join(tmpdir(), 'hadal-gate-'));
const report = path.join(folder, 'report.json');
try {
  const { stdout, stderr } = spawnSync(
    'vitest',
    [
      'run',
      '--config=.storybook/gate/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '.storybook/gate',
    ],
    { encoding: 'utf8' },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const missed = Object.entries(expected).filter(([story, rule]) => {
    const result = results.find(({ title }) => title === story);
    return !result?.failureMessages.some((message) => message.includes(`(${rule})`));
  });
  for (const [story, rule] of missed) {
    console.error(`"${story}" should have failed by axe's rule ${rule}, and did not.`);
  }
  if (missed.length > 0) {
    console.error(stdout, stderr);
    process.exitCode = 1;
  } else console.log('Each faulty story failed by its rule.');
} finally {
  rmSync(folder, { recursive: true });
}
