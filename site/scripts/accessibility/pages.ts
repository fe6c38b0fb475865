import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { AxeReport } from './axe.ts';

/** Results of `e2e/axe.spec.ts` for all pages in one theme at one width. */
export interface PagesReport {
  theme: 'dark' | 'light';
  width: number;
  /** Results by path. */
  pages: Record<string, AxeReport>;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds the site and runs axe on every page in a browser. */
export function judgePages(): PagesReport[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadal-accessibility-'));
  const file = path.join(folder, 'report.json');
  try {
    const { status } = spawnSync(
      'playwright',
      [
        'test',
        '--config=site/playwright.config.ts',
        '--reporter=line,json',
        'site/e2e/axe.spec.ts',
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
    );
    if (status !== 0)
      throw new Error('The faults of pages are listed above. Fix them and run the command again.');
    const { suites } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
    return suites
      .flatMap(({ specs }) => specs)
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .flatMap(({ attachments }) => attachments)
      .filter(({ name }) => name === 'axe')
      .map(({ body = '' }) => JSON.parse(Buffer.from(body, 'base64').toString()) as PagesReport);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
