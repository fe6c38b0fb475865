/** Proves that the checks of every story work: known faulty stories must fail. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/**
 * The stories that must fail, each with what the message names, such as the axe rule, and the
 * theme, if only one is faulty.
 */
const expected: Record<string, { fault: string; theme?: 'dark' | 'light' }> = {
  'Button Without Name': { fault: '(button-name)' },
  'Text Without Contrast': { fault: '(color-contrast)' },
  'Text Without Contrast In Dark': { fault: '(color-contrast)', theme: 'dark' },
  'Text Without Contrast In Light': { fault: '(color-contrast)', theme: 'light' },
  'Wider Than The Window': { fault: 'px wide in a window of' },
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
  const missed = Object.entries(expected).filter(([story, { fault, theme }]) => {
    const result = results.find(({ title }) => title === story);
    const message = result?.failureMessages.find((each) => each.includes(fault));
    // The add-on names no theme, since it runs in the dark one, the stories' default.
    const faulted = message?.includes('In the light theme:') ? 'light' : 'dark';
    return !message || (theme && theme !== faulted);
  });
  for (const [story, { fault }] of missed) {
    console.error(`"${story}" should have failed with "${fault}", and did not.`);
  }
  if (missed.length > 0) {
    console.error(stdout, stderr);
    process.exitCode = 1;
  } else console.log('Each faulty story failed for its fault.');
} finally {
  rmSync(folder, { recursive: true });
}
