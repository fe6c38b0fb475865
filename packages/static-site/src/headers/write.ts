import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile, nginxConfig, vercelConfig } from './hosts.ts';
import type { Partners } from './policy.ts';
import { headerRules, type FileRules } from './rules.ts';

/** Configuration files written beside the pages, by host. */
export const hostFiles = {
  headers: '_headers',
  vercel: 'vercel.json',
  nginx: '.hosts/nginx.conf',
} as const;

/** Writes the headers that belong to the built pages, for each host that reads them from a file. */
export async function writeHeaders(dir: string, partners: Partners, files: FileRules = {}) {
  const rules = await headerRules(dir, partners, files);
  await mkdir(path.join(dir, path.dirname(hostFiles.nginx)), { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(dir, file), text);
  await Promise.all([
    write(hostFiles.headers, headersFile(rules)),
    write(hostFiles.vercel, vercelConfig(rules)),
    write(hostFiles.nginx, nginxConfig(rules)),
  ]);
}
