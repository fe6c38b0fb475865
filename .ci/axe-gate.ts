/** Proves that the stories' axe gate works: known faulty stories must fail. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/**
 * The stories that must fail, each with the axe rule and, if only one theme is faulty, that theme.
 */
const expected: Record<string, { rule: string; theme?: 'dark' | 'light' }> = {
  'Button Without Name': { rule: 'button-name' },
  'Text Without Contrast': { rule: 'color-contrast' },
  'Text Without Contrast In Dark': { rule: 'color-contrast', theme: 'dark' },
  'Text Without Contrast In Light': { rule: 'color-contrast', theme: 'light' },
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
  const missed = Object.entries(expected).filter(([story, { rule, theme }]) => {
    const result = results.find(({ title }) => title === story);
    const message = result?.failureMessages.find((each) => each.includes(`(${rule})`));
    // The add-on names no theme, since it runs in the dark one, the stories' default.
    const faulted = message?.includes('In the light theme:') ? 'light' : 'dark';
    return !message || (theme && theme !== faulted);
  });
  for (const [story, { rule }] of missed) {
    console.error(`"${story}" should have failed by axe's rule ${rule}, and did not.`);
  }
  if (missed.length > 0) {
    console.error(stdout, stderr);
    process.exitCode = 1;
  } else console.log('Each faulty story failed by its rule.');
} finally {
  rmSync(folder, { recursive: true });
}
