import { spawnSync } from 'node:child_process';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  // A change awaiting review is not a failure here: Chromatic reports it as a separate check.
  const { error, status } = spawnSync(
    'chromatic',
    ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
    { stdio: 'inherit' },
  );
  if (error) throw error;
  process.exitCode = status ?? 1;
} else {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.');
}
