import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs tests in Playwright, and returns what they attached under the name axe. */
export function attachmentsOf<Content>(...tests: string[]): Content[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadal-accessibility-'));
  const file = path.join(folder, 'report.json');
  try {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const args = ['test', '--reporter=line,json', ...tests];
    const { status } = spawnSync('playwright', args, { cwd: root, stdio: 'inherit', env });
    if (status !== 0)
      throw new Error('The faults are listed above. Fix them and run the command again.');
    const { suites } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
    return suites.flatMap(attachedIn).map((body) => JSON.parse(body) as Content);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const attachedIn = ({ specs }: JSONReportSuite) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'axe'))
    .map(({ body = '' }) => Buffer.from(body, 'base64').toString());
