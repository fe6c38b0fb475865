import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { expect, test } from 'vitest';

test('each faulty story fails for its fault, in the theme that has it', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hadal-gate-')), 'report.json');
  const report = ['--reporter=json', `--outputFile=${file}`];
  const env = { ...process.env, STORY_TAG: 'must-fail' };
  spawnSync('vitest', ['run', '--project=stories', '.storybook/gate', ...report], {
    env,
    stdio: 'inherit',
  });
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults;
  rmSync(path.dirname(file), { recursive: true });
  const messages = Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ title, failureMessages }) => [title, failureMessages?.[0]]),
  );
  // The add-on names no theme, since it runs in the dark one, the stories' default.
  expect(messages).toEqual({
    'Button Without Name': expect.stringContaining('(button-name)'),
    'Text Without Contrast': expect.stringContaining('(color-contrast)'),
    'Text Without Contrast In Dark': expect.stringMatching(
      /^(?!.*In the light theme:)[^]*\(color-contrast\)/,
    ),
    'Text Without Contrast In Light': expect.stringMatching(
      /In the light theme:[^]*\(color-contrast\)/,
    ),
    'Wider Than The Window': expect.stringContaining('px wide in a window of'),
  });
}, 120_000);
